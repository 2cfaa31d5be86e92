//! Unreadable texts, and requests that do not fit.

use super::fr;
use crate::rules::quits::{Player, Variant};
use crate::rules::read::code;
use crate::text::Action;
use crate::text::message::{findings, messages};

findings! {
    /// Unreadable texts and requests that do not fit.
    TextFinding {
        (code::NOTHING) {
            NoTray
                en "there is no tray here"
                fr "il n’y a pas de plateau ici";
        }
        (code::SQUARE) {
            NoSquare { typed: String = "zz" }
                en "`{typed}` is not a square of the tray"
                fr "`{typed}` n’est pas une case du plateau";
        }
        (code::PIECE) {
            BallOfNobody { square: String = "c3" }
                en "the text does not say whose ball stands on `{square}`"
                fr "le texte ne dit pas à qui est la bille en `{square}`";
            NoBall { typed: String = "zz" }
                en "`{typed}` is not a ball"
                fr "`{typed}` n’est pas une bille";
        }
        (code::TURN) {
            NotOneTurn
                en "one turn is expected here, and no more"
                fr "il faut ici un coup, et un seul";
            NoTurn { typed: String = "zz" }
                en "`{typed}` is not a turn"
                fr "`{typed}` n’est pas un coup";
            RowsSlideSideways { row: char = '3' }
                en "row {row} slides to the right or to the left"
                fr "la ligne {row} coulisse vers la droite ou vers la gauche";
            ColumnsSlideUpOrDown { column: char = 'c' }
                en "column {column} slides up or down"
                fr "la colonne {column} coulisse vers le haut ou vers le bas";
            NoLine { typed: char = '9' }
                en "`{typed}` is neither a row nor a column"
                fr "`{typed}` n’est ni une ligne ni une colonne";
        }
        (code::PLAYER) {
            NoPlayer { typed: String = "zz" }
                en "`{typed}` is not a player"
                fr "`{typed}` n’est pas un joueur";
        }
        ("quits/variant" Readable; "The variant is none that Quits has."
            / "La variante n’est pas de celles de Quits.") {
            NoVariant { typed: String = "zz" }
                en "`{typed}` is not a variant of Quits"
                fr "`{typed}` n’est pas une variante de Quits";
        }
        ("quits/variant-conflict" Readable; "The text names another variant than the command."
            / "Le texte nomme une autre variante que la commande.") {
            /// The text says one variant, and the command asks for another.
            VariantConflict { said: Variant = Variant::Classic, asked: Variant = Variant::Four }
                en ("the text says `{}`, but the command asks for `quits/{}`", said.name(), asked.name())
                fr ("le texte dit `{}`, mais la commande demande `quits/{}`",
                    fr::typed_variant(*said), asked.name());
        }
        ("quits/out" Readable; "The number of balls that are out cannot be read."
            / "Le nombre de billes sorties est illisible.") {
            OutOfNobody { typed: String = "zz" }
                en "the text does not say whose balls `{typed}` counts"
                fr "le texte ne dit pas à qui sont les billes que compte `{typed}`";
            OutUncounted { typed: String = "zz" }
                en "the text does not say how many balls of `{typed}` are out"
                fr "le texte ne dit pas combien de billes de `{typed}` sont sorties";
            OutTwice { player: Player = Player::Red }
                en ("{} appears twice here", player.name())
                fr ("{} figure ici deux fois", fr::name(*player));
        }
    }
}

messages! {
    /// What to do about them.
    TextHint {
        WriteATray { form: Action = Action::MakeAForm { game: "quits".to_owned() } }
            for reader
            en ("write five rows of five squares, or lists like `L: a2 a3`; {}", form.sentence(reader))
            fr ("écrivez cinq lignes de cinq cases, ou des listes comme `C: a2 a3` ; {}", form.sentence(reader));
        SquaresAre
            en "squares are `a1` to `e5`"
            fr "les cases vont de `a1` à `e5`";
        WriteLetterAndSquares
            en "write a letter and squares: `L: a2 a3`; squares are `a1` to `e5`"
            fr "écrivez une lettre, puis des cases : `C: a2 a3` ; les cases vont de `a1` à `e5`";
        WriteBallBesideSquare
            en "write its letter before or after the square: `L: a2 a3`, `a2 L`"
            fr "écrivez sa lettre avant ou après la case : `C: a2 a3`, `a2 C`";
        MeantBall { player: Player = Player::Dark }
            en ("did you mean `{}` ({})?", player.letter(), player.name())
            fr ("vouliez-vous écrire `{}` ({}) ?", fr::letter(*player), fr::name(*player).to_lowercase());
        BallsAreLetters
            en "a ball is the letter of its player, `L`, `D`, `R` or `B`; an empty square is `.`"
            fr "une bille s’écrit par la lettre de son joueur, `C`, `F`, `R` ou `B` ; une case vide, par `.`";
        BallsAre
            en "balls are `L` (light), `D` (dark), `R` (red) and `B` (blue); an empty square is `.`"
            fr "les billes s’écrivent `C` (claire), `F` (foncée), `R` (rouge) et `B` (bleue) ; une case vide, `.`";
        WriteTheLastTurn
            en "write the turn that led here, like `3>`, or leave `last` out"
            fr "écrivez le coup qui a mené ici, par exemple `3>`, ou retirez `dernier`";
        TurnsAre
            en "a turn is like `b2-c3`, `3>`, `c^` or `pass`"
            fr "un coup s’écrit comme `b2-c3`, `3>`, `c^` ou `passe`";
        KindsOfTurns
            en "a turn is like `b2-c3` (a ball), `3>` `3<` (row 3), `c^` `cv` (column c) or `pass`"
            fr "un coup s’écrit comme `b2-c3` (une bille), `3>` `3<` (la ligne 3), `c^` `cv` (la colonne \
                c) ou `passe`";
        WriteSignOfRow
            en "write `>` or `<` after its number"
            fr "écrivez `>` ou `<` après son numéro";
        WriteSignOfColumn
            en "write `^` or `v` after its letter"
            fr "écrivez `^` ou `v` après sa lettre";
        LinesAre
            en "rows are `1` to `5`, columns `a` to `e`"
            fr "les lignes vont de `1` à `5`, les colonnes de `a` à `e`";
        PlayersAre
            en "the players are `light`, `red`, `dark` and `blue`"
            fr "les joueurs sont `clair`, `rouge`, `foncé` et `bleu`";
        VariantsAre
            en "write `classic`, `simple` or `four`"
            fr "écrivez `classique`, `simple` ou `quatre`";
        Meant { word: String = "simple" }
            en "did you mean `{word}`?"
            fr "vouliez-vous écrire `{word}` ?";
        WriteOut
            en "write how many balls each player has out, like `L1 D0`"
            fr "écrivez combien de billes chaque joueur a sorties, par exemple `C1 F0`";
        AskForTheVariant { said: Variant = Variant::Simple }
            en ("ask for `quits/{}`, or for `quits` alone; or correct the text", said.name())
            fr ("demandez `quits/{}`, ou `quits` tout court ; ou corrigez le texte", said.name());
        AddToMove
            en "add whose turn it is, like `to move: light`"
            fr "ajoutez à qui c’est de jouer, par exemple `trait: clair`";
    }
}
