//! Samples of everything that the engine may say.

use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::turn::End;
use crate::rules::plank::words::*;
use crate::text::message::Message;

pub(crate) const A: Player = Player::FIRST;

/// Another player.
pub(crate) fn player(letter: char) -> Player {
    Player::from_letter(letter).expect("a player")
}

/// Samples of what an enum may say. It does not compile unless every variant is among them.
macro_rules! samples {
    ($messages:ident { $($variant:ident $({ $($field:ident: $value:expr),* $(,)? })?,)* }) => {{
        #[allow(unreachable_patterns)]
        let _all_variants = |message: &$messages| match message {
            $($messages::$variant { .. } => {})*
        };
        vec![$(Message::from($messages::$variant $({ $($field: $value.into()),* })?),)*]
    }};
}

/// All samples.
pub(crate) fn samples() -> Vec<Message> {
    [text(), table(), game(), turns(), rules()].concat()
}

fn text() -> Vec<Message> {
    samples!(PlankTextMessage {
        NeitherColourNorOwner { typed: "k" },
        SignAfterNoColour,
        LeaveOutWhereNoToken,
        PlankIsThreeSquares,
        ColourMeant { word: "bleue" },
        OneOfTheColours,
        AfterEqualsInALine,
        NoColourOnLine,
        NotThreeSquares,
        WriteColoursAndOwners,
        SeveralWays,
        WriteLowerAndUpperCase,
        UnclearNumber,
        WriteNumberOfPlank { number: "7" },
        NoPlankCalled { typed: "P0" },
        NoSquareOfAPlank { typed: "P1:9" },
        WritePlankAndSquare,
        SquaresByNumberOrColour,
        NoPlankHere { number: 9_usize },
        NumberedFromTheTop,
        NoColour { typed: "k" },
        AfterEqualsInAList,
        TooManyLines { most: 40_usize },
        NoPlanks,
        WriteALineEach,
        LastNamesNumbers,
        BeginLinesWithNumbers,
        NoNumberOfPlayers { typed: "7" },
        NoPlayer { typed: "k" },
        ThePlayers,
        NoCounts { typed: "k" },
        WriteALetterEach,
        PlayersContradict { typed: 4_usize, settled: 3_usize },
        SayOtherPlayers { typed: 4_usize, settled: 3_usize },
        NotToMove { opener: A, player: player('B') },
        HandInRecord,
        LastInRecord,
        NoTurns,
        WriteTurns,
        OneTurnExpected,
        ColourTwiceInTurn,
        PlankExpected,
        TurnExpected,
        NoPlankOfThatNumber,
        PlankNotKnown { plank: 5 },
        SquaresAreNumbered,
        SquareExpected,
        HowTurnsAreWritten,
        DealtOtherwise { player: A, count: 0_usize, players: 3_usize, each: 4_usize },
        DealtOtherwise { player: A, count: 5_usize, players: 3_usize, each: 4_usize },
        TooManyOfAModelDealt,
    })
}

fn table() -> Vec<Message> {
    let counts =
        |held: u8, lying: u8, open: u8| HandCount { colour: Colour::Red, held, lying, open, owned: 2 };
    samples!(PlankTableMessage {
        TooManyPlanks { count: 13_usize, most: 12_usize },
        NoPlankShows { colours: "rrb" },
        TooManyOfAModel { count: 5_usize, colour: Colour::White, most: 4_usize },
        DoesNotPlay { player: player('D'), players: 3_usize },
        OwnerDoesNotPlay { player: player('D'), square: "P2:1", players: 3_usize },
        WrongColour { token: Colour::Red, player: A, square: "P2:1", colour: Colour::White },
        TooManyTokens { player: A, count: 3_usize, colour: Colour::Blue, most: 2_usize },
        HandContradicts { player: A, counts: vec![counts(3, 4, 5), counts(0, 0, 3)] },
        HandContradicts { player: A, counts: vec![counts(0, 0, 0), counts(1, 0, 0)] },
        HandByTheTable { hand: "r r w" },
        SeveralWinners { players: vec![A, player('B')] },
        SeveralWinners { players: vec![A, player('B'), player('C')] },
        NumberTooHigh { plank: 9, count: 3_usize },
        NumberTwice { plank: 9 },
        NumberMissing,
        NumberAllOrNone,
        LaidBetween { plank: 9, above: 4, below: 5 },
        TooManyInHand { player: A, count: 7_usize, dealt: 6_usize },
        DealContradicts { held: 2_usize, lying: 3_usize, colour: Colour::Red, most: 4_usize },
        ShareContradicts { players: vec![A, player('B')], laid: 3_usize, others: Some(4), lying: 9_usize },
        ShareContradicts { players: vec![A, player('B')], laid: 0_usize, others: None, lying: 9_usize },
        ShareContradicts { players: vec![A], laid: 2_usize, others: None, lying: 0_usize },
        LastWasBefore { turn: "P2:1", player: A, next: player('B'), to_move: player('C') },
        LastOnNoPlank,
        LastFromNoPlank { plank: 9 },
        LastPutNoToken { turn: "P2:1>P3:2", square: "P3:2" },
        LastLaidMoreTokens { turn: "P2:1" },
        LastLeftAToken { turn: "P2:1>P3:2", square: "P2:1" },
        LastChangedColour { turn: "P2:1>P3:2", from: Colour::Red, to: Colour::White },
        NoPlankOnTheTable,
        LastWasNotTheFirst { count: 3_usize },
        LastWasTheFirst,
        EndShowsAnother { end: End::Top, plank: "rwb" },
        EndWasNotLast { end: End::Bottom, plank: 3, count: 4_usize },
    })
}

