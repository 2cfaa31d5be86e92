//! Boards without rules.
use super::{Referee, Unfit};
use crate::game::Game;
/// t
pub fn referee(_: &Game) -> Result<Box<dyn Referee>, Unfit> {
    Err(Unfit { message: "no rules".to_owned(), hint: "t".to_owned() })
}
