//! How a board lies in the picture.

use super::{BoardLabel, BoardSide, en, fr};
use crate::text::message::{findings, messages};
use crate::text::sentence::enumerated;

findings! {
    /// Findings about the view of a board.
    ViewFinding {
        ("photo/cut-off" Readable; "A side of the board is outside the picture."
            / "Un côté du plateau est hors de l’image.") {
            CutOffSides {
                board: BoardLabel = BoardLabel::Camp('B'),
                sides: Vec<BoardSide> = vec![BoardSide::Row(17), BoardSide::Column("q".to_owned())],
            }
                en {
                    let at = if sides.len() == 1 { "at the side of" } else { "at the sides of" };
                    en::cut_off(board, &format!("{at} {}", enumerated(sides.iter().map(en::side), "and")))
                }
                fr { fr::cut_off(board, &format!("du côté {}", enumerated(sides.iter().map(fr::side), "et"))) };
            CutOffCorners {
                board: BoardLabel = BoardLabel::Camp('B'),
                corners: Vec<String> = vec!["a17".to_owned(), "q1".to_owned()],
            }
                en {
                    let at = if corners.len() == 1 { "at the corner" } else { "at the corners" };
                    en::cut_off(board, &format!("{at} {}", enumerated(corners, "and")))
                }
                fr {
                    let at = if corners.len() < 2 { "au coin" } else { "aux coins" };
                    fr::cut_off(board, &format!("{at} {}", enumerated(corners, "et")))
                };
        }
        ("photo/too-tilted" Readable; "The camera angle is too flat."
            / "L’angle de prise de vue est trop rasant.") {
            TooTilted { board: BoardLabel = BoardLabel::Camp('B'), degrees: u32 = 75 }
                en ("{} is seen from the side at {degrees} degrees, where pieces hide what is behind them",
                    en::the(board))
                fr ("{} est vu trop de biais, à {degrees} degrés : les pièces cachent ce qu’il y a derrière elles",
                    fr::the(board));
        }
        ("photo/too-far" Readable; "The squares are too small in the picture."
            / "Les cases sont trop petites dans l’image.") {
            SquaresTooSmall { board: BoardLabel = BoardLabel::Camp('B'), pixels: usize = 9, needed: usize = 12 }
                en { en::too_small(board, "squares", *pixels, *needed) }
                fr { fr::too_small(board, "ses cases les plus éloignées", *pixels, *needed) };
            MarkersTooSmall { board: BoardLabel = BoardLabel::Camp('B'), pixels: usize = 13, needed: usize = 16 }
                en { en::too_small(board, "markers", *pixels, *needed) }
                fr { fr::too_small(board, "ses marqueurs les plus éloignés", *pixels, *needed) };
        }
    }
}

messages! {
    /// What to do about them.
    ViewHint {
        StepBack
            en "step back so that all four corners show"
            fr "reculez pour que les quatre coins se voient";
        TiltLess { degrees: u32 = 60 }
            en "tilt less: hold the camera further over the middle of the table ({degrees} degrees at most)"
            fr "inclinez moins : tenez l’appareil davantage au-dessus du milieu de la table ({degrees} degrés \
                au plus)";
        GoNearer
            en "go nearer, or send the photo as the camera took it: messaging apps make pictures smaller"
            fr "approchez-vous, ou envoyez la photo telle que l’appareil l’a prise : les messageries réduisent les \
                images";
    }
}
