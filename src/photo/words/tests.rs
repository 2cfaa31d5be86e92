//! Every message has a sentence in every language, with all its arguments.

use super::{BoardLabel, BoardMessage, BoardSide, GameTitle, PictureMessage, PlankMessage};
use crate::game::{ByLang, Lang};
use crate::text::sentence::tests::agreement::assert_counts_agree;
use crate::text::{Argument, Message};

/// One message of each kind. The compiler complains if one is missing.
macro_rules! samples {
    ($name:ident of $messages:ident { $($variant:ident $({ $($field:ident: $value:expr),* $(,)? })?,)* }) => {
        fn $name() -> Vec<Message> {
            let all = vec![$($messages::$variant $({ $($field: $value),* })?,)*];
            for message in &all {
                match message {
                    $($messages::$variant $({ $($field: _),* })? => {})*
                }
            }
            all.into_iter().map(Message::from).collect()
        }
    };
}

samples! { of_pictures of PictureMessage {
    FileTooLarge { megabytes: 50 },
    SideTooLong { width: 13_000, height: 99, most: 12_000 },
    TooManyPixels { width: 9_999, height: 8_888, most_millions: 60, progressive: true },
    TakeSmallerPictures,
    PhoneFormat { name: text("HEIC") },
    SetPhoneToJpeg,
    OtherFormat { name: text("WebP") },
    RareFormat { format: text("JPEG") },
    SaveAsJpeg,
    NoPicture,
    CopyAgainAsJpegOrPng,
    TooFewPixels { width: 15, height: 99 },
    EndsTooSoon { format: text("PNG") },
    EndsBeforeAllPixels { format: text("JPEG"), width: 640, height: 480 },
    DamagedFile { format: text("JPEG") },
    Damaged,
    CopyAgain,
    Mirrored,
    TooDarkForSquares,
    TooDarkForColours,
    MoreLight,
    OverexposedSquares,
    OverexposedColours,
    LessLight,
    GreyPrint,
    TakeItInColour,
    OddColours,
    UseOneLight,
    NoTiles,
    LayTiles,
    TooManyBalls,
    LayTilesAndCountBalls,
    OnlySignsTold { why: Box::new(PictureMessage::DamagedFile { format: text("JPEG") }.into()) },
} }

samples! { of_boards of BoardMessage {
    NoMarkersPrinted { title: title("Osier") },
    AddMarkers,
    OtherGame { shown: title("Osier"), expected: title("Aulne") },
    AskForGame { name: text("osier") },
    TwoBoards { board: camp() },
    CoverOneBoard,
    NoMarker,
    IsItPrinted,
    BlurredNoMarker,
    BlurredFewMarkers { board: camp(), all: 8, readable: 2 },
    BlurredForeignMarkers,
    HoldStill,
    ForeignMarkers,
    IsItAnotherGame,
    NotInPicture { board: camp() },
    ShowAll,
    Glare { board: camp(), hidden: 6 },
    MoveTheLamp,
    TooFewMarkers { board: camp(), all: 8, readable: 2 },
    MarkersAtOneSide { board: camp(), all: 8, readable: 4 },
    UncoverMarkers,
    CutOffSides { board: camp(), sides: vec![BoardSide::Row(17), BoardSide::Column(text("q"))] },
    CutOffCorners { board: camp(), corners: vec![text("a17"), text("q1")] },
    StepBack,
    TooTilted { board: camp(), degrees: 75 },
    TiltLess { degrees: 60 },
    SquaresTooSmall { board: camp(), pixels: 9, needed: 12 },
    MarkersTooSmall { board: camp(), pixels: 13, needed: 16 },
    GoNearer,
    NoBoardForCorners,
    LeaveCornersOut,
    CornersOfBoards { given: 3, boards: 2 },
    GiveCornersOfEach,
    CornerOutside { corner: text("-5,700"), width: 640, height: 480 },
    GiveCornersInPixels,
    NoCornersOfABoard,
    BeginAtTopLeft,
} }

