import { useId } from "preact/hooks";
import { usePage } from "../../app/page";
import { Sentence } from "../../app/sentence";
import type { Blind } from "./use-blind";

/** A field for turns and questions about the game, for players who do not see the board or prefer to type. */
export function BlindForm({ blind: { field, typed, setTyped, answer, isWrong, submit } }: { blind: Blind }) {
  const { check: words } = usePage().words;
  const id = useId();
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form class="blind" onSubmit={onSubmit}>
      <label for={id}>{words.typeTurn}</label>
      <div class="joined">
        <input
          ref={field}
          id={id}
          type="text"
          value={typed}
          autocapitalize="off"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="quiet">
          {words.playTyped}
        </button>
      </div>
      <p class={`blind-answer${isWrong ? " wrong" : ""}`} role="status">
        {answer && <Sentence words={answer} />}
      </p>
      <p id={`${id}-help`} class="help">
        {words.blindHelp}
      </p>
    </form>
  );
}