fn game() -> Vec<Message> {
    let dead_end = |player| DeadEnd { turn: 4, player };
    let put = || vec![(A, 0), (player('B'), 2), (player('C'), 3)];
    samples!(PlankGameMessage {
        EmptyPlank { plank: "P3" },
        TooManyLaid { player: A, count: 4_usize, most: 3 },
        TooManyLaid { player: A, count: 1_usize, most: 0 },
        LinesApart { player: A, count: 2_usize },
        UnevenTurns { put: put() },
        UnevenTokens { put: put() },
        TwoTurnsMore { player: A, put: 6_usize, behind: player('B'), less: 3_usize },
        OpenerPutTooFew { put: put(), player: A },
        WriteFirst { player: A },
        WrongTurn { player: A, opener: Some(player('B')), next: Some(player('C')) },
        WrongTurn { player: A, opener: None, next: None },
        WriteToMove { player: A },
        LineBeforeLast { player: A, last: Some(player('B')) },
        LineBeforeLast { player: A, last: None },
        WordsContradict,
        Undecided { tables: 4711_usize },
        SayMore { facts: vec![Fact::Numbers, Fact::First, Fact::ToMove, Fact::Planks, Fact::Last] },
        LastImpossible { turn: "P2:1" },
        OrderImpossible { dead_end: Some(dead_end(None)) },
        OrderImpossible { dead_end: None },
        LegalWithoutNumbers,
        OpenerImpossible { player: A, dead_end: Some(dead_end(Some(player('B')))) },
        OpenerImpossible { player: A, dead_end: None },
        LegalWithFirst { player: A },
        TurnImpossible { player: A },
        LegalWithToMove { player: A },
        ShareImpossible { laid: vec![(A, 2), (player('B'), 0)] },
        BareTable,
        NoWayBack,
        NoOrder { dead_end: Some(dead_end(Some(player('B')))) },
        NoOrder { dead_end: None },
    })
}

fn turns() -> Vec<Message> {
    samples!(PlankTurnMessage {
        GameOver { winners: vec![A] },
        GameOver { winners: vec![A, player('C')] },
        CannotPlay { player: A, turn: "P2:1" },
        MayNotPass { player: A, turns: 1_u64 },
        MayNotPass { player: A, turns: 21_u64 },
        MustMove { player: A, target: "P2:1" },
        MustPass { player: A, planks: 2_usize, tokens: 3_usize },
        MustPass { player: A, planks: 0_usize, tokens: 3_usize },
        NoTokenInHand { player: A, colour: Colour::Blue },
        TokensInHand { player: A },
        NoTokenThere { square: "P2:1" },
        TokenOfAnother { square: "P2:1", owner: player('B'), player: A },
        BackToItsSquare { square: "P2:1" },
        WrongColour { square: "P2:1", token: Colour::Red, colour: Colour::White },
        SquareTaken { square: "P2:1", owner: player('B') },
        NotTheFirst,
        FirstExpected { turn: "first rwb:2" },
        LaidAll { player: A },
        AllOfAModelLaid { count: 4_usize, colour: Colour::Red },
        NoPlankOfAModel { player: A, colour: Colour::White },
        NoPlankYet,
        OnlyOnePlankYet { plank: 5 },
        NotSoManyPlanksYet { plank: 5, count: 3_usize },
    })
}

pub(crate) fn rules() -> Vec<Message> {
    samples!(PlankRuleMessage {
        TwelvePlanks,
        ThreeSquares,
        SixTokens,
        OwnColour,
        Players,
        FirstLineWins,
        EitherEnd,
        Deal,
        LastTurn,
        Laying,
        LineEndsTheGame,
        OwnShare,
        TurnsClockwise,
        TurnsInOrder,
        LegalGame,
        Turn,
    })
}
