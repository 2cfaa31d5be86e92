//! Outlines for cutting machines.

use std::collections::BTreeSet;

use svg::node::element::{Group, Path};

use super::document::{finish, layer_group, sheet, text_element};
use super::plain;
use crate::scene::{BezPath, DrawnPage, PageLayer, PathEl, Scene};

/// The outlines of one page for a cutting machine: closed, without duplicates, as red hairlines. Folds are blue: lines to
/// be scored.
pub fn cut_svg(scene: &Scene, page: &DrawnPage) -> String {
    let layer = |layer: PageLayer, color: &str| {
        let group = layer_group(layer, scene.info.lang);
        group.set("fill", "none").set("stroke", color).set("stroke-width", "0.1")
    };
    let mut known = BTreeSet::new();
    let cut = page
        .outlines
        .iter()
        .map(|outline| plain::path(&closed(outline)))
        .filter(|text| !text.is_empty() && known.insert(text.clone()))
        .fold(layer(PageLayer::Cut, "#f00"), |layer, text| layer.add(Path::new().set("d", text)));
    let score = |group: Group, line: &BezPath| group.add(Path::new().set("d", plain::path(line)));
    let scores =
        (!page.scores.is_empty()).then(|| page.scores.iter().fold(layer(PageLayer::Fold, "#00f"), score));
    let title = text_element("title", &format!("{}: {}", scene.info.title, page.label));
    let drawing = scores.into_iter().fold(sheet(page.size).add(title), |drawing, scores| drawing.add(scores));
    finish(&drawing.add(cut))
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
