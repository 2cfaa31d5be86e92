//! The trait `Engine`: the differences between the games. Their common parts are in `judging`, `settle` and
//! `referee`.

use super::lexicon;
use super::{
    Assumed, Finding, Found, Layout, Lies, Message, Play, Spot, Status, Trace, Typed, Verdict, Witness,
};
use crate::game::Lang;

/// How long a search may take before a setup is undecided. Engines whose searches are always short ignore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Milliseconds.
    Quick,
    /// Up to some seconds.
    Thorough,
}

/// Contents of a square: a piece, or `None` if it is empty.
pub type Content<E> = Option<<E as Engine>::Piece>;

/// The rules of a game with a box, options and, if it is fixed, a variant.
///
/// A [`Setup`](Engine::Setup) is any table, as typed or observed. It is judged step by step: is it well-formed, is it
/// whole, and does a game lead to it? A text is read once into a setup, and written once from it.
pub trait Engine: Sized {
    /// Any table: its pieces and open squares, and the other values of the text.
    type Setup: Clone;
    /// The places in the text of the contents of a setup.
    type Spans: Default;
    /// A turn. Equal turns have the same effect.
    type Turn: Copy + PartialEq;
    /// A position of a game that is played.
    type Position<'e>: Play<Turn = Self::Turn>
    where
        Self: 'e;
    /// A square of the table.
    type Square: Copy + PartialEq;
    /// A piece on a square, with its rotation.
    type Piece: Copy + PartialEq;
    /// Further results of a search.
    type Insight;

    /// Parses a position, or returns all faults.
    fn parse(&self, text: &str) -> Result<(Self::Setup, Self::Spans), Vec<Finding>>;

    /// Findings against the variant. Such a setup can be laid out, but not judged.
    fn contradictions(&self, _setup: &Self::Setup, _spans: &Self::Spans) -> Vec<Finding> {
        Vec::new()
    }

    /// The canonical text, with `?` on every open square.
    fn text(&self, setup: &Self::Setup) -> String;

