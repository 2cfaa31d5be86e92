//! Faults by box and board.

#[cfg(test)]
use super::samples::E5;
use super::{QuitsRule, en, fr};
use crate::rules::Square;
use crate::rules::quits::{Player, Variant};
use crate::text::message::{findings, messages};
use crate::text::sentence::enumerated;

findings! {
    /// Faults by box and board.
    TrayFinding {
        ("quits/too-many-balls" WellFormed, QuitsRule::Balls;
            "More balls of a player lie on the tray than the player has."
            / "Il y a plus de billes d’un joueur sur le plateau que ce joueur n’en a.") {
            TooManyBalls {
                player: Player = Player::Dark, count: u32 = 7, each: u32 = 5, variant: Variant = Variant::Classic,
            }
                en {
                    let (are, balls) = en::there_are(*count, player.name());
                    format!("there {are} {balls} here; each player has {each} in {}", en::game(*variant))
                }
                fr ("il y a ici {} ; chaque joueur en a {each} dans {}",
                    fr::balls(*count, *player), fr::the_variant(*variant));
        }
        ("quits/too-few-balls" WellFormed, QuitsRule::End;
            "Fewer balls of a player lie on the tray than must be left when the game ends."
            / "Il y a moins de billes d’un joueur sur le plateau qu’il n’en reste à la fin de la partie.") {
            TooFewBalls {
                player: Player = Player::Light, count: u32 = 2, least: u32 = 4, wins: u32 = 3, each: u32 = 5,
            }
                en {
                    let here = match count {
                        0 => format!("no {} ball is", player.name()),
                        1 => format!("only 1 {} ball is", player.name()),
                        _ => format!("only {count} {} balls are", player.name()),
                    };
                    let out = match wins {
                        1 => format!("as soon as 1 of {each} is out"),
                        _ => format!("as soon as {wins} of {each} are out"),
                    };
                    format!("{here} on the tray; at least {least} must be left, as the game ends {out}")
                }
                fr {
                    let here = match count {
                        0 => format!("il n’y a aucune {} sur le plateau", fr::ball(*player)),
                        1 => format!("il n’y a qu’une {} sur le plateau", fr::ball(*player)),
                        _ => format!("il n’y a que {} sur le plateau", fr::balls(*count, *player)),
                    };
                    let out = match wins {
                        1 => format!("qu’une bille sur {each} est sortie"),
                        _ => format!("que {wins} billes sur {each} sont sorties"),
                    };
                    format!("{here} ; il doit y en rester au moins {least}, car la partie s’arrête dès {out}")
                };
        }
        ("quits/exits-do-not-add-up" WellFormed, QuitsRule::Balls;
            "The balls of a player on the tray and out are not as many as the player has."
            / "Les billes d’un joueur sur le plateau et sorties ne font pas le compte.") {
            ExitsDoNotAddUp {
                player: Player = Player::Red,
                here: u32 = 2,
                out: u32 = 6,
                sum: u64 = 8,
                each: u32 = 3,
                variant: Variant = Variant::Four,
            }
                en ("{} on the tray and {out} out make {sum}; each player has {each} in {}",
                    en::there_are(*here, player.name()).1, en::game(*variant))
                fr ("{} sur le plateau et {out} {} font {sum} ; chaque joueur en a {each} dans {}",
                    fr::balls(*here, *player), if *out < 2 { "sortie" } else { "sorties" }, fr::the_variant(*variant));
        }
        ("quits/ball-on-its-exit" WellFormed, QuitsRule::Exit; "A ball lies on the exit of its own player."
            / "Une bille se trouve sur la sortie de son propre joueur.") {
            BallOnItsExit { player: Player = Player::Light, exit: Square = E5 }
                en ("a {} ball stands on {exit}, its own exit", player.name())
                fr ("une {} se trouve en {exit}, la sortie de {}", fr::ball(*player), fr::name(*player));
        }
        ("quits/two-winners" WellFormed, QuitsRule::End; "Several players have as many balls out as win."
            / "Plusieurs joueurs ont sorti assez de billes pour gagner.") {
            TwoWinners { players: Vec<Player> = vec![Player::Light, Player::Red, Player::Dark] }
                en ("{} each have enough balls out to win, but only one can",
                    enumerated(players.iter().map(|player| player.name()), "and"))
                fr ("{} ont chacun sorti assez de billes pour gagner, or un seul le peut",
                    enumerated(players.iter().map(|player| fr::name(*player)), "et"));
        }
        ("quits/foreign-balls" WellFormed, QuitsRule::Players;
            "Balls of a player who does not play in this variant lie on the tray."
            / "Les billes d’un joueur qui ne joue pas dans cette variante sont sur le plateau.") {
            ForeignBalls { player: Player = Player::Blue, count: u32 = 2, variant: Variant = Variant::Simple }
                en {
                    let (are, balls) = en::there_are(*count, player.name());
                    let (name, game) = (player.name(), en::game(*variant));
                    format!("there {are} {balls} here, but {name} does not play in {game}")
                }
                fr ("il y a ici {}, or {} ne joue pas dans {}",
                    fr::balls(*count, *player), fr::name(*player), fr::the_variant(*variant));
        }
        ("quits/foreign-player" WellFormed, QuitsRule::Players;
            "The turn or balls that are out are given to a player who does not play in this variant."
            / "Le trait ou des billes sorties sont attribués à un joueur qui ne joue pas dans cette variante.") {
            ForeignToMove { player: Player = Player::Red, variant: Variant = Variant::Classic }
                en ("it is {name}'s turn, but {name} does not play in {}", en::game(*variant), name = player.name())
                fr ("c’est à {} de jouer, or il ne joue pas dans {}", fr::name(*player), fr::the_variant(*variant));
            ForeignBallsOut { player: Player = Player::Blue, variant: Variant = Variant::Classic }
                en ("{name} has balls out, but {name} does not play in {}", en::game(*variant), name = player.name())
                fr ("{} a des billes sorties, or il ne joue pas dans {}", fr::name(*player), fr::the_variant(*variant));
        }
    }
}

messages! {
    /// What to do about them.
    TrayHint {
        TakeOffTheTray { player: Player = Player::Dark }
            en ("take it off the tray: it is out and counts for {}", player.name())
            fr ("retirez-la du plateau : elle est sortie et compte pour {}", fr::name(*player));
        OutWouldAddUp { player: Player = Player::Dark, out: u32 = 2 }
            en ("with `out: {}{out}` it adds up", player.letter())
            fr ("avec `sorties: {}{out}`, le compte y est", fr::letter(*player));
        RedAndBluePlayInFour
            en "if red and blue play, write `variant: four`"
            fr "si Rouge et Bleu jouent, écrivez `variante: quatre`";
    }
}
