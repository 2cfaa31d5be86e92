//! Papers by name or by size.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::REFUSED_PAPER;
use super::spelled::Spelled;
use crate::game::{Mm, Size};
use crate::spec::words::{KindName, ValueFinding, ValueHint};
use crate::text::{Finding, Message, shared_code};

/// A paper as typed. Upright where it has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper(pub Size);

const fn um(width: i64, height: i64) -> Size {
    Size::new(Mm::from_um(width), Mm::from_um(height))
}

pub(crate) const PAPERS: [(&str, Size); 6] = [
    ("a3", um(297_000, 420_000)),
    ("a4", um(210_000, 297_000)),
    ("a5", um(148_000, 210_000)),
    ("letter", um(215_900, 279_400)),
    ("legal", um(215_900, 355_600)),
    ("tabloid", um(279_400, 431_800)),
];

// A stamp has no room for a footer, and no plotter takes more than this.
const MIN_SIDE: Mm = Mm::new(50);
const MAX_SIDE: Mm = Mm::new(2000);

impl Default for Paper {
    fn default() -> Paper {
        Paper(um(210_000, 297_000))
    }
}

impl Spelled for Paper {
    fn spelled(&self) -> String {
        let known = PAPERS.iter().find(|(_, size)| *size == self.0);
        known.map_or_else(|| format!("{} x {}", self.0.width, self.0.height), |(name, _)| (*name).to_owned())
    }
}

/// `a4`, `letter` …, or width and height: `210mm x 297mm`, `8.5 x 11 in`.
impl FromStr for Paper {
    type Err = Finding;

    fn from_str(text: &str) -> Result<Paper, Finding> {
        let name = text.trim().to_ascii_lowercase();
        if let Some((_, size)) = PAPERS.iter().find(|(known, _)| *known == name) {
            return Ok(Paper(*size));
        }
        let sides = name.split_once(['x', '×']);
        let numbered = |side: &str| side.contains(|c: char| c.is_ascii_digit());
        let Some((width, height)) = sides.filter(|(width, height)| numbered(width) && numbered(height))
        else {
            let fault = ValueFinding::NoPaper { typed: text.to_owned() };
            let papers = PAPERS.map(|(name, _)| name.to_owned()).to_vec();
            return Err(Finding::coded(shared_code::VALUE, fault).hint(ValueHint::UsePaper { papers }));
        };
        let height_read: Mm = height.parse()?;
        // `8.5 x 11 in`: one unit for both.
        let unit = height.trim_start_matches(|c: char| !c.is_alphabetic());
        let width_read: Mm = width.parse().or_else(|_| format!("{width}{unit}").parse())?;
        let size = Size::new(width_read, height_read);
        if size.width.min(size.height) < MIN_SIDE || size.width.max(size.height) > MAX_SIDE {
            let fault = ValueFinding::PaperSize { width: size.width, height: size.height };
            let hint = ValueHint::PaperSides { from: MIN_SIDE, to: MAX_SIDE };
            return Err(Finding::coded(shared_code::VALUE, fault).hint(hint));
        }
        Ok(Paper(size))
    }
}

impl<'de> Deserialize<'de> for Paper {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Paper, D::Error> {
        deserializer.deserialize_any(PaperVisitor)
    }
}

struct PaperVisitor;

impl Visitor<'_> for PaperVisitor {
    type Value = Paper;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Message::from(KindName::Paper))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Paper, E> {
        text.parse().map_err(|_| E::custom(format_args!("{REFUSED_PAPER}{text}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_are_read_by_name_and_by_size() {
        let letter = Ok(Paper(um(215_900, 279_400)));
        for text in ["letter", "Letter", "8.5in x 11in", "8.5 x 11 in", "8.5x11in", "215.9mm×279.4mm"] {
            assert_eq!(text.parse(), letter, "{text}");
        }
    }

    #[test]
    fn a_word_with_an_x_is_not_a_size() {
        for text in ["x", "executive", "210mm x", ""] {
            let said = text.parse::<Paper>().expect_err("no paper").to_string();
            assert_eq!(said, format!("`{text}` is not a paper"));
        }
    }

    #[test]
    fn unprintable_paper_sizes_are_refused() {
        for text in ["a9", "49mm x 100mm", "100mm x 3000mm", "210 x 297", "-210mm x 297mm"] {
            assert!(text.parse::<Paper>().is_err(), "{text}");
        }
    }
}
