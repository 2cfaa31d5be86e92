//! What the parsers of all notations say.

pub(crate) mod code;
pub(in crate::rules) mod en;
pub(in crate::rules) mod fr;
mod hint;
#[cfg(test)]
pub(in crate::rules) mod tests;

pub(crate) use hint::{ReadHint, ReadNote};

use super::{BoardName, GapSign, Key, PieceNoun, TextKind};
use crate::text::message::findings;
use crate::text::sentence::{counted_en, counted_fr};

findings! {
    /// Findings of the parsers of all notations.
    ReadFinding {
        (code::TOO_LONG) {
            TooLong { bytes: usize = 2_000_000 }
                en ("this text has {}: no position or record is that long", counted_en(*bytes, "byte"))
                fr {
                    let bytes = counted_fr(*bytes, "octet");
                    format!("ce texte fait {bytes} : aucune position, aucun relevé de partie n’est aussi long")
                };
        }
        (code::UNKNOWN_KEY) {
            UnknownKey { typed: String = "zz" }
                en "`{typed}` is not a known key"
                fr "`{typed}` n’est pas une clé connue";
        }
        (code::PROSE) {
            Prose { word: String = "zz" }
                en "this line looks like a remark, but `{word}` may belong to the position"
                fr "cette ligne ressemble à une remarque, mais `{word}` peut faire partie de la position";
            Foreign { word: String = "zz" }
                en ("{} has no place in a position", ticked(word))
                fr ("{} n’a pas sa place dans une position", ticked(word));
        }
        (code::NO_VALUE) {
            NoValue { typed: String = "zz" }
                en "nothing stands after `{typed}`"
                fr "il n’y a rien après `{typed}`";
        }
        (code::KEY_TWICE) {
            KeyTwice { typed: String = "zz" }
                en "`{typed}` appears twice"
                fr "`{typed}` figure deux fois";
        }
        (code::WORD_TWICE) {
            WordTwice { typed: String = "aux" }
                en "`{typed}` is here twice"
                fr "`{typed}` figure deux fois ici";
        }
        (code::TO_MOVE) {
            WhoseTurn
                en "the text does not say whose turn it is"
                fr "le texte ne dit pas à qui c’est de jouer";
        }
        ("file/nothing" Readable; "The file or standard input is empty, or holds neither a picture nor a text."
            / "Le fichier ou l’entrée standard est vide, ou ne contient ni image ni texte.") {
            // Of what holds nothing to judge.
            NothingTyped
                en "nothing was typed"
                fr "rien n’a été tapé";
            EmptyFile
                en "the file is empty"
                fr "le fichier est vide";
            EmptyInput
                en "standard input is empty"
                fr "l’entrée standard est vide";
            UselessFile
                en "the file is neither a picture nor a text"
                fr "le fichier n’est ni une image ni un texte";
            UselessInput
                en "standard input is neither a picture nor a text"
                fr "l’entrée standard n’est ni une image ni un texte";
        }
        (code::POSITION_IN_RECORD) {
            PositionNotRecord
                en "this is a position, but a record of turns was expected"
                fr "c’est une position, alors qu’il fallait un relevé de partie";
        }
        (code::TURN_IN_POSITION) {
            TurnNotPosition
                en "this is a turn, but a position was expected"
                fr "c’est un coup, alors qu’il fallait une position";
        }
        (code::SPEC) {
            SpecOfAGame { expected: TextKind = TextKind::Position }
                en {
                    let expected = match expected {
                        TextKind::Position => "a position",
                        TextKind::Record => "a record of turns",
                    };
                    format!("this is the spec of a game, but {expected} was expected")
                }
                fr {
                    let expected = match expected {
                        TextKind::Position => "une position",
                        TextKind::Record => "un relevé de partie",
                    };
                    format!("c’est le fichier d’un jeu, alors qu’il fallait {expected}")
                };
        }
        (code::LABEL) {
            NotTheColumns
                en "these are not the letters of the columns"
                fr "ce ne sont pas les lettres des colonnes";
            NoSuchRow { board: BoardName = BoardName::Camp('A'), label: String = "7" }
                en ("{} has no row {label}", en::the_board(board))
                fr ("{} n’a pas de ligne {label}", fr::the_board(board));
            UpsideDown { board: BoardName = BoardName::Camp('A') }
                en ("the rows of {} are upside down: row 1 is the lowest", en::the_board(board))
                fr ("les lignes {} sont à l’envers : la ligne 1 est celle du bas", fr::of_the_board(board));
            NotNumberedDown { board: BoardName = BoardName::Camp('A'), rows: usize = 5 }
                en ("the rows of {} are not numbered from {rows} down to 1", en::the_board(board))
                fr ("les lignes {} ne sont pas numérotées de {rows} à 1, du haut vers le bas",
                fr::of_the_board(board));
            WrongLabel { row: usize = 4, label: String = "7" }
                en "this is row {row}, not {label}"
                fr "c’est la ligne {row}, et non la ligne {label}";
            ColumnsMisplaced
                en "the letters of the columns do not belong here"
                fr "les lettres des colonnes n’ont pas leur place ici";
            UnclearDot
                en "it is not clear whether the dot after this number is an empty square"
                fr "on ne sait pas si le point qui suit ce numéro est une case vide";
            NumberMissing
                en "this row has no number at this end, but others have"
                fr "cette ligne n’a pas de numéro de ce côté, alors que d’autres en ont un";
        }
        (code::TURN) {
            TurnNumber { typed: String = "4", expected: usize = 3 }
                en "this is number {typed}, and {expected} is the next one"
                fr "c’est le numéro {typed}, alors que le suivant est le {expected}";
        }
        (code::ROWS) {
            RowTwice { row: usize = 3, board: BoardName = BoardName::Camp('A') }
                en ("row {row} of {} appears twice", en::the_board(board))
                fr ("la ligne {row} {} figure deux fois", fr::of_the_board(board));
            RowMissing { row: usize = 3, board: BoardName = BoardName::Camp('A') }
                en ("row {row} of {} is missing", en::the_board(board))
                fr ("il manque la ligne {row} {}", fr::of_the_board(board));
            RowCount { board: BoardName = BoardName::Camp('A'), rows: usize = 17, found: usize = 12 }
                en ("{} has {}, but there {} here", en::the_board(board), counted_en(*rows, "row"), en::are(*found))
                fr ("{} a {}, mais {}", fr::the_board(board), counted_fr(*rows, "ligne"), fr::here_are(*found));
        }
        (code::ROW_LENGTH) {
            GapForSquare { sign: GapSign = GapSign::Tab }
                en ("a {} cannot stand for an empty square", sign.name())
                fr {
                    match sign {
                        GapSign::Tab => "une tabulation ne peut pas tenir lieu de case vide",
                        GapSign::Blank => "un espace ne peut pas tenir lieu de case vide",
                    }
                };
            EveryRowLength { length: usize = 4, board: BoardName = BoardName::Camp('A'), columns: usize = 5 }
                en {
                    let rows = match length {
                        0 => "no row has a square".to_owned(),
                        length => format!("every row has {}", counted_en(*length, "square")),
                    };
                    format!("{rows}, but {} has {}", en::the_board(board), counted_en(*columns, "column"))
                }
                fr {
                    let rows = match length {
                        0 => "aucune ligne n’a de case".to_owned(),
                        length => format!("chaque ligne compte {}", counted_fr(*length, "case")),
                    };
                    format!("{rows}, mais {} a {}", fr::the_board(board), counted_fr(*columns, "colonne"))
                };
            RowLength { columns: usize = 5, found: usize = 4 }
                en ("a row has {}, but there {} here", counted_en(*columns, "square"), en::are(*found))
                fr ("une ligne compte {}, mais {}", counted_fr(*columns, "case"), fr::here_are(*found));
        }
        (code::SQUARE) {
            NoSquare { typed: String = "zz" }
                en "`{typed}` is not a square"
                fr "`{typed}` n’est pas une case";
            Range { typed: String = "zz" }
                en "`{typed}` is a range, but squares are written one by one"
                fr "`{typed}` est un intervalle, or les cases s’écrivent une par une";
        }
        (code::PIECE) {
            NoPiece { typed: String = "zz" }
                en "`{typed}` is not a piece"
                fr "`{typed}` n’est pas une pièce";
        }
        (code::SQUARE_TWICE) {
            PieceTwice { piece: PieceNoun = PieceNoun::Ball, square: String = "A:c5" }
                en ("there is already a {} on {square}", piece.name())
                fr {
                    let piece = match piece {
                        PieceNoun::Ball => "une bille",
                        PieceNoun::Token => "un jeton",
                        PieceNoun::Piece => "une pièce",
                    };
                    format!("il y a déjà {piece} en {square}")
                };
            SaidEmpty { square: String = "A:c5" }
                en "the text already says that {square} is empty"
                fr "le texte dit déjà que la case {square} est vide";
            SaidNone { typed: String = "L: none", square: String = "A:c5" }
                en "`{typed}` contradicts what the text says about {square}"
                fr "`{typed}` contredit ce que le texte dit de la case {square}";
            SaidUnknown { square: String = "A:c5" }
                en "the text already says that it is not known what lies on {square}"
                fr "le texte dit déjà qu’on ne sait pas ce qu’il y a en {square}";
        }
    }
}

/// A word between backticks, unless it begins with one, as a block of Markdown does.
fn ticked(word: &str) -> String {
    if word.starts_with('`') { word.to_owned() } else { format!("`{word}`") }
}
