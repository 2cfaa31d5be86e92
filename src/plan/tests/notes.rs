//! Tests of notes.

use super::*;

#[test]
fn what_matters_stays_off_the_cut() {
    use crate::templates::printable;
    let near = |noted: &[Faulty]| -> Vec<String> {
        let notes =
            noted.iter().flat_map(|faulty| faulty.faults.iter().map(|note| (&faulty.source.text, note)));
        let notes = notes.filter(|(_, note)| note.code.as_str() == "spec/near-cut");
        let said = |(text, note): (&String, &Finding)| {
            let typed = text.get(note.span.clone()?)?;
            Some(format!("{typed}: {}", note.message.sentence(Lang::En)))
        };
        notes.filter_map(said).collect()
    };
    let piece = |shape: &str, front: &str| {
        let text = format!("[[piece]]\n{shape}\nfront = {{ {front} }}\n");
        let source = Source { name: "spec.toml".to_owned(), text };
        near(&load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it").noted).len()
    };
    let (square, disc) = ("shape = \"square\"\nside = \"30mm\"", "shape = \"circle\"\ndiameter = \"30mm\"");
    for (shape, front, notes) in [
        (square, "symbol = \"plus\", size = \"27mm\"", 0),
        (square, "symbol = \"plus\", size = \"27.2mm\"", 1),
        (square, "symbol = \"square\", size = \"30mm\"", 0),
        (square, "symbol = \"star\", size = \"6mm\", at = [\"10mm\", \"-10mm\"]", 0),
        (square, "symbol = \"star\", size = \"6mm\", at = [\"11mm\", \"-10mm\"]", 1),
        (square, "text = \"A\", size = \"3mm\", at = [\"0mm\", \"-11.9mm\"]", 0),
        (square, "text = \"A\", size = \"3mm\", at = [\"0mm\", \"-12.2mm\"]", 1),
        (disc, "symbol = \"star\", size = \"6mm\", at = [\"0mm\", \"-10mm\"]", 0),
        (disc, "symbol = \"star\", size = \"6mm\", at = [\"8mm\", \"-8mm\"]", 1),
    ] {
        assert_eq!(piece(shape, front), notes, "{shape}: {front}");
    }
    let noted = |template: &Template| -> Vec<String> {
        let notes = near(&job(template, &Overrides::default()).noted);
        notes.into_iter().map(|note| format!("{}: {note}", template.name)).collect()
    };
    assert_eq!(printable().flat_map(noted).collect::<Vec<_>>(), Vec::<String>::new());
}

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
