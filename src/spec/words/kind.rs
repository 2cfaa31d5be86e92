//! Kinds of values, as expected and as found.

use crate::game::Lang;
use crate::spec::typed::{AnyOf, LangName};
use crate::text::message::{Say, messages};

messages! {
    /// What a key needs, and what was typed instead.
    KindName {
        Table
            en "a table"
            fr "une table";
        List
            en "a list"
            fr "une liste";
        TrueOrFalse
            en "true or false"
            fr "true ou false";
        WholeNumber
            en "a whole number"
            fr "un nombre entier";
        Number
            en "a number"
            fr "un nombre";
        SensibleNumber
            en "a number of a sensible size"
            fr "un nombre de taille raisonnable";
        Text
            en "a text in quotes"
            fr "un texte entre guillemets";
        Letter
            en "a single letter in quotes"
            fr "une seule lettre entre guillemets";
        Words
            en "a text, or one per language like {{ en = \"Start\", fr = \"Départ\" }}"
            fr "un texte, ou un par langue, comme {{ en = \"Start\", fr = \"Départ\" }}";
        Length
            en "a length like \"25mm\""
            fr "une longueur, comme \"25mm\"";
        TwoLengths
            en "two lengths"
            fr "deux longueurs";
        Paper
            en "a paper like \"a4\" or \"210mm x 297mm\""
            fr "un papier, comme \"a4\" ou \"210mm x 297mm\"";
        Scale
            en "a scale like \"125%\""
            fr "une échelle, comme \"125%\"";
        FitTo
            en "the word \"page\""
            fr "le mot \"page\"";
        Cut
            en "a way to show cuts like \"marks\""
            fr "une façon de montrer les coupes, comme \"marks\"";
        Backs
            en "a way to print backs like \"fold\""
            fr "une façon d’imprimer les dos, comme \"fold\"";
        Language
            en ("a language, {}", AnyOf(LangName::WORDS, "or"))
            fr ("une langue, {}", AnyOf(LangName::WORDS, "ou"));
        Grid
            en "a grid like \"square\""
            fr "une grille, comme \"square\"";
        Frame
            en "a table like {{ sides = \"8mm\" }}"
            fr "une table, comme {{ sides = \"8mm\" }}";
        BoardLine
            en "a table like {{ color = \"brown\" }}"
            fr "une table, comme {{ color = \"brown\" }}";
        Face
            en "a face like {{ background = \"gold\" }}"
            fr "une face, comme {{ background = \"gold\" }}";
        Edge
            en "a table like {{ color = \"brown\" }}, or false"
            fr "une table, comme {{ color = \"brown\" }}, ou false";
        Fit
            en "\"cover\" or \"contain\""
            fr "\"cover\" ou \"contain\"";
        Outline
            en "an outline like \"rhombus\""
            fr "un contour, comme \"rhombus\"";
        Symmetry
            en "a symmetry like \"all\""
            fr "une symétrie, comme \"all\"";
        HexTop
            en "\"pointy\" or \"flat\""
            fr "\"pointy\" ou \"flat\"";
        Shape
            en "a shape like \"circle\""
            fr "une forme, comme \"circle\"";
        FramePart
            en "a part of the frame like \"top\""
            fr "une partie du cadre, comme \"top\"";
        Pattern
            en "a pattern like \"dots\""
            fr "un motif, comme \"dots\"";
        PortLine
            en "\"straight\" or \"bolt\""
            fr "\"straight\" ou \"bolt\"";
        Align
            en "\"left\", \"center\" or \"right\""
            fr "\"left\", \"center\" ou \"right\"";
        Font
            en "a font like \"sans-bold\" or \"my.ttf\""
            fr "une police, comme \"sans-bold\" ou \"my.ttf\"";
        Sign
            en "a sign like \"star\""
            fr "un signe, comme \"star\"";
        TheText { typed: String = "\"three\"" }
            en "the text {typed}"
            fr "le texte {typed}";
        TheNumber { typed: String = "2.5" }
            en "the number {typed}"
            fr "le nombre {typed}";
        TheWord { typed: String = "true" }
            en "{typed}"
            fr "la valeur {typed}";
        /// A list that is too short for two lengths.
        NoneOfThem
            en "0 of them"
            fr "aucune";
        OneOfThem
            en "1 of them"
            fr "une seule";
        /// In the words of the deserialiser.
        Other { words: String = "a byte array" }
            en "{words}"
            fr "« {words} »";
    }
}

/// What the types of a spec say that they expect.
const EXPECTED: [KindName; 26] = [
    KindName::Table,
    KindName::SensibleNumber,
    KindName::Words,
    KindName::Length,
    KindName::Paper,
    KindName::Scale,
    KindName::FitTo,
    KindName::Cut,
    KindName::Backs,
    KindName::Language,
    KindName::Grid,
    KindName::Frame,
    KindName::BoardLine,
    KindName::Face,
    KindName::Edge,
    KindName::Fit,
    KindName::Outline,
    KindName::Symmetry,
    KindName::HexTop,
    KindName::Shape,
    KindName::FramePart,
    KindName::Pattern,
    KindName::PortLine,
    KindName::Align,
    KindName::Font,
    KindName::Sign,
];

/// The kind whose English words a message of the deserialiser holds.
pub(crate) fn expected(words: &str) -> Option<KindName> {
    EXPECTED.into_iter().find(|kind| kind.sentence(Lang::En.into()) == words)
}
