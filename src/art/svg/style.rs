//! The style sheets of a drawing, and the attributes of an element with all styles resolved.

use std::borrow::Cow;

use resvg::usvg::roxmltree::Node;
use simplecss::{AttributeOperator, Declaration, Element, PseudoClass, StyleSheet};

use super::{names, too_much};
use crate::art::words::ArtFinding;
use crate::text::Finding;

const MAX_RULES: usize = 3000;
/// Maximum work of parsing: the parser counts lines from the start at the end of each declaration.
const MAX_PARSED_BYTES: usize = 300_000_000;
/// Maximum number of elements that are visited to match all rules.
const MAX_VISITS: u64 = 30_000_000;

const SVG: &str = "http://www.w3.org/2000/svg";
pub(super) const XLINK: &str = "http://www.w3.org/1999/xlink";
const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// An attribute or property of an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Attribute<'a> {
    pub(super) name: &'a str,
    pub(super) value: &'a str,
    important: bool,
}

/// All style sheets of a drawing.
pub(super) struct Styles<'a> {
    sheet: StyleSheet<'a>,
    /// The largest number of compound selectors in a selector, such as 2 in `g path`.
    compounds: u32,
    /// What an element is asked for by all selectors: its name, classes, attributes.
    conditions: u64,
    visits: u64,
    parsed_bytes: usize,
}

impl<'a> Styles<'a> {
    pub(super) fn parse(sheets: &'a [Cow<'a, str>]) -> Result<Styles<'a>, Finding> {
        let mut styles =
            Styles { sheet: StyleSheet::new(), compounds: 1, conditions: 0, visits: 0, parsed_bytes: 0 };
        for text in sheets {
            styles.spend_on(text)?;
            styles.sheet.parse_more(text);
        }
        if styles.sheet.rules.len() > MAX_RULES {
            return Err(too_much(ArtFinding::ManyRules));
        }
        for rule in &styles.sheet.rules {
            let selector = rule.selector.to_string();
            let words = selector.split([' ', '>', '+']).filter(|word| !word.is_empty()).count();
            styles.compounds = styles.compounds.max(words as u32);
            styles.conditions += (selector.matches(['.', '#', '[', ':']).count() as u64).max(1);
        }
        Ok(styles)
    }

    fn spend_on(&mut self, text: &str) -> Result<(), Finding> {
        let ends = text.bytes().filter(|byte| b":;{}!".contains(byte)).count();
        self.parsed_bytes = self.parsed_bytes.saturating_add(text.len().saturating_mul(ends) / 2);
        if self.parsed_bytes > MAX_PARSED_BYTES { Err(too_much(ArtFinding::ManyRules)) } else { Ok(()) }
    }

    /// The work so far, 1 being the most that a drawing may take.
    pub(super) fn work(&self) -> f64 {
        self.parsed_bytes as f64 / MAX_PARSED_BYTES as f64 + self.visits as f64 / MAX_VISITS as f64
    }

    /// The attributes of an element at a depth: its own, then those of style sheets, then of its style. `!important`
    /// wins.
    pub(super) fn attributes(
        &mut self,
        node: Node<'a, '_>,
        depth: u32,
    ) -> Result<Vec<Attribute<'a>>, Finding> {
        let visits = u64::from(depth.max(1)).saturating_pow(self.compounds - 1);
        self.visits = self.visits.saturating_add(visits.saturating_mul(self.conditions));
        if self.visits > MAX_VISITS {
            return Err(too_much(ArtFinding::ManyRules));
        }
        let mut all = Vec::new();
        for attribute in node.attributes() {
            // Programs keep attributes of their own under the same names.
            let is_link = attribute.name() == "href";
            let known = match attribute.namespace() {
                None => true,
                Some(XLINK) => {
                    is_link && !node.attributes().any(|one| one.name() == "href" && one.namespace().is_none())
                }
                Some(namespace) => !is_link && matches!(namespace, SVG | XML),
            };
            if known && names::is_attribute(attribute.name()) {
                set(&mut all, attribute.name(), attribute.value(), false);
            }
        }
        for rule in self.sheet.rules.iter().filter(|rule| rule.selector.matches(&Styled(node))) {
            self.visits = self.visits.saturating_add(rule.declarations.len() as u64);
            rule.declarations.iter().for_each(|one| declare(&mut all, one));
        }
        if let Some(style) = node.attribute("style") {
            self.spend_on(style)?;
            style.split(';').filter_map(declaration).for_each(|one| declare(&mut all, &one));
        }
        Ok(all)
    }
}

/// A declaration in the style of an element, whatever its value: the parser stops at values that it does not know.
fn declaration(text: &str) -> Option<Declaration<'_>> {
    let (name, value) = text.split_once(':')?;
    let name = name.rsplit_once("*/").map_or(name, |(_, name)| name).trim();
    let value = value.trim();
    let plain = value.strip_suffix("important").and_then(|value| value.trim_end().strip_suffix('!'));
    Some(Declaration { name, value: plain.unwrap_or(value), important: plain.is_some() })
}

fn declare<'a>(all: &mut Vec<Attribute<'a>>, one: &Declaration<'a>) {
    if one.name == "marker" {
        for name in ["marker-start", "marker-mid", "marker-end"] {
            set(all, name, one.value, one.important);
        }
    } else if names::is_property(one.name) {
        set(all, one.name, one.value, one.important);
    }
}

fn set<'a>(all: &mut Vec<Attribute<'a>>, name: &'a str, value: &'a str, important: bool) {
    let set = Attribute { name, value: value.trim(), important };
    match all.iter_mut().find(|known| known.name == name) {
        None => all.push(set),
        Some(known) if important || !known.important => *known = set,
        Some(_) => {}
    }
}

/// Whether an element has a namespace that is drawn.
pub(super) fn is_svg(node: Node<'_, '_>) -> bool {
    node.is_element() && matches!(node.tag_name().namespace(), None | Some(SVG))
}

struct Styled<'a, 'input>(Node<'a, 'input>);

impl Element for Styled<'_, '_> {
    fn parent_element(&self) -> Option<Self> {
        self.0.parent_element().map(Styled)
    }

    fn prev_sibling_element(&self) -> Option<Self> {
        self.0.prev_sibling_element().map(Styled)
    }

    fn has_local_name(&self, name: &str) -> bool {
        self.0.tag_name().name() == name
    }

    fn attribute_matches(&self, name: &str, operator: AttributeOperator<'_>) -> bool {
        self.0.attribute(name).is_some_and(|value| operator.matches(value))
    }

    fn pseudo_class_matches(&self, class: PseudoClass<'_>) -> bool {
        class == PseudoClass::FirstChild && self.prev_sibling_element().is_none()
    }
}
