//! Height of the tops of pieces above the paper, from their parallax: one for all pieces of a board or a row, since they
//! are of one make.
//!
//! A top is displaced from the square below it by its height times the parallax there. Every reader searches for its own
//! pieces around a guess; what it finds decides between the guesses, and the displacements give the exact height.

use kurbo::{Point, Vec2};

/// Minimum and maximum height of tops: from paper to discs on draughtsmen.
const HEIGHT_RANGE_MM: [f64; 2] = [0.0, 12.0];
/// Height of most pieces, and its standard deviation.
pub(super) const USUAL_HEIGHT_MM: f64 = 1.5;
const USUAL_DEVIATION_MM: f64 = 0.9;
/// Standard deviation of the height of tall pieces from the guess: wide, since the guess is only where the search began.
const GUESS_DEVIATION_MM: f64 = 3.0;
/// Guessed heights, the likeliest first, and how far a top may be from the nearest of them.
const GUESSES_MM: [f64; 4] = [USUAL_HEIGHT_MM, 4.5, 7.5, 10.5];
pub(super) const GUESS_REACH_MM: f64 = 1.5;
/// Standard deviation of pieces' offsets from the centres of their squares.
const OFFSET_DEVIATION_MM: f64 = 0.9;
/// Fraction of the pieces that must be recognised at a guess for the others not to be tried.
const MIN_RECOGNISED: f64 = 0.6;
/// Another guess must recognise more by so many pieces.
const MIN_GAIN: f64 = 0.5;
/// Parallax below which the height does not matter.
const MIN_PARALLAX: f64 = 0.1;

/// What was found on a covered square around a guessed height.
#[derive(Clone, Copy, Debug)]
pub(super) struct Top {
    /// Its displacement from the centre of the square, in millimetres on the plane of the guess.
    pub(super) off: Vec2,
    /// The parallax there.
    pub(super) parallax: Vec2,
    /// How surely a piece was recognised, from 0 to 1.
    pub(super) sure: f64,
}

/// Parallax: shift on a plane in millimetres per millimetre of height above it.
pub(super) fn parallax(
    project: impl Fn(Point, f64) -> Option<Point>,
    point: Point,
    height: f64,
) -> Option<Vec2> {
    let here = project(point, height)?;
    let right = project(point + Vec2::new(1.0, 0.0), height)? - here;
    let down = project(point + Vec2::new(0.0, 1.0), height)? - here;
    let up = project(point, height + 1.0)? - here;
    let size = right.cross(down);
    (size.abs() > 1e-9).then(|| Vec2::new(up.cross(down) / size, right.cross(up) / size))
}

/// The height of the tops. `look` searches all covered squares around a guessed height; what else it found there is
/// returned with the height that it holds for.
pub(super) fn height<T>(mut look: impl FnMut(f64) -> (Vec<Top>, T)) -> (f64, Option<T>) {
    let (mut best, mut found, mut most) = (USUAL_HEIGHT_MM, Vec::new(), 0.0);
    let mut tried = Vec::new();
    for guess in GUESSES_MM {
        let (tops, other) = look(guess);
        tried.push((guess, other));
        let recognised: f64 = tops.iter().map(|top| top.sure).sum();
        if found.is_empty() || recognised > most + MIN_GAIN {
            (best, found, most) = (guess, tops, recognised);
        }
        let is_flat = found.iter().all(|top| top.parallax.hypot() < MIN_PARALLAX);
        if is_flat || most >= MIN_RECOGNISED * found.len() as f64 {
            break;
        }
    }
    let height = adjusted(best, &found);
    let near = tried.into_iter().find(|(guess, _)| (guess - height).abs() <= GUESS_REACH_MM);
    (height, near.map(|(_, other)| other))
}

/// Adjusts a guessed height to the displacements found at it.
fn adjusted(guess: f64, tops: &[Top]) -> f64 {
    let mut over = 0.0;
    let deviation = if guess > USUAL_HEIGHT_MM { GUESS_DEVIATION_MM } else { USUAL_DEVIATION_MM };
    // Outliers are excluded in shrinking radii, so that they do not bias the rest.
    for most in [4.0, 2.5, 2.0] {
        let [mut sum, mut weight] = [0.0, (OFFSET_DEVIATION_MM / deviation).powi(2)];
        for Top { off, parallax, sure } in tops {
            if (*off - *parallax * over).hypot() <= most {
                sum += sure * off.dot(*parallax);
                weight += sure * parallax.hypot2();
            }
        }
        over = sum / weight;
    }
    (guess + over).clamp(HEIGHT_RANGE_MM[0], HEIGHT_RANGE_MM[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARALLAX: Vec2 = Vec2::new(0.2, -0.8);
    const LOOSE: [(f64, f64); 5] = [(0.5, 0.1), (-0.6, 0.4), (0.1, -0.9), (0.2, 0.3), (-0.2, 0.1)];

    /// What a search that reaches `GUESS_REACH_MM` finds of pieces with tops at a height.
    fn looked(tops: f64, guess: f64) -> Vec<Top> {
        let over = PARALLAX * (tops - guess);
        let is_near = (tops - guess).abs() <= GUESS_REACH_MM + 0.5;
        let each = LOOSE.iter().map(|(x, y)| Top {
            off: Vec2::new(*x, *y) + over,
            parallax: PARALLAX,
            sure: f64::from(u8::from(is_near)),
        });
        each.collect()
    }

    #[test]
    fn thin_and_thick_pieces_are_measured() {
        for tops in [0.4, 2.7, 5.8, 9.0, 11.5] {
            let measured = height(|guess| (looked(tops, guess), ())).0;
            // Only the usual height is expected: it draws to itself what is measured near it.
            let tolerance = if tops > USUAL_HEIGHT_MM + GUESS_REACH_MM { 0.1 } else { 0.6 };
            assert!((measured - tops).abs() < tolerance, "{measured} for {tops}");
        }
    }

    #[test]
    fn usual_pieces_are_searched_once_and_outliers_do_not_count() {
        let mut searched = 0;
        let (measured, _) = height(|guess| {
            searched += 1;
            let mut tops = looked(2.4, guess);
            tops.push(Top { off: Vec2::new(5.0, 4.0), parallax: PARALLAX, sure: 1.0 });
            (tops, ())
        });
        assert!(searched == 1 && (measured - 2.4).abs() < 0.5, "{searched} {measured}");
    }

    #[test]
    fn without_pieces_or_parallax_the_height_is_the_usual_one() {
        assert_eq!(height(|guess| (Vec::new(), guess)), (USUAL_HEIGHT_MM, Some(USUAL_HEIGHT_MM)));
        let flat = Top { off: Vec2::new(1.0, 0.0), parallax: Vec2::ZERO, sure: 0.0 };
        assert_eq!(height(|_| (vec![flat], ())).0, USUAL_HEIGHT_MM);
    }
}
