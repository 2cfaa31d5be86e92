//! Faults of leaflets.

use crate::text::message::{Message, findings, messages, shared};
use crate::text::sentence::{counted_en, counted_fr, enumerated};

shared! {
    TAG = ("leaflet/tag"; "A tag between braces cannot be read."
        / "Une balise entre accolades est illisible.");
    DIAGRAM = ("leaflet/diagram"; "A line of a diagram cannot be read or drawn."
        / "Une ligne d’un diagramme ne peut pas être lue ou dessinée.");
}

findings! {
    /// What is wrong with a leaflet.
    LeafletFinding {
        ("leaflet/size"; "A leaflet or a word of it is too long."
            / "Un livret, ou l’un de ses mots, est trop long.") {
            TooLong { bytes: usize = 2_000_000 }
                en ("a leaflet of {} is too long", counted_en(*bytes, "byte"))
                fr ("un livret de {} est trop long", counted_fr(*bytes, "octet"));
            LongWord { most: usize = 200 }
                en "this word has more than {most} letters"
                fr "ce mot a plus de {most} lettres";
        }
        ("leaflet/markup"; "A part of Markdown that leaflets do not have."
            / "Un élément de Markdown que les livrets n’ont pas.") {
            Unheld { what: Box<Message> = Box::new(Unheld::Html.into()) }
                for reader
                en ("a leaflet cannot hold {}", what.sentence(reader))
                fr ("un livret ne peut pas contenir {}", what.sentence(reader));
        }
        (TAG) {
            TagWithoutEnd
                en "this tag has no end"
                fr "cette balise n’est pas fermée";
            NoOpenIf
                en "no `{{if …}}` is open here"
                fr "aucun `{{if …}}` n’est ouvert ici";
            IfWithoutEnd
                en "this has no `{{end}}`"
                fr "il manque son `{{end}}`";
            NoTag { tag: String = "{colour red}" }
                en "`{tag}` is not a tag"
                fr "`{tag}` n’est pas une balise";
            NoCondition { typed: String = "sunny" }
                en "`{typed}` is an unknown condition"
                fr "`{typed}` est une condition inconnue";
            NoCutStyle { typed: String = "dots" }
                en "cuts are never shown as `{typed}`"
                fr "les coupes ne se présentent jamais sous la forme `{typed}`";
        }
        ("leaflet/unknown"; "A tag or a diagram names what the game does not have."
            / "Une balise ou un diagramme nomme ce que le jeu n’a pas.") {
            NoBoard { name: String = "tryt" }
                en "no board is called `{name}`"
                fr "aucun plateau ne s’appelle `{name}`";
            NoPiece { name: String = "tyle" }
                en "no piece is called `{name}`"
                fr "aucune pièce ne s’appelle `{name}`";
            NoCamp { board: String = "tray", camp: String = "Q" }
                en "`{board}` has no camp `{camp}`"
                fr "`{board}` n’a pas de camp `{camp}`";
        }
        (DIAGRAM) {
            FigureShowsNothing
                en "a figure shows nothing"
                fr "une figure ne montre rien";
            EmptyDiagram
                en "this diagram is empty"
                fr "ce diagramme est vide";
            OfNoFigure { verb: String = "ring" }
                en "`{verb}` belongs to no figure"
                fr "`{verb}` n’appartient à aucune figure";
            UnknownVerb { verb: String = "rung" }
                en "`{verb}` is unknown in a diagram"
                fr "`{verb}` est inconnu dans un diagramme";
            Needs { verb: String = "ring", what: Box<Message> = Box::new(Needed::OnePlace.into()) }
                for reader
                en ("`{verb}` needs {}", what.sentence(reader))
                fr ("`{verb}` demande {}", what.sentence(reader));
            OnlyBoardsHaveCells
                en "only a board has cells to choose from"
                fr "seul un plateau a des cases à choisir";
            NoPartOfTheBoard { typed: String = "e3-a1" }
                en "`{typed}` is not a part of the board"
                fr "`{typed}` n’est pas une partie du plateau";
            NeedsABoard { verb: String = "put" }
                en "`{verb}` needs a board to stand on"
                fr "`{verb}` demande un plateau où se poser";
            OnlyExcept
                en "here only `except` and cells may follow"
                fr "ici ne peuvent suivre que `except` et des cases";
            NoStrips
                en "this figure shows no strips"
                fr "cette figure ne montre pas de bandes";
            StripWithoutPiece
                en "after its name a strip needs a piece"
                fr "après son nom, une bande demande une pièce";
            NoStrip { piece: String = "light" }
                en "the piece `{piece}` is not a strip"
                fr "la pièce `{piece}` n’est pas une bande";
            OnlyTurned
                en "here `turned` or `:` and tokens may follow"
                fr "ici peuvent suivre `turned`, ou `:` et des jetons";
            SquaresOfStrip { squares: usize = 3, filled: usize = 2 }
                en ("this strip has {}, and the line fills in {filled}", counted_en(*squares, "square"))
                fr ("cette bande a {}, et la ligne en remplit {filled}", counted_fr(*squares, "case"));
            NoRowOfPieces
                en "this figure is not a row of pieces"
                fr "cette figure n’est pas une rangée de pièces";
            NoTurn { most: u8 = 3 }
                en ("this piece is turned by {}", turns(*most, "or"))
                fr ("cette pièce se tourne par {}", turns(*most, "ou"));
            NoSquareOfStrips { typed: String = "P9:1" }
                en "`{typed}` is not a square of these strips"
                fr "`{typed}` n’est la case d’aucune de ces bandes";
            NoPlacesToPointAt
                en "this figure has no places to point at"
                fr "cette figure n’a pas de cases à montrer";
            NoStep { typed: String = "paint" }
                en "`{typed}` is not a step that can be shown"
                fr "`{typed}` n’est pas une étape que l’on sait montrer";
            NoCell { typed: String = "z9" }
                en "`{typed}` is not a cell of the figure"
                fr "`{typed}` n’est pas une case de la figure";
            SizeOutOfBounds
                en "a size goes from 1 mm to 100 mm"
                fr "une taille va de 1 mm à 100 mm";
            OnlyBoardsSlide
                en "only a board has rows that slide"
                fr "seul un plateau a des rangées qui glissent";
            NoLine { typed: String = "9>" }
                en "`{typed}` names no row or column of the figure"
                fr "`{typed}` ne désigne ni une ligne ni une colonne de la figure";
        }
    }
}

