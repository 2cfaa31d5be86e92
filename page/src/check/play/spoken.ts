import type { PieceView, PlayedGame, TableContents, TableResponse } from "../../engine/contract";
import type { Words } from "../../words";
import { NOTHING, places } from "../laid";
import type { Names } from "../names";
import { lying } from "../pieces";
import type { Spot } from "../scene";
import { pilesOf } from "./piles";
import { pileSource, sourceOf } from "./sources";

/** A game as it is told to players who do not see it. */
export interface Told {
  table: TableResponse;
  laid: TableContents;
  spots: Spot[];
  played: PlayedGame;
  names: Names;
  words: Words["check"];
}

/** The answer to a question such as `l`, `p L` or `s a`; `undefined` for anything else, which may be a turn. */
export function answered(typed: string, told: Told): string | undefined {
  const [, question, about = ""] = /^([lpsmh?])(?:\s+(.+))?$/i.exec(typed.trim()) ?? [];
  switch (question?.toLowerCase()) {
    case "l":
      return lastTurn(told);
    case "p":
      return standing(about, told);
    case "s":
      return line(about, told);
    case "m":
      return turnsOf(about, told);
    case "h":
    case "?":
      return told.words.blindHelp;
    default:
      return undefined;
  }
}

/** The last turn and its player. */
export function lastTurn({ played: { played }, names, words }: Told): string {
  const last = played.at(-1);
  return last?.turn ? `${words.lastTurn(played.length - 1, names.player(last.player))} ${last.turn.shown}` : words.noTurnYet;
}

const same = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();
const isNamed = ({ letter, sign }: PieceView, typed: string) => same(sign, typed) || same(letter, typed);

/** Where the pieces of a letter stand or lie; all pieces if none is given. */
function standing(typed: string, { table, laid, spots, names, words }: Told): string {
  const kinds = table.pieces.filter((kind) => !typed || isNamed(kind, typed));
  if (kinds.length === 0) return words.noSuchPiece(typed);
  const lies = places(laid);
  const piles = pilesOf(table, laid, spots, undefined);
  const told = kinds.flatMap((kind) => {
    const on = spots.filter(({ name, colour }) => lying(table.pieces, lies.get(name) ?? NOTHING, colour)?.kind === kind).map(({ name }) => name);
    const beside = piles.flatMap(({ pile, owner, heaps }) =>
      heaps.filter((heap) => heap.kind === kind).map(({ count }) => words.standing(words.piles[pile](owner ? names.letter(owner) : ""), `${count}`)),
    );
    const where = [...on, ...beside];
    return where.length > 0 ? [words.standing(names.piece(kind), where.join(", "))] : [];
  });
  return told.length > 0 ? told.join("; ") : words.nowhere;
}

/** The contents of a column, a row or a strip. */
function line(typed: string, { laid, spots, names, words }: Told): string {
  const lies = places(laid);
  const isIn = ({ name, end }: Spot) => {
    if (end || !typed) return false;
    const [, camp = "", column = "", row = ""] = /^(?:(\w+):)?([a-z]*)(\d+)$/i.exec(name) ?? [];
    return [column, row, camp, `${camp}:${column}`, `${camp}:${row}`].some((part) => part !== "" && same(part, typed));
  };
  const found = spots.filter(isIn);
  if (found.length === 0) return words.noSuchLine(typed);
  const full = found.filter(({ name }) => (lies.get(name) ?? NOTHING) !== NOTHING);
  const told = full.map((spot) => names.place(spot, lies.get(spot.name) ?? NOTHING));
  return [...told, ...(full.length < found.length ? [full.length === 0 ? words.allEmpty : words.restEmpty] : [])].join("; ");
}

/** The legal turns of the piece on a square or of pieces beside the board; all turns if none is given. */
function turnsOf(typed: string, { table, played: { turns }, words }: Told): string {
  const own = turns.filter(({ act }) => {
    if (!typed || same(act.from ?? undefined, typed)) return true;
    const { piece } = act;
    const kind = piece && table.pieces.find((kind) => pileSource({ ...kind, pile: piece.pile }) === sourceOf(act));
    return kind ? isNamed(kind, typed) : false;
  });
  return own.length > 0 ? `${words.turns(own.length)}${words.colon}${own.map(({ shown }) => shown).join(", ")}` : words.noTurnsOf(typed);
}
