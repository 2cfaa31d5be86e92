//! Sentences with counts, lists and names.

use super::{BoardLabel, BoardSide, MarkerFinding, PictureFinding, PlankFinding, ViewFinding};
use crate::game::Lang;
use crate::text::Message;

fn text(text: &str) -> String {
    text.to_owned()
}

fn camp() -> BoardLabel {
    BoardLabel::Camp('B')
}

#[test]
fn english_sentences_agree_with_their_gaps() {
    let english = |message: ViewFinding| Message::from(message).sentence(Lang::En);
    let sides = |sides: &[usize]| ViewFinding::CutOffSides {
        board: BoardLabel::Only,
        sides: sides.iter().map(|row| BoardSide::Row(*row)).collect(),
    };
    assert!(english(sides(&[1])).ends_with("it is cut off at the side of row 1"));
    assert!(english(sides(&[1, 5, 7])).ends_with("it is cut off at the sides of row 1, row 5 and row 7"));
}

#[test]
fn french_sentences_agree_with_their_gaps() {
    let french = |message: Message| message.sentence(Lang::Fr).replace('\u{a0}', " ");
    let glare = |hidden| french(MarkerFinding::Glare { board: BoardLabel::Only, hidden }.into());
    assert_eq!(glare(1), "des reflets couvrent les marqueurs du plateau : l’un d’eux est illisible");
    assert_eq!(glare(3), "des reflets couvrent les marqueurs du plateau : 3 d’entre eux sont illisibles");
    let few = |readable| french(MarkerFinding::TooFewMarkers { board: camp(), all: 8, readable }.into());
    assert_eq!(few(1), "sur les 8 marqueurs du camp B, un seul est lisible ; il en faut trois");
    assert_eq!(
        few(2),
        "sur les 8 marqueurs du camp B, seuls 2 sont lisibles et concordent ; il en faut trois"
    );
    let corners = |corners: &[&str]| {
        let corners = corners.iter().map(|corner| text(corner)).collect();
        french(ViewFinding::CutOffCorners { board: BoardLabel::Board(text("cour")), corners }.into())
    };
    assert_eq!(
        corners(&["a5"]),
        "le plateau cour n’est pas tout entier sur la photo : il est coupé au coin a5"
    );
    assert!(corners(&["a5", "e5", "e1"]).ends_with("il est coupé aux coins a5, e5 et e1"));
    let sides = vec![BoardSide::Row(5), BoardSide::Column(text("e"))];
    let sides = french(ViewFinding::CutOffSides { board: BoardLabel::Only, sides }.into());
    assert!(sides.ends_with("il est coupé du côté de la ligne 5 et de la colonne e"), "{sides}");
    let small = |pixels| french(ViewFinding::SquaresTooSmall { board: camp(), pixels, needed: 12 }.into());
    assert!(small(1).ends_with("ne font que 1 pixel, et il en faut 12"));
    assert!(small(9).ends_with("ne font que 9 pixels, et il en faut 12"));
    let format = |name: &str| french(PictureFinding::OtherFormat { name: text(name) }.into());
    assert!(format("film (MP4, MOV)").starts_with("c’est un fichier vidéo (MP4, MOV) ; seules"));
    assert!(format("TIFF or camera raw").starts_with("c’est un fichier TIFF ou RAW ; seules"));
    let hidden = |hidden| french(PlankFinding::MarkersHidden { hidden, all: 14 }.into());
    assert!(hidden(1).ends_with("1 ne se voit pas") && hidden(2).ends_with("2 ne se voient pas"));
}