    /// Parses a record, or returns all faults.
    fn parse_record<'e>(
        &'e self,
        text: &str,
    ) -> Result<ParsedRecord<Self::Position<'e>, Self::Turn>, Vec<Finding>>;

    /// An empty form with its legend.
    fn form(&self, lang: Lang) -> String;

    /// A canonical text in the words and letters of a language. It reads as the same setup.
    fn text_in(&self, lang: Lang, text: &str) -> String {
        lexicon::position_in(lang, text)
    }

    /// The players of a variant in turn order; of any variant if it is empty. Empty if the game has no rules.
    fn all_players(&self, _variant: &str) -> Vec<PlayerName> {
        Vec::new()
    }

    /// The variant that is fixed, in notation; empty if there is only one or it is open.
    fn variant(&self) -> String;

    /// The variant of a setup, in notation; empty if there is only one. If it is open, the usual one, or empty.
    fn variant_of(&self, setup: &Self::Setup) -> String;

    /// All squares, open or not.
    fn squares(&self, setup: &Self::Setup) -> Vec<Self::Square>;

    /// The open squares.
    fn open(&self, setup: &Self::Setup) -> Vec<Self::Square>;

    /// The notation of a square: `c3`, `A:c5`, `P1:2`.
    fn square_name(&self, setup: &Self::Setup, square: Self::Square) -> String;

    /// Every piece that can lie on a square.
    fn pieces(&self, setup: &Self::Setup, square: Self::Square) -> Vec<Self::Piece>;

    /// The notation of a piece: `L`, `Y2`.
    fn piece_name(&self, square: Self::Square, piece: Self::Piece) -> String;

    /// The notation of a piece in a language.
    fn piece_name_in(&self, _: Lang, square: Self::Square, piece: Self::Piece) -> String {
        self.piece_name(square, piece)
    }

    /// Whether a letter can stand for a piece, a colour or a player in a row.
    fn is_sign(&self, letter: char) -> bool;

    /// Words that head the rows of a board, beside those that all games share.
    fn headings(&self) -> Vec<&str> {
        Vec::new()
    }

    /// Parses a piece.
    fn parse_piece(&self, square: Self::Square, word: &str) -> Option<Self::Piece>;

    /// Fills in an open square.
    fn fill_square(&self, setup: &mut Self::Setup, square: Self::Square, content: Content<Self>);

    /// The setup of an observed table. Squares that are uncertain are open.
    fn setup(&self, found: &Found) -> Self::Setup;

    /// The square at a place of an observed table.
    fn square_at(&self, found: &Found, spot: Spot) -> Option<Self::Square>;

    /// Converts observed contents; `None` if the engine does not know the piece.
    fn convert(&self, square: Self::Square, lies: Lies) -> Option<Content<Self>>;

    /// How a setup lies on the table.
    fn layout_of(&self, setup: &Self::Setup) -> Layout;

    /// The visible effect of a turn, given in notation, on an observed table.
    fn trace_of(&self, found: &Found, turn: &str) -> Trace;

    /// The games that a setup can belong to, the usual one first: one for each variant that is open.
    fn variant_setups(&self, setup: &Self::Setup) -> Vec<VariantSetup<Self::Setup>>;

    /// Faults by box and board that hold for any contents of the open squares.
    fn malformed(&self, setup: &Self::Setup, spans: &Self::Spans) -> Vec<Finding>;

    /// The faults in the variant that has the fewest, of those that the setup leaves open. Engines with a single variant
    /// do without the copy of the setup.
    fn fewest_faults(&self, setup: &Self::Setup, spans: &Self::Spans) -> Vec<Finding> {
        let variant_setups = self.variant_setups(setup).into_iter();
        let faults = variant_setups.map(|variant_setup| self.malformed(&variant_setup.setup, spans));
        faults.min_by_key(Vec::len).unwrap_or_default()
    }

    /// Whether a game leads to a well-formed setup without open squares.
    fn reach<'e>(
        &'e self,
        setup: &Self::Setup,
        spans: &Self::Spans,
        effort: Effort,
    ) -> (Self::Insight, Reach<Self::Position<'e>, Self::Turn>);

    /// The state of the game. `end` is the position to which the game leads that was found.
    fn status(
        &self,
        setup: &Self::Setup,
        insight: &Self::Insight,
        end: Option<&Self::Position<'_>>,
    ) -> Status;

    /// The assumptions of a game that was found, besides the setup.
    fn assumed(&self, setup: &Self::Setup, game: &Witness<Self::Position<'_>, Self::Turn>) -> Vec<Assumed>;

    /// The numbers that a game gives to the strips of a setup, from the top, if the setup does not number them.
    fn strip_numbers(&self, _setup: &Self::Setup, _end: &Self::Position<'_>) -> Vec<u8> {
        Vec::new()
    }

    /// Adds to the findings of an illegal setup why it is not legal in the other variants either.
    fn object(&self, _findings: &mut [Finding], _others: &[(Self::Setup, Vec<Finding>)]) {}

    /// The position from which the legal turns of a judged setup are listed, with the values that are assumed for it.
    /// `None` if they depend on what is not known.
    fn position_on_turn<'e>(&'e self, judged: &Judged<'e, Self>) -> Option<OnTurn<Self::Position<'e>>>;

    /// The finding if the legal turns are requested and the player to move is unknown.
    fn whose_turn(&self) -> Option<Finding> {
        None
    }

    /// The position from which a game usually begins; none if the game has no rules.
    fn start(&self) -> Option<Self::Position<'_>>;

    /// Why the game has no turns, if it has no rules.
    fn no_rules(&self) -> Option<Finding> {
        None
    }
}

/// A player, as canonical texts name one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerName {
    /// The name.
    pub name: String,
    /// The letter of the player.
    pub letter: char,
}

/// A setup that has been judged.
pub struct Judged<'e, E: Engine + 'e> {
    /// The setup, with its variant.
    pub setup: E::Setup,
    /// The variant, if it was open.
    pub assumed_variant: Option<Assumed>,
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
    pub assumed: Option<Assumed>,
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
    pub assumed: Vec<Assumed>,
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
    /// What the record leaves open.
    pub assumed: Vec<Assumed>,
}
