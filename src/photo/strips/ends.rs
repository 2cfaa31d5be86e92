//! Locates strips by their markers.

use kurbo::{Affine, Point};

use super::StripPrint;
use super::located::LocatedStrip;
use super::pair::{Locator, StripSightings, pairs, plausible};
use super::row::are_adjacent;
use super::similarity::compare;
use super::table::common_plane;
use crate::photo::Picture;
use crate::photo::marker::Sighting;
use crate::photo::signal::median;
use crate::photo::view::{RigidFit, View, rotation};
use crate::photo::words::{PlankFinding, PlankHint, PlankRemark};
use crate::text::{Finding, Message};

/// Minimum score of a strip located by one end, and minimum margin over the opposite direction. When sharp, a correct
/// strip scores 1.5 and more, and the bare table beside it 0.5 at most.
const MIN_SCORE: f64 = 0.8;
const MIN_MARGIN: f64 = 0.4;
/// Minimum margin if the row decides between the directions: its bonus. Tokens or glare may hide most of the squares,
/// which must not tell for the other direction.
const MIN_MARGIN_IN_ROW: f64 = ADJACENCY_BONUS;
/// Below this score a sighting is no strip in the row.
const MIN_POSSIBLE_SCORE: f64 = 0.3;
/// Bonus for lying beside another strip.
const ADJACENCY_BONUS: f64 = 0.3;

/// The strips whose markers were found.
pub(super) fn strips<'a>(
    strips: &'a [StripPrint],
    sightings: &[Sighting],
    picture: &'a Picture,
    remarks: &mut Vec<Message>,
) -> Result<Vec<LocatedStrip<'a>>, Finding> {
    let (mut whole, mut single, mut focals) = (Vec::new(), Vec::new(), Vec::new());
    let mut locator = Locator { picture, focal: picture.focal };
    let sound: Vec<Sighting> = plausible(sightings).collect();
    for strip in strips {
        let mine: Vec<Sighting> = sound.iter().filter(|seen| seen.id == strip.id).copied().collect();
        match locator.sightings(strip, &mine)? {
            StripSightings::None => {}
            StripSightings::End(one) => single.push((strip, one)),
            StripSightings::Ends(located) => {
                focals.push(located.view.camera().focal);
                whole.push(*located);
            }
        }
    }
    // All share one camera: the median of their focal lengths is better than each estimate.
    locator.focal = picture.focal.or(median(focals));
    for located in &mut whole {
        if let [Some(left), Some(right)] = located.ends {
            located.view = locator.view(located.strip, &left, &right).unwrap_or(located.view.clone());
        }
    }
    locator.add_by_one_end(&mut whole, single, remarks)?;
    if whole.is_empty() {
        let refusal = Finding::new(PlankFinding::NoMarkerOfAPlank);
        return Err(refusal.hint(PlankHint::ShowBothEnds));
    }
    Ok(whole)
}

/// The two hypotheses for a strip of which one marker was found.
struct EndHypotheses<'a> {
    likeliest: Option<LocatedStrip<'a>>,
    best: f64,
    next: f64,
    /// Whether it would touch another strip under either hypothesis.
    may_touch: bool,
    /// Whether it lies beside another strip only under the likeliest hypothesis, and its middle would be in the picture
    /// under the other.
    only_there: bool,
}

impl<'a> EndHypotheses<'a> {
    fn settled(self) -> Option<LocatedStrip<'a>> {
        let by_squares = self.best >= MIN_SCORE && self.best - self.next >= MIN_MARGIN;
        // Squares that look like the opposite of the print make the other direction no less likely than a bare table.
        let by_row = self.only_there && self.best - self.next.max(0.0) >= MIN_MARGIN_IN_ROW;
        self.likeliest.filter(|_| by_squares || by_row)
    }
}

