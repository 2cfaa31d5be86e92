//! Styles of a drawing, as far as must be known to say what they can reach: rules, their selectors, their declarations.
//!
//! The renderer reads styles by itself. Here they are read only to bound what it will do, so a selector may be taken to
//! match more than it does, and what is written in a way that could be read otherwise is refused.

use resvg::usvg::roxmltree::{Document, Node};

use super::too_much;
use super::values::largest;
use crate::text::Diagnostic;
use crate::text::codes::ArtCode;

/// Selectors of all rules.
const MAX_SELECTORS: usize = 3000;
/// What finding the ends of all declarations may cost, in nanoseconds.
const MAX_TIME: u64 = 300_000_000;
/// Parts of one selector: `g path.a` has two.
const MAX_PARTS: usize = 8;

/// A declaration: a property and its value.
pub(super) type Declaration<'a> = (&'a str, &'a str);

/// All style sheets of a drawing.
#[derive(Debug, Default)]
pub(super) struct Sheet<'a> {
    /// Each rule's selectors and declarations.
    rules: Vec<(Vec<Selector<'a>>, Vec<Declaration<'a>>)>,
    /// How many selectors there are.
    pub(super) selectors: u64,
    /// What matching one element may cost, in looks at an element, when elements lie this deep.
    deep: Vec<u32>,
    /// The longest side of any page or view, which percent are of.
    pub(super) view: f64,
    /// Whether values of attributes are compared.
    pub(super) compares: bool,
}

/// A selector: what is asked of an element, and of those that it lies in.
#[derive(Debug)]
struct Selector<'a> {
    /// The last part first.
    parts: Vec<Part<'a>>,
    /// It asks for nothing that is not looked at here: what matches, matches.
    whole: bool,
}

/// What is asked of one element.
#[derive(Debug, Default)]
struct Part<'a> {
    tag: Option<&'a str>,
    id: Option<&'a str>,
    classes: Vec<&'a str>,
    /// How it lies to the element of the part after it: right inside, anywhere inside, or in another way.
    inside: Option<char>,
}

