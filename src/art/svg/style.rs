//! Parses style sheets to find the declarations that may apply to an element.
//!
//! `usvg` parses styles itself; this is only an upper bound of its work. So selectors may match too much, and ambiguous
//! syntax is refused.

use resvg::usvg::roxmltree::{Document, Node};

use super::element::at;
use super::too_much;
use super::values::largest;
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::Finding;

const MAX_SELECTORS: u64 = 3000;
const MAX_PARSING_NS: u64 = 300_000_000;
/// Maximum number of compound selectors in a selector: `g path.a` has two.
const MAX_COMPOUNDS: usize = 8;

pub(super) type Declaration<'a> = (&'a str, &'a str);

#[derive(Debug, Default)]
pub(super) struct StyleSheet<'a> {
    /// The selectors and declarations of each rule.
    rules: Vec<(Vec<Selector<'a>>, Vec<Declaration<'a>>)>,
    pub(super) selectors: u64,
    /// The number of descendant combinators in each selector.
    descendant_combinators: Vec<u32>,
    /// The longest side of any viewport, the base of percentages.
    pub(super) view: f64,
    pub(super) has_attribute_selectors: bool,
}

/// A complex selector.
#[derive(Debug)]
struct Selector<'a> {
    /// The compound selectors from right to left.
    compounds: Vec<CompoundSelector<'a>>,
    /// Whether all its conditions are checked here.
    is_exact: bool,
}

/// The conditions on one element.
#[derive(Debug, Default)]
struct CompoundSelector<'a> {
    tag: Option<&'a str>,
    id: Option<&'a str>,
    classes: Vec<&'a str>,
    /// The combinator to the compound selector on its right.
    combinator: Option<char>,
}

impl<'a> StyleSheet<'a> {
    /// Parses all style sheets of a drawing.
    pub(super) fn parse(document: &'a Document<'_>) -> Result<StyleSheet<'a>, Finding> {
        let sides = document.descendants().flat_map(|node| node.attributes());
        let sides = sides.filter(|side| matches!(side.name(), "viewBox" | "width" | "height"));
        let view = sides.map(|side| largest(side.value())).fold(1000.0, f64::max);
        let mut sheet = StyleSheet { view, ..StyleSheet::default() };
        let mut time_ns = 0u64;
        for node in document.descendants().filter(|node| node.tag_name().name() == "style") {
            if node.attribute("type").is_some_and(|kind| kind != "text/css") {
                continue;
            }
            if sheet.add(node.text().unwrap_or_default()).is_none() {
                return Err(at(node, ArtFinding::StyleOfDrawing).hint(ArtHint::StyleAtEachPart));
            }
            time_ns = time_ns.saturating_add(parsing_ns(node.text().unwrap_or_default()));
            if sheet.selectors > MAX_SELECTORS || time_ns > MAX_PARSING_NS {
                return Err(too_much(ArtFinding::ManyRules));
            }
        }
        Ok(sheet)
    }

    fn add(&mut self, text: &'a str) -> Option<()> {
        let mut rest = skip_blanks(text)?;
        while !rest.is_empty() {
            rest = skip_blanks(if rest.starts_with('@') { skip_at_rule(rest)? } else { self.rule(rest)? })?;
        }
        Some(())
    }

    fn rule(&mut self, text: &'a str) -> Option<&'a str> {
        let (selectors, rest) = text.split_once('{')?;
        let (block, rest) = rest.split_once('}')?;
        let selectors = selectors.split(',').map(|text| self.selector(text)).collect::<Option<Vec<_>>>()?;
        self.selectors += selectors.len() as u64;
        if self.selectors <= MAX_SELECTORS {
            self.rules.push((selectors, declarations(block)?));
        }
        Some(rest)
    }

    fn selector(&mut self, text: &'a str) -> Option<Selector<'a>> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.#*>+~:()[]=\"'| \t\r\n".contains(&byte);
        if text.len() > 500 || !text.bytes().all(|byte| plain(byte) || !byte.is_ascii()) {
            return None;
        }
        let mut selector = Selector { compounds: Vec::new(), is_exact: true };
        let mut rest = text.trim();
        self.has_attribute_selectors |= rest.contains('[');
        let mut combinator = None;
        while !rest.is_empty() || selector.compounds.is_empty() {
            let end = rest.rfind(|sign: char| sign.is_ascii_whitespace() || ">+~".contains(sign));
            let (before, last) = rest.split_at(end.map_or(0, |end| end + 1));
            let (mut compound, is_exact) = compound(last)?;
            compound.combinator = combinator;
            selector.is_exact &= is_exact && combinator.is_none_or(|sign| " >".contains(sign));
            selector.compounds.push(compound);
            rest = before.trim_end_matches(|sign: char| sign.is_ascii_whitespace() || ">+~".contains(sign));
            // The combinator is the sign that is no blank, if there is one.
            let signs = before.get(rest.len()..)?;
            combinator = Some(signs.trim().chars().next().unwrap_or(' '));
            selector.is_exact &= signs.trim().len() < 2 && (before.is_empty() || !rest.is_empty());
        }
        if selector.compounds.len() > MAX_COMPOUNDS {
            return None;
        }
        // Each descendant combinator searches all ancestors.
        let descendants =
            selector.compounds.iter().filter(|compound| compound.combinator == Some(' ')).count();
        self.descendant_combinators.push(descendants as u32);
        Some(selector)
    }

    /// The number of elements visited to match all selectors with an element at this depth.
    pub(super) fn visits(&self, depth: u64) -> u64 {
        let visits = |&descendants: &u32| depth.max(1).saturating_pow(descendants);
        self.descendant_combinators.iter().map(visits).fold(0, u64::saturating_add)
    }

    /// The declarations that may apply to an element, and whether they certainly do.
    pub(super) fn matching(&self, node: Node<'a, '_>) -> impl Iterator<Item = (Declaration<'a>, bool)> {
        let matches_node = move |selector: &Selector<'_>| matches(&selector.compounds, node);
        self.rules.iter().flat_map(move |(selectors, declarations)| {
            let any = selectors.iter().any(matches_node);
            let sure = any && selectors.iter().any(|selector| selector.is_exact && matches_node(selector));
            declarations.iter().filter(move |_| any).map(move |&declaration| (declaration, sure))
        })
    }
}