impl<'a> Locator<'a> {
    /// Adds the strips of which one marker was found; their squares decide which end it is.
    fn add_by_one_end(
        self,
        whole: &mut Vec<LocatedStrip<'a>>,
        mut single: Vec<(&'a StripPrint, Sighting)>,
        remarks: &mut Vec<Message>,
    ) -> Result<(), Finding> {
        let markers = || single.iter().map(|(strip, sighting)| pairs(strip, 0, sighting)).collect::<Vec<_>>();
        let plane =
            if whole.is_empty() { common_plane(&markers(), self.picture.size(), self.focal) } else { None };
        // A settled strip may settle its neighbour.
        while let Some((at, found)) = single.iter().enumerate().find_map(|(at, (strip, sighting))| {
            Some((at, self.hypotheses(strip, *sighting, whole, plane.as_ref()).settled()?))
        }) {
            whole.push(found);
            single.remove(at);
        }
        for (strip, sighting) in single {
            let hypotheses = self.hypotheses(strip, sighting, whole, plane.as_ref());
            let plank = strip.name.clone();
            if hypotheses.may_touch && hypotheses.best >= MIN_POSSIBLE_SCORE || whole.is_empty() {
                let message = PlankFinding::OneEndSeen { plank };
                return Err(Finding::new(message).hint(PlankHint::ShowBareEnds));
            }
            remarks.push(PlankRemark::OneMarkerApart { plank }.into());
        }
        Ok(())
    }

    /// The hypotheses for a strip, from the likeliest.
    fn hypotheses(
        self,
        strip: &'a StripPrint,
        sighting: Sighting,
        known: &[LocatedStrip],
        plane: Option<&View>,
    ) -> EndHypotheses<'a> {
        let mut both: Vec<(f64, LocatedStrip)> = [0, 1]
            .into_iter()
            .filter_map(|end| {
                Some(self.with_other_end(self.by_end(strip, end, sighting, known, plane)?, end))
            })
            .map(|located| align(located))
            .map(|located| (score(&located, known), located))
            .collect();
        both.sort_by(|one, other| other.0.total_cmp(&one.0));
        let like = |at: usize| both.get(at).map_or(-1.0, |(like, _)| *like);
        let (best, next) = (like(0), like(1));
        let beside =
            |(_, located): &(f64, LocatedStrip)| known.iter().any(|other| are_adjacent(other, located));
        let only_there = match &both[..] {
            [there, other] => {
                beside(there) && !beside(other) && self.picture.holds(other.1.projected_centre())
            }
            _ => false,
        };
        let may_touch = both.iter().any(beside);
        EndHypotheses {
            likeliest: both.into_iter().next().map(|(_, located)| located),
            best,
            next,
            may_touch,
            only_there,
        }
    }

    /// Locates a strip by its left (0) or right (1) marker, in the plane of the nearest located strip, or in `plane`.
    fn by_end(
        self,
        strip: &'a StripPrint,
        end: usize,
        sighting: Sighting,
        known: &[LocatedStrip],
        plane: Option<&View>,
    ) -> Option<LocatedStrip<'a>> {
        let seen_at = |view: View, placement: Affine| {
            let mut located = LocatedStrip::new(strip, self.picture, view, placement);
            located.ends[end] = Some(sighting);
            located
        };
        let here = sighting.corners[0];
        let nearest = known.iter().min_by(|one, other| {
            one.projected_centre().distance(here).total_cmp(&other.projected_centre().distance(here))
        });
        let Some(view) = nearest.map(|nearest| &nearest.view).or(plane) else {
            let view = View::fit(&pairs(strip, end, &sighting), self.picture.size(), self.focal)?;
            return Some(seen_at(view, Affine::IDENTITY));
        };
        let flat = view.at(0.0).inverse()?;
        let placed: Option<Vec<(Point, Point)>> = pairs(strip, end, &sighting)
            .into_iter()
            .map(|(point, seen)| Some((point, flat.apply(seen)?)))
            .collect();
        Some(seen_at(view.clone(), RigidFit::new(&placed?)?.affine()?))
    }

    /// Searches for the other marker at its expected position.
    fn with_other_end(self, located: LocatedStrip<'a>, end: usize) -> LocatedStrip<'a> {
        let found = || {
            let other = located.find_marker(1 - end, 1.6)?;
            let here = located.ends[end].filter(|_| other.id == located.strip.id)?;
            self.by_both_ends(located.strip, here, other)
        };
        found().unwrap_or(located)
    }
}

/// The score of a located strip: similarity to its print, and adjacency to another.
fn score(located: &LocatedStrip, known: &[LocatedStrip]) -> f64 {
    let (colours, drawn) = compare(located, 1.0);
    let beside = known.iter().any(|other| are_adjacent(other, located));
    // Two markers in place leave no doubt.
    let whole = if located.ends.iter().all(Option::is_some) { 2.0 } else { 0.0 };
    colours + drawn.max(0.0) + whole + if beside { ADJACENCY_BONUS } else { 0.0 }
}

/// Rotates a strip slightly about its only marker to align its squares with the picture.
pub(super) fn align(located: LocatedStrip<'_>) -> LocatedStrip<'_> {
    let end = match &located.ends {
        [Some(_), None] => 0,
        [None, Some(_)] => 1,
        _ => return located,
    };
    let [from, _, to, _] = located.strip.ends[end];
    let light = Some(located.white_balance());
    let turned = (-4..=4).map(|step| {
        let turn = rotation((0.4 * f64::from(step)).to_radians(), from.midpoint(to));
        let turned = LocatedStrip { placement: located.placement * turn, light, ..located.clone() };
        let (colours, drawn) = compare(&turned, 1.0);
        (colours + drawn, turned.placement)
    });
    let best = turned.max_by(|one, other| one.0.total_cmp(&other.0));
    LocatedStrip { placement: best.map_or(located.placement, |(_, placement)| placement), ..located }
}
