//! Rewrites a drawing as plain SVG: what is drawn and nothing else, every style an attribute of its element.
//!
//! What cannot be drawn is marked. It refuses the drawing only where it would be seen: see `links`.

use std::fmt::Write as _;

use resvg::usvg::roxmltree::{Document, Node};

use super::names::{self, Treatment};
use super::style::{Attribute, Styles, is_svg};
use super::values::{self, Refusal};
use super::variables::Variables;
use crate::text::Finding;

/// The attribute that marks an element that cannot be drawn: its number among them.
pub(super) const MARK: &str = "refused";

/// An element that cannot be drawn.
#[derive(Debug)]
pub(super) struct RefusedElement {
    /// Its place in the drawing as typed.
    pub(super) offset: usize,
    pub(super) reason: Refusal,
}

/// A drawing in plain SVG.
#[derive(Debug, Default)]
pub(super) struct PlainDrawing {
    pub(super) text: String,
    pub(super) refused: Vec<RefusedElement>,
}

pub(super) fn rewrite(document: &Document<'_>) -> Result<PlainDrawing, Finding> {
    let variables = Variables::read(document);
    let sheets = variables.sheets(document)?;
    let mut writer = Writer { styles: Styles::parse(&sheets)?, variables, plain: PlainDrawing::default() };
    let mut steps = vec![Step::Open { node: document.root_element(), depth: 0 }];
    while let Some(step) = steps.pop() {
        match step {
            Step::Open { node, depth } => writer.element(&mut steps, node, depth)?,
            Step::Close(element) => writer.write(format_args!("</{element}>")),
        }
    }
    Ok(writer.plain)
}

/// What to write next. Elements may be nested too deep for recursion.
enum Step<'a, 'input> {
    Open { node: Node<'a, 'input>, depth: u32 },
    Close(&'a str),
}

struct Writer<'a> {
    styles: Styles<'a>,
    variables: Variables<'a>,
    plain: PlainDrawing,
}

impl<'a> Writer<'a> {
    /// Writes the start of an element, and adds its content to the steps.
    fn element<'input>(
        &mut self,
        steps: &mut Vec<Step<'a, 'input>>,
        node: Node<'a, 'input>,
        depth: u32,
    ) -> Result<(), Finding> {
        let name = node.tag_name().name();
        let treatment = names::treatment(name);
        if !is_svg(node) || treatment == Treatment::LeftOut || is_empty_text(node) || !is_for_us(node) {
            return Ok(());
        }
        let is_kept = treatment == Treatment::Kept;
        let mut reason = (!is_kept).then(|| values::element_refusal(name));
        let element = if is_kept && !matches!(name, "a" | "switch") { name } else { "g" };
        self.write(format_args!("<{element}"));
        if depth == 0 {
            self.write(format_args!(" xmlns=\"http://www.w3.org/2000/svg\""));
        }
        let mut style = String::new();
        for Attribute { name: attribute, value, .. } in self.styles.attributes(node, depth)? {
            let value = values::as_attribute(attribute, self.variables.resolve(value));
            if value.is_empty() || (attribute == "href" && matches!(name, "a" | "image")) {
                continue;
            }
            if let Some(refusal) = values::value_refusal(attribute, &value) {
                // Not written: a value may take for ever where it is not seen, too.
                reason.get_or_insert(refusal);
            } else if names::STYLE_ONLY.contains(&attribute) {
                style = format!("{style}{attribute}:{value};");
            } else {
                self.attribute(attribute, &value);
            }
        }
        if !style.is_empty() {
            self.attribute("style", &style);
        }
        if let Some(reason) = reason {
            self.write(format_args!(" {MARK}=\"{}\"", self.plain.refused.len()));
            self.plain.refused.push(RefusedElement { offset: node.range().start, reason });
        }
        self.write(format_args!(">"));
        steps.push(Step::Close(element));
        // Of a switch the first that is for us.
        let count = if name == "switch" { 1 } else { usize::MAX };
        let children = node.children().filter(|child| is_kept && is_svg(*child) && is_for_us(*child));
        let children: Vec<_> =
            children.take(count).map(|node| Step::Open { node, depth: depth + 1 }).collect();
        steps.extend(children.into_iter().rev());
        Ok(())
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.plain.text.write_fmt(text);
    }

    fn attribute(&mut self, name: &str, value: &str) {
        self.write(format_args!(" {name}=\""));
        for sign in value.chars() {
            match sign {
                '&' => self.plain.text.push_str("&amp;"),
                '<' => self.plain.text.push_str("&lt;"),
                '"' => self.plain.text.push_str("&quot;"),
                _ => self.plain.text.push(sign),
            }
        }
        self.plain.text.push('"');
    }
}

/// Whether an element is for all programs and for readers of English, as `usvg` takes it.
fn is_for_us(node: Node<'_, '_>) -> bool {
    node.attribute("requiredExtensions").is_none()
        && node
            .attribute("systemLanguage")
            .is_none_or(|all| all.split(',').any(|one| one.trim().starts_with("en")))
}

/// Whether a text holds no letters, as drawing programs leave behind.
fn is_empty_text(node: Node<'_, '_>) -> bool {
    matches!(node.tag_name().name(), "text" | "flowRoot")
        && !node
            .descendants()
            .any(|inner| inner.is_text() && inner.text().is_some_and(|text| !text.trim().is_empty()))
}
