//! What is said of a game by photos.

use crate::game::Lang;
use crate::rules::Phrase;
use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, counted_fr, enumerated};

findings! {
    /// Findings about a game by photos. `from` is none for the beginning of the game.
    ReconstructionFinding {
        ("photo/several-turns" Reachable; "Several sequences of turns lead from one photo to the next."
            / "Plusieurs suites de coups mènent d’une photo à la suivante.") {
            SeveralWays { from: Option<String> = Some("3.jpg".to_owned()), to: String = "4.jpg", ways: Vec<Vec<Phrase>> = samples::ways(), more: usize = 2 }
                en {
                    let mut all = ways_in(ways, Lang::En, "no turn");
                    if *more > 0 {
                        all.push(format!("{more} more"));
                    }
                    let between = from.as_ref().map_or(format!("before {to}"), |from| format!("between {from} and {to}"));
                    format!("{between} may have been played: {}", enumerated(all, "or"))
                }
                fr {
                    let mut all = ways_in(ways, Lang::Fr, "aucun coup");
                    match more {
                        0 => {}
                        1 => all.push("une autre suite".to_owned()),
                        more => all.push(format!("{more} autres suites")),
                    }
                    let between = from.as_ref().map_or(format!("avant {to}"), |from| format!("entre {from} et {to}"));
                    format!("{between}, on a pu jouer : {}", enumerated(all, "ou"))
                };
        }
        ("photo/no-turns" Reachable; "No legal turns, as many as may lie between two photos, lead from one photo to the next."
            / "Aucune suite de coups légaux, dans la limite admise entre deux photos, ne mène d’une photo à la suivante.") {
            /// `squares` are those that changed.
            NoWay { from: Option<String> = Some("3.jpg".to_owned()), to: String = "4.jpg", apart: usize = 2, squares: Vec<String> = vec!["c3".to_owned(), "d4".to_owned()] }
                en {
                    let turns = if *apart <= 1 { "no legal turn leads".to_owned() } else { format!("no sequence of at most {apart} legal turns leads") };
                    let changed = if squares.is_empty() { String::new() } else { format!("; what changed: {}", squares.join(", ")) };
                    format!("{turns} from {} to {to}{changed}", since_en(from.as_deref()))
                }
                fr {
                    let turns = if *apart <= 1 { "aucun coup légal ne mène".to_owned() } else { format!("aucune suite d’au plus {apart} coups légaux ne mène") };
                    let changed = if squares.is_empty() { String::new() } else { format!(" ; ce qui a changé : {}", squares.join(", ")) };
                    format!("{turns} {} à {to}{changed}", since_fr(from.as_deref()))
                };
        }
        ("photo/too-many-turns" Reachable; "Too many sequences of turns may lead from one photo to the next to try them all."
            / "Trop de suites de coups peuvent mener d’une photo à la suivante pour qu’on les essaie toutes.") {
            TooManyWays { from: Option<String> = Some("3.jpg".to_owned()), to: String = "4.jpg" }
                en ("too many sequences of turns may lead from {} to {to} to try them all", since_en(from.as_deref()))
                fr ("trop de suites de coups peuvent mener {} à {to} pour qu’on les essaie toutes", since_fr(from.as_deref()));
        }
    }
}

messages! {
    /// What to do about a game by photos, and what is said of its record.
    ReconstructionHint {
        AddTheTurns
            en "write what was played into the record, and go on from there with the photos that follow"
            fr "écrivez dans le relevé ce qui a été joué, et reprenez à partir de là avec les photos suivantes";
        CompareThePictures
            en "look at what was read on both photos; if more turns lie between them, allow more"
            fr "regardez ce qui a été lu sur les deux photos ; s’il y a plus de coups entre elles, admettez-en davantage";
        TakeMorePictures
            en "take a photo after every turn, and allow only one turn between two photos"
            fr "prenez une photo après chaque coup, et n’admettez qu’un coup entre deux photos";
        AtMost { apart: usize = 2 }
            en ("Between two photos lies at most {}.", counted_en(*apart, "turn"))
            fr ("Entre deux photos, il y a au plus {}.", counted_fr(*apart, "coup"));
    }
}

fn since_en(from: Option<&str>) -> &str {
    from.unwrap_or("the beginning")
}

/// « du début » or « de 3.jpg »
fn since_fr(from: Option<&str>) -> String {
    from.map_or("du début".to_owned(), |from| format!("de {from}"))
}

fn ways_in(ways: &[Vec<Phrase>], lang: Lang, none: &str) -> Vec<String> {
    let written = |way: &Vec<Phrase>| match way.as_slice() {
        [] => none.to_owned(),
        turns => format!("`{}`", Phrase::joined(turns.to_vec(), " ").written(lang)),
    };
    ways.iter().map(written).collect()
}

#[cfg(test)]
mod samples {
    use super::Phrase;

    pub(super) fn ways() -> Vec<Vec<Phrase>> {
        vec![Vec::new(), vec!["3>".into()], vec!["b2-c3".into(), "dv".into()]]
    }
}
