//! What differs from game to game: squares and pieces, rules, notation, proofs. What they have in common is in
//! `judging`, `settle` and `referee`.

use super::read::Key;
use super::{
    Beside, Entry, Finding, Found, FoundSquare, Layout, Lies, Message, Phrase, Place, Play, PlayerName, Spot,
    Status, ToldPosition, ToldTurn, Typed, Verdict, Witness,
};
use crate::game::Lang;
use crate::rules::lexicon::Term;
use crate::rules::read::column_name;

/// How long a search may take before a setup is undecided. Engines whose searches are always short ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Milliseconds.
    Quick,
    /// Up to some seconds.
    Thorough,
}

/// Contents of a square: a piece, or `None` if it is empty.
pub type Content<E> = Option<<E as Table>::Piece>;

/// The squares and the pieces of a game.
///
/// A [`Setup`](Table::Setup) is any table, as typed or observed: the contents of its squares, some of which may be
/// open, that is unknown, and the other values of a text.
pub trait Table: Sized {
    /// Any table, legal or not.
    type Setup: Clone + Default;
    /// A square.
    type Square: Copy + PartialEq;
    /// A piece on a square, with its rotation.
    type Piece: Copy + PartialEq;

    /// All squares, open or not.
    fn squares(&self, setup: &Self::Setup) -> Vec<Self::Square>;

    /// The contents of a square; `None` if it is open.
    fn content(&self, setup: &Self::Setup, square: Self::Square) -> Option<Content<Self>>;

    /// Changes the contents of a square; `None` opens it.
    fn put(&self, setup: &mut Self::Setup, square: Self::Square, content: Option<Content<Self>>);

    /// Every piece that can lie on a square.
    fn pieces(&self, setup: &Self::Setup, square: Self::Square) -> Vec<Self::Piece>;

    /// Where a square is.
    fn place(&self, square: Self::Square) -> Place;

    /// The notation of a piece: `L`, `Y2`.
    fn piece_name(&self, square: Self::Square, piece: Self::Piece) -> Phrase;

    /// The open squares.
    fn open(&self, setup: &Self::Setup) -> Vec<Self::Square> {
        let squares = self.squares(setup).into_iter();
        squares.filter(|square| self.content(setup, *square).is_none()).collect()
    }

    /// The notation of a square: `c3`, `A:c5`, `P1:2`.
    fn square_name(&self, _setup: &Self::Setup, square: Self::Square) -> String {
        match self.place(square) {
            Place::Square { column, row, .. } => format!("{}{}", column_name(column), row + 1),
            Place::Strip { number, place } => format!("P{number}:{}", place + 1),
        }
    }

    /// Parses a piece.
    fn parse_piece(&self, setup: &Self::Setup, square: Self::Square, word: &str) -> Option<Self::Piece> {
        let is_named = |piece: &Self::Piece| {
            let name = self.piece_name(square, *piece);
            Lang::ALL.into_iter().any(|lang| name.written(lang).eq_ignore_ascii_case(word))
        };
        self.pieces(setup, square).into_iter().find(is_named)
    }

    /// Whether a letter can stand for a piece, a colour or a player in a row.
    fn is_sign(&self, letter: char) -> bool {
        let setup = self.bare();
        let mut signs = [0; 4];
        let sign = letter.encode_utf8(&mut signs);
        self.squares(&setup).first().is_some_and(|square| self.parse_piece(&setup, *square, sign).is_some())
    }

    /// Words that head the rows of a board, beside those that all games share.
    fn headings(&self) -> Vec<&str> {
        Vec::new()
    }

    /// A piece as it is seen: the first letter of its notation, and perhaps its quarter turns after it.
    fn seen(&self, square: Self::Square, piece: Self::Piece) -> Lies {
        let name = self.piece_name(square, piece).to_string();
        let mut signs = name.chars();
        let letter = signs.next().unwrap_or_default();
        Lies::Piece { letter, quarters: signs.as_str().parse().unwrap_or_default(), colour: None }
    }

    /// Converts what is seen to contents; `None` if no piece looks like that.
    fn convert(&self, square: Self::Square, lies: Lies) -> Option<Content<Self>> {
        if lies == Lies::Nothing {
            return Some(None);
        }
        let pieces = self.pieces(&self.bare(), square).into_iter();
        pieces.into_iter().find(|piece| self.seen(square, *piece) == lies).map(Some)
    }

    /// Board and camp in the game of each camp that the rules use.
    fn camps(&self) -> Vec<(usize, usize)> {
        vec![(0, 0)]
    }

    /// The table of which nothing is known.
    fn bare(&self) -> Self::Setup {
        let mut setup = Self::Setup::default();
        for square in self.squares(&setup) {
            self.put(&mut setup, square, None);
        }
        setup
    }

    /// The square at a place.
    fn square_of(&self, place: Place) -> Option<Self::Square> {
        self.squares(&self.bare()).into_iter().find(|square| self.place(*square) == place)
    }

    /// The square at a spot of an observed table.
    fn square_at(&self, found: &Found, spot: Spot) -> Option<Self::Square> {
        self.square_of(found.place_at(&self.camps(), spot)?)
    }

