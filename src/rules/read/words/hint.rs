//! Hints and notes of the parsers of all notations.

use super::Key;
#[cfg(test)]
use super::ReadFinding;
use crate::game::Lang;
use crate::rules::Message;
#[cfg(test)]
use crate::rules::lexicon::Term;
use crate::text::Action;
use crate::text::message::messages;
use crate::text::sentence::{enumerated, ranges};

messages! {
    /// What to do about them, and parts of them.
    ReadHint {
        /// A message about several places of the text.
        Repeated { message: Box<Message> = Box::new(ReadFinding::NoSquare { typed: "zz".to_owned() }.into()), more: usize = 4 }
            for reader
            en {
                    let times = if *more == 1 { "once more".to_owned() } else { format!("{more} more times") };
                    format!("{} (and {times} below)", message.sentence(reader))
                }
            fr {
                    let times = if *more == 1 { "encore une fois".to_owned() } else { format!("encore {more} fois") };
                    format!("{} (et {times} plus bas)", message.sentence(reader))
                };
        NameEachSquare
            en "name each square: `a2 a3 a4`"
            fr "nommez chaque case : `a2 a3 a4`";
        MeantKey { name: String = "trait" }
            en "did you mean `{name}:`?"
            fr "vouliez-vous écrire `{name}:` ?";
        UseOneKey { keys: Vec<Key> = vec![Key::plain(Term::ToMove), Key::of_player(Term::Hand, "AB")] }
            en {
                    let listed: Vec<_> = keys.iter().map(|key| format!("`{}`", key.shown(Lang::En))).collect();
                    format!("use one of these keys: {}", listed.join(", "))
                }
            fr {
                    let listed: Vec<_> = keys.iter().map(|key| format!("`{}`", key.shown(Lang::Fr))).collect();
                    format!("employez l’une de ces clés : {}", listed.join(", "))
                };
        MarkRemarks
            en "begin a remark with `#`"
            fr "commencez une remarque par `#`";
        WriteAValue
            en "write its value after the colon, `?` if you do not know it, or leave the line out"
            fr "écrivez sa valeur après les deux-points, `?` si vous ne la connaissez pas, ou enlevez la ligne";
        WriteItOnce
            en "write it once"
            fr "écrivez-le une seule fois";
        KeepRightLine
            en "keep the line that is right"
            fr "gardez la ligne qui est juste";
        NameAnotherFile
            en "copy it again from where it came from, or name another file: a position as text, or a photo"
            fr "copiez-le de nouveau depuis l’original, ou nommez un autre fichier : une position en texte, ou une photo";
        FillInAForm { form: Action = Action::WriteAForm { game: "quits".to_owned() } }
            for reader
            en ("{}; or {}", form.sentence(reader), Action::NameAFile.sentence(reader))
            fr ("{} ; ou {}", form.sentence(reader), Action::NameAFile.sentence(reader));
        ColumnsAre { names: String = "a b c" }
            en "from left to right the columns are `{names}`"
            fr "de gauche à droite, les colonnes sont `{names}`";
        ColumnsOnce
            en "write them once, above or below the rows"
            fr "écrivez-les une seule fois, au-dessus ou au-dessous des lignes";
        BlankAfterNumber
            en "write a blank after the number"
            fr "mettez un espace après le numéro";
        LeaveOutOrTypeAll { rows: usize = 17 }
            en "leave out every empty row, or type all {rows}"
            fr "omettez toutes les lignes vides, ou écrivez les {rows} lignes";
        TopRowFirstAndEmpty { rows: usize = 5, empty: String = ".." }
            en "the top row, {rows}, comes first; an empty square is `{empty}`"
            fr "la ligne du haut, la {rows}, vient en premier ; une case vide s’écrit `{empty}`";
        TopRowFirst
            en "the top row comes first"
            fr "la ligne du haut vient en premier";
        BeginWithRow { rows: usize = 5 }
            en "begin with row {rows}; or, if the top row does come first, take the numbers away"
            fr "commencez par la ligne {rows} ; ou, si vous avez bien mis celle du haut en premier, retirez les \
                  numéros";
        TopRowFirstOrNoNumbers
            en "the top row comes first; the numbers may be left out"
            fr "la ligne du haut vient en premier ; les numéros sont facultatifs";
        NumberAllRows
            en "number all rows at this end, or none"
            fr "numérotez toutes les lignes de ce côté, ou aucune";
        NumbersMayBeLeftOut
            en "is a turn missing, or here twice? the numbers may be left out"
            fr "manque-t-il un coup, ou est-il là deux fois ? les numéros sont facultatifs";
        EmptySquareIs { empty: String = ".." }
            en "an empty square is `{empty}`"
            fr "une case vide s’écrit `{empty}`";
        MeantForEmpty { empty: String = ".." }
            en "write an empty square as `{empty}`"
            fr "une case vide s’écrit `{empty}`";
        KeepRightStatement
            en "keep the one that is right"
            fr "gardez l’indication qui est juste";
    }
}

messages! {
    /// What is said of a text that can be read.
    ReadNote {
        ProseSkipped { lines: Vec<usize> = vec![1, 9] }
            en {
                let (line, was) = if lines.len() == 1 { ("line", "was") } else { ("lines", "were") };
                format!("{line} {} {was} skipped as a remark", enumerated(ranges(lines, "to"), "and"))
            }
            fr {
                match lines.as_slice() {
                    [line] => format!("la ligne {line} est une remarque et n’a pas été lue"),
                    lines => {
                        let lines = enumerated(ranges(lines, "à"), "et");
                        format!("les lignes {lines} sont des remarques et n’ont pas été lues")
                    }
                }
            };
    }
}
