//! Faults of the sheets of a game, and notes on them.

use crate::game::{ByLang, Lang, Mm, Scale};
use crate::spec::limits;
use crate::spec::words::{length_fr, scale_fr};
use crate::text::Action;
use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, counted_fr};

findings! {
    /// Why a game cannot be laid out on its paper, or not well.
    SheetFinding {
        ("print/paper"; "The paper has no room between its margins."
            / "Le papier n’a pas de place entre ses marges.") {
            NothingFits { width: Mm = Mm::new(50), height: Mm = Mm::new(60), margin: Mm = Mm::from_um(12_500) }
                en "nothing fits on paper of {width} × {height} with margins of {margin}"
                fr (
                    "rien ne tient sur un papier de {} × {} avec des marges de {}",
                    length_fr(*width),
                    length_fr(*height),
                    length_fr(*margin)
                );
        }
        ("print/fold"; "A page of one piece has no room for its back beside it."
            / "Une page d’une seule pièce n’a pas de place pour son dos à côté.") {
            NoRoomToFold
                en "without a margin a page holds one piece, and has no room for its back beside a fold"
                fr "sans marge, une page contient une seule pièce, sans place pour son dos à côté d’un pli";
        }
        ("print/too-large"; "A board, a piece or the net of a box is larger than the paper."
            / "Un plateau, une pièce ou le patron d’une boîte est plus grand que le papier.") {
            BoardTooLarge { width: Mm = Mm::new(400), height: Mm = Mm::from_um(312_500) }
                en "a board of {width} × {height} is larger than the paper"
                fr ("un plateau de {} × {} est plus grand que le papier", length_fr(*width), length_fr(*height));
            OverlapTooLarge { width: Mm = Mm::new(400), height: Mm = Mm::new(300), overlap: Mm = Mm::from_um(42_500) }
                en "a board of {width} × {height} does not fit the paper in parts that overlap by {overlap}"
                fr (
                    "un plateau de {} × {} ne tient pas sur le papier en volets qui se recouvrent de {}",
                    length_fr(*width),
                    length_fr(*height),
                    length_fr(*overlap)
                );
            /// Each page holds one.
            NotOfThePaper { width: Mm = Mm::new(63), height: Mm = Mm::from_um(87_500) }
                en "without a margin a page holds one piece, and this one of {width} × {height} does not have the size of the paper"
                fr (
                    "sans marge, une page contient une seule pièce, et celle-ci, de {} × {}, n’a pas la taille du papier",
                    length_fr(*width),
                    length_fr(*height)
                );
            BoxTooLarge { width: Mm = Mm::new(300), height: Mm = Mm::from_um(212_500) }
                en "the net of this box, {width} × {height}, is larger than the paper"
                fr (
                    "le patron de cette boîte, {} × {}, est plus grand que le papier",
                    length_fr(*width),
                    length_fr(*height)
                );
            PieceTooLarge { width: Mm = Mm::new(400), height: Mm = Mm::from_um(312_500) }
                en "a piece of {width} × {height} is larger than the paper"
                fr ("une pièce de {} × {} est plus grande que le papier", length_fr(*width), length_fr(*height));
        }
        ("print/fit"; "The boards of a game that is to fit its pages need several pages each at any scale."
            / "Les plateaux d’un jeu qui doit tenir sur ses pages en demandent plusieurs à toute échelle.") {
            BoardsFitNoPage { scale: Scale = Scale::from_thousandths(500) }
                en "even at {scale} a board does not fit one page"
                fr ("même à {}, un plateau ne tient pas sur une page", scale_fr(*scale));
        }
        ("print/seam"; "Words lie across a seam of a board."
            / "Des mots sont à cheval sur un raccord d’un plateau.") {
            /// `more` texts are not named.
            CutBySeam { texts: Vec<String> = vec!["HOME".to_owned()], more: usize = 2 }
                en ("a seam of the board cuts {}", listed(texts, *more, Lang::En))
                fr ("un raccord du plateau coupe {}", listed(texts, *more, Lang::Fr));
        }
        ("print/sheets"; "The print takes more sheets than is plausible."
            / "Le tirage prend plus de feuilles qu’il n’est vraisemblable.") {
            TooManySheets { sheets: usize = 2_000 }
                en "this takes {sheets} sheets of paper"
                fr "il faudrait {sheets} feuilles de papier";
        }
    }
}

