//! Print options.

use super::{Lang, Mm, Scale, Shape, Size};

/// Minimum margin: home printers cannot print closer to the edges of the paper.
pub const SAFE: Mm = Mm::new(5);

/// Resolved options of the layout on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The paper, in its printed orientation.
    pub paper: Size,
    /// Unprinted margin along each edge, at least [`SAFE`]; none for pages of one piece each.
    pub margin: Mm,
    /// How far backgrounds extend beyond the cut.
    pub bleed: Mm,
    /// The style of cut lines.
    pub cut: CutStyle,
    /// The printing of backs.
    pub backs: Backs,
    /// Overlap of adjacent tiles of a board.
    pub overlap: Mm,
    /// The overlap may be as little as this if that saves a sheet.
    pub least_overlap: Mm,
    /// The printed parts.
    pub parts: Parts,
    /// Where the card for the lid is printed.
    pub contents: Contents,
    /// Whether the rules are set in large letters.
    pub large_print: bool,
    /// Whether the files carry their recipe.
    pub recipe: bool,
    /// How large the game is printed.
    pub scale: Scale,
}

impl Options {
    /// Whether each page holds one piece, and nothing else.
    pub(crate) fn is_borderless(&self) -> bool {
        self.margin == Mm::ZERO
    }
}

/// The style of cut lines on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CutStyle {
    /// Short marks outside the bleed at both ends of every cut; ticks around discs and hexagons.
    #[default]
    Marks,
    /// Lines from edge to edge of the sheet.
    Lines,
    /// The outline of every piece.
    Outline,
    /// Numbered cuts through the piece of paper in hand, with marks at both ends: for a paper trimmer.
    Guillotine,
    /// Nothing: for cutting machines, which follow the outlines of the `.cut.svg`.
    None,
}

/// What decides how large a game is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fit {
    /// Each board on one page.
    Page,
}

/// The printing of backs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Backs {
    /// Fronts only.
    #[default]
    None,
    /// Backs on separate pages, flipped on the long edge.
    DuplexLong,
    /// Backs on separate pages, flipped on the short edge.
    DuplexShort,
    /// Backs beside the fronts, across a fold.
    Fold,
}

/// The printed parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts {
    pub board: bool,
    /// Pieces other than discs.
    pub pieces: bool,
    /// Discs.
    pub tokens: bool,
    /// The rules.
    pub leaflet: bool,
    /// The card for the lid, on a page of its own.
    pub contents: bool,
    /// The nets of its boxes.
    pub boxes: bool,
    /// The sheets to write on.
    pub scores: bool,
}

impl Parts {
    /// Nothing, to which parts are added.
    pub const NONE: Parts = Parts {
        board: false,
        pieces: false,
        tokens: false,
        leaflet: false,
        contents: false,
        boxes: false,
        scores: false,
    };
    /// What is printed if nothing is chosen.
    pub(crate) const USUAL: Parts =
        Parts { board: true, pieces: true, tokens: true, leaflet: true, ..Parts::NONE };

    /// The parts by their words.
    pub(crate) fn words(self) -> [(&'static str, bool); 7] {
        let Parts { board, pieces, tokens, leaflet, contents, boxes, scores } = self;
        [
            ("board", board),
            ("pieces", pieces),
            ("tokens", tokens),
            ("leaflet", leaflet),
            ("contents", contents),
            ("boxes", boxes),
            ("scores", scores),
        ]
    }

    /// The part of a word.
    pub(crate) fn part(&mut self, word: &str) -> Option<&mut bool> {
        match word {
            "board" => Some(&mut self.board),
            "pieces" => Some(&mut self.pieces),
            "tokens" => Some(&mut self.tokens),
            "leaflet" => Some(&mut self.leaflet),
            "contents" => Some(&mut self.contents),
            "boxes" => Some(&mut self.boxes),
            "scores" => Some(&mut self.scores),
            _ => None,
        }
    }

    /// Whether pieces of this shape are printed.
    pub(crate) fn holds(self, shape: Shape) -> bool {
        if shape.is_disc() { self.tokens } else { self.pieces }
    }
}

/// Where the card for the lid is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contents {
    Nowhere,
    /// On a page of its own.
    Alone,
    /// On a sheet that has room for it anyway.
    WhereRoom,
}

/// Copies of a piece that are printed alone, since they are lost or broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spare {
    /// The name of the piece.
    pub piece: String,
    /// One of its copies, counted from 1; `None` for the first ones.
    pub copy: Option<usize>,
    pub count: usize,
}

/// Options of appearance, independent of the layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The language of all printed text.
    pub lang: Lang,
    /// Whether to save ink: no solid backgrounds, thin lines.
    pub low_ink: bool,
}
