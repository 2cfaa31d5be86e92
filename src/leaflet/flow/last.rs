//! The last page: its columns end level.

use super::place::Place;
use super::search::{Search, Turn, Way, hole};
use super::section::Section;
use super::{Columns, Part, Room};

/// How many beginnings of the last page are tried.
const BEGINNINGS: usize = 6;

/// All columns and what they cost: as few pages as can be, the last one level.
pub(super) fn levelled(parts: &[Part], sections: &[Section], room: &Room) -> (Columns, f64) {
    let page = room.columns.max(1);
    let mut search = Search::new(parts, sections, page, |column| room.height(column));
    let ways = search.ways(Place::default(), Way::start());
    let Some(fewest) = ways.iter().map(|way| way.column / page).min() else { return (Vec::new(), 0.0) };
    let first = fewest * page;
    let mut best: Option<(Columns, f64)> = None;
    let mut beginnings: Vec<Turn> = match fewest {
        0 => vec![Turn { place: Place::default(), way: Way::start() }],
        _ => search.turns.iter().copied().filter(|turn| turn.way.column == first).collect(),
    };
    beginnings.sort_by(|a, b| a.way.cost.total_cmp(&b.way.cost));
    let mut known = Vec::new();
    beginnings.retain(|turn| {
        !known.contains(&turn.place) && {
            known.push(turn.place);
            true
        }
    });
    for Turn { place, way } in beginnings.into_iter().take(BEGINNINGS) {
        let most = best.as_ref().map_or(f64::INFINITY, |(_, cost)| *cost) - way.cost;
        if let Some((columns, cost)) = level(parts, sections, room, place, room.height(first), most) {
            let mut all = search.columns(&way);
            all.resize_with(first, Vec::new);
            all.extend(columns);
            best = Some((all, way.cost + cost));
        }
    }
    best.unwrap_or_else(|| {
        let way = ways.iter().filter(|way| way.column / page == fewest);
        let way = way.min_by(|a, b| a.cost.total_cmp(&b.cost));
        way.map_or((Vec::new(), 0.0), |way| (search.columns(way), way.cost))
    })
}

/// What is left of a leaflet, in the columns of one page that are all filled to about one height, and at what cost;
/// none where that is not less than `most`.
fn level(
    parts: &[Part],
    sections: &[Section],
    room: &Room,
    place: Place,
    full: f64,
    most: f64,
) -> Option<(Columns, f64)> {
    let page = room.columns.max(1);
    let each = place.left(sections) / page as f64;
    let mut best: Option<(Columns, f64)> = None;
    let mut least = most;
    // One column alone has none to be level with.
    let mut height = if page == 1 { full } else { each.ceil().min(full) };
    while height <= full + 1e-6 {
        if page > 1 && page as f64 * hole(height - each) >= least {
            break;
        }
        let mut search = Search::new(parts, sections, usize::MAX, |_| height);
        search.most = page;
        let ragged = |way: &Way| match page {
            1 => way.cost,
            _ => way.cost + hole(height - way.used) + (page - 1 - way.column) as f64 * hole(height),
        };
        let ways = search.ways(place, Way::start());
        let way = ways.iter().min_by(|a, b| ragged(a).total_cmp(&ragged(b)));
        if let Some(way) = way.filter(|way| ragged(way) < least) {
            least = ragged(way);
            best = Some((search.columns(way), least));
        }
        height += if height < full { 1f64.min(full - height).max(1e-3) } else { 1.0 };
    }
    best
}
