//! Corners given by the user.

use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, number_or_none_en};

findings! {
    /// Findings about given corners.
    CornerFinding {
        ("photo/corners" Readable; "The corners given by the user are not those of the boards of the game."
            / "Les coins donnés ne sont pas ceux des plateaux du jeu.") {
            NoBoardForCorners
                en "this game has no board whose corners could be given"
                fr "ce jeu n’a pas de plateau dont on puisse indiquer les coins";
            CornersOfBoards { given: usize = 3, boards: usize = 2 }
                en {
                    let given = counted_en(*given, "board");
                    format!("the corners of {given} are given, but the game has {}", number_or_none_en(*boards))
                }
                fr {
                    let noun = if *given < 2 { "plateau" } else { "plateaux" };
                    let boards = if *boards == 0 { "n’en a aucun".to_owned() } else { format!("en a {boards}") };
                    format!("les coins de {given} {noun} sont indiqués, et le jeu {boards}")
                };
            CornerOutside { corner: String = "-5,700", width: usize = 640, height: usize = 480 }
                en "the corner {corner} is outside the picture, which has {width} × {height} pixels"
                fr "le coin {corner} est en dehors de la photo, qui fait {width} × {height} pixels";
            NoCornersOfABoard
                en "these four points are not the corners of a board, given clockwise"
                fr "ces quatre points ne sont pas les coins d’un plateau, donnés dans le sens des aiguilles d’une montre";
        }
    }
}

messages! {
    /// What to do about them.
    CornerHint {
        GiveCornersInPixels
            en "give each corner as x,y in pixels from the top left of the picture"
            fr "donnez chaque coin sous la forme x,y, en pixels depuis le coin supérieur gauche de la photo";
        BeginAtTopLeft
            en "begin with the corner that is at the top left as the board is printed, and go on clockwise"
            fr "commencez par le coin qui est en haut à gauche du plateau imprimé, et continuez dans le sens des \
                aiguilles d’une montre";
    }
}
