//! `[[board]]`: grids, camps, zones.

use super::{code, length_fr};
use crate::game::Mm;
use crate::spec::typed::GridKind;
use crate::text::message::{Argument, ToArgument, findings, messages};
use crate::text::sentence::{counted_en, counted_fr, enumerated};

impl ToArgument for GridKind {
    fn to_argument(&self) -> Argument {
        let word = match self {
            GridKind::Square => "square",
            GridKind::Hex => "hex",
            GridKind::Points => "points",
            GridKind::None => "none",
        };
        Argument::Name(word.to_owned())
    }
}

findings! {
    /// Findings about boards.
    BoardFinding {
        (code::UNKNOWN_KEY) {
            KeyOfOtherGrid { grid: GridKind = GridKind::Hex, key: String = "step" }
                en {
                    let cells = match grid {
                        GridKind::Square => "of squares",
                        GridKind::Hex => "of hexagons",
                        GridKind::Points => "of points",
                        GridKind::None => "without cells",
                    };
                    format!("a board {cells} has no `{key}`")
                }
                fr {
                    let cells = match grid {
                        GridKind::Square => "de cases carrées",
                        GridKind::Hex => "d’hexagones",
                        GridKind::Points => "de points",
                        GridKind::None => "sans cases",
                    };
                    format!("un plateau {cells} n’a pas de `{key}`")
                };
        }
        (code::VALUE) {
            NoLetter { typed: String = "AB" }
                en "`{typed}` is not a letter"
                fr "`{typed}` n’est pas une lettre";
            NoCell { typed: String = "zz" }
                en "`{typed}` is not a cell"
                fr "`{typed}` n’est pas une case";
            NoPoint { typed: String = "zz" }
                en "`{typed}` is not a point"
                fr "`{typed}` n’est pas un point";
            NoLines
                en "a board without lines has no points"
                fr "un plateau sans lignes n’a pas de points";
            ShortLine
                en "a line joins at least two points"
                fr "une ligne relie au moins deux points";
            LineToItself { typed: String = "a1" }
                en "this line joins `{typed}` to itself"
                fr "cette ligne relie `{typed}` à lui-même";
        }
        (code::MISSING_KEY) {
            IdleZone
                en "this zone shows nothing"
                fr "cette zone ne montre rien";
        }
        (code::SIZE) {
            TooLarge { width: Mm = Mm::new(5200), height: Mm = Mm::from_um(312_500) }
                en "a board of {width} × {height} is too large"
                fr ("un plateau de {} × {} est trop grand", length_fr(*width), length_fr(*height));
        }
        (code::UNKNOWN) {
            NotOnBoard { typed: String = "z9" }
                en "`{typed}` is not on the board"
                fr "`{typed}` n’est pas sur le plateau";
            NoPointThere { typed: String = "b2" }
                en "there is no point at `{typed}`"
                fr "il n’y a pas de point en `{typed}`";
            CellIsMissing { typed: String = "a1" }
                en "there is no cell at `{typed}`"
                fr "il n’y a pas de case en `{typed}`";
        }
        (code::TWICE) {
            CampTwice { letter: String = "A" }
                en "there is a camp {letter} already"
                fr "il y a déjà un camp {letter}";
            ZoneTwice { name: String = "home" }
                en "there is a zone called `{name}` on this board already"
                fr "ce plateau a déjà une zone appelée `{name}`";
            HiddenZone { zone: String = "home" }
                en "later zones cover all cells of the zone `{zone}`"
                fr "des zones écrites plus bas couvrent toutes les cases de la zone `{zone}`";
            NoHexagon { columns: usize = 8, rows: usize = 9 }
                en ("{} and {} make no hexagon", counted_en(*columns, "column"), counted_en(*rows, "row"))
                fr ("{} et {} ne font pas un hexagone", counted_fr(*columns, "colonne"), counted_fr(*rows, "ligne"));
            NoSymmetry
                en "the board itself does not have this symmetry"
                fr "le plateau lui-même n’a pas cette symétrie";
            NothingLeft
                en "no cell of the board is left"
                fr "il ne reste aucune case du plateau";
            NoSide { side: String = "top-left" }
                en "this board has no side `{side}`"
                fr "ce plateau n’a pas de côté `{side}`";
        }
        (code::CONFLICT) {
            PictureAndArt
                en "a board has `picture` or `art`, not both"
                fr "un plateau a `picture` ou `art`, pas les deux";
            FitOfNothing
                en "`fit` has no effect without `picture` or `art`"
                fr "`fit` est sans effet sans `picture` ni `art`";
            SurfaceOfPoints { key: String = "split" }
                en "a point has no surface, and so no `{key}`"
                fr "un point n’a pas de surface, donc pas de `{key}`";
        }
    }
}