samples! { of_planks of PlankMessage {
    NoStripTold { title: title("Osier") },
    LayStripsFlat,
    NoMarkerOfAPlank,
    ShowBothEnds,
    OneEndSeen { plank: text("oak") },
    HiddenPlank,
    ShowBareEnds,
    MarkersHidden { hidden: 5, all: 14 },
    ShowOnlyPlanks,
    TakeItFromHigher,
    MarkerTwice { marker: 23, plank: text("oak") },
    LeaveOneSet,
    OneMarkerApart { plank: text("oak") },
    ToldBySquares { plank: text("oak") },
    ShiftedFromRow { plank: text("oak"), millimetres: 12 },
    ApartFromRow { plank: text("oak") },
    RoomForAnother { upper: 3, lower: 4 },
    GapBetween { upper: 3, lower: 4, millimetres: 9 },
    Overlapping { upper: 3, lower: 4 },
} }

fn text(text: &str) -> String {
    text.to_owned()
}

fn title(title: &str) -> GameTitle {
    GameTitle(ByLang::same(title.to_owned()))
}

fn camp() -> BoardLabel {
    BoardLabel::Camp('B')
}

/// What every sentence must contain.
fn shown(name: &str, argument: &Argument) -> Vec<String> {
    match argument {
        // Rows and columns are named in the language.
        Argument::List(sides) if name == "sides" => {
            sides.iter().flat_map(|side| shown(name, side)).filter_map(|name| last_word(&name)).collect()
        }
        Argument::Number(number) if *number < 2 => Vec::new(),
        Argument::Number(number) => vec![number.to_string()],
        // Booleans select the wording and do not appear in it.
        Argument::Name(_) if name == "progressive" => Vec::new(),
        Argument::Text(text) | Argument::Name(text) => vec![text.clone()],
        Argument::List(list) => list.iter().flat_map(|argument| shown(name, argument)).collect(),
        Argument::Named(named) => named.iter().flat_map(|(name, argument)| shown(name, argument)).collect(),
    }
}

fn last_word(name: &str) -> Option<String> {
    name.split(' ').next_back().map(str::to_owned)
}

#[test]
fn every_message_has_its_sentences() {
    for message in [of_pictures(), of_boards(), of_planks()].concat() {
        let sentences = [Lang::En, Lang::Fr].map(|lang| message.sentence(lang).replace('\u{a0}', " "));
        assert_ne!(sentences[0], sentences[1]);
        for sentence in &sentences {
            assert!(!sentence.is_empty() && sentence.trim() == sentence, "{message:?}");
            assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{sentence}");
            for (name, argument) in message.arguments() {
                for gap in shown(name, &argument) {
                    assert!(sentence.contains(&gap), "{gap} is missing in: {sentence}");
                }
            }
        }
        let [english, french] = &sentences;
        for part in french.split('`').step_by(2) {
            assert!(!part.contains('\''), "{french}");
            for sign in [';', ':', '?', '!'] {
                let spaced = part.matches(&format!(" {sign}")).count();
                assert_eq!(part.matches(sign).count(), spaced, "{french}");
            }
        }
        let quoted = |sentence: &str| sentence.split('`').skip(1).step_by(2).count();
        assert_eq!(quoted(french), quoted(english), "{french}");
    }
}

