//! The planks that players have not laid yet, as far as one knows.

use super::kit::{Colour, Kit, MOST_PLAYERS, PerColour, Player, sum};

/// Who holds which planks. Of some players they are known, of the others only that what is left over is theirs:
/// any deal that agrees may be the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Holdings {
    /// The planks of the players who showed them.
    shown: [PerColour; MOST_PLAYERS],
    /// Whose planks are known.
    known: [bool; MOST_PLAYERS],
    /// The planks that the others hold between them.
    pool: PerColour,
    /// How many planks each player holds.
    left: [u8; MOST_PLAYERS],
    /// How many planks each player holds at the least, where `left` is only one way to read the table.
    surely: [u8; MOST_PLAYERS],
}

impl Holdings {
    /// The planks before the first turn. None if more are dealt than there are, or not the same number to each.
    pub fn dealt(kit: &Kit, deal: &[Option<PerColour>; MOST_PLAYERS]) -> Option<Holdings> {
        let left = [kit.dealt(); MOST_PLAYERS];
        Holdings::new(kit, [0; 3], deal, left, left)
    }

    /// The planks of players who have laid `laid` and hold so many, of which they hold `surely` for certain.
    /// None if that is not possible.
    pub fn new(
        kit: &Kit,
        laid: PerColour,
        known: &[Option<PerColour>; MOST_PLAYERS],
        left: [u8; MOST_PLAYERS],
        surely: [u8; MOST_PLAYERS],
    ) -> Option<Holdings> {
        let mut pool = kit.models();
        take(&mut pool, &laid)?;
        let mut open = 0;
        for player in kit.everybody().map(Player::index) {
            match &known[player] {
                Some(planks) if sum(planks) != usize::from(left[player]) => return None,
                Some(planks) => take(&mut pool, planks)?,
                None => open += usize::from(left[player]),
            }
        }
        let shown = known.map(|planks| planks.unwrap_or_default());
        let known = std::array::from_fn(|at| at < kit.players() && known[at].is_some());
        let holdings = Holdings { shown, known, pool, left, surely };
        (open == sum(&pool)).then_some(holdings)
    }

    /// How many planks a player holds.
    pub fn left(&self, player: Player) -> u8 {
        self.left[player.index()]
    }

    /// The planks that a player holds, if they are known.
    pub fn of(&self, player: Player) -> Option<PerColour> {
        let one = self.known[player.index()];
        one.then_some(self.shown[player.index()])
    }

    /// Whether a player may lay a plank of a model: he has it, or nothing says that he has not.
    pub fn may_lay(&self, player: Player, model: Colour) -> bool {
        let holds = if self.known[player.index()] { &self.shown[player.index()] } else { &self.pool };
        self.left(player) > 0 && holds[model.index()] > 0
    }

    /// Whether a player surely holds a plank of a model, whoever holds the rest.
    pub fn surely_has(&self, player: Player, model: Colour) -> bool {
        if self.known[player.index()] {
            return self.may_lay(player, model);
        }
        // What he holds cannot all be of the other models if there are not so many of them.
        let others = sum(&self.pool) - usize::from(self.pool[model.index()]);
        usize::from(self.surely[player.index()]) > others
    }

    /// Takes a plank that was laid.
    pub fn lay(&mut self, player: Player, model: Colour) {
        let player = player.index();
        let holds = if self.known[player] { &mut self.shown[player] } else { &mut self.pool };
        holds[model.index()] = holds[model.index()].saturating_sub(1);
        self.left[player] = self.left[player].saturating_sub(1);
        self.surely[player] = self.surely[player].saturating_sub(1);
    }

    /// One way to share out the planks that nobody showed.
    pub fn one_deal(&self, kit: &Kit) -> [PerColour; MOST_PLAYERS] {
        let mut pool = self.pool;
        let mut deal = self.shown;
        for player in kit.everybody().map(Player::index).filter(|&player| !self.known[player]) {
            for _ in 0..self.left[player] {
                let Some(model) = (0..3).max_by_key(|&model| (pool[model], 3 - model)) else { continue };
                pool[model] = pool[model].saturating_sub(1);
                deal[player][model] += 1;
            }
        }
        deal
    }
}

/// Takes some out of what there is; none if there are not so many.
fn take(from: &mut PerColour, what: &PerColour) -> Option<()> {
    for (from, what) in from.iter_mut().zip(what) {
        *from = from.checked_sub(*what)?;
    }
    Some(())
}
