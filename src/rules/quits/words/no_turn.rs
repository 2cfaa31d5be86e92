//! Why no turn leads to a position.

use super::fr;
#[cfg(test)]
use super::samples::E5;
use crate::game::Lang;
use crate::rules::quits::Player;
use crate::rules::{Message, Phrase, Square};
use crate::text::message::messages;
use crate::text::sentence::enumerated;

messages! {
    /// Why no turn leads to a position.
    NoTurn {
        CannotHavePlayed {
            player: Player = Player::Light,
            turn: Phrase = "c^",
            why: Box<Message> = Box::new(NoTurn::SlideTileNotEmpty.into()),
        }
            for reader
            en ("{} cannot have played `{turn}`: {}", player.name(), why.sentence(reader))
            fr ("{} n’a pas pu jouer `{}` : {}", fr::name(*player), turn.written(Lang::Fr), why.sentence(reader));
        CannotHavePassed { player: Player = Player::Light }
            en ("{} cannot have passed: there were other turns", player.name())
            fr ("{} n’a pas pu passer : d’autres coups étaient possibles", fr::name(*player));
        WinnersExitTaken { winner: Player = Player::Light, exit: Square = E5, owner: Player = Player::Dark }
            en ("{name} has won, so the last turn brought a {name} ball to {exit}, where it left the tray; but a {} \
                ball stands on {exit}, and no ball goes to a tile that is taken",
                owner.name(), name = winner.name())
            fr ("{} a gagné : le dernier coup a donc amené une {} en {exit}, où elle est sortie ; mais une {} se \
                trouve en {exit}, et aucune bille ne va sur une case occupée",
                fr::name(*winner), fr::ball(*winner), fr::ball(*owner));
        /// Neither a step of the player nor a slide nor a pass leads here. The slides are counted by what is against
        /// them; a step, if there is one to take back, would have come after the end of the game.
        NoTurnOf {
            player: Player = Player::Dark,
            has_step: bool = false,
            not_empty: usize = 5,
            no_ball: usize = 6,
            on_its_exit: usize = 7,
            after_the_end: usize = 2,
        }
            en {
                let name = player.name();
                let steps = match has_step {
                    true => format!("before any step of a {name} ball the game would have been over"),
                    false => format!("no {name} ball has an empty tile behind it that it can have come from"),
                };
                let slides = [
                    (not_empty, "put the tile back where a ball stands".to_owned()),
                    (no_ball, format!("moved a line without a {name} ball")),
                    (on_its_exit, "begun with a ball on its own exit".to_owned()),
                    (after_the_end, "come after the end of the game".to_owned()),
                ];
                let slides: Vec<_> = slides.iter().filter(|(count, _)| **count > 0).collect();
                let slides = match slides.as_slice() {
                    [(count, what)] => format!("all {count} slides would have {what}"),
                    several => {
                        let each = several.iter().map(|(count, what)| format!("{count} would have {what}"));
                        format!("of the 20 slides, {}", enumerated(each, "and"))
                    }
                };
                format!("{name} cannot have moved last, because {steps}; {slides}; and nothing forced a pass")
            }
            fr {
                let (name, ball) = (fr::name(*player), fr::ball(*player));
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
                        format!("sur les 20 coulissements, {}", enumerated(each, "et"))
                    }
                };
                format!("{name} n’a pas pu jouer en dernier, car {steps} ; {slides} ; et rien ne forçait à passer")
            };

        SlideTileNotEmpty
            en "a ball stands where the tile was put back"
            fr "une bille se trouve là où la case a été replacée";
        SlideFromItsExit
            en "a ball would have stood on its own exit before"
            fr "une bille se serait déjà trouvée sur sa propre sortie";
        SlideWithoutBall { player: Player = Player::Dark }
            en ("no {} ball was in the line", player.name())
            fr ("aucune {} n’était dans la rangée", fr::ball(*player));
        AfterTheEnd
            en "the game would have been over before"
            fr "la partie aurait déjà été finie";
    }
}
