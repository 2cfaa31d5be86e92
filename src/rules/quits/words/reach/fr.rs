//! French.

use super::QuitsReachMessage;
use crate::game::Lang;
use crate::rules::quits::words::fr::{and, ball, name, spelt, typed_variant};

/// The sentence of a message.
pub(super) fn sentence(message: &QuitsReachMessage) -> String {
    use QuitsReachMessage as M;
    match message {
        M::NoVariantAllowsIt { others } => {
            let others = others.iter().map(|(variant, why)| {
                let (variant, why) = (typed_variant(*variant), why.sentence(Lang::Fr));
                format!("avec `variante: {variant}`, la position n’est pas légale non plus : {why}")
            });
            format!("la variante n’est pas précisée ; {}", others.collect::<Vec<_>>().join(" ; "))
        }
        M::Undecided { looked_at } => {
            let positions = if *looked_at < 2 { "position" } else { "positions" };
            format!(
                "la recherche d’une partie qui mène ici a atteint sa limite : parmi {looked_at} {positions}, elle \
                 n’a rencontré ni le début, ni la fin de tous les chemins en arrière"
            )
        }
        M::SayMore => "dites-en davantage, si vous le savez : `trait`, `dernier`".to_owned(),
        M::Locked { squares } => format!(
            "les billes en {} se bloquent les unes les autres : chacune n’a pu que venir d’une case qu’une autre occupe, \
             ou coulisser avec une rangée dont une autre occupe le bout où la case a été replacée ; aucune n’a donc \
             jamais bougé, et elles ne sont pas à leur place de départ",
            and(squares)
        ),
        M::NoLastTurn { why } => {
            let why: Vec<_> = why.iter().map(|why| why.sentence(Lang::Fr)).collect();
            format!("aucun coup n’a pu mener ici : {}", why.join(". Sinon, "))
        }
        M::NoGame { player, before } => {
            let searched = match before {
                1 => "une seule position peut avoir précédé, et ce n’est pas le début".to_owned(),
                _ => format!("{before} positions peuvent avoir précédé, et le début n’est pas du nombre"),
            };
            format!("aucune partie ne mène ici si {} a joué en dernier : {searched}", name(*player))
        }
        M::CannotHavePlayed { player, turn, why } => {
            let why = why.sentence(Lang::Fr);
            format!("{} n’a pas pu jouer `{}` : {why}", name(*player), spelt(turn))
        }
        M::CannotHavePassed { player } => {
            format!("{} n’a pas pu passer : rien ne l’y forçait", name(*player))
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
                false => format!("derrière chaque {ball}, les cases sont occupées ou il n’y en a pas"),
            };
            let one = |count: &usize| *count == 1;
            let slides = [
                (
                    not_empty,
                    format!(
                        "{} une bille là où la case a été replacée",
                        if one(not_empty) { "a" } else { "ont" }
                    ),
                ),
                (
                    no_ball,
                    format!("{} une rangée sans {ball}", if one(no_ball) { "déplace" } else { "déplacent" }),
                ),
                (
                    on_its_exit,
                    format!(
                        "{} commencé avec une bille sur sa propre sortie",
                        if one(on_its_exit) { "aurait" } else { "auraient" }
                    ),
                ),
                (
                    after_the_end,
                    format!(
                        "{} après la fin de la partie",
                        if one(after_the_end) { "serait venu" } else { "seraient venus" }
                    ),
                ),
            ];
            let slides = slides.iter().filter(|(count, _)| **count > 0);
            let slides: Vec<_> = slides.map(|(count, what)| format!("{count} {what}")).collect();
            let slides = slides.join(", ");
            format!(
                "{name} a joué en dernier, mais {steps} ; sur les 20 coulissements, {slides} ; rien ne forçait à \
                 passer"
            )
        }
        M::SlideTileNotEmpty => "une bille se trouve là où la case a été replacée".to_owned(),
        M::SlideFromItsExit => "une bille se serait déjà trouvée sur sa propre sortie".to_owned(),
        M::SlideWithoutBall { player } => format!("aucune {} n’était dans la rangée", ball(*player)),
        M::AfterTheEnd => "la partie aurait déjà été finie".to_owned(),
    }
}