    /// The notation of a square of an observed table.
    fn spot_name(&self, found: &Found, spot: Spot) -> Option<String> {
        Some(self.square_name(&Self::Setup::default(), self.square_at(found, spot)?))
    }

    /// The setup of an observed table. Uncertain squares are open.
    fn setup(&self, found: &Found) -> Self::Setup {
        let mut setup = self.bare();
        for spot in found.spots() {
            let content = |square| Some((square, self.convert(square, found.certain(spot)?)?));
            if let Some((square, content)) = self.square_at(found, spot).and_then(content) {
                self.put(&mut setup, square, Some(content));
            }
        }
        setup
    }

    /// The squares of a setup as an observed table.
    fn found(&self, setup: &Self::Setup) -> Found {
        let camps = self.camps();
        let square = |square: Self::Square| {
            let Place::Square { camp, column, row } = self.place(square) else { return None };
            let (board, camp) = *camps.get(camp)?;
            let lies = |content: Content<Self>| content.map_or(Lies::Nothing, |it| self.seen(square, it));
            let may = self.content(setup, square).map(lies).into_iter().collect();
            Some(FoundSquare { board, camp, column, row, may })
        };
        Found { squares: self.squares(setup).into_iter().filter_map(square).collect(), strips: Vec::new() }
    }
}

/// The rules of a game with a box, options and, if it is fixed, a variant.
pub trait Gameplay: Sized {
    /// A turn. Equal turns have the same effect.
    type Turn: Copy + PartialEq;
    /// A position of a game that is played.
    type Position<'e>: Play<Turn = Self::Turn>
    where
        Self: 'e;

    /// The position from which a game usually begins; none if the game has no rules of play.
    fn start(&self) -> Option<Self::Position<'_>>;

    /// Why the game has no turns, if it has no rules.
    fn no_rules(&self) -> Option<Finding> {
        None
    }

    /// The variant that is fixed, in notation; empty if there is only one or it is open.
    fn variant(&self) -> String {
        String::new()
    }

    /// The players of a variant in turn order; of any variant if it is empty. Empty if the game has no rules.
    fn all_players(&self, _variant: &str) -> Vec<PlayerName> {
        Vec::new()
    }
}

/// Positions and records as text. A text is read once into a setup, and written once from it.
pub trait Notation: Table + Gameplay {
    /// The places in the text of the contents of a setup.
    type Spans: Default;

    /// Parses a position, or returns all faults.
    fn parse(&self, text: &str) -> Result<(Self::Setup, Self::Spans), Vec<Finding>>;

    /// The entries and the board of a setup, with `?` on every open square.
    fn write(&self, setup: &Self::Setup) -> (Vec<Entry>, Phrase);

    /// Parses a record, or returns all faults.
    fn parse_record<'e>(
        &'e self,
        text: &str,
    ) -> Result<ParsedRecord<Self::Position<'e>, Self::Turn>, Vec<Finding>>;

    /// The setup that shows a position.
    fn shown(&self, position: &Self::Position<'_>) -> Self::Setup;

    /// An empty form with its legend.
    fn form(&self, lang: Lang) -> String {
        let mut setup = self.bare();
        self.open(&setup).into_iter().for_each(|square| self.put(&mut setup, square, Some(None)));
        self.told(&setup).written(lang)
    }

    /// The keys of a position.
    fn keys(&self) -> &'static [Key] {
        const { &[Key::plain(Term::ToMove)] }
    }

    /// Findings against the variant. Such a setup can be laid out, but not judged.
    fn contradictions(&self, _setup: &Self::Setup, _spans: &Self::Spans) -> Vec<Finding> {
        Vec::new()
    }

    /// The pieces beside the board.
    fn beside(&self, _setup: &Self::Setup) -> Vec<Beside> {
        Vec::new()
    }

    /// The last turn, if the setup names it.
    fn last(&self, _setup: &Self::Setup) -> Option<ToldTurn> {
        None
    }

    /// A setup as it is told.
    fn told(&self, setup: &Self::Setup) -> ToldPosition {
        let (entries, board) = self.write(setup);
        let to_move =
            entries.iter().find(|entry| entry.key.is(Term::ToMove)).map(|entry| entry.value.clone());
        let (beside, last) = (self.beside(setup), self.last(setup));
        let layout = Layout { found: self.found(setup), beside, to_move, last };
        ToldPosition { entries, board, layout }
    }
}

/// Whether a game leads to a setup. A setup is judged step by step: is it well-formed, is it whole, and does a game
/// lead to it?
pub trait Proof: Notation {
    /// Further results of a search.
    type Insight;

    /// Faults by box and board that hold for any contents of the open squares.
    fn malformed(&self, setup: &Self::Setup, spans: &Self::Spans) -> Vec<Finding>;

