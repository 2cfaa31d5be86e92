//! A sample of every message.

use crate::rules::quits::{Player, QuitsMessage, QuitsReachMessage, QuitsTextMessage, Variant};
use crate::rules::{Message, Square};

/// One sample of every message. A message that is missing does not compile.
macro_rules! samples {
    ($messages:ident { $($variant:ident $({ $($field:ident: $value:expr),* $(,)? })?,)* }) => {{
        let listed = |message: &$messages| match message {
            $($messages::$variant { .. } => (),)*
        };
        let samples = vec![$($messages::$variant $({ $($field: $value),* })?,)*];
        samples.iter().for_each(listed);
        samples.into_iter().map(Message::from).collect::<Vec<Message>>()
    }};
}

const C3: Square = Square { column: 2, row: 2 };
const E5: Square = Square { column: 4, row: 4 };

fn turn(turn: &str) -> String {
    turn.to_owned()
}

fn about_tray() -> Vec<Message> {
    use Player::{Blue, Dark, Light, Red};
    samples!(QuitsMessage {
        BallOnItsExit { player: Light, exit: E5 },
        TakeOffTheTray { player: Dark },
        TwoWinners { players: vec![Light, Red, Dark] },
        TooManyBalls { player: Dark, count: 7, each: 5, variant: Variant::Classic },
        TooFewBalls { player: Light, count: 2, least: 4, wins: 3, each: 5 },
        ExitsDoNotAddUp { player: Red, here: 2, out: 6, sum: 8, each: 3, variant: Variant::Four },
        OutWouldAddUp { player: Dark, out: 2 },
        ForeignBalls { player: Blue, count: 2, variant: Variant::Simple },
        ForeignToMove { player: Red, variant: Variant::Classic },
        ForeignBallsOut { player: Blue, variant: Variant::Classic },
        RedAndBluePlayInFour,
        NotTheStartByBalls,
        NotTheStartByPlayer { player: Dark },
        LeaveLastOut,
        NotTheLastTurn {
            turn: turn("pass"),
            why: Box::new(QuitsMessage::LastPassAfterTheEnd { winner: Light }.into()),
        },
        LastPassAfterTheEnd { winner: Red },
        LastPassNotForced { player: Light },
        LastNoStep { player: Blue, from: C3, to: E5 },
        LastExitTaken { player: Light, owner: Dark },
        LastNoBallOut { player: Dark },
        LastBallOfAnother { player: Light, square: C3, owner: Red },
        LastNoBallThere { square: C3 },
        LastSquareTaken { square: C3, owner: Blue },
        LastTileNotEmpty { square: E5, owner: Dark },
        LastNoBallInLine { player: Light },
        GameIsOver { winner: Dark },
        NoBallThere { square: C3 },
        BallOfAnother { square: C3, owner: Dark, player: Light },
        BallInTheWay { square: E5 },
        NoStep { player: Light, from: E5, to: C3 },
        TileNotEmpty { turn: turn("3>"), square: C3 },
        NoBallInLine { player: Dark },
        UndoesTheTurnBefore { turn: turn("3<"), before: turn("3>") },
        PassNotForced { player: Light },
        RuleBalls,
        RulePlayers,
        RuleExit,
        RuleEnd,
        RuleStep,
        RuleSlide,
        RulePass,
        RuleStart,
        RuleGame,
    })
}

fn about_text() -> Vec<Message> {
    let typed = || "blue?!".to_owned();
    samples!(QuitsTextMessage {
        NoTray,
        WriteATray,
        NoSquare { typed: typed() },
        SquaresAre,
        WriteLetterAndSquares,
        BallOfNobody { square: "C3".to_owned() },
        WriteBallBesideSquare,
        NoBall { typed: typed() },
        MeantBall { player: Player::Dark },
        BallsAreLetters,
        BallsAre,
        NotOneTurn,
        WriteTheLastTurn,
        NoTurnHere,
        TurnsAre,
        NoTurn { typed: typed() },
        KindsOfTurns,
        RowsSlideSideways { row: '3' },
        WriteSignOfRow,
        ColumnsSlideUpOrDown { column: 'c' },
        WriteSignOfColumn,
        NoLine { typed: '9' },
        LinesAre,
        NoPlayer { typed: typed() },
        PlayersAre,
        NoVariant { typed: typed() },
        VariantsAre,
        Meant { word: "clair".to_owned() },
        OutOfNobody { typed: typed() },
        OutUncounted { typed: typed() },
        OutTwice { player: Player::Red },
        NothingOut,
        WriteOut,
        VariantConflict { said: Variant::Classic, asked: Variant::Four },
        AskForTheVariant { said: Variant::Simple },
        AddToMove,
    })
}

fn about_games() -> Vec<Message> {
    use Player::{Dark, Light};
    use QuitsReachMessage as M;
    let no_turn_of = |player, has_step| M::NoTurnOf {
        player,
        has_step,
        not_empty: 2,
        no_ball: 3,
        on_its_exit: 4,
        after_the_end: 11,
    };
    let mut all = samples!(QuitsReachMessage {
        NoVariantAllowsIt { hint: None, others: vec![(Variant::Simple, M::AfterTheEnd.into()), (Variant::Four, about_tray().remove(3))] },
        Undecided { looked_at: 1_500_003 },
        SayMore,
        Locked { squares: vec![C3, E5] },
        NoLastTurn { why: vec![no_turn_of(Light, true).into(), M::CannotHavePassed { player: Dark }.into()] },
        NoGame { player: Light, before: 12 },
        CannotHavePlayed { player: Light, turn: turn("c^"), why: Box::new(M::SlideTileNotEmpty.into()) },
        CannotHavePassed { player: Light },
        WinnersExitTaken { winner: Light, exit: E5, owner: Dark },
        NoTurnOf { player: Dark, has_step: false, not_empty: 5, no_ball: 6, on_its_exit: 7, after_the_end: 2 },
        SlideTileNotEmpty,
        SlideFromItsExit,
        SlideWithoutBall { player: Dark },
        AfterTheEnd,
    });
    all.push(no_turn_of(Light, true).into());
    let hint = Some(Box::new(QuitsMessage::LeaveLastOut.into()));
    let others = vec![(Variant::Four, QuitsMessage::NoBallThere { square: C3 }.into())];
    all.push(M::NoVariantAllowsIt { hint, others }.into());
    all
}

/// All samples.
pub(super) fn all() -> Vec<Message> {
    [about_tray(), about_text(), about_games()].concat()
}