messages! {
    /// What to do about them.
    BoardHint {
        CellSizeIs { key: String = "across" }
            en "the size of its cells is `{key}`"
            fr "la taille de ses cases est `{key}`";
        SizeOfPlain
            en "its size is `width` and `height`"
            fr "sa taille est donnée par `width` et `height`";
        OnlyPlain
            en "only a board without cells has it, `grid = \"none\"`"
            fr "seul un plateau sans cases en a un, `grid = \"none\"`";
        AddPicture
            en "add one of them, or leave `fit` out"
            fr "ajoutez l’un des deux, ou retirez `fit`";
        OnlyHexagons
            en "only `grid = \"hex\"` has it"
            fr "seul un plateau avec `grid = \"hex\"` en a un";
        OnlyPoints
            en "only `grid = \"points\"` has them"
            fr "seul un plateau avec `grid = \"points\"` en a";
        OneLetterEach
            en "write one letter for each: [\"A\", \"B\"]"
            fr "écrivez une lettre pour chacun : [\"A\", \"B\"]";
        WriteCells
            en "write `a1`, `a1:c3`, `row 1` or `column a`"
            fr "écrivez `a1`, `a1:c3`, `row 1` ou `column a`";
        WritePoint
            en "write column and row: `a1`"
            fr "écrivez la colonne et la ligne : `a1`";
        NameLines
            en "name some, or leave `lines` out for all of the lattice"
            fr "nommez-en, ou retirez `lines` pour avoir tout le quadrillage";
        NamePoints
            en "name the points that it runs through: \"a1 a4 a7\""
            fr "nommez les points par lesquels elle passe : \"a1 a4 a7\"";
        AddFaceOrTitle
            en "add a `face` or a `title`; `face = {{}}` leaves its cells blank"
            fr "ajoutez une `face` ou un `title` ; `face = {{}}` laisse ses cases vides";
        LongestSide { most: Mm = Mm::new(4000) }
            en "no side can be longer than {most}"
            fr ("aucun côté ne peut dépasser {}", length_fr(*most));
        GridIs { columns: usize = 8, rows: usize = 6 }
            en ("it has {} and {}", counted_en(*columns, "column"), counted_en(*rows, "row"))
            fr ("il a {} et {}", counted_fr(*columns, "colonne"), counted_fr(*rows, "ligne"));
        PointsAreOnLines
            en "points are where the `lines` of the board name them"
            fr "les points sont ceux que nomment les `lines` du plateau";
        LaterZonesWin
            en "a cell has the face of the last zone that names it: put this zone below the others"
            fr "une case a la face de la dernière zone qui la nomme : mettez cette zone plus bas";
        NameCellsThatAre
            en "name cells that the outline and `missing` leave"
            fr "nommez des cases que le contour et `missing` laissent en place";
        OddAndEqual
            en "make `columns` and `rows` equal and odd: 9 and 9 have sides of 5"
            fr "prenez pour `columns` et `rows` le même nombre impair : 9 et 9 donnent des côtés de 5";
        OtherSymmetry
            en "choose another, or name all cells"
            fr "choisissez-en une autre, ou nommez toutes les cases";
        LeaveSome
            en "leave some cells out of `missing`"
            fr "retirez des cases de `missing`";
        SidesAre { sides: Vec<String> = vec!["top".to_owned(), "left".to_owned()] }
            en ("its sides are {}", enumerated(sides.iter().map(|side| format!("`{side}`")), "and"))
            fr ("ses côtés sont {}", enumerated(sides.iter().map(|side| format!("`{side}`")), "et"));
        Symbol
            en "show a `symbol` there"
            fr "mettez-y un `symbol`";
        SymbolOrCell
            en "show a `symbol` there, or give all points of the board a `cell`"
            fr "mettez-y un `symbol`, ou donnez un `cell` à tous les points du plateau";
    }
}
