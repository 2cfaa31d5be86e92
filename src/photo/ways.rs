//! Detects the print variant (low ink, language).
//!
//! Most games are printed with the default options, so these are tried first, unless the picture shows already that ink
//! was saved. The other variants are read only if that leaves many squares undecided.

use super::balls::Spoilt;
use super::prints::Prints;
use super::{Refusal, Sight};
use crate::game::Game;

/// Maximum fraction of undecided squares at which the variant is accepted at once: a few hundredths are undecided in
/// good light, and most of them with a wrong variant.
const MAX_UNDECIDED: f64 = 0.2;
/// Another variant must reduce both mismatch and undecided squares to this fraction: in bad light all variants
/// mismatch.
const MAX_REMAINING: f64 = 0.7;

/// The reading of a picture by one print variant.
pub(super) struct Attempt {
    pub(super) sight: Sight,
    /// The mismatch of the table and these prints, from 0 to 1: that of its tiles, else the fraction of undecided
    /// squares.
    pub(super) unlike: f64,
    /// Why colour and lightness are unusable, if they are.
    pub(super) spoilt: Option<Spoilt>,
}

impl Attempt {
    /// Whether it both matches better and decides more. Under a lamp tiles look as if they were printed with little
    /// ink; with such prints few squares are decided all the same.
    fn is_better_than(&self, other: &Attempt) -> bool {
        self.unlike < MAX_REMAINING * other.unlike
            && self.sight.reading.open() < MAX_REMAINING * other.sight.reading.open()
    }
}

/// Reads a picture by its likeliest print variant. `spared` says whether it shows a low-ink print, if it does show
/// that. If no variant can be read, the first refusal is returned.
pub(super) fn likeliest(
    game: &Game,
    spared: Option<bool>,
    read: impl Fn(Prints) -> Result<Attempt, Refusal>,
) -> Result<Attempt, Refusal> {
    let usual = Prints::usual(game);
    // The other variants have to be drawn to be told apart, so they are built lazily.
    let all = std::iter::once(usual).chain(std::iter::once_with(|| usual.others()).flatten());
    let mut ways = all.filter(|prints| spared.is_none_or(|spared| prints.spared() == spared));
    let mut best = read(ways.next().unwrap_or(usual));
    while best.as_ref().map_or(true, |best| best.sight.reading.open() > MAX_UNDECIDED) {
        let Some(prints) = ways.next() else { break };
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
    use crate::photo::RefusalKind;
    use crate::photo::reading::{Guess, Guesses, Reading, Seen, What};
    use crate::spec::{Overrides, load};
    use crate::templates;

    fn quits() -> Game {
        let template = templates::game("quits").unwrap();
        load(&template.source(), &Overrides::default(), template).unwrap().game
    }

    /// Five squares with `open` of them undecided.
    fn attempt(open: usize, unlike: f64) -> Attempt {
        let guess = |what: What| Guess { what, weight: 0.5 };
        let piece = What::Piece { piece: 0, quarters: 0 };
        let squares = (0..5).map(|at| Seen {
            board: 0,
            camp: 0,
            cell: Cell { column: at, row: 0 },
            guesses: match at < open {
                true => Guesses::weighed([guess(What::Empty), guess(piece)]).unwrap(),
                false => Guesses::certain(What::Empty),
            },
        });
        let reading = Reading { squares: squares.collect(), ..Reading::default() };
        Attempt { sight: Sight { reading, ..Sight::default() }, unlike, spoilt: None }
    }

    /// Which variants are tried, by low ink, and the undecided fraction of the result.
    fn tried(
        spared: Option<bool>,
        read: impl Fn(bool) -> Result<Attempt, Refusal>,
    ) -> (Vec<bool>, Option<f64>) {
        let tried = RefCell::new(Vec::new());
        let best = likeliest(&quits(), spared, |prints| {
            tried.borrow_mut().push(prints.spared());
            read(prints.spared())
        });
        (tried.into_inner(), best.ok().map(|best| best.sight.reading.open()))
    }

    #[test]
    fn what_tells_enough_is_not_read_again() {
        assert_eq!(tried(None, |_| Ok(attempt(1, 0.9))), (vec![false], Some(0.2)));
        assert_eq!(tried(Some(true), |_| Ok(attempt(0, 0.9))), (vec![true], Some(0.0)));
    }

    #[test]
    fn other_prints_are_taken_only_if_they_are_clearly_more_like_what_is_seen() {
        let by = |usual: f64, spared: f64| {
            tried(None, |spares| Ok(if spares { attempt(2, spared) } else { attempt(5, usual) }))
        };
        assert_eq!(by(0.6, 0.2), (vec![false, true], Some(0.4)));
        assert_eq!(by(0.2, 0.6), (vec![false, true], Some(1.0)));
        assert_eq!(by(0.6, 0.5), (vec![false, true], Some(1.0)));
        // A lower mismatch, but no more decided squares.
        assert!(!attempt(3, 0.2).is_better_than(&attempt(3, 0.6)));
        assert!(attempt(2, 0.2).is_better_than(&attempt(3, 0.6)));
    }

    #[test]
    fn prints_by_which_nothing_can_be_read_harm_nobody() {
        let refused = || Err(Refusal::new(RefusalKind::Blurred, String::new(), String::new()));
        let by = |spares: bool| {
            tried(None, move |spared| if spared == spares { Ok(attempt(4, 0.5)) } else { refused() })
        };
        assert_eq!(by(true), (vec![false, true], Some(0.8)));
        assert_eq!(by(false), (vec![false, true], Some(0.8)));
        assert_eq!(tried(None, |_| refused()), (vec![false, true], None));
    }
}
