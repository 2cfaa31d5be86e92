//! French.

use super::PlankTurnMessage;
use crate::rules::plank::words::fr::{feminine, masculine, turn as typed};
use crate::text::sentence::{counted_fr as counted, enumerated};

pub(super) fn sentence(message: &PlankTurnMessage) -> String {
    use PlankTurnMessage as M;
    match message {
        M::GameOver { winners } => {
            let have = if winners.len() == 1 { "a" } else { "ont" };
            format!("la partie est finie : {} {have} gagné", enumerated(winners, "et"))
        }
        M::CannotPlay { player, turn } => format!("{player} ne peut pas jouer `{}` ici", typed(turn)),
        M::MayNotPass { player, turns: turns @ (0 | 1) } => {
            format!("{player} n’a pas le droit de passer : il y a {turns} coup légal")
        }
        M::MayNotPass { player, turns } => {
            format!("{player} n’a pas le droit de passer : il y a {turns} coups légaux")
        }
        M::MustMove { player, target } => {
            let target = typed(target);
            format!(
                "{player} n’a plus de jeton en main et doit en déplacer un : écrivez d’où il vient, `P1:1>{target}`"
            )
        }
        M::MustPass { player, planks, tokens } => {
            let left: Vec<String> = [(*planks, "planche"), (*tokens, "jeton")]
                .into_iter()
                .filter(|(count, _)| *count > 0)
                .map(|(count, noun)| counted(count, noun))
                .collect();
            format!(
                "{player} doit passer : on ne déplace rien avant que tout soit posé, et il reste {} à poser",
                enumerated(left, "et")
            )
        }
        M::NoTokenInHand { player, colour } => {
            format!("{player} n’a plus de jeton {} en main", masculine(*colour))
        }
        M::TokensInHand { player } => {
            format!(
                "{player} a encore des jetons en main : on n’en déplace aucun avant de les avoir tous posés"
            )
        }
        M::NoTokenThere { square } => format!("il n’y a pas de jeton sur {square}"),
        M::TokenOfAnother { square, owner, player } => {
            format!("le jeton de {square} est à {owner}, or c’est à {player} de jouer")
        }
        M::BackToItsSquare { square } => {
            format!("on ne repose pas un jeton sur la case où on l’a pris : {square}")
        }
        M::WrongColour { square, token, colour } => {
            let (token, colour) = (masculine(*token), feminine(*colour));
            format!("le jeton de {square} est {token}, or la case où il irait est {colour}")
        }
        M::SquareTaken { square, owner } => format!("il y a déjà un jeton de {owner} sur {square}"),
        M::NotTheFirst => {
            "il y a déjà des planches sur la table : une nouvelle se pose en haut ou en bas".to_owned()
        }
        M::FirstExpected { turn } => {
            format!("il n’y a encore aucune planche sur la table : écrivez `{}`", typed(turn))
        }
        M::LaidAll { player } => format!("{player} a posé toutes ses planches"),
        M::AllOfAModelLaid { count, colour } => {
            format!("les {count} planches à centre {} sont déjà toutes sur la table", masculine(*colour))
        }
        M::NoPlankOfAModel { player, colour } => {
            format!("{player} n’a plus de planche à centre {}", masculine(*colour))
        }
        M::NoPlankYet => "il n’y a encore aucune planche sur la table".to_owned(),
        M::OnlyOnePlankYet { plank: 0 } | M::NotSoManyPlanksYet { plank: 0, .. } => {
            "il n’y a pas de planche P0 : elles sont numérotées à partir de P1, dans l’ordre de pose"
                .to_owned()
        }
        M::OnlyOnePlankYet { plank } => {
            format!("il n’y a pas encore de planche P{plank} : P1 est seule sur la table")
        }
        M::NotSoManyPlanksYet { plank, count } => {
            format!("il n’y a pas encore de planche P{plank} : il n’y a sur la table que P1 à P{count}")
        }
    }
}
