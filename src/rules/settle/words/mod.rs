//! What is said of open squares and their deduction.

mod arguments;
mod en;
mod fr;
#[cfg(test)]
mod samples;
#[cfg(test)]
mod tests;

use crate::game::Lang;
use crate::rules::read::code;
use crate::rules::{Message, Phrase};
use crate::text::Action;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about open squares.
    OpenFinding {
        (code::UNCLEAR) {
            NotKnown { squares: Vec<String> = samples::squares(3) }
                en ("what lies on {} is not known", en::listed(squares))
                fr ("on ne sait pas ce qu’il y a sur {}", fr::the_squares(squares));
            /// `against` is a fault of the squares that were read.
            PoorPhoto { squares: Vec<String> = samples::squares(3), against: Option<Box<Message>> = Some(Box::new(samples::why())) }
            for reader
                en {
                    let against = against.as_ref().map(|fault| format!(" ({})", fault.sentence(reader))).unwrap_or_default();
                    format!(
                        "what lies on {} is not clear, and the other squares, as they were read, contradict box \
                         and board{against}: too little was seen to rely on the rest",
                        en::listed(squares)
                    )
                }
                fr {
                    let fault = |fault: &Message| format!(" ({})", fault.sentence(reader));
                    let against = against.as_deref().map(fault).unwrap_or_default();
                    format!(
                        "on ne distingue pas ce qu’il y a sur {}, et ce qui a été lu sur les autres cases contredit la boîte \
                         et le plateau{against} : trop de cases n’ont pas été vues pour qu’on puisse se fier au reste",
                        fr::the_squares(squares)
                    )
                };
            TooManyWays { squares: Vec<String> = samples::squares(3) }
                en ("what lies on {} is not clear, and not all possibilities could be tried",
            en::listed(squares))
                fr ("on ne sait pas exactement ce qu’il y a sur {}, et toutes les possibilités n’ont pas pu être essayées",
            fr::the_squares(squares));
            NoneAllowed { candidates: Vec<Candidate> = samples::candidates(), proof: Proof = Proof::BoxBoardAndRules }
                en ("what lies on {} is not clear, and none of what it may be is allowed by {}: {}",
            en::open(candidates),
            en::box_and(*proof),
            en::all_may(candidates))
                fr ("on ne sait pas exactement ce qu’il y a sur {}, et {} excluent toutes les possibilités : {}",
            fr::open(candidates),
            fr::box_and(*proof),
            fr::all_may(candidates));
            /// `together` are the assignments that remain, if they are few.
            SeveralLeft { candidates: Vec<Candidate> = samples::candidates(), together: Vec<Vec<Placed>> = vec![samples::filling(), samples::filling()] }
                en {
                    let unclear =
                        format!("what lies on {} is not clear: {}", en::open(candidates), en::all_may(candidates));
                    if together.is_empty() {
                        return unclear;
                    }
                    let fillings: Vec<String> = together.iter().map(|filling| en::described(filling)).collect();
                    let only = if fillings.len() == 1 { "only " } else { "" };
                    format!("{unclear}; together they may {only}be {}", fillings.join("; or "))
                }
                fr {
                    let unclear = format!(
                        "on ne sait pas exactement ce qu’il y a sur {} : {}",
                        fr::open(candidates),
                        fr::all_may(candidates)
                    );
                    if together.is_empty() {
                        return unclear;
                    }
                    let fillings: Vec<String> = together.iter().map(|filling| fr::described(filling)).collect();
                    let possible = if fillings.len() == 1 { "n’est possible que" } else { "sont possibles" };
                    format!("{unclear} ; ensemble, {possible} {}", fillings.join(" ; ou "))
                };
        }
        (code::NOTHING_FITS) {
            /// `more` is the number of reasons that are not listed.
            NothingFits { squares: Vec<String> = samples::squares(3), reasons: Vec<Reason> = samples::reasons(), more: usize = 4 }
                en {
                    let mut all: Vec<String> = reasons.iter().map(en::reason).collect();
                    if *more > 0 {
                        let reasons = if *more == 1 { "reason rules" } else { "reasons rule" };
                        all.push(format!("and {more} more {reasons} out all the rest"));
                    }
                    format!("whatever lies on {}, the position is illegal: {}", en::listed(squares), all.join("; "))
                }
                fr {
                    let mut all: Vec<String> = reasons.iter().map(fr::reason).collect();
                    match more {
                        0 => {}
                        1 => all.push("et une autre raison exclut tout le reste".to_owned()),
                        more => all.push(format!("et {more} autres raisons excluent tout le reste")),
                    }
                    format!("quoi qu’il y ait sur {}, la position est illégale : {}", fr::the_squares(squares), all.join(" ; "))
                };
        }
        (code::MAY) {
            LineWithoutSquare
                en "this line names no square"
                fr "cette ligne ne nomme aucune case";
            MissingCandidates { square: String = "a3" }
                en "the line does not say what may lie on {square}"
                fr "la ligne ne dit pas ce qu’il peut y avoir en {square}";
            CandidatesTwice { square: String = "a3" }
                en "the text says twice what may lie on {square}"
                fr "le texte dit deux fois ce qu’il peut y avoir en {square}";
        }
    }
}

