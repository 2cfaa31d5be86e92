//! All print options: the keys of `[sheet]`, the arguments of `print`, and the form of the page.

use serde::Deserialize;

use super::option::{self, Group, Kind, PrintOption, Typed, argument, field};
use super::spelled::Spelled;
use super::{BacksName, CutName, LangName, Length, Paper, PrintFitName, TypedScale};
use crate::game::{Backs, CutStyle, Fit, Lang, Mm, Parts, Scale, Spare};
use crate::rules::Choice;
use crate::spec::{At, limits};
use crate::text::{Finding, label};

option::print_options! {
    /// `a3`, `a4`, `a5`, `letter`, `legal`, `tabloid`, or width and height: `210mm x 297mm`. Default: `a4`.
    paper: Paper as Paper {
        kind: Kind::Paper(&[
            ("a4", label("A4, 210 × 297 mm", "A4, 210 × 297\u{202f}mm")),
            ("letter", label("Letter, 8.5 × 11 in", "Letter, 8,5 × 11 pouces")),
            ("a3", label("A3, 297 × 420 mm", "A3, 297 × 420\u{202f}mm")),
            ("a5", label("A5, 148 × 210 mm", "A5, 148 × 210\u{202f}mm")),
            ("legal", label("Legal, 8.5 × 14 in", "Legal, 8,5 × 14 pouces")),
            ("tabloid", label("Tabloid, 11 × 17 in", "Tabloid, 11 × 17 pouces")),
        ]),
        about_fr: Some("`a3`, `a4`, `a5`, `letter`, `legal`, `tabloid`, ou largeur et hauteur : `210mm x 297mm`. Par défaut : `a4`."),
        argument: argument(
            "paper", "SIZE",
            "a4, a3, a5, letter, legal, tabloid, or width and height: 210mmx297mm",
            "a4, a3, a5, letter, legal, tabloid, ou largeur et hauteur\u{a0}: 210mmx297mm",
        ),
        field: Some(field(Group::Paper, "Paper", "Papier")),
    }
    /// Whether the paper lies on its long side. Sheets lie the other way where that saves some. Default: `false`.
    landscape: bool as bool {
        kind: Kind::Switch(false),
        about_fr: Some("Met le papier à l’italienne, couché sur son grand côté. Les feuilles se mettent dans l’autre sens si cela en économise. Par défaut : `false`."),
        argument: argument("landscape", "", "Lay the paper on its long side", "Mettre le papier à l’italienne"),
        field: Some(field(Group::Paper, "Landscape", "Paysage (à l’italienne)")),
    }
    /// The margin along each edge: nothing is printed there. `0mm` makes pages of one piece each for a print shop, on paper of the size
    /// of the piece with its bleed: without marks, ruler, footer and rules. Default: `5mm`.
    margin: Mm as Length {
        kind: Kind::LengthOrNone(limits::MARGIN),
        about_fr: Some("La marge le long de chaque bord : rien n’y est imprimé. `0mm` donne des pages d’une seule pièce pour un imprimeur, sur un papier de la taille de la pièce et de son fond perdu : sans repères, ni règle graduée, ni pied de page, ni règle du jeu. Par défaut : `5mm`."),
        argument: argument(
            "margin", "LENGTH",
            "Unprinted margin along each edge, 5mm without it; 0mm for pages of one piece each",
            "La marge non imprimée le long de chaque bord, 5mm par défaut\u{a0}; 0mm pour des pages d’une seule pièce",
        ),
        field: Some(field(Group::Sizes, "Margin of the paper", "Marge du papier")),
    }
    /// How far a background is printed beyond the cut; between pieces less, as they share the gap, and straight cuts keep 0.8 mm of
    /// it white. Default: `2mm`.
    bleed: Mm as Length {
        kind: Kind::Length(limits::BLEED),
        about_fr: Some(
            "Le fond perdu : de combien les fonds débordent de la coupe ; entre les pièces moins, car elles se partagent l’écart, \
             dont les coupes droites gardent 0,8 mm de blanc. Par défaut : `2mm`.",
        ),
        argument: argument(
            "bleed", "LENGTH",
            "How far backgrounds reach beyond the cut",
            "De combien les fonds débordent de la coupe",
        ),
        field: Some(field(Group::Sizes, "Colour beyond the cut", "Fond perdu")),
    }
    /// The distance between pieces. Default: 3 mm between discs, 4 mm between hexagons or triangles; between rectangles 2 mm, or less
    /// where that saves a sheet, and none where the edges of all of them look the same.
    gap: Mm as Length {
        kind: Kind::Length(limits::GAP),
        about_fr: Some(
            "La distance entre les pièces. Par défaut : 3 mm entre disques, 4 mm entre hexagones ou triangles ; entre rectangles 2 mm, \
             moins si cela économise une feuille, et rien si leurs bords sont tous pareils.",
        ),
        argument: argument(
            "gap", "LENGTH",
            "The distance between pieces; without it, pieces with different edges lie apart",
            "L’écart entre les pièces\u{a0}; sinon, seules s’écartent celles dont les bords diffèrent",
        ),
        field: Some(field(Group::Sizes, "Gap between pieces", "Écart entre les pièces").help(
            "With 1 mm, a cutting machine cuts no edge twice.",
            "Avec 1 mm, une machine ne coupe aucun bord deux fois.",
        )),
    }
    /// How much of a board that is cut into sheets is printed on both of two neighbours. Default:
    /// `10mm`, or less down to `5mm` where that saves a sheet.
    overlap: Mm as Length {
        kind: Kind::Length(limits::OVERLAP),
        about_fr: Some(
            "De combien se recouvrent les feuilles voisines d’un plateau en plusieurs volets. Par défaut : `10mm`, ou moins, \
             jusqu’à `5mm`, si cela économise une feuille.",
        ),
        argument: argument(
            "overlap", "LENGTH",
            "How much neighbouring sheets of a board share",
            "De combien se recouvrent les feuilles voisines d’un plateau",
        ),
        field: Some(field(Group::Sizes, "Overlap of board sheets", "Recouvrement des feuilles du plateau")),
    }
    /// How large the game is printed, in per cent of the sizes in this file or as a factor: `125%` or `1.25`. Boards, pieces and
    /// all that is on them follow; margins, gaps between pieces and the markers for a camera keep their size. Default: `100%`.
    scale: Scale as TypedScale {
        kind: Kind::Scale(&[
            ("75%", label("75 %", "75\u{202f}%")),
            ("90%", label("90 %", "90\u{202f}%")),
            ("110%", label("110 %", "110\u{202f}%")),
            ("125%", label("125 %", "125\u{202f}%")),
            ("150%", label("150 %", "150\u{202f}%")),
            ("200%", label("200 %", "200\u{202f}%")),
        ]),
        about_fr: Some(
            "L’échelle du tirage, en pour cent des tailles de ce fichier ou comme facteur : `125%` ou `1.25`. Les plateaux, les \
             pièces et tout ce qu’ils portent suivent ; les marges, les écarts entre pièces et les marqueurs pour l’appareil photo \
             gardent leur taille. Par défaut : `100%`.",
        ),
        argument: argument(
            "scale", "SCALE",
            "Print boards and pieces larger or smaller: 125% or 1.25, from 50% to 200%",
            "Agrandir ou réduire plateaux et pièces\u{a0}: 125\u{a0}% ou 1.25, de 50\u{a0}% à 200\u{a0}%",
        ),
        field: Some(field(Group::Sizes, "Larger or smaller", "Agrandir ou réduire").help(
            "Boards and pieces alike; margins and marks keep their size.",
            "Plateaux et pièces ensemble\u{a0}; marges et repères gardent leur taille.",
        )),
    }
    /// `page`: print the game as large as each board fits on one page, at most twice as large as in this file, and no larger than
    /// `scale` if that is given. Default: as large as `scale` says.
    fit: Fit as PrintFitName {
        kind: Kind::Word(&[("page", label("Each board fills a page", "Chaque plateau remplit une page"))]),
        about_fr: Some(
            "`page` : imprime le jeu le plus grand possible, chaque plateau sur une page, au plus deux fois plus grand que dans ce \
             fichier, et pas plus grand que `scale` si cette clé est donnée. Par défaut : l’échelle de `scale`.",
        ),
        argument: argument(
            "fit", "WHAT",
            "Print as large as each board fits one page, at most at --scale or 200%",
            "Imprimer le plus grand possible, chaque plateau sur une page, au plus à --scale ou 200\u{a0}%",
        ),
        field: Some(field(Group::Sizes, "Size of the game", "Taille du jeu")),
    }
    /// The side of the squares of all boards of squares; pieces that fit them follow.
    [skip] board_square: Mm as Length {
        kind: Kind::Length(limits::CELL),
        argument: argument(
            "board-square", "LENGTH",
            "The side of the squares of all boards; pieces with `fits` follow, others keep their size",
            "Le côté des cases de tous les plateaux\u{a0}; les pièces avec `fits` suivent, les autres gardent leur taille",
        ),
        field: Some(field(Group::Sizes, "Squares of the board", "Cases du plateau").help(
            "Pieces that fit a square follow.",
            "Les pièces faites pour une case suivent.",
        )),
    }
    /// How cuts are shown. `guillotine` is for a paper trimmer: numbered cuts, each right through the piece of paper in hand and
    /// with marks at both its ends there; pieces lie at least 3 mm apart. Default: `marks`.
    cut: CutStyle as CutName {
        kind: Kind::Word(&[
            ("marks", label("Marks in the margin", "Des repères dans la marge")),
            ("lines", label("Lines between the pieces", "Des traits entre les pièces")),
            ("outline", label("A line around each piece", "Un trait autour de chaque pièce")),
            (
                "guillotine",
                label("Numbered cuts for a paper trimmer", "Des coupes numérotées pour un massicot"),
            ),
            ("none", label("Nothing", "Rien")),
        ]),
        about_fr: Some(
            "Comment les coupes sont indiquées. `guillotine` est pour un massicot : des coupes numérotées, chacune d’un bord à \
             l’autre du papier en main, avec des repères à ses deux bouts ; les pièces y sont écartées d’au moins 3 mm. \
             Par défaut : `marks`.",
        ),
        argument: argument(
            "cut", "STYLE",
            "How cuts are shown; `guillotine` numbers them for a paper trimmer",
            "Comment les coupes sont indiquées\u{a0}; `guillotine` les numérote pour un massicot",
        ),
        field: Some(field(Group::Cutting, "Where to cut", "Où couper")),
    }
    /// Whether and how backs are printed. Default: `none`.
    backs: Backs as BacksName {
        kind: Kind::Word(&[
            ("none", label("No backs", "Sans dos")),
            ("duplex-long", label("Both sides, turned on the long edge", "Recto verso, retourné sur le bord long")),
            ("duplex-short", label("Both sides, turned on the short edge", "Recto verso, retourné sur le bord court")),
            ("fold", label("On the same side, to fold and glue", "Sur la même face, à plier et coller")),
        ]),
        about_fr: Some("La façon d’imprimer les dos, s’il en faut. Par défaut : `none`."),
        argument: argument(
            "backs", "METHOD",
            "Whether and how backs are printed",
            "Si les dos sont imprimés, et comment",
        ),
        field: Some(field(Group::Backs, "Backs of the pieces", "Dos des pièces")),
    }
    /// Whether the holes that pieces have if one wants them, their `optional_hole`, are cut. Default: `false`.
    holes: bool as bool {
        kind: Kind::Switch(false),
        about_fr: Some("Découpe ou non les trous facultatifs des pièces, leur `optional_hole`. Par défaut : `false`."),
        argument: argument(
            "holes", "",
            "Cut the holes that pieces have if one wants them: in Quits, marbles lie still in them",
            "Découper les trous facultatifs des pièces\u{a0}: dans Quits, les billes y tiennent en place",
        ),
        field: Some(field(Group::Cutting, "Holes for marbles", "Des trous pour des billes").help(
            "For games whose pieces can have them, as Quits.",
            "Pour les jeux dont les pièces peuvent en avoir, comme Quits.",
        )),
    }
    /// The language of what is printed. Default: `en`.
    lang: Lang as LangName {
        kind: Kind::Lang,
        about_fr: Some("La langue de ce qui est imprimé. Par défaut : `en`."),
        field: Some(field(Group::Ink, "Language of the sheets", "Langue des feuilles")),
    }
    /// Whether to save ink: pale backgrounds, thin lines.
    [skip] low_ink: bool as bool {
        kind: Kind::Switch(false),
        argument: argument(
            "low-ink", "",
            "Save ink: pale backgrounds, thin lines",
            "Économiser l’encre\u{a0}: fonds pâles, traits fins",
        ),
        field: Some(field(Group::Ink, "Use less ink", "Économiser l’encre").help(
            "Pale backgrounds and thin lines.",
            "Des fonds pâles et des traits fins.",
        )),
    }
    /// The parts to print, if not all.
    [skip] only: Parts as Parts {
        kind: Kind::Words(
            &[
            ("board", label("Board", "Plateau")),
            ("pieces", label("Pieces to cut", "Pièces à découper")),
            ("tokens", label("Discs", "Disques")),
            ("leaflet", label("The rules", "La règle")),
            ],
            &[
                ("contents", label("A card for the lid", "Une carte pour le couvercle")),
                ("boxes", label("Boxes for the pieces", "Des boîtes pour les pièces")),
                ("scores", label("Score sheets", "Des feuilles de marque")),
            ],
        ),
        argument: argument(
            "only", "PARTS",
            "Print these only: board, pieces (those that are cut), tokens (discs), leaflet (the rules), contents (what belongs in the box, a card for the lid), boxes (boxes to fold for the pieces), scores (sheets to note who wins)",
            "N’imprimer que cela\u{a0}: board (plateaux), pieces (pièces à découper), tokens (jetons), leaflet (règles), contents (ce que contient la boîte, une carte pour le couvercle), boxes (boîtes à plier pour les pièces), scores (feuilles de marque)",
        ),
        field: Some(field(Group::Parts, "What to print", "Quoi imprimer")),
    }
    /// Pieces to print alone, to replace lost ones.
    [skip] spares: Vec<Spare> as Vec<Spare> {
        kind: Kind::Spares,
        argument: argument(
            "piece", "NAME=NUMBER",
            "Print these pieces only, to replace lost ones; `tablier list GAME --pieces` has their names",
            "N’imprimer que ces pièces, pour remplacer celles qui sont perdues\u{a0}; `tablier list JEU --pieces` donne leurs noms",
        ),
        field: Some(field(Group::Parts, "Lost pieces", "Pièces perdues").help(
            "Only these are printed.",
            "Seules celles-ci sont imprimées.",
        )),
    }
    /// Whether to print the leaflet with the rules.
    [skip] leaflet: bool as bool {
        kind: Kind::Switch(true),
        argument: argument("no-leaflet", "", "Leave out the rules", "Ne pas imprimer les règles"),
    }
    /// Whether the rules are set in large letters, on as many pages as that takes.
    [skip] large_print: bool as bool {
        kind: Kind::Switch(false),
        argument: argument(
            "large-print", "",
            "Set the rules in letters of 16 points at least, on as many pages as that takes",
            "Composer la règle en lettres d’au moins 16 points, sur autant de pages qu’il faut",
        ),
        field: Some(field(Group::Ink, "Rules in large print", "Règle en gros caractères")),
    }
    /// Whether each file carries its recipe.
    [skip] recipe: bool as bool {
        kind: Kind::Switch(true),
        argument: argument(
            "no-recipe", "",
            "Leave the recipe out of the files, by which `tablier print FILE` makes them again",
            "Ne pas joindre aux fichiers la recette avec laquelle `tablier print FICHIER` les refait",
        ),
        field: Some(field(Group::Parts, "The recipe in the files", "La recette dans les fichiers").help(
            "The text of the game and its pictures travel with the sheets, to make them again.",
            "Le texte du jeu et ses images accompagnent les feuilles, pour les refaire.",
        )),
    }
    /// Whether to print the markers and patches by which a photo is read. Default: `true`.
    photo_marks: bool as bool {
        kind: Kind::Switch(true),
        about_fr: Some("Imprime ou non les marqueurs et les couleurs témoins qui servent à lire une photo. Par défaut : `true`."),
        argument: argument(
            "no-photo-marks", "",
            "Omit photo markers; frames and tabs are narrower without them",
            "Omettre les marqueurs pour les photos\u{a0}; cadres et languettes sont alors plus étroits",
        ),
        field: Some(field(Group::Parts, "Markers for the camera", "Marqueurs pour l’appareil photo").help(
            "The small black squares by which a photo of the table is read.",
            "Les petits carrés noirs grâce auxquels une photo de la table se lit.",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_a_form_is_one_of_its_option() {
        for option in PRINT_OPTIONS {
            let words = match option.kind {
                Kind::Paper(words) => words.iter().map(|(word, _)| *word).collect(),
                _ => option.words(),
            };
            for word in words {
                assert_eq!(Overrides::default().set(option, word), Ok(()), "{}", option.name);
            }
        }
        let words = |name| PRINT_OPTIONS.iter().find(|option| option.name == name).unwrap().words();
        assert_eq!((words("cut"), words("backs")), (CutName::WORDS.to_vec(), BacksName::WORDS.to_vec()));
    }

    #[test]
    fn a_wrong_value_is_refused_with_those_that_can_be() {
        for (name, typed, said) in [
            (
                "margin",
                "2mm",
                "`2mm` does not fit here: use between 5 mm and 100 mm, or 0 mm for pages of one piece each",
            ),
            (
                "only",
                "board, x",
                "`x` does not fit here: use one of `board`, `pieces`, `tokens`, `leaflet`, `contents`, `boxes`, `scores`",
            ),
            ("landscape", "1", "`1` does not fit here: use one of `true`, `false`"),
        ] {
            let option = PRINT_OPTIONS.iter().find(|option| option.name == name).unwrap();
            let refused = Overrides::default().set(option, typed).unwrap_err();
            let hint = refused.hint.as_ref().unwrap();
            assert_eq!(format!("{}: {hint}", refused.message).replace(" x`", "x`"), said);
        }
    }
}
