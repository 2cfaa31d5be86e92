//! Tests of notes.

use super::*;

#[test]
fn texts_without_room_are_noted() {
    let notes = |text: &str, lang| {
        let source = Source { name: "spec.toml".to_owned(), text: text.to_owned() };
        said(&load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it"), lang)
    };
    let board = "[[board]]\nname = \"tray\"\ntitle = \"Tray\"\ncolumns = 5\nrows = 5\nsquare = \"30mm\"\n";
    let narrow =
        format!("{board}frame = {{ sides = \"2mm\" }}\nzone = [{{ cells = [\"a1\"], title = \"HOME\" }}]\n");
    assert_eq!(
        notes(&narrow, Lang::En),
        ["Tray: not printed, as its frame has no room: `HOME`; make the frame wider"]
    );
    assert_eq!(
        notes(&narrow, Lang::Fr),
        ["Tray : non imprimé, faute de place sur le cadre : `HOME` ; élargissez le cadre"]
    );
    let wall = "markers = [0, 1, 2, 3]\n[[piece]]\nshape = \"rectangle\"\nfits = \"tray\"\nwall = \"top\"\n";
    let covered =
        format!("{board}{wall}front = {{ text = \"A\", size = \"3mm\", at = [\"-72mm\", \"0mm\"] }}\n");
    assert_eq!(
        notes(&covered, Lang::En),
        ["photo markers cover `A` (card): change `at` there, or print with `--no-photo-marks`"]
    );
}
