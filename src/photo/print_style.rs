//! Detects the print style (low ink, language).
//!
//! Most games are printed with the default options, so these are tried first, unless the picture shows already that ink
//! was saved. The other styles are read only if that leaves many squares undecided.

use crate::game::Game;
use crate::photo::Sight;
use crate::photo::balls::ColourFault;
use crate::photo::prints::PrintStyle;
use crate::text::Finding;

/// Maximum fraction of undecided squares at which the style is accepted at once: a few hundredths are undecided in
/// good light, and most of them with a wrong style.
const MAX_UNDECIDED: f64 = 0.2;
/// Another style must reduce both mismatch and undecided squares to this fraction: in bad light all styles
/// mismatch.
const MAX_REMAINING: f64 = 0.7;

/// The reading of a picture by one print style.
pub(super) struct Attempt {
    pub(super) sight: Sight,
    /// The mismatch of the table and these prints, from 0 to 1: that of its tiles, else the fraction of undecided
    /// squares.
    pub(super) mismatch: f64,
    /// Why colour and lightness are unusable, if they are.
    pub(super) colour_fault: Option<ColourFault>,
}

impl Attempt {
    /// Whether it both matches better and decides more. Under a lamp tiles look as if they were printed with little
    /// ink; with such prints few squares are decided all the same.
    fn is_better_than(&self, other: &Attempt) -> bool {
        self.mismatch < MAX_REMAINING * other.mismatch
            && self.sight.reading.undecided() < MAX_REMAINING * other.sight.reading.undecided()
    }
}

/// Reads a picture by its likeliest print style. `low_ink` says whether it shows a low-ink print, if it does show
/// that. If no style can be read, the first refusal is returned.
pub(super) fn likeliest(
    game: &Game,
    low_ink: Option<bool>,
    read: impl Fn(PrintStyle) -> Result<Attempt, Finding>,
) -> Result<Attempt, Finding> {
    let default_print = PrintStyle::default_print(game);
    // The other styles have to be drawn to be told apart, so they are built lazily.
    let all =
        std::iter::once(default_print).chain(std::iter::once_with(|| default_print.other_styles()).flatten());
    let mut styles = all.filter(|prints| low_ink.is_none_or(|low_ink| prints.low_ink() == low_ink));
    let mut best = read(styles.next().unwrap_or(default_print));
    while best.as_ref().map_or(true, |best| best.sight.reading.undecided() > MAX_UNDECIDED) {
        let Some(prints) = styles.next() else { break };
        let Ok(attempt) = read(prints) else { continue };
        if best.as_ref().map_or(true, |best| attempt.is_better_than(best)) {
            best = Ok(attempt);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;
    use crate::game::Cell;
    use crate::photo::reading::{Guess, Guesses, Occupant, SquareReading, TableReading};
    use crate::photo::words::PictureFinding;
    use crate::spec::{Overrides, load};
    use crate::templates;

    fn quits() -> Game {
        let template = templates::game("quits").unwrap();
        load(&template.source(), &Overrides::default(), template).unwrap().game
    }

    /// Five squares with `open` of them undecided.
    fn attempt(open: usize, mismatch: f64) -> Attempt {
        let guess = |occupant: Occupant| Guess { occupant, weight: 0.5 };
        let piece = Occupant::Piece { piece: 0, quarters: 0 };
        let squares = (0..5).map(|at| SquareReading {
            board: 0,
            camp: 0,
            cell: Cell { column: at, row: 0 },
            guesses: match at < open {
                true => Guesses::normalised([guess(Occupant::Empty), guess(piece)]).unwrap(),
                false => Guesses::certain(Occupant::Empty),
            },
        });
        let reading = TableReading { squares: squares.collect(), ..TableReading::default() };
        Attempt { sight: Sight { reading, ..Sight::default() }, mismatch, colour_fault: None }
    }

    /// Which styles are tried, by low ink, and the undecided fraction of the result.
    fn tried(
        low_ink: Option<bool>,
        read: impl Fn(bool) -> Result<Attempt, Finding>,
    ) -> (Vec<bool>, Option<f64>) {
        let tried = RefCell::new(Vec::new());
        let best = likeliest(&quits(), low_ink, |prints| {
            tried.borrow_mut().push(prints.low_ink());
            read(prints.low_ink())
        });
        (tried.into_inner(), best.ok().map(|best| best.sight.reading.undecided()))
    }

    #[test]
    fn a_decided_reading_is_accepted_at_once() {
        assert_eq!(tried(None, |_| Ok(attempt(1, 0.9))), (vec![false], Some(0.2)));
        assert_eq!(tried(Some(true), |_| Ok(attempt(0, 0.9))), (vec![true], Some(0.0)));
    }

    #[test]
    fn another_style_must_match_clearly_better() {
        let by = |default_print: f64, low_ink: f64| {
            tried(None, |is_low_ink| {
                Ok(if is_low_ink { attempt(2, low_ink) } else { attempt(5, default_print) })
            })
        };
        assert_eq!(by(0.6, 0.2), (vec![false, true], Some(0.4)));
        assert_eq!(by(0.2, 0.6), (vec![false, true], Some(1.0)));
        assert_eq!(by(0.6, 0.5), (vec![false, true], Some(1.0)));
        // A lower mismatch, but no more decided squares.
        assert!(!attempt(3, 0.2).is_better_than(&attempt(3, 0.6)));
        assert!(attempt(2, 0.2).is_better_than(&attempt(3, 0.6)));
    }

    #[test]
    fn refused_styles_are_skipped() {
        let refused = || Err(Finding::new(PictureFinding::NoPicture));
        let by = |is_low_ink: bool| {
            tried(None, move |low_ink| if low_ink == is_low_ink { Ok(attempt(4, 0.5)) } else { refused() })
        };
        assert_eq!(by(true), (vec![false, true], Some(0.8)));
        assert_eq!(by(false), (vec![false, true], Some(0.8)));
        assert_eq!(tried(None, |_| refused()), (vec![false, true], None));
    }
}
