//! The weights in the text of `weights.rs`: all numbers of its last constant that do not stand in comments.

use std::path::{Path, PathBuf};

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/photo/balls/weights.rs")
}

/// The text as pieces that are numbers or not, in turn.
fn pieces(text: &str) -> Vec<(bool, String)> {
    let start = text.rfind("= Weights {").expect("the constant");
    let mut pieces = vec![(false, text[..start].to_owned())];
    for line in text[start..].split_inclusive('\n') {
        let (code, comment) = line.split_at(line.find("//").unwrap_or(line.len()));
        for letter in code.chars() {
            let is_number = letter.is_ascii_digit() || letter == '.' || letter == '-';
            match pieces.last_mut() {
                Some((last, piece)) if *last == is_number => piece.push(letter),
                _ => pieces.push((is_number, letter.to_string())),
            }
        }
        match pieces.last_mut() {
            Some((false, piece)) => piece.push_str(comment),
            _ => pieces.push((false, comment.to_owned())),
        }
    }
    pieces
}

fn text() -> String {
    std::fs::read_to_string(path()).expect("the source is there")
}

/// The numbers that stand in the source.
pub fn numbers() -> Vec<String> {
    pieces(&text()).into_iter().filter(|piece| piece.0).map(|piece| piece.1).collect()
}

/// The source with these weights instead.
pub fn with(weights: &[f64]) -> String {
    let mut weights = weights.iter();
    let piece = |(is_number, piece): (bool, String)| match is_number {
        // There is no minus before 0.
        true => format!("{:.2}", weights.next().expect("a weight for each number") + 0.0),
        false => piece,
    };
    pieces(&text()).into_iter().map(piece).collect()
}

pub fn write(weights: &[f64]) {
    std::fs::write(path(), with(weights)).expect("the source can be written");
}
