//! The planks in the players' hands, as far as known.

use super::kit::{Colour, Kit, MAX_PLAYERS, PerColour, Player, sum};

/// The planks in hand. They are known for some players; the others hold the remaining planks between them, in any
/// deal that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Holdings {
    /// The planks of players whose planks are known.
    shown: [PerColour; MAX_PLAYERS],
    known: [bool; MAX_PLAYERS],
    /// The planks that the other players hold between them.
    pool: PerColour,
    /// Number of planks in each hand.
    left: [u8; MAX_PLAYERS],
    /// Lower bound of `left`, where `left` is only one of several possible distributions.
    at_least: [u8; MAX_PLAYERS],
}

impl Holdings {
    /// The planks before the first turn. `None` if the deal exceeds the box or is uneven.
    pub fn dealt(kit: &Kit, deal: &[Option<PerColour>; MAX_PLAYERS]) -> Option<Holdings> {
        let left = [kit.dealt(); MAX_PLAYERS];
        Holdings::new(kit, [0; 3], deal, left, left)
    }

    /// The planks after `laid` have been laid. Each player holds `left` planks, and certainly at least `at_least`.
    /// `None` if this is impossible.
    pub fn new(
        kit: &Kit,
        laid: PerColour,
        known: &[Option<PerColour>; MAX_PLAYERS],
        left: [u8; MAX_PLAYERS],
        at_least: [u8; MAX_PLAYERS],
    ) -> Option<Holdings> {
        let mut pool = kit.models();
        take(&mut pool, &laid)?;
        let mut open = 0;
        for player in kit.all_players().map(Player::index) {
            match &known[player] {
                Some(planks) if sum(planks) != usize::from(left[player]) => return None,
                Some(planks) => take(&mut pool, planks)?,
                None => open += usize::from(left[player]),
            }
        }
        let shown = known.map(|planks| planks.unwrap_or_default());
        let known = std::array::from_fn(|at| at < kit.players() && known[at].is_some());
        let holdings = Holdings { shown, known, pool, left, at_least };
        (open == sum(&pool)).then_some(holdings)
    }

    /// Number of planks that a player holds.
    pub fn left(&self, player: Player) -> u8 {
        self.left[player.index()]
    }

    /// The planks that a player holds, if known.
    pub fn known_planks(&self, player: Player) -> Option<PerColour> {
        let one = self.known[player.index()];
        one.then_some(self.shown[player.index()])
    }

    /// Returns true if a player may lay a plank of this model: the player has one, or may have one.
    pub fn may_lay(&self, player: Player, model: Colour) -> bool {
        let holds = if self.known[player.index()] { &self.shown[player.index()] } else { &self.pool };
        self.left(player) > 0 && holds[model.index()] > 0
    }

    /// Returns true if a player has a plank of this model in every possible deal.
    pub fn certainly_has(&self, player: Player, model: Colour) -> bool {
        if self.known[player.index()] {
            return self.may_lay(player, model);
        }
        // The player's planks cannot all be of other models if there are fewer of those.
        let others = sum(&self.pool) - usize::from(self.pool[model.index()]);
        usize::from(self.at_least[player.index()]) > others
    }

    /// Removes a plank that was laid.
    pub fn lay(&mut self, player: Player, model: Colour) {
        let player = player.index();
        let holds = if self.known[player] { &mut self.shown[player] } else { &mut self.pool };
        holds[model.index()] = holds[model.index()].saturating_sub(1);
        self.left[player] = self.left[player].saturating_sub(1);
        self.at_least[player] = self.at_least[player].saturating_sub(1);
    }

    /// One possible distribution of the unknown planks.
    pub fn possible_deal(&self, kit: &Kit) -> [PerColour; MAX_PLAYERS] {
        let mut pool = self.pool;
        let mut deal = self.shown;
        for player in kit.all_players().map(Player::index).filter(|&player| !self.known[player]) {
            for _ in 0..self.left[player] {
                let Some(model) = (0..3).max_by_key(|&model| (pool[model], 3 - model)) else { continue };
                pool[model] = pool[model].saturating_sub(1);
                deal[player][model] += 1;
            }
        }
        deal
    }
}

/// Subtracts planks; `None` if there are not enough.
fn take(from: &mut PerColour, what: &PerColour) -> Option<()> {
    for (from, what) in from.iter_mut().zip(what) {
        *from = from.checked_sub(*what)?;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prng::Prng;

    #[test]
    fn laid_planks_are_missing_as_if_they_had_lain_before() {
        let mut rng = Prng::new(0x108);
        for players in [2, 3, 4].into_iter().cycle().take(300) {
            let kit = Kit::standard(players).expect("a box");
            let whole = Holdings::dealt(&kit, &[None; MAX_PLAYERS]).expect("a deal");
            let possible = whole.possible_deal(&kit);
            let mut known: [Option<PerColour>; MAX_PLAYERS] =
                std::array::from_fn(|at| (at < players && rng.roll(2) == 0).then_some(possible[at]));
            let mut holdings = Holdings::dealt(&kit, &known).expect("a deal");
            let (mut laid, mut left) = ([0; 3], [kit.dealt(); MAX_PLAYERS]);
            for _ in 0..12 {
                let player = kit.all_players().nth(rng.roll(players)).expect("a player");
                let model = Colour::ALL[rng.roll(3)];
                if !holdings.may_lay(player, model) {
                    continue;
                }
                holdings.lay(player, model);
                laid[model.index()] += 1;
                left[player.index()] -= 1;
                if let Some(planks) = &mut known[player.index()] {
                    planks[model.index()] -= 1;
                }
                assert_eq!(Some(holdings), Holdings::new(&kit, laid, &known, left, left));
            }
        }
    }
}
