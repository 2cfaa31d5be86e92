import { useEffect, useMemo, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { Share } from "../app/share";
import type { BundledGame, TableResponse, TurnAct } from "../engine/contract";
import { Boards } from "./boards";
import { Box } from "./box";
import { Conditions } from "./conditions";
import { DeskBar } from "./desk-bar";
import { Files } from "./files";
import { entry, isBare } from "./laid";
import { names as namesOf } from "./names";
import type { Place } from "./place";
import { lettersOf } from "./players";
import { Rack } from "./rack";
import { grounds as groundsOf } from "./scene";
import { Shelf } from "./shelf";
import { linkedText, shownOf } from "./shown";
import { Stepper } from "./stepper";
import { LONGEST } from "./stored";
import { TextForm } from "./text-form";
import { traceOf } from "./traces";
import { TurnList } from "./turn-list";
import { useDesk } from "./use-desk";
import { useHands, type Mode } from "./use-hands";
import { linkPlace } from "./use-linked";
import { useOpening } from "./use-opening";
import { OWN } from "./use-own";
import { usePlay } from "./use-play";
import { useSprites } from "./use-sprites";
import { useStart } from "./use-start";
import { useTurns } from "./use-turns";
import { useVerdict } from "./use-verdict";
import { RecordPanel, VerdictLine, VerdictPanel } from "./verdict";

interface Props {
  /** The key of the game in the page's storage and links. */
  name: string;
  game: BundledGame;
  table: TableResponse;
  place: Place;
  rules: { [option: string]: string };
  onRules: (rules: { [option: string]: string }) => void;
}

/** A position on the table: the board, the box, the text, the verdict, and games played from it. */
export function DeskView({ name, game, table, place, rules, onRules }: Props) {
  const { words: all } = usePage();
  const words = all.check;
  const desk = useDesk(place, name);
  const sprites = useSprites(table);
  const { verdict: last, busy } = useVerdict(place, desk.record ? undefined : desk.text, desk.pending);
  const verdict = desk.record ? undefined : last;
  const { watched, game: led, record, play, watchGame, watchRecord, open, step, leave, takeOver } = usePlay(place, desk, verdict);
  const [playing, setPlaying] = useState(desk.game !== undefined);
  const [light, setLight] = useState<{ squares: string[]; act?: TurnAct | undefined }>({ squares: [] });
  const [told, setTold] = useState("");

  const check = verdict?.check;
  const canPlay = table.has_turns && check?.verdict === "legal" && !check.status?.over;
  const bare = !desk.text.trim() || (!desk.trouble && isBare(desk.laid));
  const mode: Mode = watched ? "look" : playing ? "play" : "lay";
  const fresh = !busy && canPlay && verdict?.text === desk.text;
  const turns = useTurns(place, mode === "play" && fresh ? led : undefined);
  const { laid, text } = watched?.seen ?? desk;
  const end = watched ? undefined : desk.record?.moments.at(-1)?.text;
  const names = useMemo(() => namesOf(table, all), [table, all]);
  const grounds = useMemo(() => groundsOf(table, laid), [table, laid]);
  const spots = useMemo(() => grounds.flatMap((ground) => ground.spots), [grounds]);
  const hands = useHands({
    mode,
    pieces: table.pieces,
    laid: desk.laid,
    turns,
    sprites,
    edit: desk.edit,
    play,
    tell: (spot, word) => setTold(names.place(spot, word)),
  });
  const variant = entry(desk.laid, "variant");
  const turning = table.pieces.some(({ written }) => written.length > 1);
  const help = [table.strips.length > 0 ? words.helpStrips : words.help, ...(turning ? [words.helpTurn] : []), words.helpFinger];
  const startText = useStart(place, variant);

  const shown = shownOf(desk, watched);
  const bring = useOpening(name, { game, rules, onRules }, ({ text, lang, game }) => {
    leave();
    setPlaying(game !== undefined);
    if (lang) desk.reach({ text, lang }, game);
    else void open(text);
  });
  useEffect(() => setLight({ squares: [] }), [verdict, watched?.at]);
  useEffect(() => hands.setTouched(""), [desk.text, mode]);
  useEffect(() => {
    if (!busy && check && !watched) setTold(words.verdicts[check.verdict]);
  }, [busy, verdict]);
  useEffect(() => {
    if (desk.record) setTold(words.isRecord);
  }, [desk.record]);

  const openFile = async (file: File) => (file.size > LONGEST ? desk.refuse() : open(await file.text()));
  const onLight = (squares: string[], act?: TurnAct) => setLight({ squares, act });
  const moment = watched?.reel.moments[watched.at];
  const threats = mode === "lay" && !busy ? (verdict?.threats ?? []) : [];
  const traces = [
    ...threats.flatMap(({ act }) => traceOf(act, grounds, "threat")),
    ...(light.act ? traceOf(light.act, grounds, "turn") : []),
    ...(moment?.turn ? traceOf(moment.turn.act, grounds, "turn") : []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || watched) return;
    if (pressed === "z" && !event.shiftKey) desk.undo();
    else if (pressed === "y" || pressed === "z") desk.redo();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div class="check-desk" data-mode={mode} onKeyDown={onKeyDown}>
        <div class="check-table">
          {watched ? (
            <div class="desk-bar">
              <button type="button" class="quiet" onClick={leave}>
                {words.backToPosition}
              </button>
              <button type="button" class="quiet" onClick={takeOver}>
                {words.takeOver}
              </button>
            </div>
          ) : (
            <DeskBar desk={desk} mode={mode} hasTurns={table.has_turns} canPlay={canPlay} isOver={check?.status?.over ?? false} start={startText} onMode={(mode) => setPlaying(mode === "play")} />
          )}
          <div class="check-board">
            {mode === "lay" && (
              <Box
                table={table}
                laid={laid}
                spots={spots}
                sprites={sprites}
                names={names}
                chosen={hands.chosen}
                letters={lettersOf(table, variant)}
                onChoose={hands.setChosen}
                onGrasp={hands.graspInBox}
              />
            )}
            <Boards
              grounds={grounds}
              table={table}
              laid={laid}
              sprites={sprites}
              names={names}
              mode={mode}
              hands={hands.hands}
              touched={hands.touched}
              turns={turns}
              faults={mode === "lay" && !busy ? (check?.findings ?? []).flatMap(({ squares }) => squares) : []}
              lit={light.squares}
              traces={traces}
              carried={hands.carried}
              onEdit={desk.edit}
            />
          </div>
          {mode === "lay" && <p class="help">{help.join(" ")}</p>}
          {mode === "play" && <p class="help">{words.helpPlay}</p>}
          {mode === "lay" && table.strips.length > 0 && <Rack table={table} laid={laid} sprites={sprites} onEdit={desk.edit} />}
        </div>
        <div class="check-side">
          {watched && <Stepper reel={watched.reel} at={watched.at} names={names} onStep={step} />}
          {mode === "play" && canPlay && <TurnList turns={turns} touched={hands.touched} onPlay={play} onLight={onLight} />}
          {!watched && <Conditions game={game} table={table} desk={desk} rules={rules} onRules={onRules} />}
          {!watched && desk.record && <RecordPanel record={desk.record} busy={desk.pending} onWatch={watchRecord} />}
          {!watched && !desk.record && <VerdictPanel verdict={verdict} busy={busy} bare={bare} names={names} onLight={onLight} />}
          {!watched && !desk.record && led && led.turns.length > 0 && (
            <button type="button" class="strong second proof" disabled={busy} onClick={() => watchGame(led)}>
              {led.found === 0 ? words.watchGame(led.turns.length) : words.watchProof(led.turns.length, led.turns.length - led.found)}
            </button>
          )}
          <TextForm desk={desk} text={text} fixed={watched !== undefined} told={bare || check?.verdict === "unreadable"} />
          <Files place={place} name={name} text={end ?? text} record={record} onOpen={openFile}>
            <Share
              tab="check"
              before={linkPlace(name, game, rules)}
              text={linkedText(shown)}
              refused={name === OWN ? words.linkOwn : undefined}
              title={words.linkLong}
            />
          </Files>
          <Shelf name={name} game={game} place={place} desk={desk} rules={rules} shown={shown} onOpen={bring} />
        </div>
        <p class="visually-hidden" role="status">
          {told}
        </p>
      </div>
      {!watched && <VerdictLine verdict={verdict} busy={busy} bare={bare} names={names} isRecord={desk.record !== undefined} />}
    </>
  );
}
