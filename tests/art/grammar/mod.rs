//! A grammar-based fuzzer for SVG: every element, attribute and number format that the renderer supports, combined at
//! random.

mod attribute;
mod chooser;
mod definition;
mod element;
mod value;

use attribute::{attributes, property};
use chooser::{Chooser, NAMES};
use definition::named;
use element::all_shown;
use value::{lengths, view};

/// A random drawing.
pub fn drawing(seed: u64) -> String {
    let chooser = &mut Chooser::new(seed);
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
    text.push_str(&format!(" viewBox=\"{}\"", view(chooser)));
    if chooser.one_in(4) {
        text.push_str(&lengths(chooser, &["width", "height"]));
    }
    text.push('>');
    if chooser.one_in(4) {
        let (a, b) = (property(chooser), property(chooser));
        text.push_str(&format!("<style>.a{{{}:{}}} g .b, rect{{{}:{}}}</style>", a.0, a.1, b.0, b.1));
    }
    let inside = chooser.one_in(4);
    if inside {
        chooser.skipped = NAMES.len();
        text.push_str(&format!("<g{}>", attributes(chooser)));
    }
    for (at, id) in NAMES.into_iter().enumerate() {
        chooser.skipped = at + 1;
        // The last level has nothing left to refer to.
        if at + 1 < NAMES.len() && !chooser.one_in(4) {
            text.push_str(&named(chooser, id));
        }
    }
    chooser.skipped = 0;
    text.push_str(&all_shown(chooser, 3));
    if inside {
        text.push_str("</g>");
    }
    text.push_str("</svg>");
    if chooser.one_in(20) {
        text = spoilt(chooser, &text);
    }
    text
}

/// The text with characters swapped, dropped or doubled.
fn spoilt(chooser: &mut Chooser, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chooser.below(4) {
        let at = chooser.below(bytes.len());
        match chooser.below(4) {
            0 => bytes[at] = b" \"'<>/=#0e-.%a"[chooser.below(14)],
            1 => drop(bytes.drain(at..(at + chooser.below(9)).min(bytes.len()))),
            2 => {
                let some = bytes[at..(at + chooser.below(200)).min(bytes.len())].to_vec();
                let place = chooser.below(bytes.len());
                bytes.splice(place..place, some.repeat(1 + chooser.below(30)));
            }
            _ => bytes.insert(at, b"9"[0]),
        }
        if bytes.is_empty() {
            bytes.push(b'<');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
