//! Random specs: mostly valid, some with values out of bounds.

use crate::prng::Prng;

const FACES: [&str; 19] = [
    "{}",
    "{ background = \"crimson\" }",
    "{ background = \"navy\", text = \"Été\", size = \"3mm\" }",
    "{ text = \"É\", turn = 45 }",
    "{ text = \"ONE TWO\\nTHREE\", turn = 90, at = [\"1mm\", \"2mm\"] }",
    "{ symbol = \"star\", at = [\"3mm\", \"-3mm\"] }",
    "{ ports = \"NE SE\", width = \"2mm\", color = \"teal\" }",
    "{ like = \"base\", pattern = \"waves\" }",
    "{ background = \"white\", pattern = \"cross-hatch\", pattern_step = \"5mm\", text = \"7\" }",
    "{ marks = [{ svg = \"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z' fill='red'/></svg>\", size = \"60mm\" }] }",
    "{ background = \"ivory\", parts = [{ pips = 3 }, { pips = 6 }], split_line = \"black\" }",
    "{ split = [\"red\", \"navy\"], split_line = \"white\", parts = [{ symbol = \"star\" }, { text = \"B\" }] }",
    "{ background = \"black\", tracks = [\"SW E\", \"W SE\"], color = \"gold\", width = \"1mm\" }",
    "{ text = \"**Deux** :heart:\\n♠♔\", align = \"left\" }",
    "{ symbol = \"knight\", color = \"navy\", pattern = \"dots\" }",
    "{ pips = 9, outline = \"red\", turn = 30 }",
    "{ svg = \"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 3'><path d='M0 0h9v3z' fill='red'/></svg>\", fit = \"contain\", turn = 20 }",
    "{ svg = \"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 3'><path d='M0 0h9v3z' fill='red'/></svg>\", fit = \"cover\" }",
    "{ marks = [{ symbol = \"disc\", size = \"5mm\", color = \"gold\" }, { text = \"{}\" }] }",
];
const WRONG_FACES: [&str; 3] =
    ["{ like = \"nobody\" }", "{ art = \"../x.svg\" }", "{ pattern = \"dots\", pattern_step = \"1um\" }"];
const WRONG_LENGTHS: [&str; 9] =
    ["\"0mm\"", "\"-5mm\"", "\"999in\"", "\"1e9mm\"", "\"NaNmm\"", "\"\"", "25", "inf", "\"2000mm\""];
const WRONG_COUNTS: [&str; 6] = ["0", "-1", "20000", "9223372036854775807", "1.5", "\"2\""];
const PAPERS: [&str; 8] = ["a4", "a3", "a5", "letter", "50mm x 50mm", "60mm x 2000mm", "150mm x 400mm", "a9"];

/// One of several words.
fn one<'a>(random: &mut Prng, of: &[&'a str]) -> &'a str {
    random.pick(of).copied().unwrap_or_default()
}

/// Whether something happens once in `times`.
fn once_in(random: &mut Prng, times: usize) -> bool {
    random.roll(times) == 0
}

/// Millimetres from `from` to below `to`, in tenths for some.
fn length(random: &mut Prng, from: usize, to: usize) -> String {
    if once_in(random, 80) {
        return one(random, &WRONG_LENGTHS).to_owned();
    }
    let tenths = if once_in(random, 3) { random.roll(10) } else { 0 };
    format!("\"{}.{tenths}mm\"", from + random.roll(to - from))
}

fn count(random: &mut Prng) -> String {
    if once_in(random, 60) {
        return one(random, &WRONG_COUNTS).to_owned();
    }
    let most = if once_in(random, 5) { 120 } else { 16 };
    (1 + random.roll(most)).to_string()
}

/// A face. One of them shows the word of a series.
fn face(random: &mut Prng, has_series: bool) -> &'static str {
    let faces = if has_series { &FACES[..] } else { &FACES[..FACES.len() - 1] };
    if once_in(random, 60) { one(random, &WRONG_FACES) } else { one(random, faces) }
}

