//! The SVG document and its text elements.

use std::fmt::Display;

use svg::Document;
use svg::node::element::{Element, Group};
use svg::node::{Node as _, Text};

use crate::scene::{PageLayer, Size};
use crate::words::Lang;
use crate::write::hash::Hash;
use crate::write::number::{self, LENGTH_DECIMALS};
use crate::write::stamp::stamp;

/// Stands for the suffix of ids until the document is finished. Texts never contain it.
const SUFFIX: char = '\u{1}';
/// Digits of the suffix of ids: two of a hundred documents have the same once in 12,000 times.
const SUFFIX_DIGITS: u32 = 5;

/// An id that no other document has, for web pages that show several.
pub(super) fn id(name: impl Display) -> String {
    format!("{name}{SUFFIX}")
}

/// An empty document of the size of the paper.
pub(super) fn sheet(size: Size) -> Document {
    let (width, height) =
        (number::formatted(size.width, LENGTH_DECIMALS), number::formatted(size.height, LENGTH_DECIMALS));
    Document::new()
        .set("xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape")
        .set("viewBox", format!("0 0 {width} {height}"))
        .set("width", format!("{width}mm"))
        .set("height", format!("{height}mm"))
}

pub(super) fn layer_group(layer: PageLayer, lang: Lang) -> Group {
    Group::new()
        .set("id", id(layer.id()))
        .set("inkscape:groupmode", "layer")
        .set("inkscape:label", layer.name(lang))
}

/// Serializes the document with a stamp.
pub(super) fn finish(document: &Document) -> String {
    let text = document.to_string();
    let mut text = text.replace(SUFFIX, &suffix(Hash::new(text.as_bytes())));
    text.push_str("\n<!-- ");
    let stamp = stamp(text.as_bytes());
    text.push_str(&String::from_utf8_lossy(&stamp));
    text.push_str(" -->\n");
    text
}

/// The suffix of ids in a document with this hash.
fn suffix(Hash(hash): Hash) -> String {
    let digits = (0..SUFFIX_DIGITS).scan(hash, |rest, _| {
        let digit = u32::try_from(*rest % 36).ok()?;
        *rest /= 36;
        char::from_digit(digit, 36)
    });
    std::iter::once('-').chain(digits).collect()
}

pub(super) fn text_element(name: &str, text: &str) -> Element {
    let mut element = Element::new(name);
    element.append(Text::new(xml_text(text)));
    element
}

/// Replaces blanks by spaces and removes characters that XML does not allow.
pub(super) fn xml_text(text: &str) -> String {
    text.chars()
        .map(|c| if c == '\n' || c == '\t' { ' ' } else { c })
        .filter(|&c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}'))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_xml_forbids_are_removed() {
        assert_eq!(xml_text("a\u{1}b\nc\u{ffff}d"), "ab cd");
    }
}