messages! {
    /// What to do about them.
    LeafletHint {
        AtMostBytes { bytes: usize = 200_000 }
            en "use at most {bytes}"
            fr "pas plus de {bytes}";
        PutBlanks
            en "put blanks between words"
            fr "séparez les mots par des espaces";
        WhatIsUnderstood
            en "headings, paragraphs, *italics*, **bold**, `notation`, lists, tables, quotes and `diagram` blocks are understood"
            fr "un livret comprend les titres, les paragraphes, l’*italique*, le **gras**, la `notation`, les listes, les tableaux, les citations et les blocs `diagram`";
        TagsAre
            en "tags are `{{count …}}`, `{{printed …}}`, `{{size …}}`, `{{clearance …}}`, `{{parts …}}` and `{{if …}} … {{else}} … {{end}}`, and `{{#making}}` after the heading on making the game; a brace is written `{{{{`"
            fr "les balises sont `{{count …}}`, `{{printed …}}`, `{{size …}}`, `{{clearance …}}`, `{{parts …}}` et `{{if …}} … {{else}} … {{end}}`, et `{{#making}}` après le titre de la partie sur la fabrication ; une accolade s’écrit `{{{{`";
        StepsAre { steps: Vec<String> = vec!["glue".to_owned(), "cut".to_owned()] }
            en ("use {}", crate::text::quoted(steps))
            fr ("choisissez {}", crate::text::quoted(steps));
        BeginWithIf
            en "begin with `{{if …}}`, end with `{{end}}`"
            fr "commencez par `{{if …}}`, finissez par `{{end}}`";
        WriteEnd
            en "write `{{end}}` where the text goes on in any case"
            fr "écrivez `{{end}}` là où le texte reprend dans tous les cas";
        OtherSigns
            en "use letters, figures or signs of the keyboard"
            fr "employez des lettres, des chiffres ou des signes du clavier";
        OtherWords
            en "use other words, or show it in a `diagram` block"
            fr "employez d’autres mots, ou montrez-le dans un bloc `diagram`";
        BeginWithAFigure
            en "begin with `board NAME`, `strips` or `pieces`"
            fr "commencez par `board NOM`, `strips` ou `pieces`";
        BeginWithStrips
            en "begin with `strips`"
            fr "commencez par `strips`";
        BeginWithPieces
            en "begin with `pieces`"
            fr "commencez par `pieces`";
        TwoCorners
            en "write the lower left and the upper right cell: `a1-e3`"
            fr "écrivez la case en bas à gauche et la case en haut à droite : `a1-e3`";
        TokensOnStrips
            en "on strips a token is written into its strip: `strip P1 red : . red-a .`"
            fr "sur les bandes, un jeton s’écrit dans sa bande : `strip P1 red : . red-a .`";
        EmptySquare
            en "write `.` for an empty square"
            fr "écrivez `.` pour une case vide";
        SquareOfAStrip
            en "write the strip's name and the number of the square: `P1:2`"
            fr "écrivez le nom de la bande et le numéro de la case : `P1:2`";
        ColumnsAndRows
            en "columns are letters, rows numbers from the bottom: `a1`"
            fr "les colonnes sont des lettres, les lignes des numéros à partir du bas : `a1`";
        SlidesAre
            en "write `3>`, `3<` for a row, `c^`, `cv` for a column"
            fr "écrivez `3>`, `3<` pour une ligne, `c^`, `cv` pour une colonne";
    }
}

