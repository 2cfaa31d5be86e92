//! Rewrites a drawing as plain SVG: what is drawn and nothing else, every style an attribute of its element.
//!
//! What cannot be drawn is marked. It refuses the drawing only where it would be seen: see `links`.

use std::fmt::Write as _;

use resvg::usvg::roxmltree::{Document, Node};
use svgtypes::ViewBox;

use super::embedded::EmbeddedPicture;
use super::font_style::FontStyle;
use super::names::{self, Treatment};
use super::part::Part;
use super::style::{Attribute, Styles, is_svg};
use super::text::{FontNote, MAX_LETTERS, Properties, Run, Text};
use super::values::{self, Refusal};
use super::variables::Variables;
use crate::art::samples::PRINT_LIMITS;
use crate::text::Finding;

/// The attribute that marks an element that cannot be drawn: its number among them.
pub(super) const MARK: &str = "refused";

/// Before the number of a picture among those of the drawing, as its link.
pub(super) const PICTURE: &str = "picture:";

/// The attribute that names the fonts that are not bundled: their numbers.
pub(super) const NOTE: &str = "noted";

/// An element that cannot be drawn.
#[derive(Debug)]
pub(super) struct RefusedElement {
    /// Its place in the drawing as typed.
    pub(super) offset: usize,
    pub(super) reason: Finding,
}

/// A drawing in plain SVG.
#[derive(Debug, Default)]
pub(super) struct PlainDrawing {
    pub(super) text: String,
    pub(super) refused: Vec<RefusedElement>,
    pub(super) pictures: Vec<EmbeddedPicture>,
    /// Fonts that stand for others, at the numbers in `NOTE` attributes.
    pub(super) fonts: Vec<FontNote>,
    /// What its styles and letters took, 1 being the most that a drawing may take.
    pub(super) work: f64,
}

