//! The planks and tokens of a text.

use crate::rules::read::code;
use crate::text::Action;
use crate::text::message::{findings, messages};

findings! {
    /// What cannot be read among the planks and tokens of a text.
    DiagramFinding {
        (code::NOTHING) {
            NoPlanks
                en "there is no plank here"
                fr "il n’y a aucune planche ici";
        }
        ("plank/too-many-lines" Readable; "The text has far more lines of planks than the box holds planks."
            / "Le texte a bien plus de lignes de planches que la boîte n’a de planches.") {
            TooManyLines { most: usize = 40 }
                en "there are more than {most} lines of planks, and the box holds only twelve planks"
                fr "il y a plus de {most} lignes de planches, or la boîte ne contient que douze planches";
        }
        ("plank/bad-line" Readable; "A line is no plank with its three squares."
            / "Une ligne n’est pas une planche avec ses trois cases.") {
            NoColourOnLine
                en "there is no colour on this line: a plank is three squares"
                fr "il n’y a pas de couleur sur cette ligne : une planche, c’est trois cases";
            NotThreeSquares
                en "this line cannot be read as the three squares of a plank"
                fr "cette ligne ne se lit pas comme les trois cases d’une planche";
        }
        ("plank/ambiguous-line" Readable; "A line can be read in two ways: `b` is blue and B is a player."
            / "Une ligne se lit de deux façons : `b` est bleu et B est un joueur.") {
            SeveralWays
                en "this line can be read in more than one way: `b` is blue, and B is a player"
                fr "cette ligne peut se lire de plusieurs façons : `b` est le bleu, et B un joueur";
        }
        ("plank/bad-number" Readable;
            "The number before a plank is out of range, or it is not clear what it means."
            / "Le numéro devant une planche est hors limites, ou son sens n’est pas clair.") {
            UnclearNumber
                en "it is not clear what the number before this plank means"
                fr "on ne sait pas ce que veut dire le nombre écrit devant cette planche";
            NoPlankCalled { typed: String = "P0" }
                en "there is no plank {typed}: they are numbered from P1 in the order of laying"
                fr "il n’y a pas de planche {typed} : elles sont numérotées à partir de P1, dans l’ordre de pose";
        }
        ("plank/bad-square" Readable; "A word is no square of a plank, no colour or no owner of a token."
            / "Un mot n’est ni la case d’une planche, ni une couleur, ni le propriétaire d’un jeton.") {
            NeitherColourNorOwner { typed: String = "zz" }
                en "`{typed}` is neither a colour nor an owner"
                fr "`{typed}` n’est ni une couleur ni la lettre d’un joueur";
            SignAfterNoColour
                en "a sign for what lies on a square needs a colour before it"
                fr "ce signe dit ce qu’il y a sur une case, mais aucune couleur ne le précède";
            AfterEqualsInALine
                en "after `=` comes the colour of a token: `rA=w`"
                fr "après `=` vient la couleur d’un jeton : `rA=w`";
            NoSquareOfAPlank { typed: String = "P1:9" }
                en "`{typed}` is not a square of a plank"
                fr "`{typed}` n’est pas la case d’une planche";
            NoColour { typed: String = "zz" }
                en "`{typed}` is not a colour"
                fr "`{typed}` n’est pas une couleur";
        }
        ("plank/no-such-plank" Readable; "A list of tokens names a plank that is not on the table."
            / "Une liste de jetons nomme une planche qui n’est pas sur la table.") {
            NoPlankHere { number: usize = 9 }
                en "there is no plank P{number} here"
                fr "il n’y a pas de planche P{number} ici";
        }
    }
}

messages! {
    /// How planks and tokens are written.
    DiagramHint {
        WriteALineEach { form: Action = Action::MakeAForm { game: "plank".to_owned() } }
            for reader
            en ("write one line a plank; {}", form.sentence(reader))
            fr ("écrivez une ligne par planche ; {}", form.sentence(reader));
        PlankIsThreeSquares
            en "a plank is three squares: r, w or b, with the owner's letter where a token lies, `rA w bB`"
            fr "une planche, c’est trois cases : r, w ou b, avec la lettre du joueur là où il y a un jeton, `rA w bB`";
        WriteColoursAndOwners
            en "write the colour of each square and the owner of its token: `rA w bB`"
            fr "écrivez la couleur de chaque case, avec la lettre du joueur s’il y a un jeton : `rA w bB`";
        WriteLowerAndUpperCase
            en "write colours in lower case and owners in upper case, and a blank between squares"
            fr "écrivez les couleurs en minuscules et les joueurs en majuscules, avec un espace entre les cases";
        /// A hint for a sign that does not mean a token.
        LeaveOutWhereNoToken
            en "leave it out where no token lies: `r wA b`"
            fr "n’écrivez rien là où il n’y a pas de jeton : `r wA b`";
        ColourMeant { word: String = "bleue" }
            en "did you mean `{word}`?"
            fr "vouliez-vous écrire `{word}` ?";
        OneOfTheColours
            en "write `red`, `white` or `blue`"
            fr "écrivez `rouge`, `blanc` ou `bleu`";
        WriteNumberOfPlank { number: String = "7" }
            en "write P{number} if this is plank number {number} in the order of laying; otherwise, write nothing"
            fr "écrivez P{number} si c’est la planche numéro {number} dans l’ordre de pose ; sinon, rien";
        NumberedFromTheTop
            en "planks without a number are numbered from the top, from P1 on"
            fr "les planches sans numéro sont comptées depuis le haut, à partir de P1";
        WritePlankAndSquare
            en "write the plank and the square: `P1:2`"
            fr "écrivez la planche et la case : `P1:2`";
        SquaresByNumberOrColour
            en "squares are 1, 2 and 3 from the left, or `r` `w` `b`"
            fr "les cases sont 1, 2 et 3 depuis la gauche, ou `r`, `w` et `b`";
        AfterEqualsInAList
            en "after `=` comes the colour of a token: `P1:2=w`"
            fr "après `=` vient la couleur d’un jeton : `P1:2=w`";
    }
}
