//! Checks the text of a drawing before XML parsing for everything that is slow to parse.
//!
//! A parser compares each attribute of an element with all others, looks up each prefix in a list, and expands entities.
//! This scanner finds only the ends of tags.

use super::too_much;
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::Finding;

const MAX_SVG_BYTES: usize = 10_000_000;
/// Maximum nesting of elements, and of copies.
pub(super) const MAX_DEPTH: u32 = 500;
/// Maximum numbers of elements, and of tags, comments and declarations together.
const MAX_ELEMENTS: usize = 100_000;
const MAX_MARKUP_ITEMS: usize = 400_000;
/// Maximum number of comparisons among the attributes of each element.
const MAX_COMPARISONS: usize = 20_000_000;
/// Maximum numbers of declared namespaces and of lookups among them.
const MAX_NAMESPACES: usize = 3000;
const MAX_LOOKUPS: usize = 300_000_000;
/// Maximum numbers of entities, of bytes of each, and of their uses. Illustrator declares about ten, each a URL.
const MAX_ENTITIES: usize = 100;
const MAX_ENTITY_BYTES: usize = 300;
const MAX_ENTITY_USES: usize = 20_000;

#[derive(Default)]
struct MarkupCounts {
    depth: u32,
    markup: usize,
    elements: usize,
    attributes: usize,
    comparisons: usize,
    namespaces: usize,
    /// Bytes of pictures, which are limited by their pixels.
    data_bytes: usize,
    has_entities: bool,
}

/// Refuses text that is expensive to parse.
pub(super) fn check(text: &str) -> Result<f64, Finding> {
    let mut counts = MarkupCounts::default();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = rest.split_at(start).1;
        counts.markup += 1;
        let length = if rest.starts_with("<!--") {
            end_of(rest, "-->")
        } else if rest.starts_with("<![CDATA[") {
            end_of(rest, "]]>")
        } else if rest.starts_with("<?") {
            end_of(rest, "?>")
        } else if rest.starts_with("<!") {
            doctype(rest, &mut counts)?
        } else if rest.starts_with("</") {
            counts.depth = counts.depth.saturating_sub(1);
            end_of(rest, ">")
        } else {
            tag(rest, &mut counts)
        };
        rest = rest.split_at(length).1;
        if counts.depth > MAX_DEPTH {
            return Err(Finding::new(ArtFinding::DeepParts { most: MAX_DEPTH }).hint(ArtHint::Ungroup));
        }
        if counts.elements > MAX_ELEMENTS || counts.markup > MAX_MARKUP_ITEMS {
            return Err(too_much(ArtFinding::ManyParts));
        }
    }
    if text.len() - counts.data_bytes.min(text.len()) > MAX_SVG_BYTES {
        return Err(too_much(ArtFinding::LargeDrawing { most_megabytes: MAX_SVG_BYTES / 1_000_000 }));
    }
    let lookups = counts.attributes.saturating_mul(counts.namespaces);
    if counts.comparisons > MAX_COMPARISONS || counts.namespaces > MAX_NAMESPACES || lookups > MAX_LOOKUPS {
        return Err(too_much(ArtFinding::ManyAttributes));
    }
    if counts.has_entities && text.matches('&').count() > MAX_ENTITY_USES {
        return Err(entity_error());
    }
    let part = |count: usize, most: usize| count as f64 / most as f64;
    Ok(part(text.len(), MAX_SVG_BYTES)
        + part(counts.comparisons, MAX_COMPARISONS)
        + part(lookups, MAX_LOOKUPS))
}

/// The length up to and including `end`.
fn end_of(text: &str, end: &str) -> usize {
    text.find(end).map_or(text.len(), |at| at + end.len())
}

/// Counts a start tag and returns its length.
fn tag(text: &str, counts: &mut MarkupCounts) -> usize {
    counts.elements += 1;
    let bytes = text.as_bytes();
    let (mut at, mut attributes, mut name) = (1, 0, 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' | b'\'' => {
                attributes += 1;
                if text.get(name..at).is_some_and(|name| name.contains("xmlns")) {
                    counts.namespaces += 1;
                }
                let value = bytes.get(at + 1..).unwrap_or_default();
                let length = value.iter().position(|&other| other == byte).unwrap_or(value.len());
                counts.data_bytes += if value.starts_with(b"data:image/") { length } else { 0 };
                at += length + 2;
                name = at;
            }
            b'>' => break,
            _ => at += 1,
        }
    }
    if bytes.get(at.saturating_sub(1)) != Some(&b'/') {
        counts.depth += 1;
    }
    counts.attributes += attributes;
    counts.comparisons = counts.comparisons.saturating_add(attributes * attributes);
    (at + 1).min(text.len())
}

