//! Words on boards that no sheet has all of.

use super::*;

fn said_of(square: u32, words: &str) -> Vec<String> {
    let text = format!(
        "[[board]]\ncolumns = 1\nrows = 9\nsquare = \"{square}mm\"\ncell = {{ text = \"{words}\", turn = 90, size = \"6mm\" }}\n"
    );
    let source = Source { name: "grid.toml".to_owned(), text };
    let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
    let noted = job.noted.iter().flat_map(|noted| &noted.faults);
    noted.map(|note| format!("{}: {note}", &source.text[note.place()])).collect()
}

#[test]
fn words_across_a_seam_are_noted() {
    // Nine squares of 25 mm fit one sheet; of 40 mm, they take two, and words as long as squares lie across the seam.
    assert_eq!(said_of(25, "WORDS"), [""; 0]);
    assert_eq!(said_of(40, "CROSSROADS"), ["\"CROSSROADS\": a seam of the board cuts `CROSSROADS`"]);
    assert_eq!(said_of(40, "X"), [""; 0]);
}
