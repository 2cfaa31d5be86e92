//! French.

use super::{Fact, PlankGameMessage};
use crate::rules::plank::kit::Player;
use crate::rules::plank::reach::DeadEnd;
use crate::rules::plank::words::fr::{has_laid, some, tokens, turn as typed};
use crate::text::sentence::{counted_fr as counted, enumerated};

pub(super) fn sentence(message: &PlankGameMessage) -> String {
    use PlankGameMessage as M;
    let text = match message {
        M::EmptyPlank { plank } => {
            return format!(
                "il n’y a pas de jeton sur {plank} : on l’a posée avec un jeton dessus, et aucun n’a encore été déplacé"
            );
        }
        M::TooManyLaid { player, count, most } => {
            let only = match count {
                0 | 1 => format!("{count} planche ne porte que des jetons de {player}, qui l’a donc posée"),
                _ => format!(
                    "{count} planches ne portent que des jetons de {player}, qui les a donc toutes posées"
                ),
            };
            return match most {
                0 => format!("{only} ; or {player} n’en a posé aucune"),
                _ => format!("{only} ; or {player} en a posé {most} au plus"),
            };
        }
        M::LinesApart { player, count } => {
            let lines = counted(*count, "alignement");
            return format!(
                "{player} a {lines} sans jeton commun : l’un d’eux était là avant le dernier coup"
            );
        }
        M::UnevenTurns { put } => {
            let put = put_by_each(put);
            return format!(
                "{put} : on joue dans le sens des aiguilles d’une montre, et ceux qui ont joué une fois de plus devraient donc être assis côte à côte"
            );
        }
        M::UnevenTokens { put } => {
            return format!("{} : aucun ordre des coups ne donne cela", put_by_each(put));
        }
        M::TwoTurnsMore { player, put, behind, less } => {
            return format!(
                "{player} a posé {}, et {behind}, qui n’a jamais dû passer, {} : personne n’a pu jouer deux coups de plus qu’un autre",
                tokens(*put),
                some(*less)
            );
        }
        M::OpenerPutTooFew { put, player } => {
            return format!("{} : {player} n’a pas pu commencer", put_by_each(put));
        }
        M::WriteFirst { player } => return format!("écrivez `premier: {player}`"),
        M::WrongTurn { player, opener, next } => {
            let opened = opener.map(|first| format!(" et comme {first} a commencé,")).unwrap_or_default();
            let next = next.map_or("un autre".to_owned(), |next| next.to_string());
            let comma = if opener.is_some() { "" } else { "," };
            return format!(
                "ce n’est pas à {player} de jouer : d’après les jetons sur la table{comma}{opened} c’est à {next}"
            );
        }
        M::WriteToMove { player } => return format!("écrivez `trait: {player}`"),
        M::LineBeforeLast { player, last } => {
            let last = last.map_or("le dernier coup n’est pas le sien".to_owned(), |last| {
                format!("le dernier coup est de {last}")
            });
            return format!("{player} a un alignement, mais {last} : la partie était déjà finie");
        }
        M::WordsContradict => {
            "ce qui est sur la table est possible, mais pas avec tout ce que l’on en dit à la fois : qui a commencé, à qui c’est de jouer, le dernier coup, l’ordre des planches, les planches en main"
        }
        M::Undecided { tables } => {
            return format!(
                "aucune partie qui mène ici n’a été trouvée : reprendre les coups a mené à {}, et il y en a trop pour les \
                 essayer toutes",
                counted(*tables, "position")
            );
        }
        M::SayMore { facts } => {
            let facts: Vec<&str> = facts.iter().copied().map(fact).collect();
            return format!("ajoutez ce que vous savez : {}", facts.join(", "));
        }
        M::LastImpossible { turn } => {
            return format!(
                "`{}` ne peut pas être le dernier coup : aucune partie qui finit ainsi ne mène ici",
                typed(turn)
            );
        }
        M::OrderImpossible { dead_end } => {
            let why = dead_end.map_or("aucune partie où on les pose ainsi ne mène ici".to_owned(), stuck);
            return format!("les planches n’ont pas pu être posées dans cet ordre : {why}");
        }
        M::LegalWithoutNumbers => "sans les numéros des planches, la position est légale",
        M::OpenerImpossible { player, dead_end } => {
            let why = dead_end.map_or("aucune partie ainsi commencée ne mène ici".to_owned(), stuck);
            return format!("{player} n’a pas pu commencer : {why}");
        }
        M::LegalWithFirst { player } => return format!("avec `premier: {player}`, la position est légale"),
        M::TurnImpossible { player } => {
            return format!("ici, ce ne peut pas être à {player} de jouer : aucune partie n’y mène");
        }
        M::LegalWithToMove { player } => return format!("avec `trait: {player}`, la position est légale"),
        M::ShareImpossible { laid } => {
            let laid = laid.iter().map(|(player, laid)| has_laid(player, usize::from(*laid)));
            return format!(
                "d’après les planches en main, {} : dans aucune partie les jetons n’arrivent à ces places",
                enumerated(laid, "et")
            );
        }
        M::BareTable => {
            "la table vide est le début de la partie : personne n’a joué, et chacun a toutes ses planches en main"
        }
        M::NoWayBack => {
            "aucune partie ne mène ici : toutes les façons de reprendre les coups, un par un, ont été essayées"
        }
        M::NoOrder { dead_end: Some(dead_end) } => {
            let stuck = stuck(*dead_end);
            return format!(
                "aucune partie ne mène ici : {stuck}, de quelque façon que l’on pose les planches"
            );
        }
        M::NoOrder { dead_end: None } => {
            "aucune partie ne mène ici : on a essayé tous les ordres dans lesquels ces planches et ces jetons ont pu être posés, coup par coup"
        }
    };
    text.to_owned()
}

/// « A a posé 1 jeton, B 2 et C aucun »
fn put_by_each(put: &[(Player, usize)]) -> String {
    let each = put.iter().enumerate().map(|(at, (player, put))| match at {
        0 => format!("{player} a posé {}", tokens(*put)),
        _ => format!("{player} {}", some(*put)),
    });
    enumerated(each, "et")
}

fn stuck(DeadEnd { turn, player }: DeadEnd) -> String {
    match player {
        Some(player) => format!("au plus tard au coup {turn}, {player} n’a rien à jouer"),
        None => {
            format!(
                "quel que soit le premier joueur, au plus tard au coup {turn}, quelqu’un n’a rien à jouer"
            )
        }
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::Numbers => "les numéros des planches",
        Fact::First => "`premier`",
        Fact::ToMove => "`trait`",
        Fact::Planks => "les planches en main",
        Fact::Last => "`dernier`",
    }
}
