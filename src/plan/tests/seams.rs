//! Words on boards that seams cut.

use super::*;
use crate::sheet::SheetItem;

fn said_of(square: u32, words: &str) -> Vec<String> {
    let text = format!(
        "[[board]]\ngrid = \"hex\"\ncolumns = 1\nrows = 9\nacross = \"{square}mm\"\ncell = {{ text = \"{words}\", turn = 90, size = \"6mm\" }}\n"
    );
    let source = Source { name: "grid.toml".to_owned(), text };
    let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
    let noted = job.noted.iter().flat_map(|noted| &noted.faults);
    noted.map(|note| format!("{}: {note}", &source.text[note.place()])).collect()
}

#[test]
fn words_across_a_seam_are_noted() {
    // Nine hexagons of 25 mm fit one sheet; of 40 mm, they take two, whose seam has no straight line to lie on.
    assert_eq!(said_of(25, "WORDS"), [""; 0]);
    assert_eq!(said_of(40, "CROSSROADS"), ["\"CROSSROADS\": a seam of the board cuts `CROSSROADS`"]);
    assert_eq!(said_of(40, "X"), [""; 0]);
}

/// The places of the seams of a board, down, with the lines between its rows.
fn seams(text: &str) -> Vec<Mm> {
    let source = Source { name: "grid.toml".to_owned(), text: text.to_owned() };
    let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
    let windows = job.sheets.iter().filter_map(|sheet| match sheet.placed.first()?.item {
        SheetItem::BoardWindow { window, .. } => Some(sheet.tile?.seen(window).top()),
        _ => None,
    });
    windows.filter(|top| *top > Mm::ZERO).collect()
}

#[test]
fn seams_lie_on_lines_of_the_grid_beside_words() {
    let board = "[[board]]\ncolumns = 4\nrows = 9\nsquare = \"40mm\"\ncoordinates = true\n";
    assert_eq!(seams(board), [Mm::new(10 + 5 * 40)]);
    // A word on the frame that is longer than its row covers the lines on either side of it.
    let zone = "[[board.zone]]\nname = \"home\"\ntitle = \"A LONG WAY FROM HOME\"\ncells = [\"row 5\"]\n";
    let [seam] = seams(&format!("{board}frame = {{ sides = \"18mm\", ends = \"10mm\" }}\n{zone}"))[..] else {
        panic!("one seam")
    };
    assert_eq!((seam - Mm::new(10)).um() % 40_000, 0, "{seam}");
}
