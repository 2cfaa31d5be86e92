//! Texts of an empty form.

use super::fr;
use crate::game::Lang;
use crate::rules::Square;
use crate::rules::quits::{Player, Variant};
use crate::text::message::messages;

messages! {
    /// Texts of an empty form of Quits.
    FormText {
        PutBalls
            en "Where a ball stands, write the letter of its player; where none does, write `.`."
            fr "Une bille s’écrit, à sa place, par la lettre de son joueur ; une case vide, par `.`.";
        OrListThem
            en "Or leave the rows out and list the balls, one line a player: `L: a2 a3 b1`."
            fr "Ou effacez les lignes et donnez la liste des billes, joueur par joueur : `C: a2 a3 b1`.";
        LeaveUnknown
            en "Leave `?` for what you do not know. The last turn is like `3>` (row 3 slid to the right), \
                `c^`, `b2-c3`."
            fr "Ce que vous ne savez pas reste `?`. Le dernier coup s’écrit comme `3>` (la ligne 3 a \
                coulissé vers la droite), `c^` ou `b2-c3`.";
        Home { player: Player = Player::Dark, home: Square = Player::Dark.home(), exit: Square = Player::Dark.exit() }
            en ("{}: starts from corner {home} and leaves at {exit}", player.name())
            fr ("{} : part du coin {home} et sort en {exit}", player.term().written(Lang::Fr));
        /// The start is drawn below.
        GameBegins { balls: u32 = 5, wins: u32 = 3 }
            en "Everybody has {balls} balls, and the first with {wins} out wins. The game begins like this:"
            fr {
                let out = match wins {
                    1 => "une bille".to_owned(),
                    wins => format!("{wins} billes"),
                };
                format!("Chacun a {balls} billes, et le premier qui a sorti {out} gagne. Position de départ :")
            };
        /// After the usual variant.
        OrVariants { one: Variant = Variant::Simple, other: Variant = Variant::Four }
            en ("or {}, or {}", one.name(), other.name())
            fr ("ou {}, ou {}", fr::typed_variant(*one), fr::typed_variant(*other));
    }
}