#[test]
fn counts_agree() {
    use BoardMessage as B;
    use PlankMessage as P;
    let markers = |all, readable| {
        let [board, other, third] = [camp(), camp(), camp()];
        [
            Message::from(B::BlurredFewMarkers { board, all, readable }),
            B::TooFewMarkers { board: other, all, readable }.into(),
            B::MarkersAtOneSide { board: third, all, readable }.into(),
        ]
    };
    assert_counts_agree(
        &[of_pictures(), of_boards(), of_planks()].concat(),
        &[
            &|n| markers(8, n)[0].clone(),
            &|n| markers(8, n)[1].clone(),
            &|n| markers(8, n)[2].clone(),
            &|n| B::Glare { board: camp(), hidden: n }.into(),
            &|n| B::SquaresTooSmall { board: camp(), pixels: n, needed: 12 }.into(),
            &|n| B::MarkersTooSmall { board: camp(), pixels: n, needed: 16 }.into(),
            &|n| B::CornersOfBoards { given: n, boards: 2 }.into(),
            &|n| B::CornersOfBoards { given: 3, boards: n }.into(),
            &|n| P::MarkersHidden { hidden: n, all: 14 }.into(),
        ],
        &[
            "FileTooLarge",
            "SideTooLong",
            "TooManyPixels",
            "TooFewPixels",
            "EndsBeforeAllPixels",
            "TooTilted",
            "TiltLess",
            "CornerOutside",
            "MarkerTwice",
            "ShiftedFromRow",
            "RoomForAnother",
            "GapBetween",
            "Overlapping",
        ],
    );
    let hidden = |hidden| Message::from(P::MarkersHidden { hidden, all: 14 }).sentence(Lang::Fr);
    assert!(hidden(1).ends_with("1 ne se voit pas") && hidden(2).ends_with("2 ne se voient pas"));
    let english = |message: B| Message::from(message).sentence(Lang::En);
    let sides = |sides: &[usize]| B::CutOffSides {
        board: BoardLabel::Only,
        sides: sides.iter().map(|row| BoardSide::Row(*row)).collect(),
    };
    assert!(english(sides(&[1])).ends_with("it is cut off at the side of row 1"));
    assert!(english(sides(&[1, 5, 7])).ends_with("it is cut off at the sides of row 1, row 5 and row 7"));
}

#[test]
fn french_sentences_agree_with_their_gaps() {
    let french = |message: BoardMessage| Message::from(message).sentence(Lang::Fr).replace('\u{a0}', " ");
    let glare = |hidden| french(BoardMessage::Glare { board: BoardLabel::Only, hidden });
    assert_eq!(glare(1), "des reflets couvrent les marqueurs du plateau : l’un d’eux est illisible");
    assert_eq!(glare(3), "des reflets couvrent les marqueurs du plateau : 3 d’entre eux sont illisibles");
    let few = |readable| french(BoardMessage::TooFewMarkers { board: camp(), all: 8, readable });
    assert_eq!(few(1), "sur les 8 marqueurs du camp B, un seul est lisible ; il en faut trois");
    assert_eq!(
        few(2),
        "sur les 8 marqueurs du camp B, seuls 2 sont lisibles et concordent ; il en faut trois"
    );
    let corners = |corners: &[&str]| {
        let corners = corners.iter().map(|corner| text(corner)).collect();
        french(BoardMessage::CutOffCorners { board: BoardLabel::Board(text("cour")), corners })
    };
    assert_eq!(corners(&["a5"]), "le plateau cour n’est pas entier sur la photo : il est coupé au coin a5");
    assert!(corners(&["a5", "e5", "e1"]).ends_with("il est coupé aux coins a5, e5 et e1"));
    let sides = vec![BoardSide::Row(5), BoardSide::Column(text("e"))];
    let sides = french(BoardMessage::CutOffSides { board: BoardLabel::Only, sides });
    assert!(sides.ends_with("il est coupé du côté de la ligne 5 et de la colonne e"), "{sides}");
    let small = |pixels| french(BoardMessage::SquaresTooSmall { board: camp(), pixels, needed: 12 });
    assert!(small(1).ends_with("ne font que 1 pixel, et il en faut 12"));
    assert!(small(9).ends_with("ne font que 9 pixels, et il en faut 12"));
    let format = |name: &str| {
        Message::from(PictureMessage::OtherFormat { name: text(name) })
            .sentence(Lang::Fr)
            .replace('\u{a0}', " ")
    };
    assert!(format("film (MP4, MOV)").starts_with("c’est un fichier vidéo (MP4, MOV), et"));
    assert!(format("TIFF or camera raw").starts_with("c’est un fichier TIFF ou RAW, et"));
}