/// Rewrites a whole drawing, or a part of it.
pub(super) fn rewrite<'a>(
    document: &'a Document<'_>,
    part: Option<&'a Part>,
) -> Result<PlainDrawing, Finding> {
    let variables = Variables::read(document);
    let sheets = variables.sheets(document)?;
    let root = document.root_element();
    let view: Option<ViewBox> = root.attribute("viewBox").and_then(|view| view.parse().ok());
    let mut writer = Writer {
        styles: Styles::parse(&sheets)?,
        variables,
        plain: PlainDrawing::default(),
        pixels_left: PRINT_LIMITS.max_pixels,
        letters_left: MAX_LETTERS,
        view: view.map_or((100.0, 100.0), |view| (view.w, view.h)),
        part,
    };
    let mut steps = vec![Step::Open { node: root, depth: 0 }];
    while let Some(step) = steps.pop() {
        match step {
            Step::Open { node, depth } => writer.element(&mut steps, node, depth)?,
            Step::Close(element) => writer.write(format_args!("</{element}>")),
        }
    }
    let letters = MAX_LETTERS.saturating_sub(writer.letters_left) as f64 / MAX_LETTERS as f64;
    Ok(PlainDrawing { work: writer.styles.work() + letters, ..writer.plain })
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
    /// The pixels that its pictures may still have.
    pixels_left: u64,
    letters_left: usize,
    /// Its width and height, for percentages in texts.
    view: (f64, f64),
    part: Option<&'a Part>,
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
        if name == "text" {
            return self.text(node, depth);
        }
        let is_kept = treatment == Treatment::Kept;
        let mut element = if is_kept && !matches!(name, "a" | "switch") { name } else { "g" };
        if let Some(part) = self.part {
            element = part.element(node, element);
            if part.is_beside(node) {
                self.write(format_args!("<defs>"));
                steps.push(Step::Close("defs"));
            }
        }
        self.write(format_args!("<{element}"));
        if depth == 0 {
            self.write(format_args!(" xmlns=\"http://www.w3.org/2000/svg\""));
        }
        if let Some(size) = self.part.and_then(|part| part.size(node, self.view)) {
            self.write(format_args!("{size}"));
        }
        let unknown = (!is_kept).then(|| refused(values::element_refusal(name)));
        let reason = self.attributes(node, depth)?;
        self.mark(node, unknown.or(reason));
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

    /// Writes the attributes of an element. Returns why it cannot be drawn.
    fn attributes(&mut self, node: Node<'a, '_>, depth: u32) -> Result<Option<Finding>, Finding> {
        let name = node.tag_name().name();
        let (mut style, mut reason) = (String::new(), None);
        for (attribute, value) in self.properties(node, depth)? {
            let is_left_out = self.part.is_some_and(|part| part.leaves_out(node, attribute));
            if value.is_empty() || is_left_out || names::is_of_text(name, attribute) {
                continue;
            }
            if attribute == "href" && name == "image" {
                match EmbeddedPicture::read(&value, &mut self.pixels_left) {
                    Ok(picture) => {
                        self.write(format_args!(" href=\"{PICTURE}{}\"", self.plain.pictures.len()));
                        self.plain.pictures.push(picture);
                    }
                    Err(refusal) => _ = reason.get_or_insert(refusal),
                }
            } else if let Some(refusal) = values::value_refusal(attribute, &value) {
                // Not written: a value may take for ever where it is not seen, too.
                reason.get_or_insert(refused(refusal));
            } else if names::STYLE_ONLY.contains(&attribute) {
                style = format!("{style}{attribute}:{value};");
            } else {
                self.attribute(attribute, &value);
            }
        }
        if !style.is_empty() {
            self.attribute("style", &style);
        }
        Ok(reason)
    }

    /// The attributes of an element with all styles resolved.
    fn properties(&mut self, node: Node<'a, '_>, depth: u32) -> Result<Properties<'a>, Finding> {
        let all = self.styles.attributes(node, depth)?;
        let resolved = all.into_iter().map(|Attribute { name, value, .. }| {
            (name, values::as_attribute(name, self.variables.resolve(value)))
        });
        Ok(resolved.collect())
    }

    /// Marks an element that cannot be drawn.
    fn mark(&mut self, node: Node<'a, '_>, reason: Option<Finding>) {
        if let Some(reason) = reason {
            self.write(format_args!(" {MARK}=\"{}\"", self.plain.refused.len()));
            self.plain.refused.push(RefusedElement { offset: node.range().start, reason });
        }
    }

    /// Writes a text as outlines.
    fn text<'input>(&mut self, node: Node<'a, 'input>, depth: u32) -> Result<(), Finding> {
        let mut style = FontStyle::new(self.view);
        let most = if self.letters_left > 0 { usize::MAX } else { 0 };
        let above: Vec<_> = node.ancestors().skip(1).filter(Node::is_element).take(most).collect();
        for (depth, above) in (0..).zip(above.into_iter().rev()) {
            self.properties(above, depth)?.iter().for_each(|(name, value)| style.set(name, value));
        }
        // Each text looks up what is above it.
        let mut left = self.letters_left.saturating_sub(depth as usize / 16);
        let text =
            Text::read(node, depth, &style, &mut left, &mut |node, depth| self.properties(node, depth))?;
        self.letters_left = left;
        // A clip path holds no groups.
        let is_clip = node.parent_element().is_some_and(|parent| parent.tag_name().name() == "clipPath");
        let is_one = is_clip || text.runs.iter().all(|run| run.around.is_empty());
        self.write(format_args!("<{}", if is_one { "path" } else { "g" }));
        let reason = self.attributes(node, depth)?;
        if is_one {
            let data: String = text.runs.iter().map(Run::data).collect();
            self.attribute("d", &data);
        }
        self.mark(node, text.refusal.or(reason));
        let first = self.plain.fonts.len();
        self.plain.fonts.extend(text.fonts);
        let notes: Vec<String> = (first..self.plain.fonts.len()).map(|at| at.to_string()).collect();
        if !notes.is_empty() {
            self.attribute(NOTE, &notes.join(" "));
        }
        self.write(format_args!(">"));
        for run in text.runs.iter().filter(|_| !is_one) {
            for (depth, around) in (depth + 1..).zip(&run.around) {
                self.write(format_args!("<g"));
                let reason = self.attributes(*around, depth)?;
                self.mark(*around, reason);
                self.write(format_args!(">"));
            }
            self.write(format_args!("<path d=\"{}\"/>", run.data()));
            run.around.iter().for_each(|_| self.write(format_args!("</g>")));
        }
        self.write(format_args!("</{}>", if is_one { "path" } else { "g" }));
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

fn refused((wrong, hint): Refusal) -> Finding {
    Finding::new(wrong).hint(hint)
}

/// Whether an element is for all programs and for readers of English, as `usvg` takes it.
pub(super) fn is_for_us(node: Node<'_, '_>) -> bool {
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
