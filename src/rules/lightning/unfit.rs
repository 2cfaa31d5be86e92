//! Why a printed game does not fit the rules of Lightning.

use super::Bits;
use super::model::MODELS;
use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, counted_fr};
use crate::text::shared_code;

findings! {
    /// Why the rules cannot be applied to a game.
    LightningUnfit {
        (shared_code::UNFIT) {
            ModelCount { count: usize = 17 }
                en ("Lightning is not played with {} of pieces", counted_en(*count, "model"))
                fr ("Lightning ne se joue pas avec {} de pièces", counted_fr(*count, "modèle"));
            LetterOfModel { letter: char = '7', model: String = "bend" }
                en "`{letter}` cannot stand for {model} in a position"
                fr "`{letter}` ne peut pas désigner {model} dans une position";
            SameLetter { one: String = "bend", other: String = "fork", letter: char = 'B' }
                en "{one} and {other} have the same letter `{letter}`"
                fr "{one} et {other} ont la même lettre `{letter}`";
            NoPorts { model: String = "bend" }
                en "{model} has no `ports`"
                fr "{model} n’a pas de `ports`";
            SameLines { one: String = "bend", other: String = "fork" }
                en "{one} and {other} carry the same lines"
                fr "{one} et {other} portent les mêmes lignes";
            CampSize { size: (usize, usize) = (30, 17) }
                en ("a camp of {} × {} squares is not one that Lightning is judged on", size.0, size.1)
                fr ("Lightning ne se juge pas sur un camp de {} × {} cases", size.0, size.1);
            SameCamps { letter: char = 'A' }
                en "both camps are called `{letter}`"
                fr "les deux camps s’appellent `{letter}`";
            NoCamps
                en "no board of squares has two camps"
                fr "aucun plateau de cases carrées n’a deux camps";
            NoLetter { piece: String = "bend" }
                en "{piece} has no letter that stands for it in a position"
                fr "aucune lettre ne désigne {piece} dans une position";
            NotSquare { piece: String = "bend" }
                en "{piece} is not square, so it cannot be turned"
                fr "la pièce {piece} n’est pas carrée : on ne peut pas la tourner";
            LinesOffPorts { piece: String = "bend" }
                en "the lines of {piece} do not run to its eight ports"
                fr "les lignes de {piece} ne mènent pas à ses huit ports";
        }
    }
}

messages! {
    /// What to do about it.
    LightningUnfitHint {
        ModelCount
            en ("give the game 1 to {MODELS} pieces with `ports`")
            fr ("donnez au jeu de 1 à {MODELS} pièces avec `ports`");
        UseALetter
            en "use a letter of the alphabet"
            fr "choisissez une lettre de l’alphabet";
        OneLetterEach
            en "give each model a letter of its own"
            fr "donnez à chaque modèle sa propre lettre";
        SayPorts
            en "say where its lines leave it"
            fr "indiquez par où ses lignes en sortent";
        JoinModels
            en "make them one model, with the two counts added"
            fr "faites-en un seul modèle, en additionnant leurs nombres";
        CampSize
            en ("use up to 26 columns, 2 to 99 rows, and no more than {} squares", Bits::CAPACITY)
            fr ("prenez au plus 26 colonnes, de 2 à 99 lignes, et pas plus de {} cases", Bits::CAPACITY);
        TwoLetters
            en "give them two letters"
            fr "donnez-leur deux lettres différentes";
        AddCamps
            en "add `camps = [\"A\", \"B\"]` to a board of squares"
            fr "ajoutez `camps = [\"A\", \"B\"]` à un plateau de cases carrées";
        AddALetter
            en "add `letter = \"…\"` to the piece"
            fr "ajoutez `letter = \"…\"` à la pièce";
        MakeItSquare
            en "make its shape `square`"
            fr "donnez-lui la forme `square`";
        QuarterTurns
            en "turn the face, or the mark, by quarters of a full turn only"
            fr "ne tournez la face, ou la marque, que par quarts de tour";
    }
}