    /// Whether a game leads to a well-formed setup without open squares.
    fn reach<'e>(
        &'e self,
        setup: &Self::Setup,
        spans: &Self::Spans,
        effort: Effort,
    ) -> (Self::Insight, Reach<Self::Position<'e>, Self::Turn>);

    /// The variant of a setup, in notation; empty if there is only one. If it is open, the usual one, or empty.
    fn variant_of(&self, _setup: &Self::Setup) -> String {
        self.variant()
    }

    /// The games that a setup can belong to, the usual one first: one for each variant that is open.
    fn variant_setups(&self, setup: &Self::Setup) -> Vec<VariantSetup<Self::Setup>> {
        vec![VariantSetup { setup: setup.clone(), assumed: None }]
    }

    /// The faults in the variant that has the fewest, of those that the setup leaves open. Engines with a single variant
    /// do without the copy of the setup.
    fn fewest_faults(&self, setup: &Self::Setup, spans: &Self::Spans) -> Vec<Finding> {
        let variant_setups = self.variant_setups(setup).into_iter();
        let faults = variant_setups.map(|variant_setup| self.malformed(&variant_setup.setup, spans));
        faults.min_by_key(Vec::len).unwrap_or_default()
    }

    /// The state of the game. `end` is the position to which the game leads that was found.
    fn status(
        &self,
        _setup: &Self::Setup,
        _insight: &Self::Insight,
        end: Option<&Self::Position<'_>>,
    ) -> Status {
        end.map(Play::status).unwrap_or_default()
    }

    /// The assumptions of a game that was found, besides the setup: what it says at its end, and the setup does not.
    fn assumed(&self, setup: &Self::Setup, game: &Witness<Self::Position<'_>, Self::Turn>) -> Vec<Entry> {
        let (typed, _) = self.write(setup);
        let (mut entries, _) = self.write(&self.shown(&game.end));
        entries.retain(|entry| typed.iter().all(|known| known.key != entry.key));
        entries
    }

    /// The numbers that a game gives to the strips of a setup, from the top, if the setup does not number them.
    fn strip_numbers(&self, _setup: &Self::Setup, _end: &Self::Position<'_>) -> Vec<u8> {
        Vec::new()
    }

    /// Adds to the findings of an illegal setup why it is not legal in the other variants either.
    fn object(&self, _findings: &mut [Finding], _others: &[(Self::Setup, Vec<Finding>)]) {}

    /// The position from which the legal turns of a judged setup are listed, with the values that are assumed for it.
    /// `None` if they depend on what is not known.
    fn position_on_turn<'e>(&'e self, judged: &Judged<'e, Self>) -> Option<OnTurn<Self::Position<'e>>> {
        let game = judged.game.as_ref()?;
        let assumed = self.assumed(&judged.setup, game);
        Some(OnTurn { position: game.end.clone(), assumed, notes: Vec::new() })
    }

    /// The finding if the legal turns are requested and the player to move is unknown.
    fn whose_turn(&self) -> Option<Finding> {
        None
    }
}

/// The whole of a game: all that judging, replaying and drawing need.
pub trait Engine: Proof {}

impl<E: Proof> Engine for E {}

/// A setup that has been judged.
pub struct Judged<'e, E: Proof + 'e> {
    /// The setup, with its variant.
    pub setup: E::Setup,
    /// The variant, if it was open.
    pub assumed_variant: Option<Entry>,
    /// The verdict.
    pub verdict: Verdict,
    /// Its reasons.
    pub findings: Vec<Finding>,
    /// The result of the search, if there was one.
    pub insight: Option<E::Insight>,
    /// The game that leads to the setup.
    pub game: Option<Witness<E::Position<'e>, E::Turn>>,
}

/// A setup as a position of one variant.
#[derive(Clone, Debug)]
pub struct VariantSetup<S> {
    /// The setup, which names its variant.
    pub setup: S,
    /// The variant, if it was open.
    pub assumed: Option<Entry>,
}

/// Whether a game leads to a setup.
#[derive(Clone, Debug)]
pub enum Reach<P, T> {
    /// This game does.
    Game(Witness<P, T>),
    /// None does, for these reasons.
    Never(Vec<Finding>),
    /// The search reached its limit.
    Undecided(Vec<Finding>),
    /// The game has no rules of play: box and board are all there is.
    Ruleless,
}

/// A position with its player on turn.
#[derive(Clone, Debug)]
pub struct OnTurn<P> {
    /// The position.
    pub position: P,
    /// The values that the setup leaves open and the turns depend on.
    pub assumed: Vec<Entry>,
    /// What else the turns rest on.
    pub notes: Vec<Message>,
}

/// A record as read: its turns, and the positions from which it may begin.
#[derive(Clone, Debug)]
pub struct ParsedRecord<P, T> {
    /// The positions from which it may begin, the usual one first.
    pub starts: Vec<RecordStart<P>>,
    /// The turns.
    pub turns: Vec<Typed<T>>,
}

/// A position from which a record may begin.
#[derive(Clone, Debug)]
pub struct RecordStart<P> {
    /// Its variant.
    pub variant: String,
    /// The position.
    pub position: P,
    /// All that a record can say before its turns, with the values that hold here.
    pub header: Vec<Entry>,
    /// Those of them that the record leaves open.
    pub assumed: Vec<Entry>,
}