messages! {
    /// What to do about it.
    SheetHint {
        LargerPaperOrMargin
            en "use larger paper or a smaller margin"
            fr "prenez un papier plus grand ou une marge plus petite";
        SheetHolds { width: Mm = Mm::new(193), height: Mm = Mm::from_um(253_400) }
            en "a sheet holds {width} × {height}: make it smaller or use larger paper"
            fr (
                "une feuille contient {} × {} : réduisez la taille, ou prenez un papier plus grand",
                length_fr(*width),
                length_fr(*height)
            );
        LessOverlap { width: Mm = Mm::new(193), height: Mm = Mm::from_um(253_400) }
            en "a sheet holds {width} × {height}: make `overlap` smaller or use larger paper"
            fr (
                "une feuille contient {} × {} : réduisez `overlap`, ou prenez un papier plus grand",
                length_fr(*width),
                length_fr(*height)
            );
        OtherSizeOrLargerPaper
            en "change the size of the board, or use larger paper"
            fr "changez la taille du plateau, ou prenez un papier plus grand";
        LargerPaperOrParts
            en "use larger paper, or leave out `fit`: large boards are printed in parts"
            fr "prenez un papier plus grand, ou retirez `fit` : les grands plateaux sont imprimés en volets";
        PaperOfPiece { width: Mm = Mm::new(67), height: Mm = Mm::from_um(91_500) }
            en "use paper of {width} × {height}, print other pieces on their own, or leave a margin of 5 mm"
            fr (
                "prenez un papier de {} × {}, imprimez les autres pièces à part, ou laissez une marge de 5 mm",
                length_fr(*width),
                length_fr(*height)
            );
        DuplexOrMargin
            en "print backs with `duplex-long` or `duplex-short`, or leave a margin of 5 mm"
            fr "imprimez les dos avec `duplex-long` ou `duplex-short`, ou laissez une marge de 5 mm";
        SmallerScale { width: Mm = Mm::new(193), height: Mm = Mm::from_um(253_400) }
            en "a sheet holds {width} × {height}: print at a smaller `scale`, or use larger paper"
            fr (
                "une feuille contient {} × {} : réduisez `scale`, ou prenez un papier plus grand",
                length_fr(*width),
                length_fr(*height)
            );
        FewerAtATime
            en ("print at most {} in one run, or use larger paper", limits::SHEETS)
            fr ("imprimez-en au plus {} à la fois, ou prenez un papier plus grand", limits::SHEETS);
    }
}

