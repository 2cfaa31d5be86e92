//! The outlines that a cutting machine follows.

use std::collections::BTreeSet;

use svg::node::element::{Group, Path};

use super::{finish, sheet, spell, words};
use crate::scene::{BezPath, Layer, Page, PathEl, Scene};

/// The outlines of one page and nothing else, for a cutting machine: closed, each once, red hairlines.
pub fn cut_svg(scene: &Scene, page: &Page) -> String {
    let layer = Group::new()
        .set("id", Layer::Cut.id())
        .set("inkscape:groupmode", "layer")
        .set("inkscape:label", Layer::Cut.name(scene.info.lang))
        .set("fill", "none")
        .set("stroke", "#f00")
        .set("stroke-width", "0.1");
    let mut known = BTreeSet::new();
    let layer = page
        .outlines
        .iter()
        .map(|outline| spell::path(&closed(outline)))
        .filter(|text| !text.is_empty() && known.insert(text.clone()))
        .fold(layer, |layer, text| layer.add(Path::new().set("d", text)));
    let title = words("title", &format!("{}: {}", scene.info.title, page.label));
    finish(&sheet(page.size).add(title).add(layer))
}

/// The path with every part closed; a blade that stops short of its start leaves the piece hanging.
fn closed(path: &BezPath) -> BezPath {
    let mut closed = BezPath::new();
    let mut open = false;
    for &element in path.elements() {
        if open && matches!(element, PathEl::MoveTo(_)) {
            closed.close_path();
        }
        open = element != PathEl::ClosePath;
        closed.push(element);
    }
    if open {
        closed.close_path();
    }
    closed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_closed_once() {
        let path = BezPath::from_svg("M0 0L1 0L1 1M5 5L6 5L6 6ZM8 8L9 8").unwrap();
        assert_eq!(spell::path(&closed(&path)), "M0 0L1 0L1 1ZM5 5L6 5L6 6ZM8 8L9 8Z");
        assert_eq!(spell::path(&closed(&BezPath::new())), "");
    }
}
