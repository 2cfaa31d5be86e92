use std::f64::consts::PI;

use kurbo::Shape as _;
use proptest::prelude::*;

use super::*;

/// Width, height and depth: the front lies in the plane of the first two, the box behind it.
type Place = [f64; 3];

/// The corners of each panel when the net is folded.
fn folded(net: &Net) -> Vec<Vec<Place>> {
    net.panels
        .iter()
        .map(|panel| {
            panel.corners.iter().map(|corner| place(net, panel, [corner.x, corner.y, 0.0])).collect()
        })
        .collect()
}

/// Where a point of the flat net comes to lie if it belongs to a panel.
fn place(net: &Net, panel: &Panel, point: Place) -> Place {
    let Some((on, [from, to])) = panel.hinge else { return point };
    let along = (to - from).normalize();
    let middle = panel.area().center();
    let beyond = Vec2::new(-along.y, along.x);
    let beyond = if beyond.dot(middle - from) > 0.0 { beyond } else { -beyond };
    let way = Point::new(point[0], point[1]) - from;
    let (across, out) = (way.dot(along), way.dot(beyond));
    // What lies beyond the hinge turns away from the printed side.
    let at = from + along * across + beyond * point[2];
    place(net, &net.panels[on], [at.x, at.y, -out])
}

fn distance(one: Place, other: Place) -> f64 {
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// The free space along an axis between all panels that lie across it.
fn free(panels: &[Vec<Place>], axis: usize, card: f64) -> f64 {
    let all = || panels.iter().flatten().map(|corner| corner[axis]);
    let middle = (all().fold(f64::INFINITY, f64::min) + all().fold(f64::NEG_INFINITY, f64::max)) / 2.0;
    let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
    for panel in panels {
        let at = panel[0][axis];
        if panel.iter().any(|corner| (corner[axis] - at).abs() > 1e-9) {
            continue;
        }
        if at < middle {
            low = low.max(at + card / 2.0);
        } else {
            high = high.min(at - card / 2.0);
        }
    }
    high - low
}

fn of(net: &Net, side: PanelSide) -> usize {
    net.panels.iter().position(|panel| panel.side == side).unwrap()
}

prop_compose! {
    fn boxes()(width in 10_000i64..200_000, depth in 10_000i64..100_000, height in 10_000i64..250_000, card in 100i64..1_500) -> (Inside, Mm) {
        let [width, depth, height, card] = [width, depth, height, card].map(Mm::from_um);
        (Inside { width, depth, height }, card)
    }
}

proptest! {
    #[test]
    fn a_folded_net_closes_round_the_wanted_space((inside, card) in boxes()) {
        let net = Net::new(inside, card);
        let card = card.get();
        let panels = folded(&net);
        let wanted = [inside.width, inside.height, inside.depth].map(Mm::get);
        for (axis, wanted) in wanted.into_iter().enumerate() {
            let free = free(&panels, axis, card);
            prop_assert!(free > wanted - 1e-6 && free < wanted + 1e-6, "{axis}: {free} of {wanted}");
        }
        // The free end of the right side lies on the fold between front and glue flap.
        let right = &panels[of(&net, PanelSide::Right)];
        let (front, low) = (&panels[of(&net, PanelSide::Front)], net.panels[of(&net, PanelSide::Right)].area());
        for (end, corner) in [(right[1], low.y0), (right[2], low.y1)] {
            prop_assert!(distance(end, [front[0][0], corner, 0.0]) <= 0.1 + card, "{end:?}");
        }
        for is_top in [true, false] {
            // The fold of a lid and its tuck lies behind the free edge of the front.
            let lid = &panels[of(&net, PanelSide::Lid { is_top })];
            let edge = if is_top { front[0][1] } else { front[3][1] };
            for corner in &lid[..2] {
                prop_assert!((corner[1] - edge).abs() <= 0.1 && (-corner[2] - card).abs() <= 0.1, "{corner:?}");
            }
        }
    }

    #[test]
    fn flaps_lie_within_the_walls_and_beside_each_other((inside, card) in boxes()) {
        let net = Net::new(inside, card);
        let card = card.get();
        let panels = folded(&net);
        let (front, back) = (&panels[of(&net, PanelSide::Front)], &panels[of(&net, PanelSide::Back)]);
        let low = [back[1][0], front[0][1], back[0][2]];
        let high = [back[0][0], front[2][1], 0.0];
        for (panel, corners) in net.panels.iter().zip(&panels) {
            if !matches!(panel.side, PanelSide::Front | PanelSide::Left | PanelSide::Back | PanelSide::Right) {
                for corner in corners {
                    let is_within = (0..3).all(|axis| (low[axis] - 1e-6..=high[axis] + 1e-6).contains(&corner[axis]));
                    prop_assert!(is_within, "{:?}: {corner:?} of {low:?} to {high:?}", panel.side);
                }
            }
        }
        for is_top in [true, false] {
            let dusts: Vec<_> = net.panels.iter().zip(&panels).filter(|(panel, _)| panel.side == PanelSide::Dust { is_top }).collect();
            let reach = |(_, corners): &(&Panel, &Vec<Place>)| {
                let xs = || corners.iter().map(|corner| corner[0]);
                (xs().fold(f64::INFINITY, f64::min), xs().fold(f64::NEG_INFINITY, f64::max))
            };
            let mut reaches: Vec<_> = dusts.iter().map(reach).collect();
            reaches.sort_by(|one, other| one.0.total_cmp(&other.0));
            prop_assert!(reaches.len() == 2 && reaches[0].1 < reaches[1].0, "{reaches:?}");
            // They lie below the lid, and behind the tuck.
            let lid = &panels[of(&net, PanelSide::Lid { is_top })];
            for (_, corners) in &dusts {
                prop_assert!(((corners[0][1] - lid[0][1]).abs() - card).abs() < 1e-6);
                prop_assert!(corners.iter().all(|corner| corner[2] <= -1.5 * card), "{corners:?}");
            }
        }
    }

    #[test]
    fn the_outline_holds_all_panels_and_nothing_else((inside, card) in boxes()) {
        let net = Net::new(inside, card);
        let area = |corners: &[Point]| crate::scene::polygon(corners.iter().copied()).area().abs();
        let panels: f64 = net.panels.iter().map(|panel| area(&panel.corners)).sum();
        let front = net.panels[0].area().width();
        let tuck = net.panels[of(&net, PanelSide::Tuck { is_top: true })].area();
        let (notch, round) = (NOTCH_MM.min(front / 5.0), 0.6 * tuck.height().min(tuck.width() / 2.0));
        let cut_off = PI * notch * notch / 2.0 + 4.0 * round * round * (1.0 - PI / 4.0);
        prop_assert!((net.outline.area().abs() - (panels - cut_off)).abs() < 0.1 + panels * 1e-5);
        let whole = net.outline.bounding_box();
        prop_assert!((whole.union(Rect::ZERO.with_size(net.size)).area() - net.size.area()).abs() < 1e-6);
        for panel in &net.panels {
            // Corners of tucks are round.
            if !matches!(panel.side, PanelSide::Tuck { .. }) {
                let middle = panel.area().center();
                let inner = |corner: &Point| net.outline.contains(corner.lerp(middle, 1e-3));
                prop_assert!(panel.corners.iter().all(inner), "{:?}", panel.side);
            }
        }
    }
}
