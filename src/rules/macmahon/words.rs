//! What findings say, with the sentences in each language.

use crate::game::Lang;
use crate::rules::Phrase;
use crate::rules::read::code;
use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, counted_fr, enumerated};
use crate::text::shared_code;

#[cfg(test)]
fn two_squares() -> Vec<String> {
    vec!["b2".to_owned(), "d4".to_owned()]
}

messages! {
    /// The rules of the game that findings rest on.
    MacMahonRule {
        Box
            en "Each tile is in the box as often as the game says, and each lies on one square."
            fr "Chaque tuile figure dans la boîte autant de fois que le jeu le dit, et n’occupe qu’une case.";
        Sides
            en "Two tiles that touch show the same colour along the side that they share."
            fr "Deux tuiles qui se touchent montrent la même couleur le long de leur côté commun.";
        Border
            en "All sides that lie at the outside of the rectangle are of one colour."
            fr "Tous les côtés posés au bord du rectangle sont d’une seule couleur.";
    }
}

findings! {
    /// What box and board do not allow.
    SideFinding {
        ("macmahon/too-many" WellFormed, MacMahonRule::Box;
            "A tile lies on more squares than the box has copies of it."
                / "Une tuile se trouve sur plus de cases que la boîte n’en a d’exemplaires.") {
            TooMany { tile: String = "rrbo", squares: Vec<String> = two_squares(), count: usize = 1 }
                en {
                    let has = if *count == 1 { "only one of it".to_owned() } else { format!("only {count} of it") };
                    format!("the tile `{tile}` lies on {}, but the box has {has}", enumerated(squares, "and"))
                }
                fr ("la tuile `{tile}` se trouve en {}, or la boîte n’en a que {}",
                    enumerated(squares, "et"), counted_fr(*count, "exemplaire"));
        }
        ("macmahon/mismatch" WellFormed, MacMahonRule::Sides;
            "Two tiles that touch show different colours along the side that they share."
                / "Deux tuiles qui se touchent montrent des couleurs différentes le long de leur côté commun.") {
            Mismatch {
                square: String = "c2", colour: char = 'r', neighbour: String = "c3", other: char = 'b',
            }
                en "{square} shows `{colour}` to {neighbour}, which shows `{other}`"
                fr "{square} montre `{colour}` du côté de {neighbour}, qui montre `{other}`";
        }
        ("macmahon/border" WellFormed, MacMahonRule::Border;
            "The outer sides show more than one colour." / "Le bord montre plus d’une couleur.") {
            TwoBorders {
                colour: char = 'r', squares: Vec<String> = two_squares(),
                other: char = 'b', others: Vec<String> = two_squares(),
            }
                en ("the outer sides show `{colour}` on {}, but `{other}` on {}",
                    enumerated(squares, "and"), enumerated(others, "and"))
                fr ("le bord montre `{colour}` en {}, mais `{other}` en {}",
                    enumerated(squares, "et"), enumerated(others, "et"));
        }
    }
}

findings! {
    /// Findings about turns of a text.
    TurnFinding {
        (code::TURN) {
            NoTurn { typed: String = "zz" }
                en "`{typed}` is not a turn"
                fr "`{typed}` n’est pas un coup";
        }
        (code::PIECE) {
            NoTile { typed: String = "rrb" }
                en "`{typed}` is not a tile of the game"
                fr "`{typed}` n’est pas une tuile du jeu";
        }
        (code::SQUARE) {
            NoSquare { typed: String = "z9" }
                en "`{typed}` is not a square of the board"
                fr "`{typed}` n’est pas une case du plateau";
        }
    }
}

messages! {
    /// What to do about them.
    TurnHint {
        TurnsAreLike { turn: Phrase = "rrbo@c2" }
            en "a turn is a tile and its square: `{turn}`"
            fr ("un coup est une tuile et sa case : `{}`", turn.written(Lang::Fr));
    }
}

