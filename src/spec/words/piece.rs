//! `[[piece]]`: shapes, series, pieces that fit a board.

use super::{code, length_fr};
use crate::game::Mm;
use crate::spec::limits;
use crate::spec::typed::ShapeKind;
use crate::text::message::{Argument, ToArgument, findings, messages};
use crate::text::quoted;
use crate::text::sentence::counted_fr;

impl ToArgument for ShapeKind {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.noun().to_owned())
    }
}

/// « un cercle »
fn noun_fr(shape: ShapeKind) -> &'static str {
    match shape {
        ShapeKind::Circle => "un cercle",
        ShapeKind::Square => "un carré",
        ShapeKind::Rectangle => "un rectangle",
        ShapeKind::Strip => "une bande",
        ShapeKind::Hexagon => "un hexagone",
        ShapeKind::Triangle => "un triangle",
        ShapeKind::Outline => "un contour",
    }
}

findings! {
    /// Findings about pieces.
    PieceFinding {
        (code::UNKNOWN_KEY) {
            KeyOfOtherShape { shape: ShapeKind = ShapeKind::Circle, key: String = "side" }
                en ("{} has no `{key}`", shape.noun())
                fr ("{} n’a pas de `{key}`", noun_fr(*shape));
            CornerOfWall
                en "a wall that fits a board has no `corner`"
                fr "une bordure qui épouse un plateau n’a pas de `corner`";
        }
        (code::VALUE) {
            NoSeriesWord { typed: String = "…" }
                en "`{typed}` cannot be a word of a series"
                fr "`{typed}` ne peut pas être un mot d’une série";
        }
        (code::OUTLINE) {
            NoOutline { path: String = "meeple.svg" }
                en "`{path}` has no outline to cut along"
                fr "`{path}` n’a pas de contour à découper";
            SeveralOutlines { path: String = "meeple.svg" }
                en "`{path}` has shapes beside each other, and no outline around them all"
                fr "`{path}` a des formes côte à côte, et pas de contour qui les entoure toutes";
            OutlineTooFine { path: String = "meeple.svg" }
                en ("the outline of `{path}` has more than {} lines and curves", limits::OUTLINE_LINES)
                fr ("le contour de `{path}` a plus de {} lignes et courbes", limits::OUTLINE_LINES);
        }
        (code::SIZE) {
            CornersTooLarge { corner: Mm = Mm::from_um(12_500) }
                en "corners of {corner} do not fit on a piece this small"
                fr ("des coins de {} ne tiennent pas sur une pièce si petite", length_fr(*corner));
            HoleTooLarge { hole: Mm = Mm::from_um(22_000) }
                en "a hole of {hole} leaves no rim on a piece this small"
                fr ("un trou de {} ne laisse pas de bord à une pièce si petite", length_fr(*hole));
            TooSmall { size: Mm = Mm::from_um(1_500) }
                en "a piece of {size} is too small to be cut"
                fr ("une pièce de {} est trop petite pour être découpée", length_fr(*size));
        }
        (code::UNKNOWN) {
            NoBoard { name: String = "tary" }
                en "there is no board called `{name}`"
                fr "il n’y a pas de plateau appelé `{name}`";
            NoPiece { name: String = "red-e" }
                en "there is no piece called `{name}`"
                fr "il n’y a pas de pièce appelée `{name}`";
            NoCopy { name: String = "plank-red", copy: usize = 5 }
                en "there is no `{name}` with the number {copy}"
                fr "il n’y a pas de `{name}` numéro {copy}";
        }
        (code::TWICE) {
            SeriesWordTwice { typed: String = "A" }
                en "`{typed}` is in the series already"
                fr "`{typed}` est déjà dans la série";
            LetterTwice { piece: String = "disc", letter: char = 'D' }
                en "the piece `{piece}` has the letter `{letter}` already"
                fr "la pièce `{piece}` a déjà la lettre `{letter}`";
        }
        (code::CONFLICT) {
            ReversibleWithBack
                en "a reversible piece shows its front on both sides, but this one has a `back`"
                fr "une pièce réversible montre son recto des deux côtés, et celle-ci a un `back`";
            TwoHoles
                en "a piece that always has a `hole` has no `optional_hole`"
                fr "une pièce qui a toujours un trou (`hole`) n’a pas d’`optional_hole`";
            GoesWithFits { key: String = "clearance" }
                en "`{key}` goes with `fits`"
                fr "`{key}` va avec `fits`";
            SizeOfWall
                en "a wall that fits a board takes its size from there"
                fr "une bordure qui épouse un plateau en tire sa taille";
            WallHidesMarkers
                en "this wall would hide the markers of the board"
                fr "cette bordure cacherait les marqueurs du plateau";
            WallsOfCamps { copies: usize = 3, camps: usize = 2 }
                en "{copies} of this wall for {camps} camps, each with markers of its own"
                fr {
                    let copies = counted_fr(*copies, "exemplaire");
                    format!("{copies} de cette bordure pour {camps} camps, dont chacun a ses marqueurs")
                };
        }
        (code::LIMIT) {
            TooManyKinds
                en ("more than {} different pieces", limits::KINDS)
                fr ("plus de {} pièces différentes", limits::KINDS);
            TooManyPieces
                en ("more than {} pieces", limits::COUNT.1)
                fr ("plus de {} pièces", limits::COUNT.1);
        }
    }
}