messages! {
    /// What to do about open squares, and what was deduced.
    OpenHint {
        PutWhatLiesThere
            en "put what lies there in place of each `?`"
            fr "remplacez chaque `?` par ce qui s’y trouve";
        LookAtTheTable { correct: Action = Action::CorrectTheReading }
            for reader
            en (
                "look at the table, {}; or take the picture again: in even light, from closer and from higher up",
                correct.sentence(reader)
            )
            fr (
                "regardez la table, {} ; ou reprenez la photo : avec une lumière égale, de plus près et de plus haut",
                correct.sentence(reader)
            );
        TakeThePictureAgain { correct: Action = Action::CorrectTheReading }
            for reader
            en (
                "take the picture again: in even light, without reflections and shadows, not overexposed, from closer and \
                 from higher up, held still; or {}",
                correct.sentence(reader)
            )
            fr (
                "reprenez la photo : avec une lumière égale, sans reflets ni ombres, sans surexposition, de plus près et \
                 de plus haut, sans bouger ; ou {}",
                correct.sentence(reader)
            );

        /// A deduced square.
        Deduced { placed: Placed = samples::placed("a3", Some(samples::sign("Y2"))), hinted: bool = true, proof: Proof = Proof::BoxBoardAndRules }
            en {
                    let (square, by) = (&placed.square, en::box_and(*proof));
                    let only = match &placed.piece {
                        Some(piece) => piece.written(Lang::En),
                        None => "an empty square".to_owned(),
                    };
                    match hinted {
                        true => format!("{square} was not clear; of what it looked like, {by} allow only {only}"),
                        false => format!("{square} was not clear; {by} leave only {only}"),
                    }
                }
            fr {
                    let (square, by) = (&placed.square, fr::box_and(*proof));
                    let only = match &placed.piece {
                        Some(piece) => format!("que {}", piece.written(Lang::Fr)),
                        None => "qu’une case vide".to_owned(),
                    };
                    let among = if *hinted { "de ce qu’on croyait y voir, " } else { "" };
                    format!("la case {square} était incertaine ; {among}{by} ne permettent {only}")
                };
        /// All open squares are deduced.
        AllDeduced { filling: Vec<Placed> = samples::filling(), hinted: bool = true, proof: Proof = Proof::BoxBoardAndRules }
            en {
                    let (by, all) = (en::box_and(*proof), en::described(filling));
                    let squares = en::listed(filling.iter().map(|placed| &placed.square));
                    match hinted {
                        true => {
                            format!("{squares} were not clear; of what they looked like, {by} allow only this: {all}")
                        }
                        false => format!("{squares} were not clear; {by} leave only this: {all}"),
                    }
                }
            fr {
                    let squares = fr::the_squares(filling.iter().map(|placed| &placed.square));
                    let among = if *hinted { "de ce qu’on croyait y voir, " } else { "" };
                    let (by, all) = (fr::box_and(*proof), fr::described(filling));
                    format!("{squares} étaient incertaines ; {among}{by} ne permettent que ceci : {all}")
                };
        WriteCandidates { square: String = "a3", piece: Phrase = samples::sign("Y2") }
            en ("write a square and what may lie there, the likeliest first, like `may {square}: {} .`; or delete the \
                  line: then the `?` may be anything",
            piece.written(Lang::En))
            fr ("écrivez une case et ce qui peut s’y trouver, le plus probable d’abord, comme `peut {square}: {} .` ; ou \
                  supprimez la ligne : le `?` peut alors être n’importe quoi",
            piece.written(Lang::Fr));
    }
}

/// Contents of a square; no piece if it is empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Placed {
    pub square: String,
    pub piece: Option<Phrase>,
}

/// A square with the contents that remain possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Candidate {
    pub square: String,
    pub may: Vec<Option<Phrase>>,
}

/// Assignments that are ruled out for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Reason {
    /// The first ones.
    pub fillings: Vec<Vec<Placed>>,
    /// Number of those that are not listed.
    pub others: usize,
    pub why: Message,
}

/// The pieces of fillings that all put a piece on the same square and leave nothing else open.
fn pieces_on_one_square(fillings: &[Vec<Placed>], lang: Lang) -> Option<(&str, Vec<String>)> {
    let [first, ..] = fillings else { return None };
    let [Placed { square, .. }] = first.as_slice() else { return None };
    let pieces = fillings.iter().map(|filling| match filling.as_slice() {
        [Placed { square: same, piece: Some(piece) }] if same == square => Some(piece.written(lang)),
        _ => None,
    });
    Some((square, pieces.collect::<Option<_>>()?))
}

/// What rules contents out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Proof {
    BoxAndBoard,
    BoxBoardAndRules,
}
