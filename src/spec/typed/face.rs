//! Faces and the marks on them.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{FontName, Length, LineName, Paint, PatternName, SignName, Words, closed};
use crate::spec::At;

// A face takes the keys of one mark directly, so both tables have them. Flattening one into the other would
// lose the places of what is wrong in it.
macro_rules! with_mark_keys {
    ($(#[$outer:meta])* pub struct $name:ident { $($own:tt)* }) => {
        $(#[$outer])*
        #[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, expecting = "a table")]
        #[schemars(transform = closed::bound, transform = closed::fill)]
        pub(crate) struct $name {
            $($own)*
            /// Words, letters or figures, in as many lines as they need; `\n` begins a new one. `{}` becomes the word of the piece's series.
            pub text: Option<At<Words>>,
            /// A sign by name.
            pub symbol: Option<At<SignName>>,
            /// Lines from the middle to ports of the piece: any of `N NE E SE S SW W NW`; a hexagon has them in the middles of its sides, `NE E SE SW W NW`.
            pub ports: Option<At<String>>,
            /// An SVG file, relative to the spec or in the folder above it, `../art/king.svg`; after `#` one part of it by its id, `pieces.svg#king`.
            pub art: Option<At<String>>,
            /// An SVG drawing, typed here.
            pub svg: Option<At<String>>,
            /// A PNG or JPEG file, relative to the spec.
            pub picture: Option<At<String>>,
            /// Where its middle lies from the middle of the face: to the right, and down.
            pub at: Option<At<(At<Length>, At<Length>)>>,
            /// Its turn in degrees, clockwise.
            pub turn: Option<At<f64>>,
            /// Text: the height of a capital. Sign, art, picture: the width.
            pub size: Option<At<Length>>,
            /// Ports: how thick the lines are. Text: how long a line can be; letters are made smaller to fit. Default: as long as there is room on the face.
            pub width: Option<At<Length>>,
            /// Ports: how the lines run. Default: `straight`.
            pub line: Option<At<LineName>>,
            /// Its colour. Default: black or white, whichever can be read.
            pub color: Option<At<Paint>>,
            /// Sign, ports: the colour of a line round it. Default: no such line.
            pub outline: Option<At<Paint>>,
            /// Sign, ports: how thick that line is. Default: `0.3mm`.
            pub outline_width: Option<At<Length>>,
            /// Text: the font. Default: `sans-bold`.
            pub font: Option<At<FontName>>,
        }
    };
}

with_mark_keys! {
    /// What is printed on a piece or on a cell of a board: a background, a pattern, and marks on it. The
    /// keys of one mark may be written directly in the face.
    pub struct FaceTable {
        /// The named face that it is like; what is typed here differs from it.
        pub like: Option<At<String>>,
        /// The colour of the whole face. Default: the paper's.
        pub background: Option<At<Paint>>,
        /// A pattern over the background, which tells faces apart without colour.
        pub pattern: Option<At<PatternName>>,
        /// The colour of its lines or dots. Default: a darker or lighter background.
        pub pattern_color: Option<At<Paint>>,
        /// From one line or dot to the next. Default: `3mm`.
        pub pattern_step: Option<At<Length>>,
        /// The thickness of its lines, the diameter of its dots. Default: a sixth of the step.
        pub pattern_weight: Option<At<Length>>,
        /// Strips: the names of the faces of its squares, from left to right.
        pub squares: Option<At<Vec<At<String>>>>,
        /// More marks, the first lowest. They lie under the mark typed directly in the face.
        pub marks: Option<At<Vec<At<MarkTable>>>>,
    }
}

with_mark_keys! {
    /// One thing that lies on a face: exactly one of `text`, `symbol`, `ports`, `art`, `svg` and `picture`.
    pub struct MarkTable {}
}

impl FaceTable {
    /// The keys of a mark that are typed here.
    pub(crate) fn mark(&self) -> MarkTable {
        MarkTable {
            text: self.text.clone(),
            symbol: self.symbol.clone(),
            ports: self.ports.clone(),
            art: self.art.clone(),
            svg: self.svg.clone(),
            picture: self.picture.clone(),
            at: self.at.clone(),
            turn: self.turn.clone(),
            size: self.size.clone(),
            width: self.width.clone(),
            line: self.line.clone(),
            color: self.color.clone(),
            outline: self.outline.clone(),
            outline_width: self.outline_width.clone(),
            font: self.font.clone(),
        }
    }

    /// Takes over the keys of a mark.
    pub(crate) fn set_mark(&mut self, mark: MarkTable) {
        self.text = mark.text;
        self.symbol = mark.symbol;
        self.ports = mark.ports;
        self.art = mark.art;
        self.svg = mark.svg;
        self.picture = mark.picture;
        self.at = mark.at;
        self.turn = mark.turn;
        self.size = mark.size;
        self.width = mark.width;
        self.line = mark.line;
        self.color = mark.color;
        self.outline = mark.outline;
        self.outline_width = mark.outline_width;
        self.font = mark.font;
    }
}

impl MarkTable {
    /// Merges its keys over those of `base`. A mark with content of its own does not inherit the content of
    /// `base`: a face like one with a sign, but with a text, has no sign.
    pub(crate) fn over(self, base: MarkTable) -> MarkTable {
        let base = match self.contents().next() {
            None => base,
            Some(_) => MarkTable {
                text: None,
                symbol: None,
                ports: None,
                art: None,
                svg: None,
                picture: None,
                ..base
            },
        };
        MarkTable {
            text: self.text.or(base.text),
            symbol: self.symbol.or(base.symbol),
            ports: self.ports.or(base.ports),
            art: self.art.or(base.art),
            svg: self.svg.or(base.svg),
            picture: self.picture.or(base.picture),
            at: self.at.or(base.at),
            turn: self.turn.or(base.turn),
            size: self.size.or(base.size),
            width: self.width.or(base.width),
            line: self.line.or(base.line),
            color: self.color.or(base.color),
            outline: self.outline.or(base.outline),
            outline_width: self.outline_width.or(base.outline_width),
            font: self.font.or(base.font),
        }
    }

    /// The contents that are typed, with key and span.
    pub(crate) fn contents(&self) -> impl Iterator<Item = (&'static str, std::ops::Range<usize>)> {
        [
            ("text", self.text.as_ref().map(At::span)),
            ("symbol", self.symbol.as_ref().map(At::span)),
            ("ports", self.ports.as_ref().map(At::span)),
            ("art", self.art.as_ref().map(At::span)),
            ("svg", self.svg.as_ref().map(At::span)),
            ("picture", self.picture.as_ref().map(At::span)),
        ]
        .into_iter()
        .filter_map(|(key, span)| Some((key, span?)))
    }

    /// The other typed keys, with key and span.
    pub(crate) fn settings(&self) -> impl Iterator<Item = (&'static str, std::ops::Range<usize>)> {
        [
            ("at", self.at.as_ref().map(At::span)),
            ("turn", self.turn.as_ref().map(At::span)),
            ("size", self.size.as_ref().map(At::span)),
            ("width", self.width.as_ref().map(At::span)),
            ("line", self.line.as_ref().map(At::span)),
            ("color", self.color.as_ref().map(At::span)),
            ("outline", self.outline.as_ref().map(At::span)),
            ("outline_width", self.outline_width.as_ref().map(At::span)),
            ("font", self.font.as_ref().map(At::span)),
        ]
        .into_iter()
        .filter_map(|(key, span)| Some((key, span?)))
    }
}
