//! A well-formed position, and the effect of a turn.

use super::bitboard::{Bitboard, Squares, bit};
use super::holdings::Holdings;
use super::kit::{Colour, Kit, MAX_PLANKS, MAX_PLAYERS, Moving, PerColour, Plank, Player, sum};
use super::turn::{End, PlankSquare, Target, Turn};

/// The slot of the plank that was laid first, in the middle of the longest possible row.
const MIDDLE: u8 = 11;

/// The public state of a game between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) kit: Kit,
    pub(super) moving: Moving,
    pub(super) table: Bitboard,
    pub(super) hands: [PerColour; MAX_PLAYERS],
    pub(super) planks: Holdings,
    pub(super) first: Option<Player>,
    pub(super) to_move: Player,
    pub(super) winner: Option<Player>,
    numbers: Numbers,
}

/// Plank numbers by slot and slots by number, so that no plank is renumbered when one is laid at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Numbers {
    /// Slot of the top row.
    top: u8,
    number: [u8; 2 * MAX_PLANKS - 1],
    slot: [u8; MAX_PLANKS],
}

impl Position {
    /// The empty table before the first turn of `first`. `None` if the deal is impossible or `first` does not play.
    pub fn start(
        kit: Kit,
        moving: Moving,
        deal: &[Option<PerColour>; MAX_PLAYERS],
        first: Player,
    ) -> Option<Position> {
        let planks = Holdings::dealt(&kit, deal)?;
        let bare = Position::new(kit, moving, &[], planks, first)?;
        (first.index() < kit.players()).then_some(Position { first: Some(first), ..bare })
    }

    /// A position with planks, given from the top with their numbers in the order of laying and the owners of their
    /// tokens. `None` if there are too many planks or tokens, or if the numbers are not those of the planks.
    pub fn new(
        kit: Kit,
        moving: Moving,
        rows: &[(u8, Plank, [Option<Player>; 3])],
        planks: Holdings,
        to_move: Player,
    ) -> Option<Position> {
        let mut table = Bitboard::default();
        let mut hands = [[0; 3]; MAX_PLAYERS];
        hands.iter_mut().take(kit.players()).for_each(|hand| *hand = kit.tokens());
        if rows.len() > kit.planks() {
            return None;
        }
        for (row, (_, plank, owners)) in rows.iter().enumerate() {
            table.lay_bottom(*plank);
            for (place, owner) in
                owners.iter().enumerate().filter_map(|(place, owner)| Some((place, (*owner)?)))
            {
                let hand = &mut hands[owner.index()][plank.squares()[place].index()];
                *hand = hand.checked_sub(1)?;
                table.put(owner, bit(row, place));
            }
        }
        let numbers = Numbers::new(rows.iter().map(|(number, ..)| *number))?;
        Some(Position {
            kit,
            moving,
            table,
            hands,
            planks,
            first: None,
            to_move,
            winner: table.winner(),
            numbers,
        })
    }

    /// Sets the opener.
    pub(super) fn opened_by(self, first: Option<Player>) -> Position {
        Position { first, ..self }
    }

    /// The equipment of the game.
    pub fn kit(&self) -> Kit {
        self.kit
    }

    /// The planks and tokens on the table.
    pub fn table(&self) -> &Bitboard {
        &self.table
    }

    /// The opener, if known.
    pub fn first(&self) -> Option<Player> {
        self.first
    }

    /// The player to move, or who would be if the game were not over.
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// The winner.
    pub fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// The tokens in a player's hand.
    pub fn hand(&self, player: Player) -> PerColour {
        self.hands[player.index()]
    }

    /// The planks in the players' hands.
    pub fn planks(&self) -> &Holdings {
        &self.planks
    }

    /// The number of the plank in a row, in the order of laying.
    pub fn number(&self, row: usize) -> u8 {
        self.numbers.of_row(row)
    }

    /// The row of a plank, if it is on the table.
    pub fn row(&self, number: u8) -> Option<usize> {
        self.numbers.row(number).filter(|_| usize::from(number) <= self.table.rows())
    }

    /// The bit of a square, if its plank is on the table.
    pub(super) fn square(&self, spot: PlankSquare) -> Option<Squares> {
        Some(bit(self.row(spot.plank)?, usize::from(spot.place)))
    }