impl<'a> Sheet<'a> {
    /// Reads the style sheets of a drawing.
    pub(super) fn read(document: &'a Document<'_>) -> Result<Sheet<'a>, Diagnostic> {
        let sides = document.descendants().flat_map(|node| node.attributes());
        let sides = sides.filter(|side| matches!(side.name(), "viewBox" | "width" | "height"));
        let view = sides.map(|side| largest(side.value())).fold(1000.0, f64::max);
        let mut sheet = Sheet { view, ..Sheet::default() };
        let mut time = 0u64;
        for node in document.descendants().filter(|node| node.tag_name().name() == "style") {
            if node.attribute("type").is_some_and(|kind| kind != "text/css") {
                continue;
            }
            if sheet.add(node.text().unwrap_or_default()).is_none() {
                let at = document.text_pos_at(node.range().start);
                let message =
                    format!("line {}, column {}: the drawing's style cannot be followed", at.row, at.col);
                return Err(Diagnostic::new(ArtCode::Unsupported, message)
                    .hint("save it with the style at each part (presentation attributes), or as plain SVG"));
            }
            time = time.saturating_add(reading(node.text().unwrap_or_default()));
            if sheet.selectors > MAX_SELECTORS as u64 || time > MAX_TIME {
                return Err(too_much("the drawing's style has too many rules"));
            }
        }
        Ok(sheet)
    }

    fn add(&mut self, text: &'a str) -> Option<()> {
        let mut rest = blank(text)?;
        while !rest.is_empty() {
            rest = blank(if rest.starts_with('@') { at_rule(rest)? } else { self.rule(rest)? })?;
        }
        Some(())
    }

    fn rule(&mut self, text: &'a str) -> Option<&'a str> {
        let (selectors, rest) = text.split_once('{')?;
        let (block, rest) = rest.split_once('}')?;
        let selectors = selectors.split(',').map(|text| self.selector(text)).collect::<Option<Vec<_>>>()?;
        self.selectors += selectors.len() as u64;
        if self.selectors <= MAX_SELECTORS as u64 {
            self.rules.push((selectors, declarations(block)?));
        }
        Some(rest)
    }

    fn selector(&mut self, text: &'a str) -> Option<Selector<'a>> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.#*>+~:()[]=\"'| \t\r\n".contains(&byte);
        if text.len() > 500 || !text.bytes().all(|byte| plain(byte) || !byte.is_ascii()) {
            return None;
        }
        let mut selector = Selector { parts: Vec::new(), whole: true };
        let mut rest = text.trim();
        self.compares |= rest.contains('[');
        let mut inside = None;
        while !rest.is_empty() || selector.parts.is_empty() {
            let end = rest.rfind(|sign: char| sign.is_ascii_whitespace() || ">+~".contains(sign));
            let (before, last) = rest.split_at(end.map_or(0, |end| end + 1));
            let (mut part, whole) = part(last)?;
            part.inside = inside;
            selector.whole &= whole && inside.is_none_or(|sign| " >".contains(sign));
            selector.parts.push(part);
            rest = before.trim_end_matches(|sign: char| sign.is_ascii_whitespace() || ">+~".contains(sign));
            // Of several signs, the one that is no blank says how they lie.
            let signs = before.get(rest.len()..)?;
            inside = Some(signs.trim().chars().next().unwrap_or(' '));
            selector.whole &= signs.trim().len() < 2 && (before.is_empty() || !rest.is_empty());
        }
        if selector.parts.len() > MAX_PARTS {
            return None;
        }
        // What lies anywhere inside is looked for among all that lies above, again for each such part.
        let blanks = selector.parts.iter().filter(|part| part.inside == Some(' ')).count();
        self.deep.push(blanks as u32);
        Some(selector)
    }

    /// How many elements are looked at for all selectors, for an element this deep.
    pub(super) fn looks(&self, depth: u64) -> u64 {
        let looks = |&blanks: &u32| depth.max(1).saturating_pow(blanks);
        self.deep.iter().map(looks).fold(0, u64::saturating_add)
    }

    /// The declarations that may hold for an element, and whether they do.
    pub(super) fn matching(&self, node: Node<'a, '_>) -> impl Iterator<Item = (Declaration<'a>, bool)> {
        let matches = move |selector: &Selector<'_>| fits(&selector.parts, node);
        self.rules.iter().flat_map(move |(selectors, declarations)| {
            let any = selectors.iter().any(matches);
            let sure = any && selectors.iter().any(|selector| selector.whole && matches(selector));
            declarations.iter().filter(move |_| any).map(move |&declaration| (declaration, sure))
        })
    }
}

