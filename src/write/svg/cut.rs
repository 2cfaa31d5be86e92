//! Outlines and score lines for cutting machines.

use std::collections::BTreeSet;

use svg::node::element::{Group, Path};

use super::document::{finish, layer_group, sheet, text_element};
use super::plain;
use crate::scene::{BezPath, DrawnPage, PageLayer, PathEl, Scene};

/// The outlines of one page for a cutting machine: closed, without duplicates, as red hairlines; what is scored before it is
/// cut as blue ones, in a layer of its own.
pub fn cut_svg(scene: &Scene, page: &DrawnPage) -> String {
    let layer = layer_group(PageLayer::Cut, scene.info.lang)
        .set("fill", "none")
        .set("stroke", "#f00")
        .set("stroke-width", "0.1");
    let mut known = BTreeSet::new();
    let layer = page
        .outlines
        .iter()
        .map(|outline| plain::path(&closed(outline)))
        .filter(|text| !text.is_empty() && known.insert(text.clone()))
        .fold(layer, |layer, text| layer.add(Path::new().set("d", text)));
    let title = text_element("title", &format!("{}: {}", scene.info.title, page.label));
    let document = sheet(page.size).add(title);
    let document = if page.scores.is_empty() { document } else { document.add(scored(scene, page)) };
    finish(&document.add(layer))
}

/// The score lines.
fn scored(scene: &Scene, page: &DrawnPage) -> Group {
    let layer = layer_group(PageLayer::Fold, scene.info.lang)
        .set("fill", "none")
        .set("stroke", "#00f")
        .set("stroke-width", "0.1");
    page.scores.iter().fold(layer, |layer, line| layer.add(Path::new().set("d", plain::path(line))))
}

/// Closes every subpath: a blade that stops before its start leaves the piece attached.
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
    fn every_subpath_is_closed_once() {
        let path = BezPath::from_svg("M0 0L1 0L1 1M5 5L6 5L6 6ZM8 8L9 8").unwrap();
        assert_eq!(plain::path(&closed(&path)), "M0 0L1 0L1 1ZM5 5L6 5L6 6ZM8 8L9 8Z");
        assert_eq!(plain::path(&closed(&BezPath::new())), "");
    }
}
