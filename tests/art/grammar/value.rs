//! Numbers, lengths, transformations and paths.

use super::chooser::Chooser;

const USUAL: [&str; 12] = ["0", "1", "2", "5", "9", "10", "20", "33.3", "50", "80", "100", "-10"];
const ODD: [&str; 25] = [
    "-1",
    ".5",
    ".01",
    "1e-3",
    "1e-9",
    "1e-30",
    "1e-45",
    "300",
    "1e3",
    "1e4",
    "1e5",
    "1e6",
    "1e7",
    "1e8",
    "999999999",
    "-1e6",
    "NaN",
    "",
    "50%",
    "1e4%",
    "1e9%",
    "1em",
    "30ex",
    "2in",
    "1e5mm",
];
const ABSURD: [&str; 9] = ["1e9", "4294967296", "1e20", "1e38", "1e39", "1e400", "-1e12", "inf", "1e10%"];

pub fn number(chooser: &mut Chooser) -> &'static str {
    match chooser.below(800) {
        0 => chooser.pick(&ABSURD),
        1..60 => chooser.pick(&ODD),
        _ => chooser.pick(&USUAL),
    }
}

pub fn numbers(chooser: &mut Chooser, most: usize) -> String {
    (0..=chooser.below(most)).map(|_| number(chooser)).collect::<Vec<_>>().join(" ")
}

pub fn transform(chooser: &mut Chooser) -> String {
    (0..=chooser.below(2))
        .map(|_| match chooser.below(6) {
            0 => format!("translate({} {})", number(chooser), number(chooser)),
            1 => format!("scale({})", number(chooser)),
            2 => format!("scale({} {})", number(chooser), number(chooser)),
            3 => format!("rotate({})", number(chooser)),
            4 => format!("skewX({})", number(chooser)),
            _ => format!("matrix({})", (0..6).map(|_| number(chooser)).collect::<Vec<_>>().join(" ")),
        })
        .collect()
}

pub fn path(chooser: &mut Chooser) -> String {
    let mut path = format!("M{} {}", number(chooser), number(chooser));
    for _ in 0..chooser.below(12) {
        let command = chooser.pick(&[
            "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a", "Z", "M",
        ]);
        let count = match command {
            "H" | "h" | "V" | "v" => 1,
            "C" | "c" => 6,
            "S" | "s" | "Q" | "q" => 4,
            "A" | "a" => 7,
            "Z" => 0,
            _ => 2,
        };
        let times = if chooser.one_in(30) { 200 } else { 1 };
        let mut arguments = String::new();
        for at in 0..count {
            let flag = count == 7 && (at == 3 || at == 4);
            arguments.push_str(if flag { chooser.pick(&["0", "1"]) } else { number(chooser) });
            arguments.push(' ');
        }
        path.push_str(&format!("{command}{arguments}").repeat(times));
    }
    path
}

pub fn lengths(chooser: &mut Chooser, names: &[&str]) -> String {
    names
        .iter()
        .map(
            |name| if chooser.one_in(6) { String::new() } else { format!(" {name}=\"{}\"", number(chooser)) },
        )
        .collect()
}

/// The attributes of a region, in one case of `times`.
pub fn region(chooser: &mut Chooser, times: usize) -> String {
    if chooser.one_in(times) { lengths(chooser, &["x", "y", "width", "height"]) } else { String::new() }
}

pub fn view(chooser: &mut Chooser) -> String {
    if chooser.one_in(5) {
        format!("{} {} {} {}", number(chooser), number(chooser), number(chooser), number(chooser))
    } else {
        chooser.pick(&["0 0 100 100", "0 0 10 10", "0 0 1000 500", "-50 -50 100 100"]).to_owned()
    }
}
