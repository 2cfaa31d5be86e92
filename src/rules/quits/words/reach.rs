//! Positions that no game leads to.

#[cfg(test)]
use super::NoTurn;
#[cfg(test)]
use super::samples::{C3, E5};
use super::{QuitsRule, fr};
use crate::rules::quits::{Player, Variant};
use crate::rules::{Message, Square};
use crate::text::message::{findings, messages};
use crate::text::sentence::enumerated;

findings! {
    /// What the search for a game found.
    ReachFinding {
        ("quits/locked" Reachable, QuitsRule::Game;
            "Balls block each other: none of them can ever have moved, and they did not start there."
            / "Des billes se bloquent l’une l’autre : aucune n’a jamais pu bouger, et elles ne sont pas parties de là.") {
            Locked { squares: Vec<Square> = vec![C3, E5] }
                en ("the balls on {} block one another: each can only have come from a tile where another of them \
                    stands, or with a slide that would have put an empty tile back where another of them stands; so \
                    none of them has ever moved, and they did not begin there",
                    enumerated(squares, "and"))
                fr ("les billes en {} se bloquent les unes les autres : chacune n’a pu venir que d’une case occupée \
                    par une autre, ou d’un coulissement qui aurait replacé une case vide là où se trouve une autre ; \
                    aucune n’a donc jamais bougé, et elles ne sont pas à leur place de départ",
                    enumerated(squares, "et"));
        }
        ("quits/no-last-turn" Reachable, QuitsRule::Game; "No turn can have led to the position."
            / "Aucun coup ne peut avoir mené à la position.") {
            /// No turn leads here: the reason for each player who may have moved.
            NoLastTurn {
                why: Vec<Message> = vec![
                    NoTurn::SlideWithoutBall { player: Player::Light }.into(),
                    NoTurn::CannotHavePassed { player: Player::Dark }.into(),
                ],
            }
                for reader
                en {
                    let why: Vec<_> = why.iter().map(|why| why.sentence(reader)).collect();
                    format!("no turn can have led here: {}", why.join("; and "))
                }
                fr {
                    let why: Vec<_> = why.iter().map(|why| why.sentence(reader)).collect();
                    format!("aucun coup n’a pu mener ici : {}", why.join(" ; et "))
                };
        }
        ("quits/no-game" Reachable, QuitsRule::Game;
            "All positions that can have come before were searched, and the start is not among them."
            / "Toutes les positions qui ont pu précéder ont été examinées, et le départ n’en est pas.") {
            NoGame { player: Player = Player::Light, before: usize = 12 }
                en {
                    let searched = match before {
                        0 => "no position can have come before this one".to_owned(),
                        1 => "only one position can have come before this one, and it is not the start".to_owned(),
                        _ => format!(
                            "{before} positions can have come before this one, and the start is not among them"
                        ),
                    };
                    format!("no game leads here if {} moved last: {searched}", player.name())
                }
                fr {
                    let searched = match before {
                        0 => "aucune position n’a pu précéder celle-ci".to_owned(),
                        1 => "une seule position a pu précéder celle-ci, et ce n’est pas la position de départ"
                            .to_owned(),
                        _ => format!(
                            "{before} positions ont pu précéder celle-ci, et la position de départ n’en fait pas partie"
                        ),
                    };
                    format!("aucune partie ne mène ici si {} a joué en dernier : {searched}", fr::name(*player))
                };
        }
        ("quits/undecided" Reachable, QuitsRule::Game;
            "The search for a game reached its limit; the verdict is `undecided`."
            / "La recherche d’une partie a atteint sa limite ; le verdict est `undecided`.") {
            Undecided { looked_at: usize = 1_500_003 }
                en ("no game that leads here was found by going back through {looked_at} {}, and there are too many \
                    to try them all",
                    if *looked_at == 1 { "position" } else { "positions" })
                fr ("aucune partie qui mène ici n’a été trouvée en remontant par {looked_at} {}, et il y en a trop \
                    pour les essayer toutes",
                    if *looked_at < 2 { "position" } else { "positions" });
        }
    }
}

messages! {
    /// What to do about them.
    ReachHint {
        SayMore
            en "add what you know: `to move`, `last`"
            fr "ajoutez ce que vous savez : `trait`, `dernier`";
        /// No variant was given; why each of these does not allow the tray either. `hint` is what to do in the variant
        /// that was judged.
        NoVariantAllowsIt {
            hint: Option<Box<Message>> = Some(Box::new(ReachHint::SayMore.into())),
            others: Vec<(Variant, Message)> = vec![
                (Variant::Simple, NoTurn::AfterTheEnd.into()),
                (Variant::Four, ReachFinding::Locked { squares: vec![C3, E5] }.into()),
            ],
        }
            for reader
            en {
                let hint = hint.as_ref().map(|hint| format!("{}; ", hint.sentence(reader))).unwrap_or_default();
                let other = |(variant, why): &(Variant, Message)| {
                    let (variant, why) = (variant.name(), why.sentence(reader));
                    format!("with `variant: {variant}` it is not legal either: {why}")
                };
                let others: Vec<String> = others.iter().map(other).collect();
                format!("{hint}the text does not say which variant is played; {}", others.join("; "))
            }
            fr {
                let hint = hint.as_ref().map(|hint| format!("{} ; ", hint.sentence(reader))).unwrap_or_default();
                let other = |(variant, why): &(Variant, Message)| {
                    let (variant, why) = (fr::typed_variant(*variant), why.sentence(reader));
                    format!("avec `variante: {variant}`, la position n’est pas légale non plus : {why}")
                };
                let others: Vec<String> = others.iter().map(other).collect();
                format!("{hint}la variante n’est pas précisée ; {}", others.join(" ; "))
            };
    }
}
