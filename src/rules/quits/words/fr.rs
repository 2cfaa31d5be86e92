//! French.

use super::QuitsMessage;
use super::{Player, Variant};
use crate::game::Lang;
use crate::rules::turn_in;
use crate::text::sentence::enumerated;

pub(super) fn sentence(message: &QuitsMessage) -> String {
    use QuitsMessage as M;
    match message {
        M::BallOnItsExit { player, exit } => {
            format!("une {} se trouve en {exit}, la sortie de {}", ball(*player), name(*player))
        }
        M::TakeOffTheTray { player } => {
            format!("retirez-la du plateau : elle est sortie et compte pour {}", name(*player))
        }
        M::TwoWinners { players } => {
            let names = enumerated(players.iter().map(|player| name(*player)), "et");
            format!("{names} ont chacun sorti assez de billes pour gagner, or un seul le peut")
        }
        M::TooManyBalls { player, count, each, variant } => format!(
            "il y a ici {} ; chaque joueur en a {each} dans {}",
            balls(*count, *player),
            the_variant(*variant)
        ),
        M::TooFewBalls { player, count, least, wins, each } => {
            let here = match count {
                0 => format!("il n’y a aucune {} sur le plateau", ball(*player)),
                1 => format!("il n’y a qu’une {} sur le plateau", ball(*player)),
                _ => format!("il n’y a que {} sur le plateau", balls(*count, *player)),
            };
            let out = match wins {
                1 => format!("qu’une bille sur {each} est sortie"),
                _ => format!("que {wins} billes sur {each} sont sorties"),
            };
            format!("{here} ; il doit y en rester au moins {least}, car la partie s’arrête dès {out}")
        }
        M::ExitsDoNotAddUp { player, here, out, sum, each, variant } => format!(
            "{} sur le plateau et {out} {} font {sum} ; chaque joueur en a {each} dans {}",
            balls(*here, *player),
            if *out < 2 { "sortie" } else { "sorties" },
            the_variant(*variant)
        ),
        M::OutWouldAddUp { player, out } => {
            format!("avec `sorties: {}{out}`, le compte y est", letter(*player))
        }
        M::ForeignBalls { player, count, variant } => format!(
            "il y a ici {}, or {} ne joue pas dans {}",
            balls(*count, *player),
            name(*player),
            the_variant(*variant)
        ),
        M::ForeignToMove { player, variant } => {
            format!("c’est à {} de jouer, or il ne joue pas dans {}", name(*player), the_variant(*variant))
        }
        M::ForeignBallsOut { player, variant } => format!(
            "{} a des billes sorties, or il ne joue pas dans {}",
            name(*player),
            the_variant(*variant)
        ),
        M::RedAndBluePlayInFour => "si Rouge et Bleu jouent, écrivez `variante: quatre`".to_owned(),
        M::NotTheStartByBalls => {
            "des coups ont dû être joués : les billes ne sont plus à leur place de départ".to_owned()
        }
        M::NotTheStartByPlayer { player } => {
            let name = name(*player);
            format!("des coups ont dû être joués : Clair commence, et c’est à {name} de jouer")
        }
        M::LeaveLastOut => "retirez `dernier` si vous ne connaissez pas le dernier coup".to_owned(),
        M::NotTheLastTurn { turn, why } => {
            let why = why.sentence(Lang::Fr);
            format!("`{}` ne peut pas être le dernier coup : {why}", spelt(turn))
        }
        M::LastPassAfterTheEnd { winner } => {
            format!("la partie était finie, {} avait gagné", name(*winner))
        }
        M::LastPassNotForced { player } => format!("{} pouvait jouer un autre coup", name(*player)),
        M::LastNoStep { player, from, to } => {
            format!("aucun pas d’une {} ne mène de {from} à {to}", ball(*player))
        }
        M::LastExitTaken { player, owner } => format!(
            "la bille de {} est sortie par une case vide, or une {} s’y trouve",
            name(*player),
            ball(*owner)
        ),
        M::LastNoBallOut { player } => format!(
            "la bille de {} a quitté le plateau, or aucune {} n’est sortie",
            name(*player),
            ball(*player)
        ),
        M::LastBallOfAnother { player, square, owner } => {
            format!("{} a joué, or la bille en {square} est à {}", name(*player), name(*owner))
        }
        M::LastNoBallThere { square } => format!("aucune bille ne se trouve en {square}"),
        M::LastSquareTaken { square, owner } => {
            format!("la bille a quitté {square}, or une {} s’y trouve", ball(*owner))
        }
        M::LastTileNotEmpty { square, owner } => {
            format!("la case vide a été replacée en {square}, or une {} s’y trouve", ball(*owner))
        }
        M::LastNoBallInLine { player } => {
            format!("aucune {} n’a pu se trouver dans cette rangée", ball(*player))
        }
        M::GameIsOver { winner } => format!("la partie est finie : {} a gagné", name(*winner)),
        M::NoBallThere { square } => format!("il n’y a pas de bille en {square}"),
        M::BallOfAnother { square, owner, player } => {
            format!("la bille en {square} est à {}, or c’est à {} de jouer", name(*owner), name(*player))
        }
        M::BallInTheWay { square } => format!("il y a une bille en {square}"),
        M::NoStep { player, from, to } => {
            format!("aucun pas d’une bille de {} ne mène de {from} à {to}", name(*player))
        }
        M::TileNotEmpty { turn, square } => {
            format!("`{}` retire la case {square}, or une bille s’y trouve", spelt(turn))
        }
        M::NoBallInLine { player } => {
            format!("aucune bille de {} n’est dans la rangée qui coulisse", name(*player))
        }
        M::UndoesTheTurnBefore { turn, before } => {
            format!("`{}` déferait `{}`, le coup précédent", spelt(turn), spelt(before))
        }
        M::PassNotForced { player } => {
            format!("{} n’a pas le droit de passer tant qu’un autre coup est légal", name(*player))
        }
        M::RuleBalls => "Chacun a cinq billes dans la variante classique, trois dans les autres.".to_owned(),
        M::RulePlayers => {
            "Clair et Foncé jouent ; Rouge et Bleu ne les rejoignent que dans la variante à quatre."
                .to_owned()
        }
        M::RuleExit => {
            "Une bille quitte le plateau dès qu’elle se trouve sur la sortie de son joueur.".to_owned()
        }
        M::RuleEnd => {
            "La partie s’arrête aussitôt qu’un joueur a sorti assez de billes pour gagner : trois dans la \
                       variante classique, une dans les autres."
                .to_owned()
        }
        M::RuleStep => {
            "Une bille va sur une case vide, d’un pas dans un des sens permis à son joueur ; elle quitte \
                        le plateau sur sa sortie."
                .to_owned()
        }
        M::RuleSlide => {
            "Une rangée coulisse vers une extrémité vide ; la case qu’on y retire est replacée, vide, à \
                         l’autre bout. Il faut au moins une bille du joueur dans la rangée."
                .to_owned()
        }
        M::RulePass => "On ne passe que si l’on n’a aucun autre coup légal.".to_owned(),
        M::RuleStart => "Clair commence, et les billes sont disposées autour des bases.".to_owned(),
        M::RuleGame => {
            "Une partie commence avec les billes autour des bases, et chaque coup est légal.".to_owned()
        }
    }
}

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
fn balls(count: u32, player: Player) -> String {
    let balls = ball(player);
    match count {
        0 | 1 => format!("{count} {balls}"),
        _ => format!("{count} {}s", balls.replace(' ', "s ")),
    }
}

/// `la variante classique`
fn the_variant(variant: Variant) -> &'static str {
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

/// A turn as it is typed.
pub(super) fn spelt(turn: &str) -> String {
    turn_in(Lang::Fr, turn)
}