messages! {
    /// Why a turn is illegal.
    LayRefusal {
        Occupied { square: String = "c2" }
            en "there is a tile on {square}"
            fr "il y a déjà une tuile en {square}";
        NoTileLeft { tile: String = "rrbo" }
            en "no tile `{tile}` is left beside the board"
            fr "il ne reste plus de tuile `{tile}` à poser";
        Mismatch { square: String = "c2", colour: char = 'r', neighbour: String = "c3", other: char = 'b' }
            en "it would show `{colour}` from {square} to {neighbour}, which shows `{other}`"
            fr "elle montrerait `{colour}` en {square}, du côté de {neighbour}, qui montre `{other}`";
        OffTheBorder { square: String = "a1", colour: char = 'r' }
            en "{square} has an outer side, and the outer sides show `{colour}`"
            fr "{square} est au bord, et le bord montre `{colour}`";
        TwoBorders { square: String = "a1" }
            en "{square} is a corner, and the outer sides must be of one colour"
            fr "{square} est un coin, et le bord doit être d’une seule couleur";
    }
}

messages! {
    /// What the empty form says.
    FormNote {
        PutTiles { tile: String = "rrbo" }
            en "Write a tile on its square as the colours of its sides, clockwise from the top: `{tile}`."
            fr "Une tuile s’écrit, à sa place, par les couleurs de ses côtés, dans le sens des aiguilles d’une montre \
                  depuis le haut : `{tile}`.";
        LeaveEmpty
            en "An empty square is `....` or `.`, and `?` means not known."
            fr "Une case vide s’écrit `....` ou `.` ; `?` veut dire « inconnu ».";
        OrListThem { turn: Phrase = "rrbo@c2" }
            en "Or leave the rows out and list the tiles, each with its square: {turn}"
            fr ("Ou effacez les lignes et donnez la liste des tuiles, chacune avec sa case : {}", turn.written(Lang::Fr));
        Tiles { tiles: Vec<(String, usize)> = vec![("rrrr".to_owned(), 1), ("rrbo".to_owned(), 2)] }
            en ("The tiles, which may be turned:\n{}", listed(tiles))
            fr ("Les tuiles, que l’on peut tourner :\n{}", listed(tiles));
    }
}

/// Number of tiles on a line of the form.
const ON_A_LINE: usize = 12;

/// The tiles, with the number of those that the box has several of.
fn listed(tiles: &[(String, usize)]) -> String {
    let named = |(word, count): &(String, usize)| match count {
        1 => word.clone(),
        _ => format!("{word} ×{count}"),
    };
    let line = |tiles: &[(String, usize)]| tiles.iter().map(named).collect::<Vec<_>>().join(" ");
    tiles.chunks(ON_A_LINE).map(line).collect::<Vec<_>>().join("\n")
}

findings! {
    /// Why the rules cannot be applied to a game.
    MacMahonUnfit {
        (shared_code::UNFIT) {
            NoBoard { most: usize = 64 }
                en ("there is no whole board of up to {}", counted_en(*most, "square"))
                fr ("il n’y a pas de plateau complet d’au plus {}", counted_fr(*most, "case"));
            NoTiles
                en "no piece has a letter"
                fr "aucune pièce n’a de lettre";
            NoSides { piece: String = "tile" }
                en "{piece} does not name the colours of its four sides, or is not square"
                fr "le nom de {piece} ne donne pas les couleurs de ses quatre côtés, ou la pièce n’est pas carrée";
            SameTile { one: String = "rrbo", other: String = "orrb" }
                en "{one} and {other} are the same tile, turned"
                fr "{one} et {other} sont la même tuile, tournée";
            TooManyTiles { most: usize = 128 }
                en "the tiles have more than {most} rotations in all"
                fr "les tuiles ont en tout plus de {most} orientations";
        }
    }
}

messages! {
    /// What to do about it.
    MacMahonUnfitHint {
        AddABoard { most: usize = 64 }
            en ("put a board first with `grid = \"square\"`, up to {} and nothing `missing`", counted_en(*most, "square"))
            fr ("mettez en premier un plateau avec `grid = \"square\"`, au plus {} et rien dans `missing`",
                counted_fr(*most, "case"));
        NameItByItsSides
            en "name each tile by its sides, clockwise from the top, and give it a letter: `name = \"rrbo\"`"
            fr "nommez chaque tuile par ses côtés, dans le sens des aiguilles d’une montre depuis le haut, et donnez-lui une \
                  lettre : `name = \"rrbo\"`";
        UseCount
            en "keep one of them, with `count`"
            fr "gardez l’une des deux, avec `count`";
        UseFewer
            en "use fewer tiles"
            fr "prenez moins de tuiles";
    }
}
