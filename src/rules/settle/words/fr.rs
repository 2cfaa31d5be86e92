//! French.

use super::{Candidate, PieceSign, Placed, Proof, Reason, SettleMessage};
use crate::game::Lang;
use crate::rules::Message;
use crate::text::sentence::enumerated;

/// Maximum number of squares that are named.
const MAX_NAMES: usize = 12;

pub(super) fn sentence(message: &SettleMessage) -> String {
    use SettleMessage as M;
    match message {
        M::NotKnown { squares } => format!("on ne sait pas ce qu’il y a sur {}", the_squares(squares)),
        M::PutWhatLiesThere => "remplacez chaque `?` par ce qui s’y trouve".to_owned(),
        M::LookAtTheTable => "regardez la table, corrigez le texte que donne `tablier read`, puis vérifiez-le ; ou \
                              reprenez la photo : avec une lumière égale, de plus près et de plus haut"
            .to_owned(),
        M::TakeThePictureAgain => "reprenez la photo : avec une lumière égale, sans reflets ni ombres, sans \
                                   surexposition, de plus près et de plus haut, sans bouger ; ou corrigez le texte \
                                   que donne `tablier read`, puis vérifiez-le"
            .to_owned(),

        M::Deduced { placed, hinted, proof } => {
            let (square, by) = (&placed.square, box_and(*proof));
            let only = match &placed.piece {
                Some(piece) => format!("que {}", piece.0.get(Lang::Fr)),
                None => "qu’une case vide".to_owned(),
            };
            let among = if *hinted { "de ce qu’on croyait y voir, " } else { "" };
            format!("la case {square} était incertaine ; {among}{by} ne permettent {only}")
        }
        M::AllDeduced { filling, hinted, proof } => {
            let squares = the_squares(filling.iter().map(|placed| &placed.square));
            let among = if *hinted { "de ce qu’on croyait y voir, " } else { "" };
            let (by, all) = (box_and(*proof), described(filling));
            format!("{squares} étaient incertaines ; {among}{by} ne permettent que ceci : {all}")
        }

        M::PoorPhoto { squares, against } => {
            let fault = |fault: &Message| format!(" ({})", fault.sentence(Lang::Fr));
            let against = against.as_deref().map(fault).unwrap_or_default();
            format!(
                "on ne distingue pas ce qu’il y a sur {}, et ce qui a été lu sur les autres cases contredit la boîte \
                 et le plateau{against} : trop de cases n’ont pas été vues pour qu’on puisse se fier au reste",
                the_squares(squares)
            )
        }
        M::TooManyWays { squares } => format!(
            "on ne sait pas au juste ce qu’il y a sur {}, et toutes les possibilités n’ont pas pu être essayées",
            the_squares(squares)
        ),
        M::NoneAllowed { candidates, proof } => format!(
            "on ne sait pas au juste ce qu’il y a sur {}, et {} excluent toutes les possibilités : {}",
            open(candidates),
            box_and(*proof),
            all_may(candidates)
        ),
        M::SeveralLeft { candidates, together } => {
            let unclear = format!(
                "on ne sait pas au juste ce qu’il y a sur {} : {}",
                open(candidates),
                all_may(candidates)
            );
            if together.is_empty() {
                return unclear;
            }
            let fillings: Vec<String> = together.iter().map(|filling| described(filling)).collect();
            let possible = if fillings.len() == 1 { "n’est possible que" } else { "sont possibles" };
            format!("{unclear} ; ensemble, {possible} {}", fillings.join(" ; ou "))
        }
        M::NothingFits { squares, reasons, more } => {
            let mut all: Vec<String> = reasons.iter().map(reason).collect();
            match more {
                0 => {}
                1 => all.push("et une autre raison exclut tout le reste".to_owned()),
                more => all.push(format!("et {more} autres raisons excluent tout le reste")),
            }
            format!("quoi qu’il y ait sur {}, la position est illégale : {}", the_squares(squares), all.join(" ; "))
        }

        M::LineWithoutSquare => "cette ligne ne nomme aucune case".to_owned(),
        M::MissingCandidates { square } => format!("il manque ce qu’il peut y avoir en {square}"),
        M::CandidatesTwice { square } => format!("ce qu’il peut y avoir en {square} figure deux fois"),
        M::WriteCandidates { square, piece } => format!(
            "écrivez une case et ce qui peut s’y trouver, le plus probable d’abord, comme `peut {square}: {} .` ; ou \
             supprimez la ligne : le `?` peut alors être n’importe quoi",
            piece.0.get(Lang::Fr)
        ),
    }
}

fn box_and(proof: Proof) -> &'static str {
    match proof {
        Proof::BoxAndBoard => "la boîte et le plateau",
        Proof::BoxBoardAndRules => "la boîte, le plateau et les règles",
    }
}

/// Contents of a square: « C », « vide »
fn content(piece: Option<&PieceSign>) -> &str {
    piece.map_or("vide", |piece| piece.0.get(Lang::Fr))
}

/// « a3 C, b4 vide »
fn described(filling: &[Placed]) -> String {
    let words = filling.iter().map(|placed| format!("{} {}", placed.square, content(placed.piece.as_ref())));
    words.collect::<Vec<_>>().join(", ")
}

fn open(candidates: &[Candidate]) -> String {
    the_squares(candidates.iter().map(|candidate| &candidate.square))
}

/// « pour a3, C ou vide ; pour b4, F »
fn all_may(candidates: &[Candidate]) -> String {
    candidates.iter().map(may).collect::<Vec<_>>().join(" ; ")
}

fn may(candidate: &Candidate) -> String {
    let words: Vec<&str> = candidate.may.iter().map(|piece| content(piece.as_ref())).collect();
    let square = &candidate.square;
    match words.as_slice() {
        [] => format!("pour {square}, tout est possible"),
        words => format!("pour {square}, {}", enumerated(words, "ou")),
    }
}

/// « avec a3 C, ou avec a3 F, ou avec 5 autres possibilités, rien ne prolonge a3 »
fn reason(reason: &Reason) -> String {
    let fillings = reason.fillings.iter().map(|filling| format!("avec {}", described(filling)));
    let others = match reason.others {
        0 => None,
        1 => Some("avec une autre possibilité".to_owned()),
        others => Some(format!("avec {others} autres possibilités")),
    };
    let fillings: Vec<String> = fillings.chain(others).collect();
    format!("{}, {}", fillings.join(", ou "), reason.why.sentence(Lang::Fr))
}

/// « la case c3 », « les cases c3, d4 et e5 »; long lists are truncated.
fn the_squares<'n>(names: impl IntoIterator<Item = &'n String>) -> String {
    let names: Vec<&str> = names.into_iter().map(String::as_str).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => format!("la case {only}"),
        few if few.len() <= MAX_NAMES + 1 => format!("les cases {}", enumerated(few, "et")),
        many => {
            let (shown, others) = many.split_at(MAX_NAMES);
            format!("les cases {} et {} autres", shown.join(", "), others.len())
        }
    }
}