    /// The notation of a square by plank number.
    pub(super) fn spot(&self, square: Squares) -> PlankSquare {
        let index = square.trailing_zeros();
        let place = u8::try_from(index % 3).unwrap_or_default();
        PlankSquare { plank: self.number(index as usize / 3), place }
    }

    /// Returns true if all planks and tokens of all players are placed.
    pub(super) fn all_out(&self) -> bool {
        self.table.rows() == self.kit.planks() && self.hands.iter().all(|hand| *hand == [0; 3])
    }

    /// Returns true if a player may move tokens.
    pub(super) fn moves(&self, player: Player) -> bool {
        self.hands[player.index()] == [0; 3] && (self.moving == Moving::Own || self.all_out())
    }

    pub(super) fn holds_tokens(&self, player: Player) -> bool {
        sum(&self.hands[player.index()]) > 0
    }

    /// Plays a legal turn.
    pub(super) fn apply(&mut self, turn: Turn) {
        let player = self.to_move;
        let (from, to) = match turn {
            Turn::Pass => (None, None),
            Turn::Put(to) => (None, Some(to)),
            Turn::Move { from, to } => (self.square(from), Some(to)),
        };
        if let Some(from) = from {
            self.table.take(player, from);
        }
        let square = match to {
            None => None,
            Some(Target::OnTable(spot)) => self.square(spot),
            Some(Target::New { end, plank, place }) => {
                self.planks.lay(player, plank.model());
                Some(bit(self.lay(end, plank), usize::from(place)))
            }
        };
        if let Some(square) = square {
            self.table.put(player, square);
            if let (None, Some(colour)) = (from, self.table.colour(square)) {
                let hand = &mut self.hands[player.index()][colour.index()];
                *hand = hand.saturating_sub(1);
            }
            if self.table.has_line(self.table.tokens_of(player)) {
                self.winner = Some(player);
            }
        }
        self.to_move = self.kit.after(player);
    }

    /// Lays a plank and returns its row.
    fn lay(&mut self, end: End, plank: Plank) -> usize {
        match end {
            End::Top => {
                self.table.lay_top(plank);
                self.numbers.lay_top(self.table.rows());
                0
            }
            End::First | End::Bottom => {
                self.table.lay_bottom(plank);
                self.numbers.lay_bottom(self.table.rows());
                self.table.rows() - 1
            }
        }
    }

    /// The models that a player may lay.
    pub(super) fn models(&self, player: Player) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(move |&model| self.planks.may_lay(player, model))
    }
}

impl Numbers {
    /// Numbers the rows from the top; `None` if the numbers are not 1 to their count.
    fn new(from_top: impl ExactSizeIterator<Item = u8> + Clone) -> Option<Numbers> {
        let mut numbers =
            Numbers { top: MIDDLE, number: [0; 2 * MAX_PLANKS - 1], slot: [u8::MAX; MAX_PLANKS] };
        let count = from_top.len();
        let above = u8::try_from(from_top.clone().position(|number| number == 1).unwrap_or_default()).ok()?;
        numbers.top = MIDDLE.checked_sub(above)?;
        for (slot, number) in (numbers.top..).zip(from_top) {
            let at = usize::from(number.checked_sub(1)?);
            if at >= count || *numbers.slot.get(at)? != u8::MAX {
                return None;
            }
            *numbers.number.get_mut(usize::from(slot))? = number;
            *numbers.slot.get_mut(at)? = slot;
        }
        Some(numbers)
    }

    fn of_row(&self, row: usize) -> u8 {
        self.number.get(usize::from(self.top) + row).copied().unwrap_or_default()
    }

    fn row(&self, number: u8) -> Option<usize> {
        let slot = *self.slot.get(usize::from(number).checked_sub(1)?)?;
        slot.checked_sub(self.top).map(usize::from)
    }

    /// Adds plank number `count` at the top.
    fn lay_top(&mut self, count: usize) {
        self.top = self.top.saturating_sub(1);
        self.set(self.top, count);
    }

    /// Adds plank number `count` at the bottom.
    fn lay_bottom(&mut self, count: usize) {
        let slot = usize::from(self.top) + count - 1;
        self.set(u8::try_from(slot).unwrap_or(u8::MAX), count);
    }

    fn set(&mut self, slot: u8, count: usize) {
        if let Some(number) = self.number.get_mut(usize::from(slot)) {
            *number = u8::try_from(count).unwrap_or_default();
        }
        if let Some(at) = self.slot.get_mut(count - 1) {
            *at = slot;
        }
    }
}
