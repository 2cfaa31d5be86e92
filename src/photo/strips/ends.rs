//! Locates strips by their markers.

use kurbo::{Affine, Point, Size};

use super::super::marker::{self, Sighting, TAG_25H9, side};
use super::super::picture::Picture;
use super::super::view::{Pair, View};
use super::super::{Refusal, RefusalKind};
use super::StripPrint;
use super::face::BLURS_MM;
use super::light::Light;
use super::lying::{Lying, moved};
use super::pair::{Own, of_a_size, own};
use super::row::touch;
use super::window::{compare, likeness};

/// Maximum residual of the corners of a pair of markers: in pixels, plus this fraction of a marker's side.
const MAX_RESIDUAL: (f64, f64) = (1.5, 0.06);
/// Minimum score of a strip located by one end, and minimum margin over the opposite direction. When sharp, a correct
/// strip scores 1.5 and more, and the bare table beside it 0.5 at most.
const MIN_SCORE: f64 = 0.8;
const MIN_MARGIN: f64 = 0.4;
/// Below this score a sighting is no strip in the row.
const MIN_POSSIBLE_SCORE: f64 = 0.3;
/// Bonus for lying beside another strip.
const ADJACENCY_BONUS: f64 = 0.3;

/// The strips whose markers were found.
pub(super) fn strips<'a>(
    strips: &'a [StripPrint],
    sightings: &[Sighting],
    picture: &Picture,
    remarks: &mut Vec<String>,
) -> Result<Vec<Lying<'a>>, Refusal> {
    let mut whole = Vec::new();
    let mut single = Vec::new();
    let mut focals = Vec::new();
    let sound: Vec<Sighting> = of_a_size(sightings).collect();
    for strip in strips {
        let mine: Vec<Sighting> = sound.iter().filter(|seen| seen.id == strip.id).copied().collect();
        match own(strip, &mine, picture)? {
            Own::None => {}
            Own::End(one) => single.push((strip, one)),
            Own::Ends(lying) => {
                focals.push(lying.view.camera().focal);
                whole.push(*lying);
            }
        }
    }
    // All share one camera: the median of their focal lengths is better than each estimate.
    focals.sort_by(f64::total_cmp);
    let focal = picture.focal.or(focals.get(focals.len() / 2).copied());
    for lying in &mut whole {
        if let [Some(left), Some(right)] = lying.ends {
            lying.view = view(lying.strip, &left, &right, picture, focal).unwrap_or(lying.view.clone());
        }
    }
    by_one_end(&mut whole, single, picture, focal, remarks)?;
    if whole.is_empty() {
        let message = "no marker of a plank can be seen";
        return Err(Refusal::new(RefusalKind::NoMarkers, message, "show both ends of every plank"));
    }
    Ok(whole)
}

fn pairs(strip: &StripPrint, end: usize, sighting: &Sighting) -> Vec<Pair> {
    strip.ends[end].iter().copied().zip(sighting.corners).collect()
}

fn size(picture: &Picture) -> Size {
    Size::new(picture.width() as f64, picture.height() as f64)
}

fn view(
    strip: &StripPrint,
    left: &Sighting,
    right: &Sighting,
    picture: &Picture,
    focal: Option<f64>,
) -> Option<View> {
    let pairs = [pairs(strip, 0, left), pairs(strip, 1, right)].concat();
    View::of(&pairs, size(picture), focal)
}

/// Locates a strip by both ends, given in any order; `None` if they do not belong to one strip.
pub(super) fn ends<'a>(
    strip: &'a StripPrint,
    one: Sighting,
    other: Sighting,
    picture: &Picture,
    focal: Option<f64>,
) -> Option<Lying<'a>> {
    // The top side of the marker points along the strip, in print as in the picture.
    let printed = strip.ends[0][1] - strip.ends[0][0];
    let there = other.corners[0] - one.corners[0];
    let along = (one.corners[1] - one.corners[0]).dot(there) * printed.x;
    let (left, right) = if along > 0.0 { (one, other) } else { (other, one) };
    let view = view(strip, &left, &right, picture, focal)?;
    let near =
        view.error() <= MAX_RESIDUAL.0 + MAX_RESIDUAL.1 * side(&left.corners).max(side(&right.corners));
    let ends = [Some(left), Some(right)];
    near.then_some(Lying { strip, ends, view, laid: Affine::IDENTITY, turned: false, light: None })
}

/// Adds the strips of which one marker was found; their squares decide which end it is.
fn by_one_end<'a>(
    whole: &mut Vec<Lying<'a>>,
    mut single: Vec<(&'a StripPrint, Sighting)>,
    picture: &Picture,
    focal: Option<f64>,
    remarks: &mut Vec<String>,
) -> Result<(), Refusal> {
    // A settled strip may settle its neighbour.
    while let Some((at, found)) = single.iter().enumerate().find_map(|(at, (strip, sighting))| {
        Some((at, either(strip, *sighting, whole, picture, focal).settled()?))
    }) {
        whole.push(found);
        single.remove(at);
    }
    for (strip, sighting) in single {
        let either = either(strip, sighting, whole, picture, focal);
        if either.may_touch && either.best >= MIN_POSSIBLE_SCORE || whole.is_empty() {
            let message = format!("only one end of a plank `{}` can be seen, and not which one", strip.name);
            let hint = "show both ends of every plank, with nothing on their markers";
            return Err(Refusal::new(RefusalKind::TooFewMarkers, message, hint));
        }
        let name = &strip.name;
        remarks.push(format!(
            "of a plank `{name}` only one marker can be seen, apart from the row; it is not read"
        ));
    }
    Ok(())
}

