//! Why a turn is illegal.

use super::fr;
#[cfg(test)]
use super::samples;
use crate::rules::plank::kit::{Colour, Player};
use crate::rules::plank::turn::{Target, Turn};
use crate::text::message::messages;
use crate::text::sentence::{counted_en, counted_fr, enumerated};

messages! {
    /// Why a turn is illegal.
    Refusal {
        /// Of four players, partners win together.
        GameOver { winners: Vec<Player> = vec![Player::FIRST, samples::player('C')] }
            en {
                let have = if winners.len() == 1 { "has" } else { "have" };
                format!("the game is over: {} {have} won", enumerated(winners, "and"))
            }
            fr {
                let have = if winners.len() == 1 { "a" } else { "ont" };
                format!("la partie est finie : {} {have} gagné", enumerated(winners, "et"))
            };
        CannotPlay { player: Player = Player::FIRST, turn: Turn = samples::turn() }
            en "{player} cannot play `{turn}` here"
            fr ("{player} ne peut pas jouer `{}` ici", fr::turn(*turn));
        MayNotPass { player: Player = Player::FIRST, turns: u64 = 21 }
            en {
                match turns {
                    1 => format!("{player} may not pass: there is a legal turn"),
                    _ => format!("{player} may not pass: there are {turns} legal turns"),
                }
            }
            fr {
                let legal = if *turns < 2 { "coup légal" } else { "coups légaux" };
                format!("{player} n’a pas le droit de passer : il y a {turns} {legal}")
            };
        MustMove { player: Player = Player::FIRST, target: Target = samples::target() }
            en "{player} has no token left in hand and must move one: write where it comes from, `P1:1>{target}`"
            fr {
                let target = fr::turn(*target);
                format!(
                    "{player} n’a plus de jeton en main et doit en déplacer un : écrivez d’où il vient, `P1:1>{target}`"
                )
            };
        MustPass { player: Player = Player::FIRST, planks: usize = 2, tokens: usize = 3 }
            en {
                let left = [(*planks, "plank"), (*tokens, "token")].into_iter().filter(|(count, _)| *count > 0);
                let left = enumerated(left.map(|(count, noun)| counted_en(count, noun)), "and");
                let are = if planks + tokens == 1 { "is" } else { "are" };
                format!("{player} must pass: no token moves before everything is placed, and {left} {are} not")
            }
            fr {
                let left: Vec<String> = [(*planks, "planche"), (*tokens, "jeton")]
                    .into_iter()
                    .filter(|(count, _)| *count > 0)
                    .map(|(count, noun)| counted_fr(count, noun))
                    .collect();
                format!(
                    "{player} doit passer : on ne déplace rien avant que tout soit posé, et il reste {} à poser",
                    enumerated(left, "et")
                )
            };
        NoTokenInHand { player: Player = Player::FIRST, colour: Colour = Colour::Blue }
            en ("{player} has no {} token left in hand", colour.name())
            fr ("{player} n’a plus de jeton {} en main", fr::masculine(*colour));
        TokensInHand { player: Player = Player::FIRST }
            en "{player} still has tokens in hand, and may not move one before all of them are placed"
            fr "{player} a encore des jetons en main : on n’en déplace aucun avant de les avoir tous posés";
        NoTokenThere { square: String = "P2:1" }
            en "no token lies on {square}"
            fr "il n’y a pas de jeton sur {square}";
        TokenOfAnother {
            square: String = "P2:1",
            owner: Player = samples::player('B'),
            player: Player = Player::FIRST,
        }
            en "the token on {square} is {owner}'s, but it is {player}'s turn"
            fr "le jeton de {square} est à {owner}, or c’est à {player} de jouer";
        BackToItsSquare { square: String = "P2:1" }
            en "a token may not go back to the square that it came from: {square}"
            fr "on ne repose pas un jeton sur la case où on l’a pris : {square}";
        WrongColour { square: String = "P2:1", token: Colour = Colour::Red, colour: Colour = Colour::White }
            en {
                let (token, colour) = (token.name(), colour.name());
                format!("the token on {square} is {token}, but the square it would go to is {colour}")
            }
            fr {
                let (token, colour) = (fr::masculine(*token), fr::feminine(*colour));
                format!("le jeton de {square} est {token}, or la case où il irait est {colour}")
            };
        SquareTaken { square: String = "P2:1", owner: Player = samples::player('B') }
            en "a token of {owner} already lies on {square}"
            fr "il y a déjà un jeton de {owner} sur {square}";
        NotTheFirst
            en "there are planks on the table already: a new one goes to the top or to the bottom"
            fr "il y a déjà des planches sur la table : une nouvelle se pose en haut ou en bas";
        FirstExpected { turn: Target = samples::first() }
            en "no plank lies on the table yet: write `{turn}`"
            fr ("il n’y a encore aucune planche sur la table : écrivez `{}`", fr::turn(*turn));
        LaidAll { player: Player = Player::FIRST }
            en "{player} has no plank left"
            fr "{player} a posé toutes ses planches";
        AllOfAModelLaid { count: usize = 4, colour: Colour = Colour::Red }
            en ("all {count} planks with {} in the middle already lie on the table", colour.name())
            fr ("les {count} planches à centre {} sont déjà toutes sur la table", fr::masculine(*colour));
        NoPlankOfAModel { player: Player = Player::FIRST, colour: Colour = Colour::White }
            en ("{player} holds no plank with {} in the middle", colour.name())
            fr ("{player} n’a pas en main de planche à centre {}", fr::masculine(*colour));
        NoPlankYet
            en "no plank lies on the table yet"
            fr "il n’y a encore aucune planche sur la table";
        NoPlankZero
            en "there is no P0: planks are numbered from P1 in the order of laying"
            fr "il n’y a pas de planche P0 : elles sont numérotées à partir de P1, dans l’ordre de pose";
        OnlyOnePlankYet { plank: u8 = 5 }
            en "there is no P{plank} yet: only P1 lies on the table"
            fr "il n’y a pas encore de planche P{plank} : P1 est seule sur la table";
        NotSoManyPlanksYet { plank: u8 = 5, count: usize = 3 }
            en {
                let to = if *count == 2 { "and" } else { "to" };
                format!("there is no P{plank} yet: only P1 {to} P{count} lie on the table")
            }
            fr {
                let to = if *count == 2 { "et" } else { "à" };
                format!("il n’y a pas encore de planche P{plank} : il n’y a sur la table que P1 {to} P{count}")
            };
    }
}
