//! The words of a page as text that nobody sees, to be selected, searched and read aloud in their order.

use svg::Node as _;
use svg::node::Text;
use svg::node::element::{Element, Group};

use super::document::{id, xml_text};
use super::plain;
use crate::scene::{DrawnPage, Node, Role, Scene, TextRun};
use crate::write::number::{LENGTH_DECIMALS, formatted};

/// The lines of all elements of a page but figures, which have a description, in the order of the elements; `None` if it
/// has none.
pub(super) fn words(scene: &Scene, page: &DrawnPage) -> Option<Group> {
    let nodes = page.layers.used().flat_map(|(_, nodes)| nodes);
    let mut elements: Vec<(&[usize], &[Node])> = nodes
        .filter_map(|node| match node {
            Node::Element { path, nodes } => {
                let is_figure = scene.element(path).is_none_or(|element| element.role == Role::Figure);
                (!is_figure).then_some((path.as_slice(), nodes.as_slice()))
            }
            _ => None,
        })
        .collect();
    // Lines of one element stay as they lie.
    elements.sort_by_key(|(path, _)| *path);
    let runs = elements.iter().flat_map(|(_, nodes)| nodes.iter()).filter_map(|node| match node {
        Node::Text(run) if !run.text.trim().is_empty() => Some(line(run)),
        _ => None,
    });
    let mut runs = runs.peekable();
    runs.peek()?;
    let group = Group::new().set("id", id("words")).set("fill-opacity", 0).set("font-family", "serif");
    Some(runs.fold(group, |group, run| group.add(run)))
}

/// A run as text that is as wide as it is drawn, whatever the font.
fn line(run: &TextRun) -> Element {
    let mut element = Element::new("text");
    element.assign("transform", plain::transform(run.place));
    element.assign("font-size", formatted(run.size, LENGTH_DECIMALS));
    element.assign("textLength", formatted(run.width(), LENGTH_DECIMALS));
    element.assign("lengthAdjust", "spacingAndGlyphs");
    element.append(Text::new(xml_text(&run.text)));
    element
}