/// Whether an element may match compound selectors, ordered from right to left.
fn matches(compounds: &[CompoundSelector<'_>], node: Node<'_, '_>) -> bool {
    let Some((compound, above)) = compounds.split_first() else { return true };
    let classes = node.attribute("class").unwrap_or_default();
    let fit = compound.tag.is_none_or(|tag| node.tag_name().name() == tag)
        && compound.id.is_none_or(|id| node.attribute("id") == Some(id))
        && compound.classes.iter().all(|class| classes.split(' ').any(|one| one == *class));
    let next = above.first().and_then(|next| next.combinator);
    fit && match next {
        Some(' ') => node.ancestors().skip(1).any(|outer| matches(above, outer)),
        Some('>') => node.parent().is_some_and(|outer| matches(above, outer)),
        // Siblings are not checked, so it may match.
        _ => true,
    }
}

/// Parses a compound selector, and tells whether all its conditions are known.
fn compound(text: &str) -> Option<(CompoundSelector<'_>, bool)> {
    let name_end = |text: &str| text.find(['.', '#', ':', '[']).unwrap_or(text.len());
    let (tag, mut rest) = text.split_at(name_end(text));
    let mut compound = CompoundSelector {
        tag: Some(tag).filter(|tag| !tag.is_empty() && *tag != "*"),
        ..CompoundSelector::default()
    };
    while let Some(sign) = rest.chars().next() {
        let after = rest.get(1..)?;
        let (name, more) = after.split_at(name_end(after));
        match sign {
            '.' => compound.classes.push(name),
            '#' if compound.id.is_none() => compound.id = Some(name),
            // Any other condition only reduces the matches.
            _ => return Some((compound, false)),
        }
        rest = more;
    }
    Some((compound, true))
}

/// Nanoseconds for parsing declarations: at the end of each, the parser counts lines from the start.
pub(super) fn parsing_ns(text: &str) -> u64 {
    let ends = text.bytes().filter(|byte| b":;{}!".contains(byte)).count();
    (text.len() as u64).saturating_mul(ends as u64) / 2
}

/// Skips blanks and comments; `None` if a comment does not end.
fn skip_blanks(text: &str) -> Option<&str> {
    let mut rest = text.trim_start();
    while let Some(comment) = rest.strip_prefix("/*") {
        rest = comment.split_once("*/")?.1.trim_start();
    }
    Some(rest)
}

/// Skips an at-rule, which `usvg` ignores.
fn skip_at_rule(text: &str) -> Option<&str> {
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

/// Parses the declarations of a block; `None` if splitting at semicolons is ambiguous.
pub(super) fn declarations(block: &str) -> Option<Vec<Declaration<'_>>> {
    let mut list = Vec::new();
    let mut rest = skip_blanks(block)?;
    while !rest.is_empty() {
        let (one, more) = rest.split_once(';').unwrap_or((rest, ""));
        if one.contains(['{', '}', '\\', '@']) || one.contains("/*") || !is_balanced(one) {
            return None;
        }
        if let Some((name, value)) = one.split_once(':') {
            // Parsers may take the text after these signs for another declaration.
            if value.contains(':') && value.contains(['!', '*']) {
                return None;
            }
            let value = value.trim();
            let value = value.strip_suffix("important").and_then(|value| value.trim_end().strip_suffix('!'));
            let value = value.unwrap_or(one.split_once(':')?.1).trim();
            list.push((name.trim().trim_start_matches('*').trim_start(), value));
        }
        rest = skip_blanks(more)?;
    }
    Some(list)
}

/// Whether all quotes and brackets are closed.
fn is_balanced(text: &str) -> bool {
    ['"', '\''].iter().all(|quote| text.matches(*quote).count() % 2 == 0)
        && text.matches('(').count() == text.matches(')').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matching(style: &str, element: &str) -> Option<Vec<(String, bool)>> {
        let text = format!("<svg><style>{style}</style>{element}</svg>");
        let document = Document::parse(&text).unwrap();
        let sheet = StyleSheet::parse(&document).ok()?;
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
    fn ambiguous_styles_are_refused() {
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
