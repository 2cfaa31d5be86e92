//! Box and board.

#[cfg(test)]
use super::samples;
use super::{LightningRule, ModelName, fr};
use crate::game::Lang;
use crate::rules::Phrase;
use crate::text::message::findings;
use crate::text::sentence::{counted_en, counted_fr, number_or_none_en};

findings! {
    /// What box and board do not allow.
    TableFinding {
        ("lightning/outside" WellFormed, LightningRule::Squares;
            "A piece lies on a square that the camps do not have."
            / "Une pièce se trouve sur une case que les camps n’ont pas.") {
            OutsideTheCamp { piece: String = "Y2", square: String = "Q:z9", columns: u8 = 8, rows: u8 = 17 }
                en {
                    let columns = counted_en(usize::from(*columns), "column");
                    let rows = counted_en(usize::from(*rows), "row");
                    format!("{piece} lies on {square}, but a camp has {columns} and {rows}")
                }
                fr {
                    let columns = counted_fr(usize::from(*columns), "colonne");
                    let rows = counted_fr(usize::from(*rows), "ligne");
                    format!("{piece} se trouve en {square}, or un camp a {columns} et {rows}")
                };
        }
        ("lightning/too-many-pieces" WellFormed, LightningRule::Box;
            "More pieces of a model are placed and held than the box holds."
            / "Il y a plus de pièces d’un modèle posées et en réserve que dans la boîte.") {
            TooManyPieces {
                there: u32 = 31,
                letter: char = 'Y',
                name: ModelName = samples::model("fork"),
                held: u32 = 2,
                in_box: u32 = 30,
            }
                en {
                    let are = if *there == 1 { "is" } else { "are" };
                    let pieces = if *there == 1 { "piece" } else { "pieces" };
                    let reserve = match *held {
                        0 => String::new(),
                        1 if *there == 1 => ", in the reserve".to_owned(),
                        held if held == *there => ", all in the reserve".to_owned(),
                        held => format!(", {held} of them in the reserve"),
                    };
                    let in_box = number_or_none_en(*in_box as usize);
                    format!("there {are} {there} {letter} {pieces} ({name}) here{reserve}; the box holds {in_box}")
                }
                fr {
                    let held = match *held {
                        0 => String::new(),
                        1 if *there == 1 => ", dans la réserve".to_owned(),
                        held if held == *there => ", toutes dans la réserve".to_owned(),
                        held => format!(", dont {held} dans la réserve"),
                    };
                    let box_holds = match in_box {
                        0 => "n’en contient aucune".to_owned(),
                        1 => "n’en contient qu’une".to_owned(),
                        count => format!("en contient {count}"),
                    };
                    let there = counted_fr(*there as usize, "pièce");
                    format!("il y a ici {there} {letter} ({}){held} ; la boîte {box_holds}", fr::model(name))
                };
        }
        ("lightning/two-winners" WellFormed, LightningRule::End; "Chains cross both camps."
            / "Des chaînes traversent les deux camps.") {
            TwoWinners { one: char = 'P', other: char = 'Q' }
                en "one chain crosses camp {one} and another camp {other}: both players would have won"
                fr "une chaîne traverse le camp {one} et une autre le camp {other} : les deux joueurs auraient \
                  gagné";
        }
        ("lightning/last-not-there" WellFormed, LightningRule::Last;
            "The piece of the given last turn does not lie where the turn placed it."
            / "La pièce du dernier coup donné n’est pas là où ce coup l’a posée.") {
            OtherPieceThanLast { turn: Phrase = "Y2@Q:b2", piece: String = "I0" }
                en "`{turn}` cannot have been the last turn: {piece} lies there"
                fr (
                    "`{}` n’a pas pu être le dernier coup : c’est {piece} qui se trouve là",
                    turn.written(Lang::Fr)
                );
            NoPieceOfLastTurn { turn: Phrase = "Y2@Q:b2" }
                en "`{turn}` cannot have been the last turn: no piece lies there"
                fr (
                    "`{}` n’a pas pu être le dernier coup : aucune pièce ne se trouve là",
                    turn.written(Lang::Fr)
                );
        }
        ("lightning/last-held-again" WellFormed, LightningRule::Reserve;
            "The last turn is given as laying a piece from the reserve in the reserve."
            / "Le dernier coup donné met dans la réserve une pièce qui en vient.") {
            LastHeldAgain { turn: Phrase = "*Y2@Q:b2" }
                en "`{turn}` cannot have been the last turn: a piece from the reserve must be placed"
                fr (
                    "`{}` n’a pas pu être le dernier coup : une pièce prise dans la réserve doit être posée",
                    turn.written(Lang::Fr)
                );
        }
        ("lightning/last-not-in-reserve" WellFormed, LightningRule::Last;
            "The piece that the given last turn laid in the reserve is not there."
            / "La pièce que le dernier coup donné a mise dans la réserve n’y est pas.") {
            LastNotInReserve { turn: Phrase = "Y2@Q:b2" }
                en "`{turn}` cannot have been the last turn: the reserve holds no such piece"
                fr (
                    "`{}` n’a pas pu être le dernier coup : la réserve ne contient aucune pièce de ce modèle",
                    turn.written(Lang::Fr)
                );
        }
        ("lightning/pass-with-stock" WellFormed, LightningRule::Pass;
            "The last turn is given as a pass, and there are pieces left to draw."
            / "Le dernier coup donné est une passe, et il reste des pièces à piocher.") {
            NobodyPassed
                en "nobody can have passed: there are pieces left to draw"
                fr "personne n’a pu passer : il reste des pièces à piocher";
        }
    }
}