messages! {
    /// A note on the sheets of a game.
    SheetNote {
        Scaled { scale: Scale = Scale::from_thousandths(1250) }
            en "boards and pieces are printed at {scale}"
            fr ("les plateaux et les pièces sont imprimés à {}", scale_fr(*scale));
        FillsPages { scale: Scale = Scale::from_thousandths(1125) }
            en "boards and pieces are printed at {scale}, the largest scale at which each board fits one page"
            fr (
                "les plateaux et les pièces sont imprimés à {}, la plus grande échelle à laquelle chaque plateau tient sur une page",
                scale_fr(*scale)
            );
        FitTakesMore { sheets: usize = 3, at_full: usize = 2 }
            en (
                "at this scale the game takes {}, at {} {at_full}",
                counted_en(*sheets, "sheet"),
                Scale::FULL
            )
            fr (
                "à cette échelle, le jeu prend {}, à {} {at_full}",
                counted_fr(*sheets, "feuille"),
                scale_fr(Scale::FULL)
            );
        BacksNotPrinted { print: Action = Action::PrintBacks }
            for reader
            en ("the backs of its pieces are not printed: {}", print.sentence(reader))
            fr ("le dos des pièces n’est pas imprimé : {}", print.sentence(reader));
        /// Numbered cuts, with folds before some of them.
        CutInOrder { folds: bool = true }
            en (
                "cut right through the piece of paper in hand, in the order of the numbers{}",
                if *folds { "; once a piece with a fold is cut out, fold and glue it before its next cut" } else { "" }
            )
            fr (
                "coupez d’un bord à l’autre du papier en main, dans l’ordre des numéros{}",
                if *folds { " ; dès qu’une partie avec un pli est découpée, pliez-la et collez-la avant sa coupe suivante" } else { "" }
            );
        UnlikePiecesTouch { apart: Action = Action::LeaveGaps }
            for reader
            en (
                "pieces with different edges touch, and a cut beside the line shows the neighbour: {}",
                apart.sentence(reader)
            )
            fr (
                "des pièces aux bords différents se touchent, et une coupe à côté du trait montre la voisine : {}",
                apart.sentence(reader)
            );
        /// Squares of this side in millimetres would save sheets.
        SmallerSquares { side: Mm = Mm::new(19), sheets: usize = 5, instead_of: usize = 7 }
            for reader
            en (
                "squares of {side} would take {} instead of {instead_of}: {}",
                counted_en(*sheets, "sheet"),
                Action::BoardSquare { side: *side }.sentence(reader)
            )
            fr (
                "des cases de {} tiendraient sur {} au lieu de {instead_of} : {}",
                length_fr(*side),
                counted_fr(*sheets, "feuille"),
                Action::BoardSquare { side: *side }.sentence(reader)
            );
        /// Pieces of this size in millimetres would save sheets.
        SmallerPieces {
            group: ByLang<String> = ByLang::same("tokens".to_owned()),
            size: Mm = Mm::new(25),
            instead_of_size: Mm = Mm::new(28),
            sheets: usize = 1,
            instead_of: usize = 2
        }
            en (
                "{}: at {size} instead of {instead_of_size} the game would take {} instead of {instead_of}",
                group.get(Lang::En),
                counted_en(*sheets, "sheet")
            )
            fr (
                "{} : à {} au lieu de {}, le jeu tiendrait sur {} au lieu de {instead_of}",
                group.get(Lang::Fr),
                length_fr(*size),
                length_fr(*instead_of_size),
                counted_fr(*sheets, "feuille")
            );
        /// `more` texts are not named.
        NoRoomOnFrame { board: ByLang<String> = ByLang::same("board".to_owned()), texts: Vec<String> = vec!["EVEN".to_owned()], more: usize = 2 }
            en (
                "{}: not printed, as its frame has no room: {}; make the frame wider",
                board.get(Lang::En),
                listed(texts, *more, Lang::En)
            )
            fr (
                "{} : non imprimé, faute de place sur le cadre : {} ; élargissez le cadre",
                board.get(Lang::Fr),
                listed(texts, *more, Lang::Fr)
            );
        /// Texts, each with the name of its piece.
        MarkersCover { texts: Vec<(String, String)> = vec![("SOUTH".to_owned(), "wall".to_owned())], more: usize = 2 }
            for reader
            en (
                "photo markers cover {}: change `at` there, or {}",
                pieces(texts, *more, Lang::En),
                Action::PrintWithoutMarkers.sentence(reader)
            )
            fr (
                "des marqueurs photo cachent {} : changez `at`, ou {}",
                pieces(texts, *more, Lang::Fr),
                Action::PrintWithoutMarkers.sentence(reader)
            );
    }
}

/// `` `EVEN`, `ODD` and 2 more ``
fn listed(texts: &[String], more: usize, lang: Lang) -> String {
    let named = texts.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    named + &if more == 0 { String::new() } else { (lang.words().and_more)(more) }
}

/// `` `SOUTH` (wall) ``
fn pieces(texts: &[(String, String)], more: usize, lang: Lang) -> String {
    let named =
        texts.iter().map(|(text, piece)| format!("`{text}` ({piece})")).collect::<Vec<_>>().join(", ");
    named + &if more == 0 { String::new() } else { (lang.words().and_more)(more) }
}