messages! {
    /// What to do about them.
    PieceHint {
        Copies { count: usize = 4 }
            en ("{}", if *count == 1 { "there is one only".to_owned() } else { format!("use a number from 1 to {count}") })
            fr ("{}", if *count == 1 { "il n’y en a qu’une".to_owned() } else { format!("choisissez un numéro de 1 à {count}") });
        SizeIs { keys: Vec<String> = vec!["width".to_owned(), "height".to_owned()] }
            en ("its size is {}", quoted(keys))
            fr ("sa taille est {}", quoted(keys));
        MarkersOfItsOwn
            en "strips have markers of their own; a wall shows those of its board"
            fr "seules les bandes ont des marqueurs à elles ; une bordure montre ceux de son plateau";
        NoCornerOnWalls
            en "leave it out, walls meet at their corners"
            fr "retirez cette clé : les bordures se touchent aux coins";
        LettersOrFigures
            en "use letters or figures"
            fr "employez des lettres ou des chiffres";
        HalfOfShorterSide { most: Mm = Mm::from_um(9_750) }
            en "use {most} or less, half of its shorter side"
            fr ("pas plus de {}, la moitié de son petit côté", length_fr(*most));
        LargestHole { most: Mm = Mm::from_um(21_000) }
            en "use {most} or less, for a rim of 2 mm"
            fr ("pas plus de {}, pour un bord de 2 mm", length_fr(*most));
        SmallerHole
            en "make it smaller, or the piece larger"
            fr "réduisez-le, ou agrandissez la pièce";
        OneClosedPath
            en "draw it as one closed, filled path, without gradients and pictures"
            fr "dessinez-le d’un seul tracé fermé et rempli, sans dégradés ni images";
        UniteShapes
            en "unite its shapes (in Inkscape: Path, Union), or draw a filled one below them all"
            fr "unissez ses formes (dans Inkscape : Chemin, Union), ou dessinez-en une, remplie, sous toutes les autres";
        SimplifyOutline
            en "simplify it (in Inkscape: Path, Simplify)"
            fr "simplifiez-le (dans Inkscape : Chemin, Simplifier)";
        LessClearanceOrLargerBoard
            en "make the clearance smaller or the board larger"
            fr "réduisez l’écart avec la case, ou agrandissez le plateau";
        WiderFrameOrLessClearance
            en "make the frame of the board wider or the clearance smaller"
            fr "élargissez le cadre du plateau, ou réduisez l’écart";
        OneLetterEach
            en "give each piece a letter of its own, or none"
            fr "donnez à chaque pièce une lettre différente, ou aucune";
        CountForMore
            en "leave it out: `count` prints several of each word"
            fr "retirez-le : `count` imprime plusieurs pièces de chaque mot";
        AddFits
            en "add `fits = \"board\"`, or leave it out"
            fr "ajoutez `fits = \"board\"`, ou retirez cette clé";
        TwoWalls { one: String = "top", other: String = "bottom" }
            en "make two pieces of it: `wall = \"{one}\"` and `wall = \"{other}\"` show them"
            fr "faites-en deux pièces : `wall = \"{one}\"` et `wall = \"{other}\"` les montrent";
        OneForEachCamp { camps: usize = 2 }
            en "print one for each camp: `count = {camps}`"
            fr "imprimez-en une pour chaque camp : `count = {camps}`";
        SeveralRuns
            en "print them in several runs"
            fr "imprimez-les en plusieurs fois";
    }
}
