//! Setups as observed tables, and observed tables as setups.

use super::kit::{Colour, Kit, MAX_PLAYERS, PerColour, Player};
use super::setup::{PlankRow, Setup, SetupSquare, SquareAt, Token};
use super::turn::{End, Target, Turn};
use crate::rules::{Beside, Found, FoundStrip, Observed, Origin, Pile, Spot, StripSquare, Touch, Trace};

/// The planks of a setup as an observed table.
pub(crate) fn found(setup: &Setup) -> Found {
    let strip = |row: &PlankRow| FoundStrip {
        number: row.number,
        squares: row.squares.map(|it| square(&it)).to_vec(),
    };
    Found { squares: Vec::new(), strips: setup.rows.iter().map(strip).collect() }
}

/// The visible effect of a turn. `from_hand` is the origin of a token that was not on the table.
pub(crate) fn trace(turn: Turn, from_hand: Option<Origin>) -> Trace {
    let to = match turn.target() {
        None => return Trace::Nothing,
        Some(Target::OnTable(square)) => Touch::On(square.spot()),
        Some(Target::New { end, plank, place }) => Touch::Added {
            top: end != End::Bottom,
            colours: plank.squares().map(Colour::letter).to_vec(),
            place: place.into(),
        },
    };
    let from = match turn {
        Turn::Move { from, .. } => Some(Origin::On(from.spot())),
        Turn::Put(_) | Turn::Pass => from_hand,
    };
    Trace::Piece { from, to }
}

/// The hands. `players` applies if the setup does not give the number.
pub(crate) fn hands(setup: &Setup, players: Option<usize>) -> Vec<Beside> {
    let seen = setup.tokens().map(|(_, _, token, _)| token.owner.index() + 1).max().unwrap_or_default();
    let players = setup.players.or(players).unwrap_or(seen).clamp(2, MAX_PLAYERS);
    let kit = Kit::standard(players);
    // A token that is not on the table may be on an open square. Then only the hands given in the text are known.
    let is_open = setup.rows.iter().flat_map(|row| &row.squares).any(|square| square.open);
    let hand = |player: Player| {
        let tokens = setup.hands[player.index()].unwrap_or_else(|| {
            let all = kit.filter(|_| !is_open).map(|kit| kit.tokens()).unwrap_or_default();
            let out = setup.on_table(player);
            std::array::from_fn(|colour| all[colour].saturating_sub(out[colour]))
        });
        let planks = setup.planks[player.index()].unwrap_or_default();
        let token = |colour: Colour| Observed::Piece {
            letter: player.letter(),
            quarters: 0,
            colour: Some(colour.letter()),
        };
        let plank = |colour: Colour| Observed::piece(colour.letter());
        let pieces: Vec<_> = counted(&tokens, token).chain(counted(&planks, plank)).collect();
        (!pieces.is_empty()).then_some(Beside { pile: Pile::Hand(player.letter()), pieces })
    };
    Player::all(players).filter_map(hand).collect()
}

fn square(square: &SetupSquare) -> StripSquare {
    let token = |token: Token| Observed::Piece {
        letter: token.owner.letter(),
        quarters: 0,
        colour: Some(token.colour.unwrap_or(square.colour).letter()),
    };
    let may = if square.open { Vec::new() } else { vec![square.token.map_or(Observed::Nothing, token)] };
    StripSquare { colour: square.colour.letter(), may }
}

/// The colours that occur, with their counts.
fn counted(
    counts: &PerColour,
    piece: impl Fn(Colour) -> Observed,
) -> impl Iterator<Item = (Observed, usize)> {
    let count = |colour: Colour| usize::from(counts[colour.index()]);
    let there = Colour::ALL.into_iter().map(move |colour| (colour, count(colour)));
    there.filter(|(_, count)| *count > 0).map(move |(colour, count)| (piece(colour), count))
}

/// The planks of an observed table. Strips that are not planks are skipped.
pub(crate) fn planks(found: &Found) -> Vec<PlankRow> {
    found.strips.iter().filter_map(plank).collect()
}

fn plank(strip: &FoundStrip) -> Option<PlankRow> {
    let squares: Option<Vec<SetupSquare>> = strip.squares.iter().map(observed).collect();
    Some(PlankRow { number: strip.number, squares: squares?.try_into().ok()? })
}

fn observed(square: &StripSquare) -> Option<SetupSquare> {
    let colour = Colour::from_letter(square.colour)?;
    let content = square.certain().and_then(|lies| content(lies, colour));
    Some(SetupSquare { colour, token: content.flatten(), open: content.is_none() })
}

/// The planks as they are seen from the other side of the table.
pub(crate) fn from_behind(rows: &[PlankRow]) -> Vec<PlankRow> {
    let turned = |row: &PlankRow| {
        let [left, middle, right] = row.squares;
        PlankRow { squares: [right, middle, left], ..*row }
    };
    rows.iter().rev().map(turned).collect()
}

/// How many turns at least lead from planks with known tokens to others; `None` if none do. Planks are laid at the ends,
/// one a turn; a token that moves changes two squares.
pub(crate) fn turns_apart(before: &[PlankRow], after: &[PlankRow]) -> Option<usize> {
    let laid = after.len().checked_sub(before.len())?;
    let colours = |rows: &[PlankRow]| -> Vec<_> {
        rows.iter().map(|row| row.squares.map(|square| square.colour)).collect()
    };
    let (old, new) = (colours(before), colours(after));
    let is_there = (0..=laid).any(|above| new[above..above + old.len()] == old);
    let squares =
        before.iter().zip(after).flat_map(|(before, after)| before.squares.into_iter().zip(after.squares));
    let changed = squares.filter(|(before, after)| !after.open && before.token != after.token).count();
    is_there.then_some(if laid > 0 { laid } else { changed.div_ceil(2) })
}

/// The square at a place of an observed table, if its strip is a plank.
pub(crate) fn square_at(found: &Found, spot: Spot) -> Option<SquareAt> {
    let Spot::Strip(strip, place) = spot else { return None };
    let colour = plank(found.strips.get(strip)?)?.squares.get(place)?.colour;
    let row = found.strips.iter().take(strip).filter_map(plank).count();
    Some(SquareAt { row, place, colour })
}

/// Converts the contents of a square of this colour to a token or nothing; `None` if it is no token.
pub(crate) fn content(lies: Observed, square: Colour) -> Option<Option<Token>> {
    let Observed::Piece { letter, colour, .. } = lies else { return Some(None) };
    let token = Token { owner: Player::from_letter(letter)?, colour: colour.and_then(Colour::from_letter) };
    Some(Some(token.on(square)))
}