/// The two hypotheses for a strip of which one marker was found.
struct Either<'a> {
    likeliest: Option<Lying<'a>>,
    best: f64,
    next: f64,
    /// Whether it would touch another strip under either hypothesis.
    may_touch: bool,
}

impl<'a> Either<'a> {
    fn settled(self) -> Option<Lying<'a>> {
        self.likeliest.filter(|_| self.best >= MIN_SCORE && self.best - self.next >= MIN_MARGIN)
    }
}

fn either<'a>(
    strip: &'a StripPrint,
    sighting: Sighting,
    known: &[Lying],
    picture: &Picture,
    focal: Option<f64>,
) -> Either<'a> {
    let mut both: Vec<(f64, Lying)> = [0, 1]
        .into_iter()
        .filter_map(|end| beside(strip, end, sighting, known, picture, focal).map(|lying| (end, lying)))
        .map(|(end, lying)| aligned(with_other_end(lying, end, picture, focal), picture))
        .map(|lying| (likely(&lying, known, picture), lying))
        .collect();
    both.sort_by(|one, other| other.0.total_cmp(&one.0));
    let like = |at: usize| both.get(at).map_or(-1.0, |(like, _)| *like);
    let (best, next) = (like(0), like(1));
    let may_touch = both.iter().any(|(_, lying)| known.iter().any(|other| touch(other, lying)));
    Either { likeliest: both.into_iter().next().map(|(_, lying)| lying), best, next, may_touch }
}

/// The score of a located strip: similarity to its print, and adjacency to another.
fn likely(lying: &Lying, known: &[Lying], picture: &Picture) -> f64 {
    let (colours, drawn) = compare(lying, 1.0, &Light::of(lying, picture), picture);
    let beside = known.iter().any(|other| touch(other, lying));
    // Two markers in place leave no doubt.
    let whole = if lying.ends.iter().all(Option::is_some) { 2.0 } else { 0.0 };
    colours + drawn.max(0.0) + whole + if beside { ADJACENCY_BONUS } else { 0.0 }
}

/// Rotates a strip slightly about its only marker to align its squares with the picture.
fn aligned<'a>(lying: Lying<'a>, picture: &Picture) -> Lying<'a> {
    let end = match &lying.ends {
        [Some(_), None] => 0,
        [None, Some(_)] => 1,
        _ => return lying,
    };
    let [from, _, to, _] = lying.strip.ends[end];
    let light = Light::of(&lying, picture);
    let turned = |degrees: f64| Lying {
        laid: lying.laid * Affine::rotate_about(degrees.to_radians(), from.midpoint(to)),
        ..lying.clone()
    };
    let like = |lying: &Lying| {
        let (colours, drawn) = compare(lying, 1.0, &light, picture);
        colours + drawn
    };
    let tried = (-4..=4).map(|step| turned(0.4 * f64::from(step)));
    let best = tried.map(|lying| (like(&lying), lying)).max_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or(lying, |(_, lying)| lying)
}

/// The blur of a strip, as an index of [`BLURS_MM`].
pub(super) fn blurred(lying: &Lying, light: &Light, picture: &Picture) -> usize {
    let like = BLURS_MM.map(|blur| likeness(lying, blur, light, picture));
    (0..BLURS_MM.len()).max_by(|one, other| like[*one].total_cmp(&like[*other])).unwrap_or_default()
}

/// Locates a strip by its left (0) or right (1) marker, in the plane of the nearest located strip.
fn beside<'a>(
    strip: &'a StripPrint,
    end: usize,
    sighting: Sighting,
    known: &[Lying],
    picture: &Picture,
    focal: Option<f64>,
) -> Option<Lying<'a>> {
    let mut ends = [None, None];
    ends[end] = Some(sighting);
    let here = sighting.corners[0];
    let nearest = known
        .iter()
        .min_by(|one, other| one.seen_middle().distance(here).total_cmp(&other.seen_middle().distance(here)));
    let Some(nearest) = nearest else {
        let view = View::of(&pairs(strip, end, &sighting), size(picture), focal)?;
        return Some(Lying { strip, ends, view, laid: Affine::IDENTITY, turned: false, light: None });
    };
    let flat = nearest.view.at(0.0).inverse()?;
    let placed: Option<Vec<(Point, Point)>> = pairs(strip, end, &sighting)
        .into_iter()
        .map(|(place, seen)| Some((place, flat.apply(seen)?)))
        .collect();
    Some(Lying {
        strip,
        ends,
        view: nearest.view.clone(),
        laid: moved(&placed?)?,
        turned: false,
        light: None,
    })
}

/// Searches for the other marker at its expected position.
fn with_other_end<'a>(lying: Lying<'a>, end: usize, picture: &Picture, focal: Option<f64>) -> Lying<'a> {
    let found = || {
        let expected = lying.strip.ends[1 - end].map(|corner| lying.project(corner, 0.0));
        let expected =
            expected.iter().all(Option::is_some).then(|| expected.map(Option::unwrap_or_default))?;
        let reach = lying.pixels_per_mm() * 1.6;
        let other = marker::look(&picture.grey, &TAG_25H9, expected, reach)?;
        let here = lying.ends[end].filter(|_| other.id == lying.strip.id)?;
        ends(lying.strip, here, other, picture, focal)
    };
    found().unwrap_or(lying)
}
