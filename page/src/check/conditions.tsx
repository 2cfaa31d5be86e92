import { Select } from "../app/fields";
import { usePage } from "../app/page";
import type { BundledGame, FormWord, TableResponse } from "../engine/contract";
import type { Rules } from "./rule-options";
import { entry, withEntry } from "./laid";
import { playersOf, variantKey } from "./players";
import type { Desk } from "./use-desk";

interface Props {
  game: BundledGame;
  table: TableResponse;
  desk: Pick<Desk, "laid" | "edit">;
  /** Whether a game is played, of which variant and player to move are part. */
  playing?: boolean;
  /** The options of the rules; none if they cannot be chosen here. */
  rules?: Rules;
  onRules?: (rules: Rules) => void;
}

/** Game, variant, rule options and player to move. */
export function Conditions({ game, table, desk, playing, rules, onRules }: Props) {
  const { lang, words: { check: words } } = usePage();
  const named = (all: FormWord[]) => all.map(({ word, label }): [string, string] => [word, label[lang]]);
  const key = variantKey(game);
  const variant = game.variants.find(({ word }) => word === entry(desk.laid, "variant"))?.word ?? "";
  const players = playersOf(table, variant);
  const toMove = players.find(({ name }) => name === entry(desk.laid, "toMove"))?.name ?? "";
  return (
    <div class="conditions">
      {!playing && game.variants.length > 0 && (
        <Select
          label={words[key]}
          value={variant}
          choices={[["", words.anyVariant], ...named(game.variants)]}
          onChoose={(value) => desk.edit((laid) => withEntry(laid, "variant", key, value))}
        />
      )}
      {!playing && players.length > 0 && (
        <Select
          label={words.toMove}
          value={toMove}
          choices={[["", words.anyPlayer], ...players.map(({ name, title }): [string, string] => [name, title])]}
          onChoose={(value) => desk.edit((laid) => withEntry(laid, "toMove", "to move", value))}
        />
      )}
      {rules && onRules && game.rules.length > 0 && (
        <div class="conditions-rules">
          {game.rules.map(({ name, label, values, usual }) => (
            <Select
              key={name}
              label={label[lang]}
              value={rules[name] ?? usual}
              choices={named(values)}
              onChoose={(value) => onRules({ ...rules, [name]: value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
