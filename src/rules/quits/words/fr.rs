//! French words.

use super::{Player, Variant};
use crate::game::Lang;

/// Name of a player, without an article.
pub(super) fn name(player: Player) -> &'static str {
    match player {
        Player::Light => "Clair",
        Player::Red => "Rouge",
        Player::Dark => "Foncé",
        Player::Blue => "Bleu",
    }
}

/// Letter of a player's balls.
pub(super) fn letter(player: Player) -> char {
    player.letter_in(Lang::Fr)
}

/// `bille claire`
pub(super) fn ball(player: Player) -> &'static str {
    match player {
        Player::Light => "bille claire",
        Player::Red => "bille rouge",
        Player::Dark => "bille foncée",
        Player::Blue => "bille bleue",
    }
}

/// `1 bille claire`, `2 billes claires`
pub(super) fn balls(count: u32, player: Player) -> String {
    let balls = ball(player);
    match count {
        0 | 1 => format!("{count} {balls}"),
        _ => format!("{count} {}s", balls.replace(' ', "s ")),
    }
}

/// `la variante classique`
pub(super) fn the_variant(variant: Variant) -> &'static str {
    match variant {
        Variant::Classic => "la variante classique",
        Variant::Simple => "la variante simple",
        Variant::Four => "la variante à quatre",
    }
}

/// The name of a variant as it is typed.
pub(super) fn typed_variant(variant: Variant) -> &'static str {
    variant.term().written(Lang::Fr)
}
