//! French.

use super::QuitsReachMessage;
use crate::game::Lang;
use crate::rules::quits::words::fr::{ball, name, spelt, typed_variant};
use crate::text::sentence::enumerated;

pub(super) fn sentence(message: &QuitsReachMessage) -> String {
    use QuitsReachMessage as M;
    match message {
        M::NoVariantAllowsIt { hint, others } => {
            let others = others.iter().map(|(variant, why)| {
                let (variant, why) = (typed_variant(*variant), why.sentence(Lang::Fr));
                format!("avec `variante: {variant}`, la position n’est pas légale non plus : {why}")
            });
            let unsaid =
                format!("la variante n’est pas précisée ; {}", others.collect::<Vec<_>>().join(" ; "));
            match hint {
                Some(hint) => format!("{} ; {unsaid}", hint.sentence(Lang::Fr)),
                None => unsaid,
            }
        }
        M::Undecided { looked_at } => {
            let positions = if *looked_at < 2 { "position" } else { "positions" };
            format!(
                "aucune partie qui mène ici n’a été trouvée en remontant par {looked_at} {positions}, et il y en a \
                 trop pour les essayer toutes"
            )
        }
        M::SayMore => "ajoutez ce que vous savez : `trait`, `dernier`".to_owned(),
        M::Locked { squares } => format!(
            "les billes en {} se bloquent les unes les autres : chacune n’a pu venir que d’une case occupée par une \
             autre, ou d’un coulissement qui aurait replacé une case vide là où se trouve une autre ; aucune n’a donc \
             jamais bougé, et elles ne sont pas à leur place de départ",
            enumerated(squares, "et")
        ),
        M::NoLastTurn { why } => {
            let why: Vec<_> = why.iter().map(|why| why.sentence(Lang::Fr)).collect();
            format!("aucun coup n’a pu mener ici : {}", why.join(" ; et "))
        }
        M::NoGame { player, before } => {
            let searched = match before {
                0 => "aucune position n’a pu précéder celle-ci".to_owned(),
                1 => "une seule position a pu précéder celle-ci, et ce n’est pas la position de départ"
                    .to_owned(),
                _ => format!(
                    "{before} positions ont pu précéder celle-ci, et la position de départ n’en fait pas partie"
                ),
            };
            format!("aucune partie ne mène ici si {} a joué en dernier : {searched}", name(*player))
        }
        M::CannotHavePlayed { player, turn, why } => {
            let why = why.sentence(Lang::Fr);
            format!("{} n’a pas pu jouer `{}` : {why}", name(*player), spelt(turn))
        }
        M::CannotHavePassed { player } => {
            format!("{} n’a pas pu passer : d’autres coups étaient possibles", name(*player))
        }
        M::WinnersExitTaken { winner, exit, owner } => format!(
            "{} a gagné : le dernier coup a donc amené une {} en {exit}, où elle est sortie ; mais une {} se trouve en \
             {exit}, et aucune bille ne va sur une case occupée",
            name(*winner),
            ball(*winner),
            ball(*owner)
        ),
        M::NoTurnOf { player, has_step, not_empty, no_ball, on_its_exit, after_the_end } => {
            let (name, ball) = (name(*player), ball(*player));
            let steps = match has_step {
                true => format!("avant tout pas d’une {ball}, la partie aurait déjà été finie"),
                false => format!("aucune {ball} n’a derrière elle de case vide d’où elle ait pu venir"),
            };
            let slides = [
                (not_empty, "replacé la case là où se trouve une bille".to_owned()),
                (no_ball, format!("déplacé une rangée sans {ball}")),
                (on_its_exit, "commencé avec une bille sur sa propre sortie".to_owned()),
                (after_the_end, "eu lieu après la fin de la partie".to_owned()),
            ];
            let slides: Vec<_> = slides.iter().filter(|(count, _)| **count > 0).collect();
            let slides = match slides.as_slice() {
                [(count, what)] => format!("les {count} coulissements auraient {what}"),
                several => {
                    let each = several.iter().map(|(count, what)| {
                        format!("{count} {} {what}", if *count == &1 { "aurait" } else { "auraient" })
                    });
                    format!("sur les 20 coulissements {}", enumerated(each, "et"))
                }
            };
            format!("{name} n’a pas pu jouer en dernier, car {steps}, {slides}, et rien ne forçait à passer")
        }
        M::SlideTileNotEmpty => "une bille se trouve là où la case a été replacée".to_owned(),
        M::SlideFromItsExit => "une bille se serait déjà trouvée sur sa propre sortie".to_owned(),
        M::SlideWithoutBall { player } => format!("aucune {} n’était dans la rangée", ball(*player)),
        M::AfterTheEnd => "la partie aurait déjà été finie".to_owned(),
    }
}
