//! Explanation of illegal turns in one sentence for players.

use super::kit::{Colour, Moving, Plank, Player};
use super::position::Position;
use super::turn::{End, PlankSquare, Target, Turn};

impl Position {
    /// Explains why a turn is illegal.
    pub(super) fn why_not(&self, turn: Turn) -> String {
        let player = self.to_move;
        if let Some(winner) = self.winner {
            return format!("the game is over: {} has won", self.side(winner));
        }
        let why = match turn {
            Turn::Pass => return self.why_no_pass(player),
            Turn::Put(to) => self.why_no_put(player, to),
            Turn::Move { from, to } => self.why_no_move(player, from, to),
        };
        // Fallback, if none of the reasons above applies.
        why.unwrap_or_else(|| format!("{player} cannot play {turn} here"))
    }

    fn why_no_pass(&self, player: Player) -> String {
        format!("{player} may not pass: there are {} legal turns", self.count_turns())
    }

    fn why_no_put(&self, player: Player, to: Target) -> Option<String> {
        let colour = match self.lands_on(to) {
            Ok(colour) => colour,
            Err(why) => return Some(why),
        };
        if !self.holds_tokens(player) {
            return Some(match self.moves(player) {
                true => {
                    format!(
                        "{player} has no token left in hand and must move one: write where it comes from, P1:1>{to}"
                    )
                }
                false => self.why_not_yet(player),
            });
        }
        if self.hand(player)[colour.index()] == 0 {
            return Some(format!("{player} has no {} token left in hand", colour.name()));
        }
        self.why_no_lay(player, to)
    }

    fn why_no_move(&self, player: Player, from: PlankSquare, to: Target) -> Option<String> {
        if self.holds_tokens(player) {
            return Some(format!(
                "{player} still has tokens in hand: none of his moves before all his own are out"
            ));
        }
        if !self.moves(player) {
            return Some(self.why_not_yet(player));
        }
        let Some(square) = self.square(from) else { return Some(self.no_plank(from)) };
        match self.table.owner(square) {
            None => return Some(format!("no token lies on {from}")),
            Some(owner) if owner != player => {
                return Some(format!("the token on {from} is {owner}'s; it is {player}'s turn"));
            }
            Some(_) => {}
        }
        if to == Target::OnTable(from) {
            return Some(format!("a token may not go back to the square that it stood on: {from}"));
        }
        let colour = match self.lands_on(to) {
            Ok(colour) => colour,
            Err(why) => return Some(why),
        };
        let token = self.table.colour(square)?;
        if token != colour {
            let (token, colour) = (token.name(), colour.name());
            return Some(format!(
                "the token on {from} is {token}, and the square it would go to is {colour}"
            ));
        }
        self.why_no_lay(player, to)
    }

    fn why_not_yet(&self, player: Player) -> String {
        debug_assert_eq!(self.moving, Moving::All);
        let planks = self.kit.planks() - self.table.rows();
        let tokens: usize = self.kit.all_players().map(|player| super::kit::sum(&self.hand(player))).sum();
        format!(
            "{player} must pass: nobody moves before everything is out, and {planks} planks and {tokens} tokens are not"
        )
    }

    /// The colour of the destination, or the reason why a token cannot go there.
    fn lands_on(&self, to: Target) -> Result<Colour, String> {
        match to {
            Target::OnTable(spot) => {
                let square = self.square(spot).ok_or_else(|| self.no_plank(spot))?;
                if let Some(owner) = self.table.owner(square) {
                    return Err(format!("a token of {owner} lies on {spot} already"));
                }
                self.table.colour(square).ok_or_else(|| self.no_plank(spot))
            }
            Target::New { end, plank, place } => match (end, self.table.rows()) {
                (End::First, 1..) => {
                    Err("planks lie on the table already: a new one goes to the top or to the bottom"
                        .to_owned())
                }
                (End::Top | End::Bottom, 0) => {
                    Err(format!("no plank lies on the table yet: write first {plank}:{}", place + 1))
                }
                _ => Ok(plank.squares()[usize::from(place).min(2)]),
            },
        }
    }

    fn why_no_lay(&self, player: Player, to: Target) -> Option<String> {
        let Target::New { plank, .. } = to else { return None };
        let model = plank.model();
        if self.planks.may_lay(player, model) {
            return None;
        }
        Some(match self.planks.left(player) {
            0 => format!("{player} has laid all his planks"),
            _ => {
                let (lie, there) = (self.laid(model), usize::from(self.kit.models()[model.index()]));
                let name = model.name();
                match lie == there {
                    true => format!("all {there} planks with {name} in the middle lie on the table already"),
                    false => format!("{player} has no plank left with {name} in the middle"),
                }
            }
        })
    }

    /// Number of planks of a model on the table.
    fn laid(&self, model: Colour) -> usize {
        (0..self.table.rows()).filter(|&row| self.table.plank(row).map(Plank::model) == Some(model)).count()
    }

    fn no_plank(&self, spot: PlankSquare) -> String {
        match self.table.rows() {
            0 => "no plank lies on the table yet".to_owned(),
            1 => format!("there is no P{} yet: only P1 lies on the table", spot.plank),
            count => format!("there is no P{} yet: P1 to P{count} lie on the table", spot.plank),
        }
    }
}
