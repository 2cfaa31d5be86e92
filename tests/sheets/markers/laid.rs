//! Markers and patches on a page: each is measured at the position given by the sheet and the game.

use tablier::game::marker::tag25h9::{MODULES, modules};
use tablier::game::{Game, Marker, Patch, Rect, Size};
use tablier::plan::Job;
use tablier::sheet::{PlacedItem, SheetItem};

use crate::raster::Raster;

/// Tolerance of a marker in millimetres.
const TOLERANCE_MM: f64 = 0.05;

/// The markers and patches of a placed item, and its full size.
struct Carried {
    markers: Vec<Marker>,
    patches: Vec<Patch>,
    size: Size,
    /// The part of it on this page.
    window: Rect,
}

fn carried(game: &Game, placed: &PlacedItem) -> Option<Carried> {
    match placed.item {
        SheetItem::BoardWindow { board, camp, window } => {
            let board = &game.boards[board];
            let (markers, patches) = (board.markers(camp), board.patches());
            Some(Carried { markers, patches, size: board.size(), window })
        }
        SheetItem::Front(number) => {
            let piece = &game.pieces[number];
            let size = piece.shape.size();
            let window = Rect { origin: Default::default(), size };
            let (markers, patches) = (piece.markers(placed.copy).to_vec(), piece.patches.clone());
            Some(Carried { markers, patches, size, window })
        }
        SheetItem::Back(_) => None,
    }
}

/// The position on the page of a point of a placed item.
fn on_page(placed: &PlacedItem, window: Rect, x: f64, y: f64) -> (f64, f64) {
    let (x, y) = (x - window.left().get(), y - window.top().get());
    let (mut x, mut y) = (x - window.size.width.get() / 2.0, y - window.size.height.get() / 2.0);
    for _ in 0..placed.quarters {
        (x, y) = (-y, x);
    }
    (placed.centre.x.get() + x, placed.centre.y.get() + y)
}

fn ink(page: &Raster, (x, y): (f64, f64)) -> f64 {
    page.ink(page.pixels(x) as usize, page.pixels(y) as usize)
}

/// The extent of the black between two white points, in millimetres from the first one.
fn edges(page: &Raster, from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let level = (from.1 - to.1).abs() < 1e-9;
    let (start, end) =
        if level { (from.0.min(to.0), from.0.max(to.0)) } else { (from.1.min(to.1), from.1.max(to.1)) };
    let across = page.pixels(if level { from.1 } else { from.0 }) as usize;
    let (first, last) = (page.pixels(start) as usize, page.pixels(end) as usize);
    let at = |n: usize| if level { page.ink(n, across) } else { page.ink(across, n) };
    let middle = (first + last) / 2;
    let black = |range: std::ops::Range<usize>| range.map(at).sum::<f64>();
    (page.mm(middle as f64 - black(first..middle)), page.mm(middle as f64 + black(middle..last)))
}

/// Measures one marker on a page: its four edges, its modules, and the white around it.
fn assert_marker(page: &Raster, placed: &PlacedItem, on: &Carried, marker: &Marker, what: &str) {
    let (square, side) = (marker.square, Marker::SIDE.get());
    let place = |x: f64, y: f64| on_page(placed, on.window, square.left().get() + x, square.top().get() + y);
    let module = side / MODULES as f64;
    // Across the black border, from white to white.
    for (from, to) in [
        ((-1.2, 0.8), (side + 1.2, 0.8)),
        ((-1.2, side - 0.8), (side + 1.2, side - 0.8)),
        ((0.8, -1.2), (0.8, side + 1.2)),
        ((side - 0.8, -1.2), (side - 0.8, side + 1.2)),
    ] {
        let (from, to) = (place(from.0, from.1), place(to.0, to.1));
        let (start, end) = edges(page, from, to);
        let level = (from.1 - to.1).abs() < 1e-9;
        let (low, high) =
            if level { (from.0.min(to.0), from.0.max(to.0)) } else { (from.1.min(to.1), from.1.max(to.1)) };
        assert!(
            (start - low - 1.2).abs() <= TOLERANCE_MM,
            "{what}: the marker begins at {start}, not {}",
            low + 1.2
        );
        assert!(
            (high - 1.2 - end).abs() <= TOLERANCE_MM,
            "{what}: the marker ends at {end}, not {}",
            high - 1.2
        );
    }
    // Rotates a pattern back by this number of quarters.
    let pattern = modules(marker.id).expect("an id of the family");
    for (y, row) in pattern.iter().enumerate() {
        for (x, &black) in row.iter().enumerate() {
            let (mut dx, mut dy) = (x as f64 - 3.0, y as f64 - 3.0);
            for _ in 0..marker.quarters {
                (dx, dy) = (-dy, dx);
            }
            let at = place(side / 2.0 + module * dx, side / 2.0 + module * dy);
            let seen = ink(page, at) > 0.5;
            assert_eq!(seen, black, "{what}: module {x} {y} of marker {}", marker.id);
        }
    }
    // Two millimetres, and more than a module.
    let reach = Marker::WHITE.get() - 0.1;
    assert!(reach > module);
    for step in 0..=40 {
        let along = -reach + (side + 2.0 * reach) * f64::from(step) / 40.0;
        for out in [0.15, 0.5 * reach, reach] {
            for at in [(along, -out), (along, side + out), (-out, along), (side + out, along)] {
                let beyond = |along: f64| (-along).max(along - side).max(0.0);
                if beyond(at.0).hypot(beyond(at.1)) > reach {
                    // Corners are antialiased.
                    continue;
                }
                let seen = ink(page, place(at.0, at.1));
                assert!(seen < 0.02, "{what}: ink {seen} beside marker {} at {at:?}", marker.id);
            }
        }
    }
}

fn assert_patch(page: &Raster, placed: &PlacedItem, on: &Carried, patch: &Patch, what: &str) {
    let (r, g, b) = patch.color.to_rgb();
    assert!(patch.rect.size.width >= Patch::MIN_SIDE && patch.rect.size.height >= Patch::MIN_SIDE);
    let (left, top) = (patch.rect.left().get(), patch.rect.top().get());
    for (x, y) in [(0.3, 0.3), (0.5, 0.5), (0.7, 0.7)] {
        let at = (left + x * patch.rect.size.width.get(), top + y * patch.rect.size.height.get());
        let (x, y) = on_page(placed, on.window, at.0, at.1);
        let seen = page.at(page.pixels(x) as usize, page.pixels(y) as usize);
        let off = seen.iter().zip([r, g, b]).all(|(seen, meant)| seen.abs_diff(meant) <= 2);
        assert!(off, "{what}: {} is {seen:?}", patch.name);
    }
}

/// Measures every marker and patch on every page of a game in one format; returns the number of markers.
pub fn measure(job: &Job, pages: &[Raster], what: &str) -> usize {
    let mut found = 0;
    for (sheet, page) in job.sheets.iter().zip(pages) {
        for placed in &sheet.placed {
            let Some(on) = carried(&job.game, placed) else { continue };
            for marker in on.markers.iter().filter(|marker| on.window.contains(marker.white(on.size))) {
                assert_marker(page, placed, &on, marker, what);
                found += 1;
            }
            for patch in on.patches.iter().filter(|patch| on.window.contains(patch.rect)) {
                assert_patch(page, placed, &on, patch, what);
            }
        }
    }
    found
}
