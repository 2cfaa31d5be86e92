//! Tests of pieces with rows.

use std::collections::BTreeMap;
use std::io;

use crate::game::{MarkKind, Piece};
use crate::prng::Prng;
use crate::spec::{Files, Overrides, Resolved, load};
use crate::text::{Faulty, Source};

struct Folder(BTreeMap<&'static str, Vec<u8>>);

impl Files for Folder {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        self.0.get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

fn loaded(spec: &str, table: impl Into<Vec<u8>>) -> Result<Resolved, Vec<Faulty>> {
    let source = Source { name: "spec.toml".to_owned(), text: spec.to_owned() };
    load(&source, &Overrides::default(), &Folder(BTreeMap::from([("t.csv", table.into())])))
}

fn pieces(spec: &str, table: impl Into<Vec<u8>>) -> Vec<Piece> {
    loaded(spec, table).unwrap_or_else(|faulty| panic!("{}", faulty[0])).game.pieces
}

/// The faults, each with its file and the text at its place.
fn faults(spec: &str, table: &str) -> Vec<String> {
    let faulty = loaded(spec, table).map(|_| ()).unwrap_err();
    let told = faulty.iter().flat_map(|Faulty { source, faults, .. }| {
        faults.iter().map(|fault| format!("{} {}: {fault}", source.name, &source.text[fault.place()]))
    });
    told.collect()
}

fn texts(piece: &Piece) -> Vec<String> {
    let text = |kind: &MarkKind| match kind {
        MarkKind::Text { text, .. } => text.iter().next().map(|text| text.to_string().replace('\n', " ")),
        _ => None,
    };
    piece.front.marks.iter().filter_map(|mark| text(&mark.kind)).collect()
}

const CARD: &str =
    "[[piece]]\ntable = \"t.csv\"\nshape = \"rectangle\"\nwidth = \"40mm\"\nheight = \"60mm\"\n";

#[test]
fn every_key_may_have_placeholders() {
    let spec = "[faces.of-red]\nbackground = \"{color}\"\nmarks = [{ text = \"{{{word}}}\", turn = \"{turn}\" }]\n\
                [[piece]]\ntable = \"t.csv\"\nname = \"{word}\"\nletter = \"{letter}\"\nshape = \"{shape}\"\n\
                width = \"{size}mm\"\nheight = \"20mm\"\ndiameter = \"{across}\"\ncount = \"{n}\"\n\
                reversible = \"{both}\"\nfront = { like = \"of-{color}\", text = \"{}\", size = \"3mm\" }\n";
    let table = "word;letter;shape;size;across;n;both;color;turn\nBig one;b;rectangle;40;;2;true;red;90\n\
                 round;r;circle;;30mm;1;false;red;0\nnone;n;circle;;30mm;0;false;red;0\n";
    // A circle has no width.
    let faults = faults(spec, table);
    assert_eq!(faults.len(), 2, "{faults:?}");
    let spec = spec.replace("width = \"{size}mm\"\nheight = \"20mm\"\n", "");
    let pieces = pieces(&spec, table.replace("rectangle;40;", "circle;;25mm"));
    let told: Vec<_> = pieces.iter().map(|it| (&*it.name, it.letter, it.count, it.reversible)).collect();
    assert_eq!(told, [("big-one", Some('b'), 2, true), ("round", Some('r'), 1, false)]);
    assert_eq!(texts(&pieces[0]), ["{Big one}", "Big one"]);
    assert_eq!(pieces[0].front.marks[0].turn, 90.0);
    assert!(pieces[1].front.background.is_some());
    assert!(pieces[0].shape.size().width < pieces[1].shape.size().width);
}

#[test]
fn empty_cells_leave_keys_and_marks_out() {
    let spec = format!(
        "{CARD}front.marks = [{{ text = \"{{a}}\", size = \"3mm\" }}, {{ text = {{ en = \"{{b}}\", fr = \"{{c}}\" }}, size = \"2mm\" }}]\n\
         front.background = \"{{d}}\"\ncount = \"{{n}}\"\n"
    );
    let pieces = pieces(&spec, "a,b,c,d,n\nx,,,red,\n,y,z,,3\n");
    assert_eq!(pieces.iter().map(texts).collect::<Vec<_>>(), [["x"], ["y"]]);
    assert_eq!(pieces.iter().map(|it| it.front.background.is_some()).collect::<Vec<_>>(), [true, false]);
    assert_eq!(pieces.iter().map(|it| it.count).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(pieces.iter().map(|it| &*it.name).collect::<Vec<_>>(), ["card-x", "card-2"]);
}

#[test]
fn faults_point_into_the_table() {
    let spec = format!(
        "{CARD}corner = \"{{corner}}\"\ncount = \"{{n}}\"\nfront = {{ background = \"{{colour}}\", text = \"{{sut}}\" }}\nback = {{ symbol = \"stra\" }}\n"
    );
    let table = "suit,corner,n,colour\na,3mm,1,red\nb,3,x,redd\nc,3mm,-2,blue\n";
    let told = faults(&spec, table);
    assert_eq!(
        told,
        [
            "spec.toml \"{sut}\": the table has no column `sut`",
            "spec.toml \"stra\": unknown word `stra`",
            "t.csv 3: `3` has no unit",
            "t.csv x: expected a whole number, found the text \"x\"",
            "t.csv redd: `redd` is not a colour",
            "t.csv -2: `count` cannot be -2",
        ]
    );
}

#[test]
fn tables_and_series_that_do_not_fit_are_faults() {
    let series = |rest: &str| faults(&CARD.replace("table = \"t.csv\"", rest), "a\n1\n");
    assert_eq!(
        series("series = [\"A\", \"B\"]\ncount = [1, 2, 3]"),
        ["spec.toml [1, 2, 3]: 3 numbers for 2 pieces"]
    );
    assert_eq!(
        series("series = [\"A\"]\ntable = \"t.csv\""),
        ["spec.toml [\"A\"]: a piece has a `table` or a `series`, not both"]
    );
    assert_eq!(series("table = \"u.csv\""), ["spec.toml \"u.csv\": there is no file `u.csv`"]);
    assert_eq!(faults(CARD, "a\n"), ["t.csv : this table has no rows below its header"]);
    assert_eq!(faults(CARD, "a,b,b\n1,2,3,4\n").len(), 2);
}

#[test]
fn series_fill_every_key_too() {
    let spec = "[[piece]]\nseries = [\"red\", \"blue\"]\ncount = [9, 2]\nshape = \"circle\"\ndiameter = \"25mm\"\n\
                front = { background = \"{}\", text = \"{x} {}\" }\n";
    let pieces = pieces(spec, "");
    assert_eq!(pieces.iter().map(|it| it.count).collect::<Vec<_>>(), [9, 2]);
    assert_ne!(pieces[0].front.background, pieces[1].front.background);
    assert_eq!(texts(&pieces[1]), ["{x} blue"]);
}

#[test]
fn windows_tables_are_read() {
    let pieces =
        pieces(&format!("{CARD}front = {{ text = \"{{}}\" }}\n"), b"nom;x\r\nfonc\xe9;1\r\n".to_vec());
    assert_eq!(texts(&pieces[0]), ["foncé"]);
}

/// A table of random cells: some empty, quoted, long, with braces, separators or line feeds.
fn random_table(prng: &mut Prng, columns: usize) -> String {
    let mut table = String::new();
    for row in 0..=prng.roll(12) {
        for column in 0..columns {
            let word = ["7", "red", "25mm", "", "a {b} c", "é, ;", "two\nlines", "\"", "0", "-3"];
            let cell = if row == 0 { format!("c{column}") } else { word[prng.roll(word.len())].to_owned() };
            let is_plain = !cell.contains([',', '"', '\n']) && prng.roll(3) > 0;
            table += &if is_plain { cell } else { format!("\"{}\"", cell.replace('"', "\"\"")) };
            table += if column + 1 < columns { "," } else { "\n" };
        }
    }
    table
}

#[test]
fn random_tables_make_a_piece_of_each_row_or_have_faults() {
    let mut prng = Prng::new(30);
    let mut whole = 0;
    for _ in 0..400 {
        let table = random_table(&mut prng, 4);
        let rows = super::csv::parse(&table).map_or(0, |table| table.rows.len());
        let face = [
            "text = \"{c0} {c1}\"",
            "background = \"{c2}\"",
            "text = \"{c3}\"\ncolor = \"{c2}\"",
            "symbol = \"{c1}\"",
        ];
        let spec = format!("{CARD}[piece.front]\n{}\n", face[prng.roll(face.len())]);
        match loaded(&spec, table.as_str()) {
            Ok(resolved) => {
                assert_eq!(resolved.game.pieces.len(), rows, "{spec}\n{table}");
                whole += 1;
            }
            Err(faulty) => {
                for Faulty { source, faults, .. } in &faulty {
                    assert!(
                        faults.iter().all(|fault| source.text.get(fault.place()).is_some()),
                        "{spec}\n{table}"
                    );
                }
            }
        }
    }
    assert!(whole > 50, "only {whole} tables are whole");
}

#[test]
fn a_fault_in_a_value_of_a_series_names_the_word() {
    let disc = "[[piece]]\nshape = \"circle\"\ndiameter = \"20mm\"\n";
    let spec =
        format!("{disc}series = [\"king\", \"90\"]\nfront = {{ symbol = \"star\", turn = \"{{}}\" }}\n");
    let faulty = loaded(&spec, "").map(|_| ()).unwrap_err();
    let hints: Vec<_> =
        faulty[0].faults.iter().map(|fault| fault.hint.as_ref().map(ToString::to_string)).collect();
    assert_eq!(hints, [Some("`king` is a word of the series".to_owned())]);
}
