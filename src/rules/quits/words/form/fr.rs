//! French.

use super::QuitsFormMessage;
use crate::game::Lang;
use crate::rules::quits::words::fr::typed_variant;

pub(super) fn sentence(message: &QuitsFormMessage) -> String {
    use QuitsFormMessage as M;
    match message {
        M::PutBalls => {
            "Une bille s’écrit, à sa place, par la lettre de son joueur ; une case vide, par `.`.".to_owned()
        }
        M::OrListThem => {
            "Ou effacez les lignes et donnez la liste des billes, joueur par joueur : `C: a2 a3 b1`."
                .to_owned()
        }
        M::LeaveUnknown => {
            "Ce que vous ne savez pas reste `?`. Le dernier coup s’écrit comme `3>` (la ligne 3 a \
                            coulissé vers la droite), `c^` ou `b2-c3`."
                .to_owned()
        }
        M::Home { player, home, exit } => {
            format!("{} : part du coin {home} et sort en {exit}", player.term().written(Lang::Fr))
        }
        M::Balls { balls, wins } => {
            let out = match wins {
                1 => "une bille".to_owned(),
                wins => format!("{wins} billes"),
            };
            format!("Chacun a {balls} billes, et le premier qui a sorti {out} gagne. Position de départ :")
        }
        M::OrVariants { one, other } => format!("ou {}, ou {}", typed_variant(*one), typed_variant(*other)),
    }
}
