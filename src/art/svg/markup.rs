//! The text of a drawing before it is read as XML: what makes any reader slow is counted first.
//!
//! A reader compares each attribute of an element with all others, looks up each prefix in a list, and puts the value of
//! an entity wherever its name stands. Nothing here understands more of XML than where a tag begins and ends.

use super::too_much;
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// The most bytes of a drawing.
const MAX_BYTES: usize = 10_000_000;
/// Elements within elements deeper than any drawing needs.
const MAX_DEPTH: usize = 500;
/// Elements.
const MAX_ELEMENTS: usize = 100_000;
/// Tags, comments and other markup.
const MAX_MARKUP: usize = 400_000;
/// Comparisons among the attributes of each element.
const MAX_COMPARISONS: usize = 20_000_000;
/// Namespaces declared, and lookups among them.
const MAX_NAMESPACES: usize = 3000;
const MAX_LOOKUPS: usize = 300_000_000;
/// Entities declared, the letters of each, and their uses. Illustrator declares about ten, each a web address.
const MAX_ENTITIES: usize = 100;
const MAX_ENTITY_LETTERS: usize = 300;
const MAX_ENTITY_USES: usize = 20_000;

#[derive(Default)]
struct Count {
    depth: usize,
    markup: usize,
    elements: usize,
    attributes: usize,
    comparisons: usize,
    namespaces: usize,
    has_entities: bool,
}

/// Refuses text that is dear to read.
pub(super) fn check(text: &str) -> Result<(), Diagnostic> {
    if text.len() > MAX_BYTES {
        return Err(too_much(&format!("the drawing is larger than {} MB", MAX_BYTES / 1_000_000)));
    }
    let mut count = Count::default();
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        rest = rest.split_at(start).1;
        count.markup += 1;
        let length = if rest.starts_with("<!--") {
            end_of(rest, "-->")
        } else if rest.starts_with("<![CDATA[") {
            end_of(rest, "]]>")
        } else if rest.starts_with("<?") {
            end_of(rest, "?>")
        } else if rest.starts_with("<!") {
            declarations(rest, &mut count)?
        } else if rest.starts_with("</") {
            count.depth = count.depth.saturating_sub(1);
            end_of(rest, ">")
        } else {
            tag(rest, &mut count)
        };
        rest = rest.split_at(length).1;
        if count.depth > MAX_DEPTH {
            let message = format!("the drawing nests its parts more than {MAX_DEPTH} deep");
            return Err(Diagnostic::new(ArtCode::TooLarge, message)
                .hint("ungroup and simplify it in the drawing program"));
        }
        if count.elements > MAX_ELEMENTS || count.markup > MAX_MARKUP {
            return Err(too_much("the drawing has too many parts"));
        }
    }
    if count.comparisons > MAX_COMPARISONS
        || count.namespaces > MAX_NAMESPACES
        || count.attributes.saturating_mul(count.namespaces) > MAX_LOOKUPS
    {
        return Err(too_much("the drawing has too many attributes"));
    }
    if count.has_entities && text.matches('&').count() > MAX_ENTITY_USES {
        return Err(entities());
    }
    Ok(())
}

/// The length up to the end of what is looked for.
fn end_of(text: &str, end: &str) -> usize {
    text.find(end).map_or(text.len(), |at| at + end.len())
}

/// Counts a start tag; its length.
fn tag(text: &str, count: &mut Count) -> usize {
    count.elements += 1;
    let bytes = text.as_bytes();
    let (mut at, mut attributes, mut name) = (1, 0, 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' | b'\'' => {
                attributes += 1;
                if text.get(name..at).is_some_and(|name| name.contains("xmlns")) {
                    count.namespaces += 1;
                }
                let value = bytes.get(at + 1..).unwrap_or_default();
                at += value.iter().position(|&other| other == byte).unwrap_or(value.len()) + 2;
                name = at;
            }
            b'>' => break,
            _ => at += 1,
        }
    }
    if bytes.get(at.saturating_sub(1)) != Some(&b'/') {
        count.depth += 1;
    }
    count.attributes += attributes;
    count.comparisons = count.comparisons.saturating_add(attributes * attributes);
    (at + 1).min(text.len())
}

/// Looks through the type of the document; its length.
fn declarations(text: &str, count: &mut Count) -> Result<usize, Diagnostic> {
    let bytes = text.as_bytes();
    let (mut at, mut brackets, mut declared) = (2, 0usize, 0usize);
    let mut entity = false;
    while let Some(&byte) = bytes.get(at) {
        let rest = bytes.get(at..).unwrap_or_default();
        match byte {
            b'"' | b'\'' => {
                let value = rest.get(1..).unwrap_or_default();
                let length = value.iter().position(|&other| other == byte).unwrap_or(value.len());
                let value = value.get(..length).unwrap_or_default();
                // A value that holds another, or a tag, can grow with each use.
                if entity && (length > MAX_ENTITY_LETTERS || value.iter().any(|byte| b"&<%".contains(byte))) {
                    return Err(entities());
                }
                at += length + 2;
                continue;
            }
            b'[' => brackets += 1,
            b']' => brackets = brackets.saturating_sub(1),
            b'>' if brackets == 0 => break,
            b'>' => entity = false,
            b'%' if entity => return Err(entities()),
            b'<' if rest.starts_with(b"<!--") => {
                at += end_of(text.get(at..).unwrap_or_default(), "-->");
                continue;
            }
            b'<' if rest.starts_with(b"<!ENTITY") => {
                declared += 1;
                entity = true;
                count.has_entities = true;
            }
            _ => {}
        }
        at += 1;
    }
    if declared > MAX_ENTITIES {
        return Err(entities());
    }
    Ok((at + 1).min(text.len()))
}

fn entities() -> Diagnostic {
    Diagnostic::new(ArtCode::TooLarge, "the drawing is made of entities that grow when they are read")
        .hint("open it in a drawing program and save it as plain SVG")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        check(text).map_or_else(|error| error.message, |()| "fine".to_owned())
    }

    #[test]
    fn depth_is_told_apart_from_what_looks_like_it() {
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
    fn attributes_and_namespaces_without_end_are_refused() {
        let attributes: String = (0..5000).map(|n| format!(" a{n}=''")).collect();
        let namespaces: String = (0..4000).map(|n| format!("<g xmlns:a{n}='b'/>")).collect();
        for text in [format!("<svg{attributes}/>"), format!("<svg>{namespaces}</svg>")] {
            assert_eq!(message(&text), "the drawing has too many attributes");
        }
    }

    #[test]
    fn entities_are_kept_where_they_are_addresses() {
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
    fn whatever_breaks_off_ends() {
        for text in ["<", "<!", "<!--", "<g a='", "<!DOCTYPE [<!ENTITY a '", "<g a", "</", "<?", "<é'é"] {
            assert_eq!(message(text), "fine", "{text}");
        }
    }
}
