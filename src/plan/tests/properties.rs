//! Properties of every spec: it has faults with places, or sheets that hold everything.

use proptest::prelude::*;
use proptest::sample::select;

use crate::game::{Piece, SAFE};
use crate::plan::*;
use crate::sheet::{SheetItem, SheetSide, lay_out};

struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &str) -> std::io::Result<Vec<u8>> {
        Err(std::io::ErrorKind::NotFound.into())
    }
}

/// Mostly valid lengths.
fn lengths() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => (2u32..90).prop_map(|n| format!("\"{n}mm\"")),
        3 => (20u32..900).prop_map(|n| format!("\"{}.{} mm\"", n / 10, n % 10)),
        1 => select(vec!["\"0mm\"", "\"-5mm\"", "\"1in\"", "\"999in\"", "\"1e9mm\"", "\"NaNmm\"", "\"\"", "25", "inf", "\"2000mm\""])
            .prop_map(str::to_owned),
    ]
}

fn counts() -> impl Strategy<Value = String> {
    prop_oneof![
        12 => (1u32..120).prop_map(|n| n.to_string()),
        1 => select(vec!["0", "-1", "20000", "9223372036854775807", "1.5", "\"2\""]).prop_map(str::to_owned),
    ]
}

fn faces() -> impl Strategy<Value = String> {
    let faces = [
        "{}",
        "{ background = \"crimson\" }",
        "{ text = \"É\", turn = 45 }",
        "{ symbol = \"star\", at = [\"3mm\", \"-3mm\"] }",
        "{ ports = \"N SE\" }",
        "{ like = \"base\" }",
        "{ like = \"nobody\" }",
        "{ pattern = \"dots\", pattern_step = \"1mm\" }",
        "{ art = \"../x.svg\" }",
    ];
    // Valid faces are more frequent.
    prop_oneof![9 => select(faces[..6].to_vec()), 1 => select(faces.to_vec())].prop_map(str::to_owned)
}

fn pieces() -> impl Strategy<Value = String> {
    let shape = prop_oneof![
        lengths().prop_map(|d| format!("shape = \"circle\"\ndiameter = {d}\n")),
        lengths().prop_map(|s| format!("shape = \"square\"\nside = {s}\n")),
        (lengths(), lengths())
            .prop_map(|(w, h)| format!("shape = \"rectangle\"\nwidth = {w}\nheight = {h}\n")),
        (counts(), lengths(), lengths())
            .prop_map(|(n, s, t)| format!("shape = \"strip\"\nsquares = {n}\nsquare = {s}\ntab = {t}\n")),
        lengths().prop_map(|a| format!("shape = \"hexagon\"\nacross = {a}\n")),
        Just("shape = \"square\"\nfits = \"board\"\n".to_owned()),
    ];
    let typed = (
        shape,
        counts(),
        faces(),
        proptest::option::of(faces()),
        proptest::option::of(lengths()),
        any::<bool>(),
    );
    typed.prop_map(|(shape, count, front, back, gap, reversible)| {
        let back = back.map_or(String::new(), |back| format!("back = {back}\n"));
        let gap = gap.map_or(String::new(), |gap| format!("gap = {gap}\n"));
        format!("[[piece]]\n{shape}count = {count}\nfront = {front}\n{back}{gap}reversible = {reversible}\n")
    })
}

fn boards() -> impl Strategy<Value = String> {
    (select(vec!["square", "hex", "points"]), 1u32..20, 1u32..20, lengths(), any::<bool>()).prop_map(
        |(grid, columns, rows, cell, coordinates)| {
            let key = if grid == "square" { "square" } else if grid == "hex" { "across" } else { "step" };
            format!(
                "[[board]]\ngrid = \"{grid}\"\ncolumns = {columns}\nrows = {rows}\n{key} = {cell}\ncoordinates = {coordinates}\n"
            )
        },
    )
}

fn papers() -> impl Strategy<Value = String> {
    let paper =
        select(vec!["a4", "a3", "a5", "letter", "50mm x 50mm", "60mm x 2000mm", "150mm x 400mm", "a9"]);
    let cut = select(vec!["marks", "lines", "outline", "none"]);
    let backs = select(vec!["none", "duplex-long", "duplex-short", "fold"]);
    (paper, cut, backs, 4u32..20, 0u32..12, 0u32..30, any::<bool>()).prop_map(
        |(paper, cut, backs, margin, bleed, overlap, landscape)| {
            format!(
                "[sheet]\npaper = \"{paper}\"\ncut = \"{cut}\"\nbacks = \"{backs}\"\nmargin = \"{margin}mm\"\n\
                 bleed = \"{bleed}mm\"\noverlap = \"{overlap}mm\"\nlandscape = {landscape}\n"
            )
        },
    )
}

fn specs() -> impl Strategy<Value = String> {
    let boards = prop::collection::vec(boards(), 0..2);
    let pieces = prop::collection::vec(pieces(), 0..4);
    (papers(), boards, pieces).prop_map(|(paper, boards, pieces)| {
        format!("{paper}[faces.base]\nbackground = \"gold\"\n{}{}", boards.concat(), pieces.concat())
    })
}

/// How often a piece lies on sheets with its face up.
fn fronts(job: &Job, number: usize) -> usize {
    let on_fronts = job.sheets.iter().filter(|sheet| sheet.side == SheetSide::Front);
    on_fronts.flat_map(|sheet| &sheet.placed).filter(|placed| placed.item == SheetItem::Front(number)).count()
}

fn expected(piece: &Piece, backs: Backs) -> usize {
    let own_twin = piece.reversible && (backs == Backs::None || backs == Backs::Fold && piece.back.is_none());
    if own_twin { 2 * piece.count } else { piece.count }
}

fn holds(text: String) -> Result<(), TestCaseError> {
    let source = Source { name: "game.toml".to_owned(), text };
    match load(&source, &Overrides::default(), &NoFiles) {
        Err(faulty) => {
            prop_assert!(!faulty.is_empty());
            for fault in faulty.iter().flat_map(|faulty| &faulty.faults) {
                prop_assert!(source.text.get(fault.place()).is_some(), "{:?} is no place", fault);
                prop_assert!(!fault.message.is_empty());
            }
        }
        Ok(job) => {
            let again = lay_out(&job.game, &job.options);
            prop_assert_eq!(again.as_ref(), Ok(&job.sheets));
            prop_assert!(!job.sheets.is_empty());
            for (number, piece) in job.game.pieces.iter().enumerate() {
                prop_assert_eq!(fronts(&job, number), expected(piece, job.options.backs), "{}", &piece.name);
            }
            for sheet in &job.sheets {
                let (trim, paper) = (sheet.trim, sheet.paper);
                prop_assert!(trim.left() >= SAFE && trim.right() <= paper.width - SAFE, "{trim:?}");
                prop_assert!(trim.top() >= SAFE && trim.bottom() <= paper.height - SAFE, "{trim:?}");
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn a_spec_has_faults_or_prints_everything(text in specs()) {
        holds(text)?;
    }

    #[test]
    fn a_mangled_spec_does_not_panic(text in specs(), at in any::<prop::sample::Index>(), by in "\\PC{0,4}") {
        let cuts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let at = cuts[at.index(cuts.len())];
        holds(format!("{}{by}{}", &text[..at], text[at..].get(3..).unwrap_or_default()))?;
    }
}
