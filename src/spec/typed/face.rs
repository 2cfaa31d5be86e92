//! Faces and the marks on them.

use serde::Deserialize;

use super::{AlignName, FitName, FontName, Length, LineName, Paint, PatternName, SignName, Words};
use crate::spec::At;

/// Generates both tables from the lists of their keys. A face takes the keys of one mark directly, so both have them:
/// flattening one into the other would lose the places of what is wrong in it.
macro_rules! tables {
    (
        $(#[$about_face:meta])* face { $($(#[$about_own:meta])* $own:ident: $own_type:ty,)* }
        $(#[$about_mark:meta])* mark {
            contents { $($(#[$about_content:meta])* $content:ident: $content_type:ty,)* }
            settings { $($(#[$about_setting:meta])* $setting:ident: $setting_type:ty,)* }
        }
    ) => {
        $(#[$about_face])*
        #[derive(Clone, Debug, Default, Deserialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields, expecting = "a face like { background = \"gold\" }")]
        #[cfg_attr(test, schemars(transform = super::closed::bound, transform = super::closed::fill))]
        pub(crate) struct FaceTable {
            $($(#[$about_own])* pub $own: Option<At<$own_type>>,)*
            $($(#[$about_content])* pub $content: Option<At<$content_type>>,)*
            $($(#[$about_setting])* pub $setting: Option<At<$setting_type>>,)*
        }

        $(#[$about_mark])*
        #[derive(Clone, Debug, Default, Deserialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields, expecting = "a table")]
        #[cfg_attr(test, schemars(transform = super::closed::bound, transform = super::closed::fill))]
        pub(crate) struct MarkTable {
            $($(#[$about_content])* pub $content: Option<At<$content_type>>,)*
            $($(#[$about_setting])* pub $setting: Option<At<$setting_type>>,)*
        }

        impl FaceTable {
            /// The keys of a mark that are typed here.
            pub(crate) fn mark(&self) -> MarkTable {
                MarkTable { $($content: self.$content.clone(),)* $($setting: self.$setting.clone(),)* }
            }

            /// Merges its keys over those of `base`.
            pub(crate) fn over(self, base: FaceTable) -> FaceTable {
                let mark = self.mark().over(base.mark());
                let base = match (&self.background, &self.checker) {
                    (None, None) => base,
                    _ => FaceTable { background: None, checker: None, ..base },
                };
                FaceTable {
                    $($own: self.$own.or(base.$own),)*
                    $($content: mark.$content,)*
                    $($setting: mark.$setting,)*
                }
            }
        }

        impl MarkTable {
            /// The keys of what a mark can show.
            pub(crate) const CONTENTS: &'static [&'static str] = &[$(stringify!($content)),*];

            /// Merges its keys over those of `base`. A mark with content of its own does not inherit the content of
            /// `base`: a face like one with a sign, but with a text, has no sign.
            pub(crate) fn over(self, base: MarkTable) -> MarkTable {
                let base = match self.contents().next() {
                    None => base,
                    Some(_) => MarkTable { $($content: None,)* ..base },
                };
                MarkTable {
                    $($content: self.$content.or(base.$content),)*
                    $($setting: self.$setting.or(base.$setting),)*
                }
            }

            /// The contents that are typed, with key and span.
            pub(crate) fn contents(&self) -> impl Iterator<Item = (&'static str, std::ops::Range<usize>)> {
                [$((stringify!($content), self.$content.as_ref().map(At::span)),)*]
                    .into_iter()
                    .filter_map(|(key, span)| Some((key, span?)))
            }

            /// The other typed keys, with key and span.
            pub(crate) fn settings(&self) -> impl Iterator<Item = (&'static str, std::ops::Range<usize>)> {
                [$((stringify!($setting), self.$setting.as_ref().map(At::span)),)*]
                    .into_iter()
                    .filter_map(|(key, span)| Some((key, span?)))
            }
        }
    };
}

tables! {
    /// What is printed on a piece or on a cell of a board: a background, a pattern, and marks on it. The
    /// keys of one mark may be written directly in the face.
    face {
        /// The named face that it is like; what is typed here differs from it. Default: none.
        like: String,
        /// The colour of the whole face. Default: the paper's.
        background: Paint,
        /// Cells of boards: two or more colours in turn instead of one `background`, as on a chessboard; hexagons need three. Default: none.
        checker: Vec<At<Paint>>,
        /// The colours of its parts, clockwise from the top. As many as it has sides: the triangles between its middle and its sides. Disc: any number of sectors. Hexagon: two or three, too. Rectangle: any other number of bands side by side along the longer side, from the left or the top. Default: one colour.
        split: Vec<At<Paint>>,
        /// A mark in the middle of each part, as on dominoes: `[{ pips = 3 }, { pips = 5 }]`; `{}` for none. Parts without `split` are as the rest of the face. Default: none.
        parts: Vec<At<MarkTable>>,
        /// The colour of the lines between parts. Default: no such lines.
        split_line: Paint,
        /// Their thickness. Default: `0.3mm`.
        split_width: Length,
        /// A pattern over the background, which tells faces apart without colour. Default: none.
        pattern: PatternName,
        /// The colour of its lines or dots. Default: a darker or lighter background.
        pattern_color: Paint,
        /// From one line or dot to the next. Default: `3mm`.
        pattern_step: Length,
        /// The thickness of its lines, the diameter of its dots. Default: a sixth of the step.
        pattern_weight: Length,
        /// Strips: the names of the faces of its squares, from left to right. Default: none.
        squares: Vec<At<String>>,
        /// More marks, the first lowest. They lie under the mark typed directly in the face. Default: none.
        marks: Vec<At<MarkTable>>,
    }
    /// One thing that lies on a face: exactly one of `text`, `symbol`, `pips`, `ports`, `tracks`, `art`, `svg` and `picture`.
    mark {
        contents {
            /// Words, letters or figures, in as many lines as they need; `\n` begins a new one. `**…**` is bold, `:heart:` a sign by its name, as are ♠ ♥ ♦ ♣ and the chessmen ♔ to ♟; a backslash before `*` or `:` takes their meaning. `{}` becomes the word of the piece's series.
            text: Words,
            /// A sign by name; the arrow points up.
            symbol: SignName,
            /// Pips as on dice and dominoes, from 0 to 18.
            pips: i64,
            /// Lines from the middle to ports of the piece: any of `N NE E SE S SW W NW`; a hexagon has them in the middles of its sides, `NE E SE SW W NW`, or with `top = "flat"` `N NE SE S SW NW`, a triangle too, `NE S NW`.
            ports: String,
            /// Curves, each from one side or corner of the piece to another: `["N E", "NE SW"]`; those that share an end are joined, others cross. On a square also between the thirds of its sides: `NNE ENE ESE SSE SSW WSW WNW NNW`.
            tracks: Vec<At<String>>,
            /// An SVG file, relative to the spec or in the folder above it, `../art/king.svg`; after `#` one part of it by its id, `pieces.svg#king`.
            art: String,
            /// An SVG drawing, typed here.
            svg: String,
            /// A PNG or JPEG file, relative to the spec.
            picture: String,
        }
        settings {
            /// Where its middle lies from the middle of the face: to the right, and down. Default: the middle.
            at: (At<Length>, At<Length>),
            /// Its turn in degrees, clockwise. Default: `0`.
            turn: f64,
            /// Text: the height of a capital. Sign, pips, art, picture: the width. Default: letters as large as there is room for, a sign half as wide as the face, pips three fifths, art seven tenths.
            size: Length,
            /// Art, picture: whether it covers the face (`cover`), or all of it is on it (`contain`). Default: a picture covers it, art has a margin.
            fit: FitName,
            /// Ports, tracks: how thick the lines are. Text: how long a line can be; letters are made smaller to fit. Default: as long as there is room on the face.
            width: Length,
            /// Ports: how the lines run. Default: `straight`.
            line: LineName,
            /// Its colour. Default: black or white, whichever can be read.
            color: Paint,
            /// Sign, pips, ports, tracks: the colour of a line round what is drawn. Default: no such line.
            outline: Paint,
            /// Sign, pips, ports, tracks: how thick that line is. Default: `0.3mm`.
            outline_width: Length,
            /// Text: whether its lines begin below one another at the left, are centred, or end at the right; `at` is then their beginning or end. Default: `center`.
            align: AlignName,
            /// Text: the font, bundled or a TrueType file, relative to the spec. Default: `sans-bold`, or `sans` beside bold words.
            font: FontName,
        }
    }
}
