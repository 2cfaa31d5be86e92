//! French.

use super::{HandCount, PlankTableMessage};
use crate::rules::plank::words::fr::{
    coloured_tokens, end as side, feminine, hand, has_laid, masculine, planks, some, turn as typed,
};
use crate::text::sentence::{counted_fr as counted, enumerated};

pub(super) fn sentence(message: &PlankTableMessage) -> String {
    use PlankTableMessage as M;
    match message {
        M::TooManyPlanks { count, most } => {
            format!("il y a {} sur la table, et la boîte en contient {most}", planks(*count))
        }
        M::NoPlankShows { colours } => {
            format!("aucune planche ne montre {colours} : chacune a trois couleurs différentes")
        }
        M::TooManyOfAModel { count, colour, most } => {
            let (count, colour) = (planks(*count), masculine(*colour));
            format!("il y a {count} à centre {colour} sur la table, et la boîte en contient {most}")
        }
        M::DoesNotPlay { player, players } => format!("{player} ne joue pas dans une partie à {players}"),
        M::OwnerDoesNotPlay { player, square, players } => {
            format!("{player} a un jeton sur {square}, or il ne joue pas dans une partie à {players}")
        }
        M::WrongColour { token, player, square, colour } => {
            let (token, colour) = (masculine(*token), feminine(*colour));
            format!("le jeton {token} de {player} est sur la case {square}, qui est {colour}")
        }
        M::TooManyTokens { player, count, colour, most } => {
            let tokens = coloured_tokens(*count, *colour);
            format!("{player} a {tokens} sur la table, et n’en possède que {most}")
        }
        M::HandContradicts { player, counts } => {
            let counts: Vec<String> = counts.iter().map(hand_count).collect();
            format!("chez {player}, {}", counts.join(" ; "))
        }
        M::HandByTheTable { hand: held } => format!("d’après la table, la main est `{}`", hand(held)),
        M::SeveralWinners { players } => {
            format!("{} ont chacun un alignement : la partie s’arrête au premier", enumerated(players, "et"))
        }
        M::NumberTooHigh { plank, count } => {
            let only = if *count == 1 {
                "qu’une planche".to_owned()
            } else {
                format!("que {}", counted(*count, "planche"))
            };
            format!("P{plank} est ici, or il n’y a {only} : elles sont numérotées dans l’ordre de pose")
        }
        M::NumberTwice { plank } => format!("P{plank} est ici deux fois"),
        M::NumberMissing => "cette planche n’a pas de numéro, et d’autres en ont un".to_owned(),
        M::NumberAllOrNone => "numérotez toutes les planches dans l’ordre de pose, ou aucune".to_owned(),
        M::LaidBetween { plank, above, below } => {
            format!("P{plank} est entre P{above} et P{below}, mais a été posée après elles")
        }
        M::TooManyInHand { player, count, dealt } => {
            format!("{player} a {} en main, et n’en a reçu que {dealt}", planks(*count))
        }
        M::DealContradicts { held, lying, colour, most } => {
            let held = counted(*held, "planche");
            let colour = masculine(*colour);
            format!(
                "cela fait {held} à centre {colour} en main et {lying} sur la table, et la boîte en contient {most}"
            )
        }
        M::ShareContradicts { players, laid, others, lying } => {
            let laid = match players.as_slice() {
                [only] => format!("d’après ses planches en main, {}", has_laid(only, *laid)),
                all if *laid == 0 => {
                    format!("d’après leurs planches en main, {} n’en ont posé aucune", enumerated(all, "et"))
                }
                all => {
                    format!("d’après leurs planches en main, {} en ont posé {laid}", enumerated(all, "et"))
                }
            };
            let others = others.map(|most| format!(", les autres au plus {most}")).unwrap_or_default();
            let lying = match lying {
                0 => "il n’y en a aucune".to_owned(),
                _ => format!("il y en a {lying}"),
            };
            format!("{laid}{others}, et {lying} sur la table")
        }
        M::LastWasBefore { turn, player, next, to_move } => {
            let turn = typed(turn);
            format!("`{turn}` est un coup de {player} : c’est donc à {next} de jouer, et non à {to_move}")
        }
        M::LastOnNoPlank => "la planche du dernier coup n’est pas sur la table".to_owned(),
        M::LastFromNoPlank { plank } => format!("P{plank} n’est pas sur la table"),
        M::LastPutNoToken { turn, square } => {
            format!("`{}` pose un jeton sur {square}, or il n’y en a pas", typed(turn))
        }
        M::LastLaidMoreTokens { turn } => {
            format!("`{}` pose une planche avec un jeton dessus, or il y en a davantage", typed(turn))
        }
        M::LastLeftAToken { turn, square } => {
            format!("`{}` retire le jeton de {square}, or il y en a encore un", typed(turn))
        }
        M::LastChangedColour { turn, from, to } => {
            let (from, to) = (feminine(*from), feminine(*to));
            format!("`{}` déplace un jeton d’une case {from} à une case {to}", typed(turn))
        }
        M::NoPlankOnTheTable => "il n’y a aucune planche sur la table".to_owned(),
        M::LastWasNotTheFirst { count } => {
            format!("il y a {} sur la table : la dernière n’était pas la première", planks(*count))
        }
        M::LastWasTheFirst => "il n’y a qu’une planche sur la table : c’était la première".to_owned(),
        M::EndShowsAnother { end, plank } => format!("la planche du {} ne montre pas {plank}", side(*end)),
        M::EndWasNotLast { end, plank, count } => {
            let end = side(*end);
            format!("la planche du {end} est P{plank}, et la dernière posée serait P{count}")
        }
    }
}

fn hand_count(count: &HandCount) -> String {
    let HandCount { colour, held, lying, open, owned } = *count;
    let open = match open {
        0 => String::new(),
        open => format!(", et au plus {open} de plus sur des cases inconnues"),
    };
    if held == 0 && lying == 0 {
        let none = coloured_tokens(0, colour);
        return format!("{none} en main ni sur la table{open}, au lieu de {owned}");
    }
    let (tokens, found) = (coloured_tokens(usize::from(held), colour), count.found());
    let lying = some(usize::from(lying));
    // A comma closes the part in between.
    let comma = if open.is_empty() { "" } else { "," };
    format!("{tokens} en main et {lying} sur la table : cela fait {found}{open}{comma} au lieu de {owned}")
}