/// Checks a document type declaration and returns its length.
fn doctype(text: &str, counts: &mut MarkupCounts) -> Result<usize, Finding> {
    let bytes = text.as_bytes();
    let (mut at, mut brackets, mut declared) = (2, 0usize, 0usize);
    let mut in_entity = false;
    while let Some(&byte) = bytes.get(at) {
        let rest = bytes.get(at..).unwrap_or_default();
        match byte {
            b'"' | b'\'' => {
                let value = rest.get(1..).unwrap_or_default();
                let length = value.iter().position(|&other| other == byte).unwrap_or(value.len());
                let value = value.get(..length).unwrap_or_default();
                // Nested entities grow exponentially, and tags would escape the counts.
                if in_entity && (length > MAX_ENTITY_BYTES || value.iter().any(|byte| b"&<%".contains(byte)))
                {
                    return Err(entity_error());
                }
                at += length + 2;
                continue;
            }
            b'[' => brackets += 1,
            b']' => brackets = brackets.saturating_sub(1),
            b'>' if brackets == 0 => break,
            b'>' => in_entity = false,
            b'%' if in_entity => return Err(entity_error()),
            b'<' if rest.starts_with(b"<!--") => {
                at += end_of(text.get(at..).unwrap_or_default(), "-->");
                continue;
            }
            b'<' if rest.starts_with(b"<!ENTITY") => {
                declared += 1;
                in_entity = true;
                counts.has_entities = true;
            }
            _ => {}
        }
        at += 1;
    }
    if declared > MAX_ENTITIES {
        return Err(entity_error());
    }
    Ok((at + 1).min(text.len()))
}

fn entity_error() -> Finding {
    Finding::new(ArtFinding::GrowingEntities).hint(ArtHint::OpenAndSaveAsPlainSvg)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        check(text).map_or_else(|error| error.message.to_string(), |_| "fine".to_owned())
    }

    #[test]
    fn only_nested_tags_count_as_depth() {
        for (text, deep) in [
            ("<g>".repeat(501), true),
            ("<g a='/>'>".repeat(501), true),
            ("<g a='>'/>".repeat(501), false),
            ("<g></g>".repeat(501), false),
            (format!("<!--{}-->", "<g>".repeat(501)), false),
            (format!("<g><![CDATA[{}]]></g>", "<g>".repeat(501)), false),
        ] {
            assert_eq!(message(&text).contains("deep"), deep, "{}", &text[..30]);
        }
    }

    #[test]
    fn too_many_attributes_and_namespaces_are_refused() {
        let attributes: String = (0..5000).map(|n| format!(" a{n}=''")).collect();
        let namespaces: String = (0..4000).map(|n| format!("<g xmlns:a{n}='b'/>")).collect();
        for text in [format!("<svg{attributes}/>"), format!("<svg>{namespaces}</svg>")] {
            assert_eq!(message(&text), "the drawing has too many attributes");
        }
    }

    #[test]
    fn only_entities_of_plain_text_are_allowed() {
        let illustrator = r#"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
            <!ENTITY ns_svg "http://www.w3.org/2000/svg">
            <!-- It's all right --> ]><svg xmlns="&ns_svg;"/>"#;
        assert_eq!(message(illustrator), "fine");
        for entity in ["a '&b;&b;'", "a '<g>'", "% a 'b'", &format!("a '{}'", "b".repeat(400))] {
            let text = format!("<!DOCTYPE svg [<!ENTITY {entity}>]><svg/>");
            assert!(message(&text).contains("entities"), "{entity}");
        }
    }

    #[test]
    fn truncated_markup_is_accepted() {
        for text in ["<", "<!", "<!--", "<g a='", "<!DOCTYPE [<!ENTITY a '", "<g a", "</", "<?", "<é'é"] {
            assert_eq!(message(text), "fine", "{text}");
        }
    }
}
