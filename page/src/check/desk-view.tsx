import { useEffect, useMemo, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { Share } from "../app/share";
import type { BundledGame, TableResponse, TurnAct, TurnView } from "../engine/contract";
import type { Hands } from "./board";
import { Boards } from "./boards";
import { Box } from "./box";
import { Conditions } from "./conditions";
import { DeskBar } from "./desk-bar";
import { Files } from "./files";
import { entry, isBare } from "./laid";
import { marksOf } from "./marks";
import type { Mode } from "./mode";
import { names as namesOf } from "./names";
import type { Place } from "./place";
import { BlindForm } from "./play/blind-form";
import { changed, useMotion } from "./play/motion";
import { Planks } from "./play/planks";
import { Score } from "./play/score";
import { offers, sourceOf, type Offer } from "./play/sources";
import { lastTurn } from "./play/spoken";
import { Tray } from "./play/tray";
import { TurnList } from "./play/turn-list";
import { useBlind } from "./play/use-blind";
import { useTouch } from "./play/use-touch";
import { lettersOf } from "./players";
import { Rack } from "./rack";
import { grounds as groundsOf, turnedRound } from "./scene";
import { Shelf } from "./shelf";
import { linkedText, shownOf } from "./shown";
import { Stepper } from "./stepper";
import { LONGEST } from "./stored";
import { TextForm } from "./text-form";
import { traceOf } from "./traces";
import { useDesk } from "./use-desk";
import { useHands } from "./use-hands";
import { linkPlace } from "./use-linked";
import { useOpening } from "./use-opening";
import { OWN } from "./use-own";
import { usePlay } from "./use-play";
import { useSprites } from "./use-sprites";
import { useStart, variantEntry } from "./use-start";
import { useVerdict } from "./use-verdict";
import { RecordPanel, stateOf, VerdictLine, VerdictPanel } from "./verdict";

const NONE: TurnView[] = [];
/** Touching the board while a game is watched does nothing. */
const IDLE: Hands = { press: () => undefined, key: () => false, grasp: () => undefined };

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
  const { played } = desk;
  const judged = useVerdict(place, desk.record || played ? undefined : desk.text, desk.pending);
  const ofGame = useMemo(() => played && { text: played.text, ...played.judged }, [played]);
  const verdict = desk.record ? undefined : (ofGame ?? judged.verdict);
  const busy = ofGame ? desk.pending : judged.busy;
  const variant = entry(desk.laid, "variant");
  const header = variantEntry(game, variant);
  const { watched, game: led, record, begin, play, playTyped, watchGame, watchRecord, open, step, leave, takeOver } = usePlay(place, desk, verdict, { header, turns: [], found: 0 });
  const [playing, setPlaying] = useState(desk.game !== undefined);
  const [light, setLight] = useState<{ squares: string[]; act?: TurnAct | undefined }>({ squares: [] });
  const [flipped, setFlipped] = useState(false);
  const [told, setTold] = useState("");

  const check = verdict?.check;
  const bare = !desk.text.trim() || (!desk.trouble && isBare(desk.laid));
  const isOver = check?.status?.over ?? false;
  const canPlay = table.has_turns && !desk.record && (bare || (check?.verdict === "legal" && !isOver) || played !== undefined);
  const mode: Mode = watched ? "look" : playing && played ? "play" : "lay";
  const { laid, text } = watched?.seen ?? desk;
  const end = watched ? undefined : desk.record?.moments.at(-1)?.text;
  const names = useMemo(() => namesOf(table, all), [table, all]);
  const touch = useTouch({ pieces: table.pieces, laid: desk.laid, turns: mode === "play" && played ? played.turns : NONE, sprites, play });
  const grounds = useMemo(() => {
    const ends = (["top", "bottom"] as const).filter((end) => touch.turns.some(({ act }) => act.strip?.top === (end === "top")));
    const found = groundsOf(table, laid, touch.plank ? { colours: touch.plank, ends } : undefined);
    return flipped ? found.map(turnedRound) : found;
  }, [table, laid, touch.turns, touch.plank, flipped]);
  const spots = useMemo(() => grounds.flatMap((ground) => ground.spots), [grounds]);
  const hands = useHands({ pieces: table.pieces, laid: desk.laid, sprites, edit: desk.edit, tell: (spot, word) => setTold(names.place(spot, word)) });
  const turning = table.pieces.some(({ written }) => written.length > 1);
  const help = [table.strips.length > 0 ? words.helpStrips : words.help, ...(turning ? [words.helpTurn] : []), words.helpFinger];
  const playHelp = [
    words.helpPlay,
    ...(turning ? [words.helpPlayTurn] : []),
    ...(touch.turns.some(({ act }) => act.slide.length > 0) ? [words.helpPlaySlide] : []),
    ...(table.strips.length > 0 ? [words.helpPlayPlank] : []),
  ];
  const startText = useStart(place, header);
  const moment = watched?.reel.moments[watched.at];
  const last = watched ? moment : mode === "play" ? played?.played.at(-1) : undefined;
  const motion = useMotion(last?.turn?.act, watched ? watched.at : (desk.game?.turns.length ?? 0), grounds);

  const spoken = mode === "play" && played ? { table, laid, spots, played, names, words } : undefined;
  const blind = useBlind(spoken, playTyped);

  const shown = shownOf(desk, watched);
  const bring = useOpening(name, { game, rules, onRules }, ({ text, lang, game }) => {
    leave();
    setPlaying(game !== undefined);
    if (lang) desk.reach({ text, lang }, game);
    else void open(text);
  });
  useEffect(() => setLight({ squares: [] }), [verdict, watched?.at]);
  useEffect(() => {
    if (busy || !check || watched) return;
    const threats = verdict?.threats.map(({ player, shown }) => `${words.threat(names.player(player))} ${shown}.`) ?? [];
    setTold(spoken ? [`${lastTurn(spoken)}.`, stateOf(check, names, words), ...threats].join(" ") : words.verdicts[check.verdict]);
  }, [busy, verdict, mode]);
  useEffect(() => {
    if (desk.record) setTold(words.isRecord);
  }, [desk.record]);

  const openFile = async (file: File) => (file.size > LONGEST ? desk.refuse() : open(await file.text()));
  const onLight = (squares: string[], act?: TurnAct) => setLight({ squares, act });
  const onLightTurn = (turn: TurnView | undefined) => onLight([], turn?.act);
  const threats = mode === "lay" && !busy ? (verdict?.threats ?? []) : [];
  const traces = [
    ...threats.flatMap(({ act }) => traceOf(act, grounds, "threat")),
    ...(light.act ? traceOf(light.act, grounds, "turn") : []),
    ...(moment?.turn ? traceOf(moment.turn.act, grounds, "turn") : []),
  ];
  const offered = mode === "play" ? [...offers(touch.turns, touch.hold)] : [];
  const offering = (offer: Offer) => offered.flatMap(([name, one]) => (one === offer ? [name] : []));
  const marks = marksOf(grounds, [
    ["fault", mode === "lay" && !busy ? (check?.findings ?? []).flatMap(({ squares }) => squares) : []],
    ["lit", light.squares],
    ["last", last?.turn ? changed(last.turn.act, grounds) : []],
    ["touched", touch.hold ? [touch.hold.source] : []],
    ["target", offering("target")],
    ["askew", offering("askew")],
    ["source", offering("source")],
  ]);
  const isSource = (name: string) => touch.turns.some(({ act }) => sourceOf(act) === name);
  const chooseMode = (mode: "lay" | "play") => {
    setPlaying(mode === "play");
    if (mode === "play") begin();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !(event.target as HTMLElement).closest("input, select, textarea");
    if (isPlain && mode === "play" && touch.key(undefined, event.key)) return event.preventDefault();
    const square = (event.target as HTMLElement).closest<HTMLElement>("[data-spot]")?.dataset["spot"];
    if (isPlain && mode === "play" && blind.key(pressed, square)) return event.preventDefault();
    const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (isPlain && watched && way) {
      event.preventDefault();
      return step(Math.max(0, Math.min(watched.reel.moments.length - 1, watched.at + way)));
    }
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
            <DeskBar desk={desk} mode={mode} hasTurns={table.has_turns} canPlay={canPlay} isOver={isOver} start={startText} onMode={chooseMode} onFlip={() => setFlipped(!flipped)} />
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
            {mode === "play" && <Tray table={table} laid={laid} spots={spots} sprites={sprites} names={names} letters={lettersOf(table, variant)} touch={touch} onPlay={play} />}
            {mode === "play" && touch.planks.length > 0 && <Planks table={table} planks={touch.planks} plank={touch.plank} sprites={sprites} onChoose={touch.setPlank} />}
            <Boards
              grounds={grounds}
              table={table}
              laid={laid}
              sprites={sprites}
              names={names}
              mode={mode}
              hands={mode === "lay" ? hands.hands : mode === "play" ? touch.hands : IDLE}
              held={touch.held}
              motion={motion}
              marks={marks}
              traces={traces}
              carried={mode === "lay" ? hands.carried : touch.carried}
              loose={({ name }) => mode === "lay" || (mode === "play" && isSource(name))}
              onEdit={desk.edit}
              slides={touch.turns.filter(({ act }) => act.slide.length > 0)}
              onPlay={play}
              onLight={onLightTurn}
            />
          </div>
          {mode === "lay" && <p class="help">{help.join(" ")}</p>}
          {mode === "play" && <p class="help">{playHelp.join(" ")}</p>}
          {mode === "lay" && table.strips.length > 0 && <Rack table={table} laid={laid} sprites={sprites} onEdit={desk.edit} />}
        </div>
        <div class="check-side">
          {watched && <Stepper reel={watched.reel} at={watched.at} names={names} onStep={step} />}
          {mode === "play" && played && <Score moments={played.played} names={names} />}
          {mode === "play" && <BlindForm blind={blind} />}
          {mode === "play" && touch.turns.length > 0 && <TurnList turns={touch.turns} hold={touch.hold} onPlay={play} onLight={onLightTurn} />}
          {!watched && <Conditions playing={mode === "play"} game={game} table={table} desk={desk} rules={rules} onRules={onRules} />}
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
