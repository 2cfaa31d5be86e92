//! In which of the ways to print it a game was printed: nobody is asked.
//!
//! Most games are printed as they are by default, so a picture is read by these prints first, unless it shows already
//! that ink was spared. Only if that tells little it is read by the others, too.

use super::balls::Spoilt;
use super::prints::Prints;
use super::{Refusal, Sight};
use crate::game::Game;

/// Where no more of the squares than that is left open, the prints were the right ones: of pictures in good light a few
/// hundredths are, and most of what is held against other prints.
const FEW_OPEN: f64 = 0.2;
/// Other prints must be unlike what is seen, and leave open of it, no more than this part of what the first do: in bad
/// light all do.
const CLEARLY: f64 = 0.7;

/// What was made of a picture by one way to print the game.
pub(super) struct Attempt {
    pub(super) sight: Sight,
    /// How little the table goes with these prints, from 0 to 1: what of it is strange, else what is left open.
    pub(super) unlike: f64,
    /// Why nothing was told by colour and lightness, if nothing was.
    pub(super) spoilt: Option<Spoilt>,
}

impl Attempt {
    /// Whether it both goes better with what is seen and tells more of it. Under a lamp tiles look as if they were
    /// printed with little ink; by such prints little is told of them all the same.
    fn is_better_than(&self, other: &Attempt) -> bool {
        self.unlike < CLEARLY * other.unlike
            && self.sight.reading.open() < CLEARLY * other.sight.reading.open()
    }
}

/// Reads a picture by the prints that it goes best with. `spared` says whether ink is seen to be spared, where the
/// picture tells. If nothing can be read by any prints, the refusal is the one of the likeliest.
pub(super) fn likeliest(
    game: &Game,
    spared: Option<bool>,
    read: impl Fn(Prints) -> Result<Attempt, Refusal>,
) -> Result<Attempt, Refusal> {
    let usual = Prints::usual(game);
    // To know which others there are they must be drawn, so that is left until it is needed.
    let all = std::iter::once(usual).chain(std::iter::once_with(|| usual.others()).flatten());
    let mut ways = all.filter(|prints| spared.is_none_or(|spared| prints.spared() == spared));
    let mut best = read(ways.next().unwrap_or(usual));
    while best.as_ref().map_or(true, |best| best.sight.reading.open() > FEW_OPEN) {
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

    /// Five squares of which so many are open.
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

    /// Which ways are tried, by whether they spare ink, and how much is open of what is taken.
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
        // Less strange, but no more is told.
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