fn piece(random: &mut Prng, has_board: bool) -> String {
    let shape = match random.roll(9) {
        0 => format!("shape = \"circle\"\ndiameter = {}\n", length(random, 8, 60)),
        1 => format!("shape = \"square\"\nside = {}\ncorner = \"2mm\"\n", length(random, 8, 70)),
        2 => format!("shape = \"strip\"\nsquares = 3\nsquare = {}\ntab = \"6mm\"\n", length(random, 9, 20)),
        3 => format!("shape = \"hexagon\"\nacross = {}\n", length(random, 9, 60)),
        7 => format!("shape = \"hexagon\"\ntop = \"flat\"\nacross = {}\n", length(random, 9, 60)),
        8 => format!("shape = \"triangle\"\nside = {}\n", length(random, 15, 70)),
        // Two pieces of one size share a block.
        4 => "shape = \"square\"\nside = \"21mm\"\n".to_owned(),
        5 if has_board => "shape = \"square\"\nfits = \"board\"\n".to_owned(),
        _ => format!(
            "shape = \"rectangle\"\nwidth = {}\nheight = {}\n",
            length(random, 8, 90),
            length(random, 8, 90)
        ),
    };
    let has_series = once_in(random, 4);
    let (count, front) = (count(random), face(random, has_series));
    let mut spec = format!("[[piece]]\n{shape}count = {count}\nfront = {front}\n");
    if once_in(random, 3) {
        spec += &format!("back = {}\n", face(random, has_series));
    } else if once_in(random, 3) {
        spec += "reversible = true\n";
    }
    if once_in(random, 3) {
        spec += &format!("gap = {}\n", one(random, &["\"0mm\"", "\"0.002mm\"", "\"1mm\"", "\"7mm\""]));
    }
    if once_in(random, 4) {
        spec += one(
            random,
            &["edge = false\n", "edge = { color = \"brown\" }\n", "edge = { width = \"2mm\" }\n"],
        );
    }
    if has_series {
        spec += "series = [\"A\", \"B\"]\n";
    }
    if once_in(random, 2) {
        spec += "group = \"Alike\"\n";
    }
    spec
}

fn board(random: &mut Prng) -> String {
    let (grid, key) = [("square", "square"), ("hex", "across"), ("points", "step")][random.roll(3)];
    let mut spec = format!(
        "[[board]]\ngrid = \"{grid}\"\ncolumns = {}\nrows = {}\n{key} = {}\ncoordinates = {}\n",
        1 + random.roll(14),
        1 + random.roll(14),
        length(random, 5, 40),
        once_in(random, 2),
    );
    if grid == "hex" {
        let outline = one(random, &["rectangle", "rhombus", "hexagon"]);
        let top = one(random, &["pointy", "flat"]);
        spec += &format!("outline = \"{outline}\"\ntop = \"{top}\"\n");
    }
    if grid != "points" {
        spec += one(
            random,
            &[
                "",
                "cell = { background = \"tan\" }\n",
                "cell = { checker = [\"white\", \"gray\", \"tan\"] }\n",
            ],
        );
        spec += one(random, &["", "sides = { top = \"red\", bottom = \"navy\" }\n"]);
    }
    if once_in(random, 3) {
        spec += one(random, &["missing = [\"a1\", \"b2:c3\"]\n", "missing = [\"row 1\"]\n"]);
    }
    if once_in(random, 2) {
        spec += "camps = [\"A\", \"B\"]\n";
    }
    if once_in(random, 2) {
        let (sides, ends) = (length(random, 4, 20), length(random, 4, 20));
        spec += &format!("frame = {{ sides = {sides}, ends = {ends}, color = \"navy\" }}\n");
    }
    spec
}

/// A spec with up to one board and up to four kinds of pieces.
pub(super) fn spec(random: &mut Prng) -> String {
    let paper = if once_in(random, 4) { one(random, &PAPERS) } else { one(random, &PAPERS[..4]) };
    let cut = one(random, &["marks", "marks", "lines", "outline", "none"]);
    let backs = one(random, &["none", "duplex-long", "duplex-short", "fold"]);
    let mut spec = format!(
        "[sheet]\npaper = \"{paper}\"\ncut = \"{cut}\"\nbacks = \"{backs}\"\nlandscape = {}\n",
        once_in(random, 4)
    );
    for (key, from, to) in [("margin", 5, 16), ("bleed", 0, 10), ("overlap", 0, 20)] {
        if once_in(random, 3) {
            spec += &format!("{key} = {}\n", length(random, from, to));
        }
    }
    spec += "[faces.base]\nbackground = \"gold\"\n";
    let has_board = once_in(random, 2);
    if has_board {
        spec += &board(random);
    }
    for _ in 0..usize::from(!has_board) + random.roll(4) {
        spec += &piece(random, has_board);
    }
    spec
}
