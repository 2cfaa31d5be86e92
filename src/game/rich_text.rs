//! The text of a mark: words in one or two fonts, and signs among them.

use std::fmt;

use super::Sign;
use crate::scene::Font;

/// Text in lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RichText {
    pub lines: Vec<Vec<Inline>>,
}

/// What stands in a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Inline {
    Words(String, Font),
    Sign {
        sign: Sign,
        /// For chessmen of one side: whether it is the light one.
        is_light: Option<bool>,
    },
}

/// How the lines of a text lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// Each in the middle.
    #[default]
    Center,
    /// From its place to the right.
    Left,
    /// From its place to the left.
    Right,
    /// They begin below one another, in a block around its place.
    LeftBlock,
    /// They end below one another, in a block around its place.
    RightBlock,
}

impl Align {
    /// The same on the other side of its place. Blocks stay: their lines are read as before.
    pub(crate) fn mirrored(self) -> Align {
        match self {
            Align::Left => Align::Right,
            Align::Right => Align::Left,
            Align::Center | Align::LeftBlock | Align::RightBlock => self,
        }
    }
}

impl RichText {
    /// Words in one font; line feeds separate lines.
    pub fn plain(text: &str, font: Font) -> RichText {
        let line = |line: &str| vec![Inline::Words(line.to_owned(), font)];
        RichText { lines: text.split('\n').map(line).collect() }
    }
}

impl fmt::Display for RichText {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (number, line) in self.lines.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "\n" })?;
            for inline in line {
                match inline {
                    Inline::Words(words, _) => f.write_str(words)?,
                    Inline::Sign { sign, .. } => write!(f, ":{}:", sign.name())?,
                }
            }
        }
        Ok(())
    }
}
