//! Tables that pieces take their values from.

use super::code;
use crate::spec::rows::{MAX_CELL_CHARS, MAX_ROWS, MAX_TABLE_BYTES};
use crate::text::message::{findings, messages};
use crate::text::quoted;
use crate::text::sentence::{counted_en, counted_fr};

findings! {
    /// Findings about tables and their placeholders.
    TableFinding {
        (code::TABLE) {
            NoRows
                en "this table has no rows below its header"
                fr "ce tableau n’a aucune ligne sous son en-tête";
            QuotesNotClosed
                en "these quotes are not closed"
                fr "ces guillemets ne sont pas refermés";
            CellWithoutColumn { columns: usize = 3 }
                en ("this row has more cells than the header, which has {}", counted_en(*columns, "column"))
                fr ("cette ligne a plus de cases que l’en-tête, qui a {}", counted_fr(*columns, "colonne"));
            CellTooLong
                en ("this cell has more than {MAX_CELL_CHARS} characters")
                fr ("cette case a plus de {MAX_CELL_CHARS} caractères");
        }
        (code::UNKNOWN) {
            NoColumn { column: String = "suit" }
                en "the table has no column `{column}`"
                fr "le tableau n’a pas de colonne `{column}`";
        }
        (code::TWICE) {
            ColumnTwice { column: String = "rank" }
                en "two columns are called `{column}`"
                fr "deux colonnes s’appellent `{column}`";
        }
        (code::CONFLICT) {
            TableAndSeries
                en "a piece has a `table` or a `series`, not both"
                fr "une pièce a une `table` ou une `series`, pas les deux";
            CountsOfRows { counts: usize = 2, pieces: usize = 3 }
                en ("{} for {}", counted_en(*counts, "number"), counted_en(*pieces, "piece"))
                fr ("{} pour {}", counted_fr(*counts, "nombre"), counted_fr(*pieces, "pièce"));
        }
        (code::LIMIT) {
            TooManyRows
                en ("this table has more than {MAX_ROWS} rows")
                fr ("ce tableau a plus de {MAX_ROWS} lignes");
            TableTooLarge { path: String = "cards.csv" }
                en ("`{path}` has more than {} MB", MAX_TABLE_BYTES / 1_000_000)
                fr ("`{path}` fait plus de {} Mo", MAX_TABLE_BYTES / 1_000_000);
            TooMuchText
                en "the rows of the table make this piece too large"
                fr "les lignes du tableau rendent cette pièce trop volumineuse";
        }
    }
}

messages! {
    /// What to do about them.
    TableHint {
        HeaderAndRows
            en "write the names of the columns in the first line, and one piece in each line below"
            fr "écrivez les noms des colonnes sur la première ligne, puis une pièce par ligne";
        SeveralTables
            en "divide it into several tables"
            fr "partagez-le en plusieurs tableaux";
        RenameColumn
            en "give each column a name of its own"
            fr "donnez à chaque colonne un nom différent";
        QuoteTheCell
            en "put a cell that contains the separator between quotes"
            fr "mettez entre guillemets une case qui contient le séparateur";
        CloseQuotes
            en "close the quotes; quotes within a cell are written twice"
            fr "refermez les guillemets ; dans une case, un guillemet s’écrit deux fois";
        ColumnsAre { columns: Vec<String> = vec!["rank".to_owned(), "suit".to_owned()] }
            en ("the columns are {}; write a brace itself twice: `{{{{`", quoted(columns))
            fr ("les colonnes sont {} ; une accolade simple s’écrit deux fois : `{{{{`", quoted(columns));
        WordOfSeries { word: String = "king" }
            en "`{word}` is a word of the series"
            fr "`{word}` est un mot de la série";
        OneCountEach
            en "write one number for each row or word, or a single one for all"
            fr "écrivez un nombre par ligne ou par mot, ou un seul pour tous";
    }
}
