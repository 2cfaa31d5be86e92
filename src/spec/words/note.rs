//! What can be printed but is probably not meant.

use super::length_fr;
use crate::game::Mm;
use crate::text::message::{findings, messages};

findings! {
    /// Notes on places of a spec.
    SpecNote {
        ("spec/illegible"; "A text or a sign is too small or too pale to be read."
            / "Un texte ou un signe est trop petit ou trop pâle pour être lu.") {
            /// `height` is that of the smallest letters.
            SmallTexts { texts: usize = 22, height: Mm = Mm::from_um(900) }
                en {
                    match *texts {
                        0 | 1 => format!("letters {height} high are hard to read"),
                        texts => format!("{texts} texts are hard to read: their smallest letters are {height} high"),
                    }
                }
                fr {
                    let height = length_fr(*height);
                    match *texts {
                        0 | 1 => format!("des lettres hautes de {height} se lisent mal"),
                        texts => format!("{texts} textes se lisent mal : leurs plus petites lettres sont hautes de {height}"),
                    }
                };
            Pale
                en "this colour hardly differs from the one behind it"
                fr "cette couleur se distingue à peine de celle du fond";
        }
        ("spec/overhang"; "A mark reaches over the edge of its face, where it is cut off."
            / "Une marque dépasse le bord de sa face, où elle est coupée.") {
            OverTheEdge { by: Mm = Mm::new(17) }
                en "this mark reaches {by} over the edge, where it is cut off"
                fr ("cette marque dépasse du bord de {}, et sera coupée", length_fr(*by));
        }
        ("spec/near-cut"; "A mark ends so near the cut that a cut which strays a little touches it."
            / "Une marque finit si près de la coupe qu’une coupe un peu déviée la touche.") {
            NearTheCut { off: Mm = Mm::from_um(700) }
                en "this mark ends {off} from the cut, and a cut may stray by as much: keep 1.5 mm clear"
                fr (
                    "cette marque finit à {} de la coupe, qui peut dévier d’autant : laissez 1,5 mm",
                    length_fr(*off)
                );
        }
        ("spec/left-out"; "The marks for a camera do not fit on a board this small, and are left out."
            / "Les marques pour l’appareil photo ne tiennent pas sur un plateau si petit, et sont omises.") {
            NoPatches
                en "at this size there is no room for the patches of colour: photos show colours less surely"
                fr "à cette taille, les couleurs témoins n’ont pas de place : les couleurs d’une photo sont moins sûres";
            NoMarkers
                en "at this size there is no room for the markers: a photo needs the corners of the board from you"
                fr "à cette taille, les marqueurs n’ont pas de place : une photo a besoin que vous montriez les coins du plateau";
            NoMarkersOnStrips
                en "at this size the strips have no room for their markers, by which a photo is read"
                fr "à cette taille, les bandes n’ont pas de place pour leurs marqueurs, qui servent à lire une photo";
        }
        ("art/coarse"; "A picture has so few pixels that they show in print."
            / "Une image a si peu de pixels qu’ils se voient à l’impression.") {
            Coarse { dpi: u64 = 72 }
                en "this picture has only {dpi} dpi at this size, and looks coarse below 150"
                fr "cette image n’a que {dpi} ppp à cette taille ; à moins de 150, elle paraît grossière";
        }
        ("art/font"; "The words of a drawing are in a font that is not bundled."
            / "Les mots d’un dessin sont dans une police qui n’est pas fournie.") {
            OtherFont { missing: String = "Arial".to_owned(), used: String = "Libre Franklin".to_owned() }
                en "the text of the drawing is in `{missing}`, which is not bundled: it is set in {used}"
                fr "le texte du dessin est en `{missing}`, qui n’est pas fourni : il est composé en {used}";
        }
        ("spec/no-effect"; "Something in the spec changes nothing that is printed."
            / "Quelque chose dans le fichier ne change rien à ce qui est imprimé.") {
            NobodySaysIt
                en "no value of this piece says `{{…}}`, so all its pieces are alike"
                fr "aucune valeur de cette pièce ne dit `{{…}}` : tous ses exemplaires sont pareils";
            HidesOthers
                en "this covers the whole face, and hides the marks below it"
                fr "cette marque couvre toute la face, et cache celles du dessous";
            IdleSymmetry
                en "this symmetry adds no cell: these are symmetric already"
                fr "cette symétrie n’ajoute aucune case : celles-ci sont déjà symétriques";
            EmptySeries
                en "this series has no words"
                fr "cette série n’a aucun mot";
        }
    }
}

messages! {
    /// What to do about them.
    SpecNoteHint {
        LargerOrFewer
            en "make `size` or the piece larger, or write less"
            fr "agrandissez `size` ou la pièce, ou écrivez moins";
        DarkerOrLighter
            en "choose a darker or a lighter colour, or leave `color` out"
            fr "choisissez une couleur plus foncée ou plus claire, ou retirez `color`";
        SmallerOrElsewhere
            en "make `size` smaller, or move it by `at`"
            fr "réduisez `size`, ou déplacez-la avec `at`";
        MorePixelsOrSmaller
            en "take a picture with more pixels (300 dpi are sharp), or make `size` smaller"
            fr "prenez une image de plus de pixels (300 ppp suffisent), ou réduisez `size`";
        TextToPaths
            en "to keep its font, convert text to paths, with Inkscape: \
                `inkscape --export-text-to-path --export-plain-svg=OUT.svg IN.svg`"
            fr "pour garder sa police, convertissez le texte en tracés, avec Inkscape : \
                `inkscape --export-text-to-path --export-plain-svg=SORTIE.svg ENTRÉE.svg`";
        SayItOrCount
            en "write `{{}}` where the pieces differ, or use `count`"
            fr "écrivez `{{}}` là où les pièces diffèrent, ou employez `count`";
        FirstIsLowest
            en "write it first in `marks`: the first is the lowest, and the mark of the face itself lies above them all"
            fr "mettez-la en premier dans `marks` : la première est la plus basse, et la marque de la face elle-même est au-dessus \
                de toutes";
        SymmetryOrFewerCells
            en "leave `symmetry` out, or name fewer cells"
            fr "retirez `symmetry`, ou nommez moins de cases";
        WordsOrNoSeries
            en "write its words, or leave `series` out"
            fr "écrivez ses mots, ou retirez `series`";
    }
}
