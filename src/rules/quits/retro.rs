//! Retraction of turns: the predecessors of a position.

use super::board::{ALL, Player, Squares, bit, each, moved, slides_of};
use super::turn::{each_slide, inverses, slides_to};
use super::{Rules, Slide, Turn};

/// A position during retraction, with a condition on the turn that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RetroPosition {
    /// The balls of all players, in the order of [`Player::ALL`].
    pub balls: [Squares; 4],
    pub to_move: Player,
    /// Condition on the turn before, so that the turn after it was legal.
    pub before: PriorTurn,
}

/// Condition on the turn that led to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PriorTurn {
    /// Any turn, or none.
    Anything,
    /// Not this slide, whose inverse follows; or no turn.
    Not(Slide),
    Exactly(Turn),
}

impl PriorTurn {
    fn allows(self, turn: Turn) -> bool {
        match self {
            PriorTurn::Anything => true,
            PriorTurn::Not(slide) => turn != Turn::Slide(slide),
            PriorTurn::Exactly(only) => turn == only,
        }
    }
}

impl RetroPosition {
    /// Returns true if this is the start of a game.
    pub(crate) fn is_start(&self, rules: Rules) -> bool {
        self.to_move == Player::Light
            && !matches!(self.before, PriorTurn::Exactly(_))
            && Player::ALL.map(|player| rules.variant.start(player)) == self.balls
    }

    /// Returns true if this turn can have led here, with this player to move next.
    pub(super) fn follows(&self, to_move: Player, turn: Turn) -> bool {
        self.to_move == to_move && self.before.allows(turn)
    }

    /// Visits every turn that can have led here, with the position before it.
    pub(crate) fn predecessors(&self, rules: Rules, mut visit: impl FnMut(Turn, RetroPosition)) {
        let mover = rules.variant.previous(self.to_move);
        // Before a turn there were at least as many balls.
        let was_open = is_open(rules, &self.balls);
        let mut checked = |turn, balls, before| {
            if self.before.allows(turn) && (was_open || is_open(rules, &balls)) {
                visit(turn, RetroPosition { balls, to_move: mover, before });
            }
        };
        self.steps_back(rules, mover, |turn, balls| checked(turn, balls, PriorTurn::Anything));
        self.slides_back(rules, mover, |slide, balls| {
            checked(Turn::Slide(slide), balls, PriorTurn::Not(slide.inverse()));
        });
        if let Some(before) = self.pass_back(rules, mover) {
            checked(Turn::Pass, self.balls, before);
        }
    }

    pub(super) fn occupied(&self) -> Squares {
        self.balls.iter().fold(0, |all, balls| all | balls)
    }

    /// Visits every step that a player can have made, even if the game was over before.
    pub(super) fn steps_back(&self, rules: Rules, mover: Player, mut visit: impl FnMut(Turn, [Squares; 4])) {
        let occupied = self.occupied();
        let own = self.balls[mover as usize];
        // A ball that has stepped onto its exit is out, and the tile there was empty.
        let gone = has_out(rules, &self.balls, mover) && occupied & mover.exit_bit() == 0;
        let stepped = if gone { own | mover.exit_bit() } else { own };
        for step in rules.steps(mover) {
            let (columns, rows) = step.offset;
            let from = moved(ALL & !occupied & step.from, step.offset) & stepped;
            for to in each(from) {
                let from = moved(bit(to), (-columns, -rows));
                let mut balls = self.balls;
                balls[mover as usize] = (own & !bit(to)) | from;
                if let Some(from) = each(from).next() {
                    visit(Turn::Ball { from, to }, balls);
                }
            }
        }
    }

    /// The balls before a slide that brought none to an exit; `None` if one would have been on its own exit.
    #[inline]
    pub(super) fn slid_back(&self, slide: Slide) -> Option<[Squares; 4]> {
        let (line, (columns, rows)) = slide.shift();
        // Not mapped: that is not inlined.
        let mut balls = self.balls;
        for balls in &mut balls {
            *balls = (*balls & !line) | moved(*balls & line, (-columns, -rows));
        }
        let on_exit = Player::ALL.iter().any(|&player| balls[player as usize] & player.exit_bit() != 0);
        (!on_exit).then_some(balls)
    }

    /// Visits every slide that a player can have played, even if the game was over before.
    pub(super) fn slides_back(
        &self,
        rules: Rules,
        mover: Player,
        mut visit: impl FnMut(Slide, [Squares; 4]),
    ) {
        let occupied = self.occupied();
        // The tile that a slide puts back is empty, so the mover could slide the line back: its balls are still in it, or on
        // their exits.
        let with_ball = inverses(slides_of(self.balls[mover as usize], occupied));
        let of_line = inverses(slides_of(ALL, occupied));
        let exits = self.exits(rules).fold(0, |exits, player| exits | slides_to(player.exit()));
        for slide in each_slide(with_ball | of_line & exits) {
            let Some(balls) = self.slid_back(slide) else { continue };
            if with_ball & 1 << slide.bit() != 0 {
                visit(slide, balls);
            }
            if exits & 1 << slide.bit() == 0 {
                continue;
            }
            // Or a ball has slid onto its exit at the front end, and is out.
            let (line, (columns, rows)) = slide.shift();
            for player in self.exits(rules).filter(|player| player.exit() == slide.front()) {
                let mut balls = balls;
                balls[player as usize] |= moved(player.exit_bit(), (-columns, -rows));
                if balls[mover as usize] & line != 0 {
                    visit(slide, balls);
                }
            }
        }
    }

    /// The players who may just have brought a ball to their exit.
    fn exits(&self, rules: Rules) -> impl Iterator<Item = Player> {
        let (occupied, balls) = (self.occupied(), self.balls);
        let players = rules.variant.players().iter().copied();
        players.filter(move |player| occupied & player.exit_bit() == 0 && has_out(rules, &balls, *player))
    }

    /// The condition on the turn before, if the player had to pass.
    fn pass_back(&self, rules: Rules, mover: Player) -> Option<PriorTurn> {
        let occupied = self.occupied();
        let own = self.balls[mover as usize];
        let can_step =
            rules.steps(mover).iter().any(|step| moved(own & step.from, step.offset) & !occupied != 0);
        let slides = slides_of(own, occupied);
        match slides.count_ones() {
            _ if can_step => None,
            0 => Some(PriorTurn::Anything),
            // The only slide was the forbidden one.
            1 => each_slide(inverses(slides)).next().map(|slide| PriorTurn::Exactly(Turn::Slide(slide))),
            _ => None,
        }
    }
}

fn has_out(rules: Rules, balls: &[Squares; 4], player: Player) -> bool {
    balls[player as usize].count_ones() < rules.variant.balls()
}

/// Returns true if no player has won.
fn is_open(rules: Rules, balls: &[Squares; 4]) -> bool {
    let left = |player: &Player| balls[*player as usize].count_ones();
    rules.variant.players().iter().all(|player| left(player) + rules.variant.wins() > rules.variant.balls())
}
