import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import type { CheckDocument, FindingRecord, Replayed, Shown, TurnAct } from "../engine/contract";
import type { Words } from "../words";
import type { Names } from "./names";

type Judged = { check: CheckDocument; notes: string[] } & Shown;

interface Props {
  verdict: Judged | undefined;
  busy: boolean;
  /** Whether the table is empty, so that there is nothing to report yet. */
  bare: boolean;
  names: Names;
  /** Whether the position was read from a photo. */
  ofPhoto?: boolean;
  /** Highlights the places of a finding or threat; cleared on leave. */
  onLight: (squares: string[], act?: TurnAct) => void;
}

const SIGNS = {
  legal: "M5 12.5l4.5 4.5L19 7.5",
  fits: "M5 12.5l4.5 4.5L19 7.5",
  illegal: "M6 6l12 12M18 6L6 18",
  undecided: "M9 9a3 3 0 114.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01",
  unreadable: "M4 7h16M4 12h9M4 17h5M16 14l5 5M21 14l-5 5",
} as const;

/** The verdict on the position, its reasons, and the state of the game. */
export function VerdictPanel({ verdict: judged, busy, bare, names, ofPhoto = false, onLight }: Props) {
  const { check: words } = usePage().words;
  const check = judged?.check;
  const verdict = check?.verdict;
  if (bare && verdict && verdict !== "legal" && verdict !== "fits") {
    return (
      <section class="verdict-place" aria-busy={busy} data-verdict={busy ? undefined : verdict}>
        <div class="verdict none">
          <div>
            <h2>{words.bare}</h2>
            <p>{words.bareAbout}</p>
          </div>
        </div>
      </section>
    );
  }
  return (
    <section class={`verdict-place ${verdict ?? ""}`} aria-busy={busy} data-verdict={busy ? undefined : verdict}>
      <div class={`verdict ${verdict ?? "none"}${busy ? " stale" : ""}`}>
        {verdict && (
          <svg class="verdict-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[verdict]} />
          </svg>
        )}
        <div>
          <h2>{verdict ? words.verdicts[verdict] : words.judging}</h2>
          <p>{verdict && words.verdictAbout[verdict]}</p>
        </div>
      </div>
      {check && <Findings findings={check.findings} more={check.more} onLight={onLight} />}
      {judged && verdict !== "unreadable" && <Standing check={judged.check} shown={judged} since={ofPhoto ? words.assumedPhoto : words.assumed} names={names} onLight={onLight} />}
      {judged && judged.notes.length > 0 && (
        <ul class="verdict-notes">
          {judged.notes.map((note) => (
            <Sentence key={note} as="li" words={note} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LineProps extends Pick<Props, "verdict" | "busy" | "bare" | "names"> {
  /** Whether the text is the record of a game. */
  isRecord: boolean;
}

/** The verdict in a line at the bottom of a small screen, where the verdict itself is out of sight. */
export function VerdictLine({ verdict: judged, busy, bare, names, isRecord }: LineProps) {
  const { check: words } = usePage().words;
  const check = isRecord ? undefined : judged?.check;
  const isBare = bare && check?.verdict !== "legal" && check?.verdict !== "fits";
  const state = check && (stateOf(check, names, words) ?? check.findings[0]?.message ?? words.verdictAbout[check.verdict]);
  const [title, about] = isRecord ? [words.isRecord] : !check ? [words.judging] : isBare ? [words.bare] : [words.verdicts[check.verdict], state];
  const show = () => document.querySelector(".verdict-place")?.scrollIntoView({ block: "center" });
  return (
    <button type="button" class={`verdict-line${isBare ? "" : ` ${check?.verdict ?? ""}`}${busy && !isRecord ? " stale" : ""}`} onClick={show}>
      <strong>{title}</strong> {about && <Sentence words={about} />}
    </button>
  );
}

interface RecordProps {
  record: Replayed;
  busy: boolean;
  onWatch: () => void;
}

/** What is said in place of a verdict if the text is the record of a game. */
export function RecordPanel({ record: { moments, replay }, busy, onWatch }: RecordProps) {
  const { check: words } = usePage().words;
  const { failed } = replay;
  return (
    <section class={`verdict-place ${failed ? "illegal" : "legal"}`} aria-busy={busy} data-verdict={busy ? undefined : "record"}>
      <div class="verdict">
        <div>
          <h2>{words.isRecord}</h2>
          <p>
            {failed ? words.failed(failed.turn, failed.text) : words.turnsLegal(moments.length - 1)} {failed && <Sentence words={failed.message} />}
          </p>
        </div>
      </div>
      <button type="button" class="strong second" disabled={busy} onClick={onWatch}>
        {words.stepThrough}
      </button>
    </section>
  );
}

interface FindingsProps {
  findings: FindingRecord[];
  more: number;
  onLight: Props["onLight"];
}

function Findings({ findings, more, onLight }: FindingsProps) {
  const { check: words } = usePage().words;
  if (findings.length === 0) return null;
  return (
    <ol class="findings" aria-label={words.findings}>
      {findings.map(({ code, squares, message, rule, hint, line }, at) => (
        <li key={`${code} ${at}`}>
          <button
            type="button"
            class="finding"
            data-code={code}
            onMouseEnter={() => onLight(squares)}
            onMouseLeave={() => onLight([])}
            onFocus={() => onLight(squares)}
            onBlur={() => onLight([])}
            onClick={() => onLight(squares)}
          >
            <Sentence words={message} />
            {line !== null && squares.length === 0 && <span class="finding-where">{words.line(line)}</span>}
            {squares.length > 0 && squares.length < 9 && <span class="finding-where">{squares.join(" ")}</span>}
            {rule && <Sentence words={rule} look="finding-rule" />}
            {hint && <Sentence words={hint} look="hint" />}
          </button>
        </li>
      ))}
      {more > 0 && <li class="help">{words.more(more)}</li>}
    </ol>
  );
}

/** Who has won, whose turn it is, or whether a game for one can be solved, if that is known. */
export function stateOf({ status, assumed }: CheckDocument, names: Names, words: Words["check"]): string | undefined {
  if (status && status.solvable !== null) {
    return !status.solvable ? words.unsolvable : status.over ? words.solved : words.solvable;
  }
  const toMove = status?.to_move ?? assumed["to move"];
  if (!status?.over) return status && toMove ? words.turnOf(names.player(toMove)) : undefined;
  // Partners are written `A + C`.
  const [winner, partner] = status.winner?.split(" + ").map(names.player) ?? [];
  return winner === undefined ? words.drawn : partner === undefined ? words.won(winner) : words.haveWon(winner, partner);
}

interface StandingProps {
  check: CheckDocument;
  shown: Shown;
  /** What comes before the assumptions. */
  since: string;
  names: Names;
  onLight: Props["onLight"];
}

function Standing({ check, shown, since, names, onLight }: StandingProps) {
  const { check: words } = usePage().words;
  const { threats, assumed } = shown;
  const said = stateOf(check, names, words);
  return (
    <div class="standing">
      {said && <p>{said}</p>}
      {threats.length > 0 && (
        <ul class="threats">
          {threats.map(({ player, turn, shown, act }) => (
            <li key={`${player} ${turn}`}>
              <button
                type="button"
                class="threat-line"
                onMouseEnter={() => onLight([], act)}
                onMouseLeave={() => onLight([])}
                onFocus={() => onLight([], act)}
                onBlur={() => onLight([])}
              >
                {words.threat(names.player(player))} <code>{shown}</code>
              </button>
            </li>
          ))}
        </ul>
      )}
      {assumed.length > 0 && (
        <p class="help">
          {since}{" "}
          {assumed.map((line) => (
            <span key={line}>
              <code>{line}</code>{" "}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
