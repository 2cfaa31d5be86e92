//! Pieces of a text, and their models.

#[cfg(test)]
use super::samples;
use super::{ModelName, en, fr};
use crate::rules::lightning::Ports;
use crate::rules::read::code;
use crate::text::message::{findings, messages};
use crate::text::sentence::enumerated;

findings! {
    /// Findings about pieces and models.
    PieceFinding {
        (code::PIECE) {
            NoPiece { typed: String = "Q2" }
                en "`{typed}` is not a piece"
                fr "`{typed}` n’est pas une pièce";
            NoPieceOnSquare { square: String = "b2" }
                en "the piece on `{square}` is missing"
                fr "il manque la pièce qui se trouve en `{square}`";
        }
        ("lightning/ports" Readable; "No piece has lines at the given sides, however it is turned."
            / "Aucune pièce n’a de lignes vers les côtés donnés, de quelque façon qu’on la tourne.") {
            NoPieceWithLines { ports: Ports = samples::ports("N-NE") }
                en "no piece has lines at {ports}, however it is turned"
                fr ("aucune pièce n’a ses lignes en {}, de quelque façon qu’on la tourne", fr::points(*ports));
        }
        ("lightning/rotation" Readable; "The rotation of a piece is missing or is not 0 to 3 quarters."
            / "La rotation d’une pièce manque, ou ne va pas de 0 à 3 quarts de tour.") {
            NoRotation { typed: String = "Y" }
                en "`{typed}` does not say how the piece is turned"
                fr "`{typed}` ne dit pas comment la pièce est tournée";
            TooManyQuarters { quarters: String = "5" }
                en "a piece is turned by 0 to 3 quarter turns, not {quarters}"
                fr "une pièce se tourne de 0 à 3 quarts de tour, et non de {quarters}";
        }
        ("lightning/model" Readable; "A word is no model of pieces."
            / "Un mot n’est pas un modèle de pièces.") {
            NoModel { typed: String = "Q" }
                en "`{typed}` is not a model of pieces"
                fr "`{typed}` n’est pas un modèle de pièce";
        }
        ("lightning/reserve" Readable;
            "A word in the reserve is no model of pieces, or counts a model a second time."
            / "Un mot de la réserve n’est pas un modèle de pièces, ou compte un modèle une seconde fois.") {
            NoModelHeld { typed: String = "Q" }
                en "`{typed}` is not a model of pieces"
                fr "`{typed}` n’est pas un modèle de pièce";
            ModelTwice { typed: String = "I2" }
                en "`{typed}` counts a model that is already counted here"
                fr "`{typed}` compte un modèle déjà compté ici";
        }
    }
}

messages! {
    /// What to do about them.
    PieceHint {
        WriteItAfterTheSquare
            en "write it after the square: `A:c5 Y2`"
            fr "écrivez-la après la case : `A:c5 Y2`";
        AddARotation { faces: Vec<(String, Ports)> = samples::faces() }
            en ("add a rotation: {}", en::rotations(faces))
            fr ("ajoutez le nombre de quarts de tour : {}", fr::rotations(faces));
        UseOneOfItsFaces {
            name: ModelName = samples::model("fork"),
            faces: Vec<(String, Ports)> = samples::faces(),
        }
            en ("write {name} as {}", en::rotations(faces))
            fr ("pour cette pièce ({}), écrivez {}", fr::model(name), fr::rotations(faces));
        ModelsHaveLines {
            models: Vec<(char, Ports)> = vec![('I', samples::ports("N-S")), ('L', samples::ports("N-E"))],
        }
            en {
                let models = models.iter().map(|(letter, ports)| format!("{letter} ({ports})"));
                format!("the models are {}", enumerated(models, "and"))
            }
            fr {
                let models = models.iter().map(|(letter, ports)| format!("{letter} ({})", fr::points(*ports)));
                format!("les modèles sont {}", enumerated(models, "et"))
            };
        WriteThePieceAs {
            name: ModelName = samples::model("fork"),
            faces: Vec<(String, Ports)> = samples::faces(),
        }
            en ("write {name} as {}", en::rotations(faces))
            fr ("pour cette pièce ({}), écrivez {}", fr::model(name), fr::rotations(faces));
        PiecesAre {
            letters: Vec<char> = vec!['I', 'L'],
            example: String = "I0",
            ports: Ports = samples::ports("N-S"),
        }
            en {
                let letters = letters.iter().map(|letter| format!("`{letter}`"));
                format!(
                    "write a piece as its letter ({}) and its rotation, like `{example}`, or as the ports of its \
                     lines, like `{ports}`; an empty square is `..`",
                    enumerated(letters, "or")
                )
            }
            fr {
                let letters = letters.iter().map(|letter| format!("`{letter}`"));
                format!(
                    "une pièce s’écrit par sa lettre ({}) et ses quarts de tour, comme `{example}`, ou par \
                     les points où ses lignes aboutissent, comme `{}` ; une case vide s’écrit `..`",
                    enumerated(letters, "ou"),
                    fr::points(*ports)
                )
            };
        ModelsAre {
            models: Vec<(char, ModelName)> = vec![('I', samples::model("line")), ('Y', samples::model("fork"))],
        }
            en {
                let models = models.iter().map(|(letter, name)| format!("`{letter}` ({name})"));
                format!("the models are {}", enumerated(models, "and"))
            }
            fr {
                let models = models.iter().map(|(letter, name)| format!("`{letter}` ({})", fr::model(name)));
                format!("les modèles sont {}", enumerated(models, "et"))
            };
        DidYouMean { name: String = "fork" }
            en "did you mean `{name}`?"
            fr "vouliez-vous écrire `{name}` ?";
    }
}
