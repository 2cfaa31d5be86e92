//! Values of attributes: their numbers, colours, variables and references, and why one cannot be drawn.

use std::borrow::Cow;
use std::str::FromStr as _;

use super::names;
use crate::art::words::{ArtFinding, ArtHint};

/// The largest number that a drawing may hold.
const MAX_NUMBER: f64 = 1e9;
/// The largest number of a length in font sizes, and the largest font size.
const MAX_FONT_SIZES: f64 = 1000.0;
/// The longest value of an attribute that is not a list: values are parsed again for each descendant and each copy.
pub(super) const MAX_VALUE_BYTES: usize = 500;
const MAX_SHOWN_CHARS: usize = 60;

pub(super) type Refusal = (ArtFinding, ArtHint);

/// Why an element cannot be drawn.
pub(super) fn element_refusal(name: &str) -> Refusal {
    match name {
        "text" | "flowRoot" | "flowPara" | "tref" | "tspan" | "textPath" => {
            (ArtFinding::Words, ArtHint::TextToPaths)
        }
        "feImage" => (ArtFinding::Pixels, ArtHint::PictureByItself),
        _ => (ArtFinding::NotDrawn { what: shown(name) }, ArtHint::ExportAsPng),
    }
}

/// The value of a style as one of an attribute: a transform without units, a colour without its copy for presses, a path
/// that closes nothing twice.
pub(super) fn as_attribute<'a>(name: &str, mut value: Cow<'a, str>) -> Cow<'a, str> {
    if let Some((colour, _)) = value.split_once(" icc-color(") {
        value = Cow::Owned(colour.to_owned());
    }
    if name == "transform" && (value.contains("px") || value.contains("deg")) {
        value = Cow::Owned(value.replace("px", "").replace("deg", ""));
    }
    if name == "d" {
        value = closed_once(value);
    }
    value
}

/// A path without what closes a part that is closed: its parser calls itself for each.
fn closed_once(path: Cow<'_, str>) -> Cow<'_, str> {
    let mut is_closed = false;
    let is_needed = |letter: &char| match letter {
        'z' | 'Z' => !std::mem::replace(&mut is_closed, true),
        _ => {
            is_closed &= letter.is_ascii_whitespace() || *letter == ',';
            true
        }
    };
    let kept: String = path.chars().filter(is_needed).collect();
    if kept.len() == path.len() { path } else { Cow::Owned(kept) }
}

/// Why a value cannot be drawn.
pub(super) fn value_refusal(name: &str, value: &str) -> Option<Refusal> {
    let not_drawn =
        || Some((ArtFinding::NotDrawn { what: shown(&format!("{name}: {value}")) }, ArtHint::ExportAsPng));
    let link =
        (name == "href").then_some(value).into_iter().chain(urls(value)).find(|link| !link.starts_with('#'));
    if let Some(file) = link {
        return Some((ArtFinding::NeedsAnotherFile { file: shown(file) }, ArtHint::HoldAllItsParts));
    }
    if value.len() > MAX_VALUE_BYTES && !names::is_list(name) {
        return Some((ArtFinding::LongValue, ArtHint::OpenAndSaveAsPlainSvg));
    }
    if value.contains("var(") || (names::COLOURS.contains(&name) && !is_colour(value)) {
        return not_drawn();
    }
    match name {
        // Few programs draw these alike.
        "clip-path" | "mask" | "filter" if value == "inherit" => return not_drawn(),
        "transform" if svgtypes::Transform::from_str(value).is_err() => return not_drawn(),
        _ => {}
    }
    if !names::has_numbers(name) {
        return None;
    }
    // Names of other elements may hold digits.
    let numbers = value
        .split("url(")
        .enumerate()
        .map(|(at, part)| if at == 0 { part } else { part.split_once(')').unwrap_or_default().1 });
    let number = numbers.map(largest).fold(0.0, f64::max);
    let in_letters = !names::is_list(name) && has_letter_units(value);
    if number > MAX_NUMBER || ((in_letters || name == "font-size") && number > MAX_FONT_SIZES) {
        return Some((ArtFinding::LargeNumber, ArtHint::BringAllOntoThePage));
    }
    // Sizes relative to sizes would grow with each element.
    if name == "font-size" && (in_letters || value.contains('%')) { not_drawn() } else { None }
}

fn is_colour(value: &str) -> bool {
    value.starts_with("url(")
        || matches!(value, "currentColor" | "inherit" | "none" | "context-fill" | "context-stroke")
        || svgtypes::Paint::from_str(value).is_ok()
}

/// Whether a length is in sizes of the font.
pub(super) fn has_letter_units(value: &str) -> bool {
    value.contains("em") || value.contains("ex")
}

/// The largest absolute value of the numbers in a text.
pub(super) fn largest(text: &str) -> f64 {
    let bytes = text.as_bytes();
    let digits =
        |from: usize| bytes.get(from..).unwrap_or_default().iter().take_while(|b| b.is_ascii_digit()).count();
    let (mut at, mut largest) = (0, 0.0f64);
    while let Some(byte) = bytes.get(at) {
        if !byte.is_ascii_digit() && *byte != b'.' {
            at += 1;
            continue;
        }
        let start = at;
        at += digits(at);
        if bytes.get(at) == Some(&b'.') {
            at += 1 + digits(at + 1);
        }
        if matches!(bytes.get(at), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')));
            let exponent = digits(at + 1 + sign);
            at += if exponent > 0 { 1 + sign + exponent } else { 0 };
        }
        let number = text.get(start..at).and_then(|number| number.parse::<f64>().ok());
        largest = largest.max(number.unwrap_or(0.0));
        at = at.max(start + 1);
    }
    largest
}

/// What `url(…)` refers to in a value.
pub(super) fn urls(value: &str) -> impl Iterator<Item = &str> {
    value.split("url(").skip(1).map(|link| {
        let link = link.split_once(')').map_or(link, |(link, _)| link);
        link.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, '"' | '\''))
    })
}

pub(super) fn shown(text: &str) -> String {
    let mut short: String = text.chars().filter(|c| !c.is_control()).take(MAX_SHOWN_CHARS).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_closes_nothing_twice() {
        for (path, closed) in
            [("M0 0H5V5zZ z,\nz", "M0 0H5V5z ,\n"), ("M0 0H5zM1 1V5Z", "M0 0H5zM1 1V5Z"), ("", "")]
        {
            assert_eq!(closed_once(path.into()), closed);
        }
        let many = format!("M0 0H5{}", "z".repeat(300_000));
        assert_eq!(as_attribute("d", many.into()), "M0 0H5z");
    }

    #[test]
    fn the_largest_number_is_found_in_any_notation() {
        for (text, number) in [
            ("M1-2.5.75e3L-7,8", 750.0),
            ("translate(1e9) rotate(-30)", 1e9),
            ("12em", 12.0),
            ("3ex", 3.0),
            ("none", 0.0),
            ("1e400", f64::INFINITY),
            ("5.e2", 500.0),
            (".", 0.0),
        ] {
            assert_eq!(largest(text), number, "{text}");
        }
    }

    #[test]
    fn references_are_found_in_quotes_and_lists() {
        let all = |value| urls(value).collect::<Vec<_>>();
        assert_eq!(all("url(#a) url( '#b' ) blur(2)"), ["#a", "#b"]);
        assert_eq!(all("red"), [""; 0]);
    }
}
