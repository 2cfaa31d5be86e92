//! French.

use super::ReadMessage;
use crate::game::Lang;
use crate::rules::read::{BoardName, GapSign, PieceNoun, TextKind};
use crate::text::sentence::counted_fr as counted;

pub(super) fn sentence(message: &ReadMessage) -> String {
    use ReadMessage as M;
    match message {
        M::Repeated { message, more } => {
            let times = if *more == 1 { "encore une fois".to_owned() } else { format!("encore {more} fois") };
            format!("{} (et {times} plus bas)", message.sentence(Lang::Fr))
        }
        M::Range { typed } => format!("`{typed}` est un intervalle, or les cases s’écrivent une par une"),
        M::NameEachSquare => "nommez chaque case : `a2 a3 a4`".to_owned(),
        M::NoSquare { typed } => format!("`{typed}` n’est pas une case"),
        M::NoPiece { typed } => format!("`{typed}` n’est pas une pièce"),

        M::TooLong { bytes } => {
            let bytes = counted(*bytes, "octet");
            format!("ce texte fait {bytes} : aucune position, aucun relevé de partie n’est aussi long")
        }
        M::UnknownKey { typed } => format!("`{typed}` n’est pas une clé connue"),
        M::MeantKey { name } => format!("vouliez-vous écrire `{name}:` ?"),
        M::UseOneKey { keys } => {
            let listed: Vec<_> = keys.iter().map(|key| format!("`{}`", key.shown(Lang::Fr))).collect();
            format!("employez l’une de ces clés : {}", listed.join(", "))
        }
        M::KeyTwice { typed } => format!("`{typed}` figure deux fois"),
        M::KeepRightLine => "gardez la ligne qui est juste".to_owned(),
        M::WhoseTurn => "le texte ne dit pas à qui c’est de jouer".to_owned(),

        M::NothingTyped => "rien n’a été tapé".to_owned(),
        M::EmptyFile => "le fichier est vide".to_owned(),
        M::EmptyInput => "l’entrée standard est vide".to_owned(),
        M::UselessFile => "le fichier n’est ni une image ni un texte".to_owned(),
        M::UselessInput => "l’entrée standard n’est ni une image ni un texte".to_owned(),
        M::NameAnotherFile => {
            "copiez-le de nouveau depuis l’original, ou nommez un autre fichier : une position en texte, ou une photo"
                .to_owned()
        }
        M::FillInAForm { game } => {
            format!("`tablier blank {game}` donne un formulaire à remplir ; ou nommez un fichier : un texte, ou une photo")
        }

        M::PositionNotRecord => "c’est une position, alors qu’il fallait un relevé de partie".to_owned(),
        M::PositionIsForCheck => "une position se vérifie avec `tablier check`".to_owned(),
        M::TurnNotPosition => "c’est un coup, alors qu’il fallait une position".to_owned(),
        M::RecordIsForReplay => "un relevé de partie se rejoue avec `tablier replay`".to_owned(),
        M::SpecOfAGame { expected } => {
            let expected = match expected {
                TextKind::Position => "une position",
                TextKind::Record => "un relevé de partie",
            };
            format!("c’est le fichier d’un jeu, alors qu’il fallait {expected}")
        }
        M::NameTheSpec { expected } => {
            format!("donnez ce fichier à la place du jeu : `tablier {} SPEC.toml FILE`", expected.verb())
        }

        M::NotTheColumns => "ce ne sont pas les lettres des colonnes".to_owned(),
        M::ColumnsAre { names } => format!("de gauche à droite, les colonnes sont `{names}`"),
        M::RowTwice { row, board } => format!("la ligne {row} {} figure deux fois", of_the_board(board)),
        M::RowMissing { row, board } => format!("il manque la ligne {row} {}", of_the_board(board)),
        M::RowCount { board, rows, found } => {
            format!("{} a {}, et {}", the_board(board), counted(*rows, "ligne"), here_are(*found))
        }
        M::LeaveOutOrTypeAll { rows } => {
            format!("omettez toutes les lignes vides, ou écrivez les {rows} lignes")
        }
        M::TopRowFirstAndEmpty { rows, empty } => {
            format!("la ligne du haut, la {rows}, vient en premier ; une case vide s’écrit `{empty}`")
        }
        M::NoSuchRow { board, label } => format!("{} n’a pas de ligne {label}", the_board(board)),
        M::TopRowFirst => "la ligne du haut vient en premier".to_owned(),
        M::UpsideDown { board } => {
            format!("les lignes {} sont à l’envers : la ligne 1 est celle du bas", of_the_board(board))
        }
        M::BeginWithRow { rows } => {
            format!(
                "commencez par la ligne {rows} ; ou, si vous avez bien mis celle du haut en premier, retirez les \
                 numéros"
            )
        }
        M::NotNumberedDown { board, rows } => {
            format!(
                "les lignes {} ne sont pas numérotées de {rows} à 1, du haut vers le bas",
                of_the_board(board)
            )
        }
        M::TopRowFirstOrNoNumbers => {
            "la ligne du haut vient en premier ; les numéros sont facultatifs".to_owned()
        }
        M::WrongLabel { row, label } => format!("c’est la ligne {row}, et non la ligne {label}"),
        M::NumberMissing => "cette ligne n’a pas de numéro ici, alors que d’autres en ont un".to_owned(),
        M::NumberAllRows => "numérotez toutes les lignes de ce côté, ou aucune".to_owned(),
        M::GapForSquare { sign: GapSign::Tab } => {
            "une tabulation ne peut pas tenir lieu de case vide".to_owned()
        }
        M::GapForSquare { sign: GapSign::Blank } => {
            "un espace ne peut pas tenir lieu de case vide".to_owned()
        }
        M::EmptySquareIs { empty } => format!("une case vide s’écrit `{empty}`"),
        M::EveryRowLength { length, board, columns } => {
            let rows = match length {
                0 => "aucune ligne n’a de case".to_owned(),
                length => format!("chaque ligne compte {}", counted(*length, "case")),
            };
            format!("{rows}, et {} a {}", the_board(board), counted(*columns, "colonne"))
        }
        M::RowLength { columns, found } => {
            format!("une ligne compte {}, et {}", counted(*columns, "case"), here_are(*found))
        }
        M::MeantForEmpty { empty } => format!("une case vide s’écrit `{empty}`"),

        M::PieceTwice { piece, square } => {
            let piece = match piece {
                PieceNoun::Ball => "une bille",
                PieceNoun::Token => "un jeton",
                PieceNoun::Piece => "une pièce",
            };
            format!("il y a déjà {piece} en {square}")
        }
        M::SaidEmpty { square } => format!("le texte dit déjà que la case {square} est vide"),
        M::SaidUnknown { square } => {
            format!("le texte dit déjà qu’on ne sait pas ce qu’il y a en {square}")
        }
        M::KeepRightStatement => "gardez l’indication qui est juste".to_owned(),
    }
}

/// « le plateau », « le camp A »
pub(in crate::rules) fn the_board(board: &BoardName) -> String {
    format!("le {}", heading(board))
}

/// « du plateau », « du camp A »
fn of_the_board(board: &BoardName) -> String {
    format!("du {}", heading(board))
}

/// The heading of its diagram: `camp A`
pub(in crate::rules) fn heading(board: &BoardName) -> String {
    match board {
        BoardName::Tray | BoardName::Only => "plateau".to_owned(),
        BoardName::Board(name) => format!("plateau {name}"),
        BoardName::Camp(letter) => format!("camp {letter}"),
    }
}

/// « il y en a 3 ici », of something feminine.
fn here_are(count: usize) -> String {
    match count {
        0 => "il n’y en a aucune ici".to_owned(),
        1 => "il n’y en a qu’une ici".to_owned(),
        count => format!("il y en a {count} ici"),
    }
}
