//! Every message has a sentence in every language, with all its arguments.

use super::{BoardLabel, BoardMessage, BoardSide, GameTitle, PictureMessage, PlankMessage};
use crate::game::Lang;
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
    TooManyPixels { cause: text("9999 × 9999 pixels") },
    TakeSmallerPictures,
    PhoneFormat { name: text("HEIC") },
    SetPhoneToJpeg,
    OtherFormat { name: text("WebP") },
    SaveAsJpeg,
    NoPicture,
    CopyAgainAsJpegOrPng,
    TooFewPixels { width: 15, height: 99 },
    CannotDecode { cause: text("no checksum") },
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
    OnlySignsTold { why: Box::new(PictureMessage::TooManyPixels { cause: text("gloom") }.into()) },
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
    GameTitle::same(title)
}

fn camp() -> BoardLabel {
    BoardLabel::Camp('B')
}

/// What must stand in every sentence.
fn shown(name: &str, argument: &Argument) -> Vec<String> {
    match argument {
        // Rows and columns are named in the language.
        Argument::List(sides) if name == "sides" => {
            sides.iter().flat_map(|side| shown(name, side)).filter_map(|name| last_word(&name)).collect()
        }
        Argument::Number(number) if *number < 2 => Vec::new(),
        Argument::Number(number) => vec![number.to_string()],
        Argument::Text(text) => vec![text.clone()],
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
