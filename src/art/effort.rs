//! Drawings that would take longer to draw than anyone waits.

use resvg::usvg::roxmltree::{Document, Node as Element};
use resvg::usvg::{ClipPath, Group, Mask, Node, Tree, filter};

use super::ArtError;

/// Elements that a drawing may have, and uses of them.
const MOST_ELEMENTS: usize = 100_000;
const MOST_USES: usize = 2000;
/// The letters of all paths and points. Two are a line at the least, and a line whose stroke has to be made into
/// an area takes a kilobyte.
const MOST_LETTERS: usize = 1_000_000;
/// The letters of all paths times those of all markers: a marker is drawn again at each corner.
const MOST_MARKED: usize = 100_000_000;
/// Patterns within patterns: each is made and drawn again wherever it is used.
const MOST_INNER_PATTERNS: usize = 10;
/// Layers as large as the drawing: each is as much work as a whole picture.
const MOST_LAYERS: f64 = 100.0;
/// What a path costs, in such layers.
const PATH: f64 = 0.001;
/// Masks in masks, patterns in patterns, deeper than any drawing needs.
const DEEPEST: usize = 20;

/// Refuses drawings of too many parts, before they are taken apart.
pub(super) fn check_parts(document: &Document<'_>) -> Result<(), ArtError> {
    let elements = || document.descendants().filter(Element::is_element);
    let named = |name: &'static str| elements().filter(move |element| element.tag_name().name() == name);
    let letters = |element: Element<'_, '_>| {
        let text = |name| element.attribute(name).map_or(0, str::len);
        text("d") + text("points")
    };
    let paths: usize = elements().map(letters).sum();
    let markers: usize = named("marker").map(|marker| marker.range().len()).sum();
    let uses = named("use").count();
    let links = |element: Element<'_, '_>| {
        element.attributes().filter(|attribute| attribute.value().contains("url(")).count()
    };
    let inner_patterns: usize = if named("pattern").nth(1).is_some() {
        named("pattern").flat_map(|pattern| pattern.descendants().skip(1)).map(links).sum()
    } else {
        0
    };
    if elements().count() > MOST_ELEMENTS
        || uses > MOST_USES
        || inner_patterns > MOST_INNER_PATTERNS
        || paths > MOST_LETTERS
        || paths.saturating_mul(markers) > MOST_MARKED
    {
        return Err(too_much("the drawing has too many parts"));
    }
    Ok(())
}

/// Refuses drawings that take too long to make into pixels.
pub(super) fn check_layers(tree: &Tree) -> Result<(), ArtError> {
    let whole = f64::from(tree.size().width()) * f64::from(tree.size().height());
    let mut purse = Purse { whole, left: MOST_LAYERS, depth: 0 };
    purse.group(tree.root()).ok_or_else(|| too_much("the drawing has too many layers, masks or filters"))
}

fn too_much(message: &str) -> ArtError {
    ArtError::new(message).hint("simplify it in the drawing program, or export it as PNG")
}

/// What drawing may still cost. What is used many times is paid for each time, as it is drawn each time, and
/// nobody counts on after it is spent.
struct Purse {
    /// The area of the drawing.
    whole: f64,
    /// In layers as large as the drawing.
    left: f64,
    depth: usize,
}

impl Purse {
    fn pay(&mut self, layers: f64) -> Option<()> {
        self.left -= layers;
        (self.left >= 0.0).then_some(())
    }

    fn deeper(&mut self, pay: impl FnOnce(&mut Purse) -> Option<()>) -> Option<()> {
        self.depth += 1;
        let paid = if self.depth > DEEPEST { None } else { pay(self) };
        self.depth -= 1;
        paid
    }

    fn group(&mut self, group: &Group) -> Option<()> {
        let bounds = group.abs_layer_bounding_box();
        // A layer is cut to the drawing, however far it reaches.
        let share = (f64::from(bounds.width()) * f64::from(bounds.height()) / self.whole).min(1.0);
        self.pay(if group.should_isolate() { share } else { 0.0 })?;
        if let Some(clip) = group.clip_path() {
            self.pay(share)?;
            self.clip(clip)?;
        }
        if let Some(mask) = group.mask() {
            self.pay(2.0 * share)?;
            self.mask(mask)?;
        }
        for filter in group.filters() {
            let region = f64::from(filter.rect().width()) * f64::from(filter.rect().height()) / self.whole;
            for primitive in filter.primitives() {
                self.pay(step(primitive.kind()) * region.max(share))?;
            }
        }
        for node in group.children() {
            match node {
                Node::Group(inner) => self.group(inner)?,
                node => {
                    self.pay(PATH)?;
                    // Patterns, each a picture of its own.
                    let mut paid = Some(());
                    node.subroots(|inner| {
                        let pattern = |purse: &mut Purse| purse.pay(1.0).and_then(|()| purse.group(inner));
                        paid = paid.and_then(|()| self.deeper(pattern));
                    });
                    paid?;
                }
            }
        }
        Some(())
    }

