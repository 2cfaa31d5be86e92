//! Every sentence in both languages.

use super::*;
use crate::game::Lang;
use crate::rules::lexicon::tests::assert_typable;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::turn::End;
use crate::text::message::{Argument, Message};

const A: Player = Player::FIRST;

/// The letter of another player.
fn player(letter: char) -> Player {
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

fn samples() -> Vec<Message> {
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
        TwoOpeners { one: A, other: player('B') },
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

fn rules() -> Vec<Message> {
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

/// Names and numbers that a sentence should show. Small numbers may be words, or `none`.
fn shown(argument: &Argument) -> Vec<String> {
    match argument {
        Argument::Number(number) if *number < 2 => Vec::new(),
        Argument::Number(number) => vec![number.to_string()],
        Argument::Text(text) => vec![text.clone()],
        Argument::List(list) => list.iter().flat_map(shown).collect(),
        Argument::Named(named) => named.iter().flat_map(|(_, argument)| shown(argument)).collect(),
    }
}

/// What French says for what English names, without the ending.
fn in_french(english: &str) -> &str {
    match english {
        "red" => "rouge",
        "white" => "blanc",
        "blue" => "bleu",
        "top" => "haut",
        "bottom" => "bas",
        "numbers" => "numéros",
        "first" => "premier",
        "to move" => "trait",
        "planks" => "planches",
        "last" => "dernier",
        "first rwb:2" => "première rwb:2",
        other => other,
    }
}

#[test]
fn every_message_has_a_sentence_in_both_languages() {
    for message in samples() {
        let [english, french] = [Lang::En, Lang::Fr].map(|lang| message.sentence(lang));
        assert_ne!(english, french);
        for sentence in [&english, &french] {
            assert!(!sentence.trim().is_empty() && sentence.trim() == sentence, "{message:?}");
            assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{sentence}");
            assert_eq!(sentence.matches('`').count() % 2, 0, "{sentence}");
        }
        assert_typable(&english, &french);
        let outside: String = french.split('`').step_by(2).collect();
        assert!(!outside.contains(['\'', '"']), "{french}");
        for (at, _) in outside.match_indices([':', ';', '!', '?', '»']) {
            // Squares of planks have a colon without blanks.
            let squares = outside[..at].ends_with(|c: char| c.is_ascii_digit() || c.is_ascii_lowercase());
            assert!(
                outside[..at].ends_with(' ') || squares && !outside[at + 1..].starts_with(' '),
                "{french}"
            );
        }
        for (gap, argument) in message.arguments() {
            for name in shown(&argument) {
                assert!(english.contains(&name), "{gap} {name}: {english}");
                assert!(french.contains(in_french(&name)), "{gap} {name}: {french}");
            }
        }
    }
}

#[test]
fn findings_begin_in_lower_case_and_rules_are_sentences() {
    let rule_sentences = rules();
    for message in samples() {
        let is_rule = rule_sentences.contains(&message);
        for sentence in [Lang::En, Lang::Fr].map(|lang| message.sentence(lang)) {
            assert_eq!(sentence.ends_with('.'), is_rule, "{sentence}");
            if is_rule {
                assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
            }
        }
    }
}

#[test]
fn french_agrees_with_numbers_and_translates_turns() {
    let french = |message: Message| message.sentence(Lang::Fr);
    let laid = |players: Vec<Player>, laid, others, lying| {
        french(PlankTableMessage::ShareContradicts { players, laid, others, lying }.into())
    };
    assert_eq!(
        laid(vec![A], 0, Some(4), 5),
        "d’après ses planches en main, A n’en a posé aucune, les autres au plus 4, et il y en a 5 sur la table"
    );
    assert_eq!(
        laid(vec![A, player('B')], 7, None, 0),
        "d’après leurs planches en main, A et B en ont posé 7, et il n’y en a aucune sur la table"
    );
    let over = |winners| french(PlankTurnMessage::GameOver { winners }.into());
    assert_eq!(over(vec![A]), "la partie est finie : A a gagné");
    assert_eq!(over(vec![A, player('C')]), "la partie est finie : A et C ont gagné");
    let turn = "P2:1>top rwb:2".to_owned();
    assert_eq!(
        french(PlankTurnMessage::CannotPlay { player: A, turn }.into()),
        "A ne peut pas jouer `P2:1>haut rwb:2` ici"
    );
    assert_eq!(
        french(PlankTurnMessage::MustPass { player: A, planks: 1, tokens: 0 }.into()),
        "A doit passer : on ne déplace rien avant que tout soit posé, et il reste 1 planche à poser"
    );
    let counts = vec![
        HandCount { colour: Colour::White, held: 1, lying: 0, open: 1, owned: 3 },
        HandCount { colour: Colour::Blue, held: 0, lying: 0, open: 0, owned: 2 },
    ];
    assert_eq!(
        french(PlankTableMessage::HandContradicts { player: A, counts }.into()),
        "chez A, 1 jeton blanc en main et aucun sur la table : cela fait 1, et au plus 1 de plus sur des cases \
         inconnues, alors qu’il y en a 3 ; aucun jeton bleu en main ni sur la table, alors qu’il y en a 2"
    );
}
