//! The camps of a text, and their squares.

use crate::rules::read::code;
use crate::text::Action;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about camps and their squares.
    CampFinding {
        (code::HEADING) {
            NoCamp { typed: String = "camp Q" }
                en "`{typed}` is not a camp"
                fr "`{typed}` n’est pas un camp";
            WhichCamp
                en "which camp is this?"
                fr "de quel camp s’agit-il ?";
        }
        (code::NOTHING) {
            NoCampHere
                en "there is no camp here"
                fr "aucun camp n’est décrit ici";
        }
        ("lightning/missing-camp" Readable; "Nothing is said of a camp."
            / "Rien n’est dit d’un camp.") {
            NothingSaidOfCamp { camp: char = 'Q' }
                en "camp {camp} is missing"
                fr "il manque le camp {camp}";
        }
        (code::BOARD_TWICE) {
            CampTwice { camp: char = 'Q' }
                en "camp {camp} appears twice"
                fr "le camp {camp} figure deux fois";
        }
        (code::SQUARE) {
            NoSquare { typed: String = "z9" }
                en "`{typed}` is not a square of a camp"
                fr "`{typed}` n’est la case d’aucun camp";
        }
    }
}

messages! {
    /// What to do about them.
    CampHint {
        CampsAreHeaded { one: char = 'P', other: char = 'Q' }
            en "the camps are headed `camp {one}` and `camp {other}`"
            fr "annoncez les camps par `camp {one}` et `camp {other}`";
        HeadEachCamp { one: char = 'P', other: char = 'Q', form: Action = Action::MakeAForm { game: "lightning".to_owned() } }
            for reader
            en ("head each camp with `camp {one}` or `camp {other}`; {}", form.sentence(reader))
            fr ("annoncez chaque camp par `camp {one}` ou `camp {other}` ; {}", form.sentence(reader));
        AddTheCamp { camp: char = 'Q' }
            en "add it; the heading `camp {camp}` alone says that it is empty"
            fr "ajoutez-le ; `camp {camp}` seul signifie qu’il est vide";
        HeadTheOtherCamp
            en "head the other one with its own letter, or keep the one that is right"
            fr "donnez à l’autre camp sa propre lettre, ou ne gardez que celui qui est juste";
        PutItsHeading { one: char = 'P', other: char = 'Q' }
            en "put `camp {one}` or `camp {other}` before its rows"
            fr "écrivez `camp {one}` ou `camp {other}` au-dessus de ses lignes";
        SquaresAre { first: String = "P:a1", last: String = "Q:h17" }
            en "squares are `{first}` to `{last}`"
            fr "les cases vont de `{first}` à `{last}`";
    }
}