    fn clip(&mut self, clip: &ClipPath) -> Option<()> {
        self.deeper(|purse| {
            purse.group(clip.root())?;
            clip.clip_path().map_or(Some(()), |clip| purse.clip(clip))
        })
    }

    fn mask(&mut self, mask: &Mask) -> Option<()> {
        self.deeper(|purse| {
            purse.group(mask.root())?;
            mask.mask().map_or(Some(()), |mask| purse.mask(mask))
        })
    }
}

/// What a step of a filter costs, in layers.
fn step(kind: &filter::Kind) -> f64 {
    match kind {
        filter::Kind::Turbulence(noise) => 2.0 * f64::from(noise.num_octaves()),
        filter::Kind::Morphology(brush) => {
            1.0 + f64::from(brush.radius_x().get()) * f64::from(brush.radius_y().get())
        }
        filter::Kind::ConvolveMatrix(convolve) => {
            1.0 + f64::from(convolve.matrix().columns()) * f64::from(convolve.matrix().rows()) / 10.0
        }
        _ => 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;

    fn message(inner: &str) -> String {
        let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inner}</svg>"#);
        read(svg.as_bytes()).map_or_else(|error| error.message, |_| "it is drawn".to_owned())
    }

    #[test]
    fn drawings_without_end_are_refused() {
        let square = r#"<rect width="9" height="9"/>"#;
        let filtered =
            |step: &str| format!(r#"<filter id="f">{step}</filter><g filter="url(#f)">{square}</g>"#);
        let patterns: String = (0..15)
            .map(|n| {
                let inner = format!(r#"<rect width="9" height="9" fill="url(#p{})"/>"#, n + 1).repeat(10);
                format!(r#"<pattern id="p{n}" width="1" height="1">{inner}</pattern>"#)
            })
            .collect();
        let masks: String =
            (0..100).map(|n| format!(r#"<mask id="m{n}" mask="url(#m{})">{square}</mask>"#, n + 1)).collect();
        let corners = "L1 1 2 0".repeat(9000);
        for (inner, what) in [
            (square.repeat(110_000), "too many parts"),
            (square.repeat(20_000), "it is drawn"),
            (r##"<g id="a"/>"##.to_owned() + &r##"<use href="#a"/>"##.repeat(3000), "too many parts"),
            (format!(r#"<marker id="m"><path d="M0 0{corners}"/></marker>"#), "too many parts"),
            (format!(r#"<path d="M0 0{}"/>"#, "h1".repeat(1_000_000)), "too many parts"),
            (format!(r#"<path d="M0 0{}v1"/>"#, "h1".repeat(400_000)), "it is drawn"),
            (r#"<g opacity="0.9">"#.repeat(300) + square + &"</g>".repeat(300), "too many layers"),
            (format!(r#"{masks}<rect width="9" height="9" mask="url(#m0)"/>"#), "too many layers"),
            (format!(r#"{patterns}<rect width="9" height="9" fill="url(#p0)"/>"#), "too many parts"),
            (filtered(r#"<feTurbulence baseFrequency="0.5" numOctaves="100000"/>"#), "too many layers"),
            (filtered(r#"<feMorphology operator="dilate" radius="100"/>"#), "too many layers"),
            (filtered(&r#"<feGaussianBlur stdDeviation="1"/>"#.repeat(500)), "too many layers"),
            (filtered(r#"<feGaussianBlur stdDeviation="1"/>"#), "it is drawn"),
            (r#"<g opacity="0.9">"#.repeat(5) + square + &"</g>".repeat(5), "it is drawn"),
        ] {
            let message = message(&inner);
            assert!(message.contains(what), "{}: {message}", &inner[..inner.len().min(80)]);
        }
    }
}