messages! {
    /// What a line of a diagram needs.
    Needed {
        NameOfABoard
            en "the name of a board"
            fr "le nom d’un plateau";
        NameOfAPiece
            en "the name of a piece"
            fr "le nom d’une pièce";
        NameAndPiece
            en "a name and a piece, like `strip P1 plank-red`"
            fr "un nom et une pièce, comme `strip P1 plank-red`";
        AStep
            en "a step, like `make glue`"
            fr "une étape, comme `make glue`";
        Corners
            en "two corners, like `cells a1-e3`"
            fr "deux coins, comme `cells a1-e3`";
        ACell
            en "at least one cell"
            fr "au moins une case";
        ALength
            en "a length, like `size 7mm`"
            fr "une longueur, comme `size 7mm`";
        TwoPlaces
            en "two places: `arrow b2 c3`"
            fr "deux cases : `arrow b2 c3`";
        PlaceAndWord
            en "a place and one word without blanks: `text b2 1`"
            fr "une case et un seul mot, sans espaces : `text b2 1`";
        PlaceAndNumber
            en "a place and a number: `number b2 1`"
            fr "une case et un nombre : `number b2 1`";
        Path
            en "at least two places: `path a1 b2`"
            fr "au moins deux cases : `path a1 b2`";
        Line
            en "one row or column: `slide 3>`"
            fr "une ligne ou une colonne : `slide 3>`";
        OnePlace
            en "one place: `ring b2`"
            fr "une case : `ring b2`";
    }
}

messages! {
    /// What a leaflet cannot hold.
    Unheld {
        This
            en "this"
            fr "ceci";
        Html
            en "HTML"
            fr "de HTML";
        Rule
            en "a rule across the column"
            fr "de filet en travers de la colonne";
        Code
            en "code; a diagram is a block called `diagram`"
            fr "de code ; un diagramme est un bloc nommé `diagram`";
        WithinANote
            en "this within a note"
            fr "ceci dans une remarque";
        SeveralBlocks
            en "a list item of several blocks"
            fr "d’élément de liste en plusieurs blocs";
        Link
            en "a link; write its address out"
            fr "de lien ; écrivez l’adresse en toutes lettres";
        Picture
            en "a picture; draw it in a `diagram` block"
            fr "d’image ; dessinez-la dans un bloc `diagram`";
        NestedList
            en "a list within a list"
            fr "de liste dans une liste";
        WithinAParagraph
            en "this within a paragraph"
            fr "ceci dans un paragraphe";
    }
}

/// The turns that a piece has: "`/0`, `/1` or `/2`".
fn turns(most: u8, or: &str) -> String {
    enumerated((0..=most).map(|turn| format!("`/{turn}`")), or)
}