/// Whether what the parts ask for is there, the first asking an element itself.
fn fits(parts: &[Part<'_>], node: Node<'_, '_>) -> bool {
    let Some((part, above)) = parts.split_first() else { return true };
    let classes = node.attribute("class").unwrap_or_default();
    let fit = part.tag.is_none_or(|tag| node.tag_name().name() == tag)
        && part.id.is_none_or(|id| node.attribute("id") == Some(id))
        && part.classes.iter().all(|class| classes.split(' ').any(|one| one == *class));
    let next = above.first().and_then(|next| next.inside);
    fit && match next {
        Some(' ') => node.ancestors().skip(1).any(|outer| fits(above, outer)),
        Some('>') => node.parent().is_some_and(|outer| fits(above, outer)),
        // Siblings are not looked for; it may fit.
        _ => true,
    }
}

/// What one part asks, and whether that is all.
fn part(text: &str) -> Option<(Part<'_>, bool)> {
    let name_end = |text: &str| text.find(['.', '#', ':', '[']).unwrap_or(text.len());
    let (tag, mut rest) = text.split_at(name_end(text));
    let mut part = Part { tag: Some(tag).filter(|tag| !tag.is_empty() && *tag != "*"), ..Part::default() };
    while let Some(sign) = rest.chars().next() {
        let after = rest.get(1..)?;
        let (name, more) = after.split_at(name_end(after));
        match sign {
            '.' => part.classes.push(name),
            '#' if part.id.is_none() => part.id = Some(name),
            // Whatever else is asked for makes it match fewer.
            _ => return Some((part, false)),
        }
        rest = more;
    }
    Some((part, true))
}

/// What it costs to read declarations, in nanoseconds: at the end of each a reader counts lines from the start.
pub(super) fn reading(text: &str) -> u64 {
    let ends = text.bytes().filter(|byte| b":;{}!".contains(byte)).count();
    (text.len() as u64).saturating_mul(ends as u64) / 2
}

/// The text after blanks and comments; none if a comment does not end.
fn blank(text: &str) -> Option<&str> {
    let mut rest = text.trim_start();
    while let Some(comment) = rest.strip_prefix("/*") {
        rest = comment.split_once("*/")?.1.trim_start();
    }
    Some(rest)
}

/// The text after an at-rule, which no drawing is styled by.
fn at_rule(text: &str) -> Option<&str> {
    text.chars().nth(1).filter(char::is_ascii_alphabetic)?;
    let (at, sign) = text.char_indices().find(|(_, sign)| matches!(sign, ';' | '{'))?;
    let mut rest = text.get(at + 1..)?;
    let mut depth = usize::from(sign == '{');
    while depth > 0 {
        let at = rest.find(['{', '}'])?;
        depth = if rest.get(at..)?.starts_with('{') { depth + 1 } else { depth - 1 };
        rest = rest.get(at + 1..)?;
    }
    Some(rest)
}

/// The declarations of a block; none if it could be read in another way than by its semicolons.
pub(super) fn declarations(block: &str) -> Option<Vec<Declaration<'_>>> {
    let mut found = Vec::new();
    let mut rest = blank(block)?;
    while !rest.is_empty() {
        let (one, more) = rest.split_once(';').unwrap_or((rest, ""));
        if one.contains(['{', '}', '\\', '@']) || one.contains("/*") || !closed(one) {
            return None;
        }
        if let Some((name, value)) = one.split_once(':') {
            // A reader may take what follows these for a declaration of its own.
            if value.contains(':') && value.contains(['!', '*']) {
                return None;
            }
            let value = value.trim();
            let value = value.strip_suffix("important").and_then(|value| value.trim_end().strip_suffix('!'));
            let value = value.unwrap_or(one.split_once(':')?.1).trim();
            found.push((name.trim().trim_start_matches('*').trim_start(), value));
        }
        rest = blank(more)?;
    }
    Some(found)
}

/// Whether all that is quoted or bracketed ends.
fn closed(text: &str) -> bool {
    ['"', '\''].iter().all(|quote| text.matches(*quote).count() % 2 == 0)
        && text.matches('(').count() == text.matches(')').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matching(style: &str, element: &str) -> Option<Vec<(String, bool)>> {
        let text = format!("<svg><style>{style}</style>{element}</svg>");
        let document = Document::parse(&text).unwrap();
        let sheet = Sheet::read(&document).ok()?;
        let node = document.root_element().last_element_child().unwrap();
        Some(sheet.matching(node).map(|((name, value), sure)| (format!("{name}={value}"), sure)).collect())
    }

    #[test]
    fn rules_are_found_by_tag_class_and_id() {
        let style = "/* a */ @charset 'utf-8'; @media print { a { b: c } } .st0,#x{fill:url(#a);stroke: red !important}
             path.st1 { font-family:'A, B'; } g .st0 { opacity: 1 } svg>.a { r: 1 } rect[a] { mask: none }";
        let all = |element| matching(style, element).unwrap();
        let yes = |text: &str| (text.to_owned(), true);
        let perhaps = |text: &str| (text.to_owned(), false);
        assert_eq!(matching("svg > rect + g, b{c:d}", "<g/>"), Some(vec![perhaps("c=d")]));
        assert_eq!(all("<path class='a st0'/>"), [yes("fill=url(#a)"), yes("stroke=red"), yes("r=1")]);
        assert_eq!(all("<path class='st1'/>"), [yes("font-family='A, B'")]);
        assert_eq!(all("<rect id='x'/>"), [yes("fill=url(#a)"), yes("stroke=red"), perhaps("mask=none")]);
        assert_eq!(all("<g class='st1'/>"), []);
    }

    #[test]
    fn what_can_be_read_in_two_ways_is_refused() {
        for style in [
            "a{b:c",
            "a{b:'}",
            "a{b:c\\;}",
            "a /**/ b{c:d}",
            "a{b:/*;*/c}",
            "}",
            "a b c d e f g h i{j:k}",
            "a{b:c!important d:e}",
        ] {
            assert_eq!(matching(style, "<g/>"), None, "{style}");
        }
    }
}
