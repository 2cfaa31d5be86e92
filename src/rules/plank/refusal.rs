//! Why a turn is illegal.

use super::kit::{Colour, Moving, Plank, Player};
use super::position::Position;
use super::turn::{End, PlankSquare, Target, Turn};
use super::words::Refusal as M;

impl Position {
    /// Explains why a turn is illegal.
    pub(super) fn why_not(&self, turn: Turn) -> M {
        let player = self.to_move;
        if let Some(winner) = self.winner {
            return M::GameOver { winners: self.winners(winner) };
        }
        let why = match turn {
            Turn::Pass => return M::MayNotPass { player, turns: self.count_turns() },
            Turn::Put(to) => self.why_no_put(player, to),
            Turn::Move { from, to } => self.why_no_move(player, from, to),
        };
        // Fallback, if none of the reasons above applies.
        why.unwrap_or(M::CannotPlay { player, turn })
    }

    fn why_no_put(&self, player: Player, to: Target) -> Option<M> {
        let colour = match self.lands_on(to) {
            Ok(colour) => colour,
            Err(why) => return Some(why),
        };
        if !self.holds_tokens(player) {
            return Some(match self.moves(player) {
                true => M::MustMove { player, target: to },
                false => self.why_not_yet(player),
            });
        }
        if self.hand(player)[colour.index()] == 0 {
            return Some(M::NoTokenInHand { player, colour });
        }
        self.why_no_lay(player, to)
    }

    fn why_no_move(&self, player: Player, from: PlankSquare, to: Target) -> Option<M> {
        if self.holds_tokens(player) {
            return Some(M::TokensInHand { player });
        }
        if !self.moves(player) {
            return Some(self.why_not_yet(player));
        }
        let Some(square) = self.square(from) else { return Some(self.no_plank(from)) };
        match self.table.owner(square) {
            None => return Some(M::NoTokenThere { square: from.to_string() }),
            Some(owner) if owner != player => {
                return Some(M::TokenOfAnother { square: from.to_string(), owner, player });
            }
            Some(_) => {}
        }
        if to == Target::OnTable(from) {
            return Some(M::BackToItsSquare { square: from.to_string() });
        }
        let colour = match self.lands_on(to) {
            Ok(colour) => colour,
            Err(why) => return Some(why),
        };
        let token = self.table.colour(square)?;
        if token != colour {
            return Some(M::WrongColour { square: from.to_string(), token, colour });
        }
        self.why_no_lay(player, to)
    }

    fn why_not_yet(&self, player: Player) -> M {
        debug_assert_eq!(self.moving, Moving::All);
        let planks = self.kit.planks() - self.table.rows();
        let tokens = self.kit.all_players().map(|player| super::kit::sum(&self.hand(player))).sum();
        M::MustPass { player, planks, tokens }
    }

    /// The colour of the destination, or the reason why a token cannot go there.
    fn lands_on(&self, to: Target) -> Result<Colour, M> {
        match to {
            Target::OnTable(spot) => {
                let square = self.square(spot).ok_or_else(|| self.no_plank(spot))?;
                if let Some(owner) = self.table.owner(square) {
                    return Err(M::SquareTaken { square: spot.to_string(), owner });
                }
                self.table.colour(square).ok_or_else(|| self.no_plank(spot))
            }
            Target::New { end, plank, place } => match (end, self.table.rows()) {
                (End::First, 1..) => Err(M::NotTheFirst),
                (End::Top | End::Bottom, 0) => {
                    let turn = Target::New { end: End::First, plank, place };
                    Err(M::FirstExpected { turn })
                }
                _ => Ok(plank.squares()[usize::from(place).min(2)]),
            },
        }
    }

    fn why_no_lay(&self, player: Player, to: Target) -> Option<M> {
        let Target::New { plank, .. } = to else { return None };
        let model = plank.model();
        if self.planks.may_lay(player, model) {
            return None;
        }
        Some(match self.planks.left(player) {
            0 => M::LaidAll { player },
            _ => {
                let (lie, there) = (self.laid(model), usize::from(self.kit.models()[model.index()]));
                match lie == there {
                    true => M::AllOfAModelLaid { count: there, colour: model },
                    false => M::NoPlankOfAModel { player, colour: model },
                }
            }
        })
    }

    /// Number of planks of a model on the table.
    fn laid(&self, model: Colour) -> usize {
        (0..self.table.rows()).filter(|&row| self.table.plank(row).map(Plank::model) == Some(model)).count()
    }

    fn no_plank(&self, PlankSquare { plank, .. }: PlankSquare) -> M {
        match self.table.rows() {
            0 => M::NoPlankYet,
            _ if plank == 0 => M::NoPlankZero,
            1 => M::OnlyOnePlankYet { plank },
            count => M::NotSoManyPlanksYet { plank, count },
        }
    }
}
