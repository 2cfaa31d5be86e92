//! Exact lengths in millimetres: arithmetic, parsing and display.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};
use std::str::FromStr;

use crate::text::message::{Argument, ToArgument, findings, messages};
use crate::text::{Finding, shared_code};

/// A length in whole micrometres: arithmetic is exact ("do nine tiles of 19.5 mm fit in 175.5 mm?"), and lengths can be
/// compared, hashed and sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mm(i64);

impl Mm {
    pub const ZERO: Mm = Mm(0);

    /// A length in whole millimetres.
    pub const fn new(millimetres: i64) -> Mm {
        Mm(millimetres * 1000)
    }

    /// A length in whole micrometres.
    pub const fn from_um(micrometres: i64) -> Mm {
        Mm(micrometres)
    }

    /// A length in fractional millimetres, rounded to the nearest micrometre.
    pub fn nearest(millimetres: f64) -> Mm {
        Mm((millimetres * 1000.0).round() as i64)
    }

    /// The length in micrometres.
    pub const fn um(self) -> i64 {
        self.0
    }

    /// The length in millimetres.
    pub fn get(self) -> f64 {
        self.0 as f64 / 1000.0
    }

    /// Half the length, rounded down to a micrometre.
    pub const fn half(self) -> Mm {
        Mm(self.0.div_euclid(2))
    }

    /// How many times `part` fits into this length; 0 if `part` is not positive.
    pub fn times(self, part: Mm) -> usize {
        if part.0 <= 0 || self.0 < 0 { 0 } else { (self.0 / part.0) as usize }
    }
}

/// Formats the shortest exact decimal: `19.5 mm`, `25 mm`.
impl fmt::Display for Mm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 1000, self.0.unsigned_abs() % 1000);
        let rest = format!("{rest:03}");
        let rest = rest.trim_end_matches('0');
        let point = if rest.is_empty() { "" } else { "." };
        write!(f, "{sign}{whole}{point}{rest} mm")
    }
}

/// A word of a spec; sentences have the decimal sign of their language.
impl ToArgument for Mm {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.to_string())
    }
}

findings! {
    /// What is wrong with the text of a length.
    LengthFinding {
        (shared_code::VALUE) {
        NoUnit { typed: String = "25" }
            en "`{typed}` has no unit"
            fr "`{typed}` n’a pas d’unité";
        UnknownUnit { typed: String = "25px" }
            en "`{typed}` has an unknown unit"
            fr "`{typed}` a une unité inconnue";
        NoLength { typed: String = "8,5mm" }
            en "`{typed}` is not a length"
            fr "`{typed}` n’est pas une longueur";
        Empty
            en "an empty text is not a length"
            fr "un texte vide n’est pas une longueur";
        TooLong { typed: String = "999999cm" }
            en "`{typed}` is longer than any sheet of paper"
            fr "`{typed}` dépasse n’importe quelle feuille de papier";
        }
    }
}

messages! {
    /// What to do about it.
    LengthHint {
        AddUnit { number: String = "25" }
            en "write `{number}mm`, or use cm, in or pt"
            fr "écrivez `{number}mm`, ou employez cm, in ou pt";
        SmallerOrOtherUnit
            en "write a smaller number, or another unit"
            fr "écrivez un nombre plus petit, ou une autre unité";
        KnownUnits
            en "use mm, cm, in or pt"
            fr "employez mm, cm, in ou pt";
        NumberWithPoint { number: String = "8.5mm" }
            en "write the number with a point: `{number}`"
            fr "écrivez le nombre avec un point : `{number}`";
        /// In French a number would have a comma.
        NumberAndUnit
            en "write a number and a unit, like `25mm` or `1in`"
            fr "écrivez un nombre et une unité, comme `25mm` ou `1in`, avec un point et non une virgule";
    }
}

/// Parses `25mm`, `2.5 cm`, `1in`, `72pt`; spaces around it and before the unit are ignored.
impl FromStr for Mm {
    type Err = Finding;

    fn from_str(text: &str) -> Result<Mm, Finding> {
        let text = text.trim();
        let split = text.find(|c: char| c.is_alphabetic() || c == '"').unwrap_or(text.len());
        let (number, unit) = (text[..split].trim(), text[split..].trim());
        let value: f64 = number.parse().map_err(|_| no_length(text))?;
        let typed = text.to_owned();
        let millimetres = match unit.to_ascii_lowercase().as_str() {
            "mm" => value,
            "cm" => value * 10.0,
            "in" => value * 25.4,
            "pt" => value * 25.4 / 72.0,
            "" => {
                let hint = LengthHint::AddUnit { number: typed.clone() };
                return Err(Finding::new(LengthFinding::NoUnit { typed }).hint(hint));
            }
            _ => return Err(Finding::new(LengthFinding::UnknownUnit { typed }).hint(LengthHint::KnownUnits)),
        };
        if millimetres.abs() > 100_000.0 {
            return Err(Finding::new(LengthFinding::TooLong { typed }).hint(LengthHint::SmallerOrOtherUnit));
        }
        Ok(Mm::nearest(millimetres))
    }
}

/// The finding for a text without a number before the unit.
fn no_length(text: &str) -> Finding {
    let (typed, number) = (text.to_owned(), text.replace(',', "."));
    let hint = if number != typed && number.parse::<Mm>().is_ok() {
        LengthHint::NumberWithPoint { number }
    } else {
        LengthHint::NumberAndUnit
    };
    let what = if text.is_empty() { LengthFinding::Empty } else { LengthFinding::NoLength { typed } };
    Finding::new(what).hint(hint)
}

impl Add for Mm {
    type Output = Mm;
    fn add(self, other: Mm) -> Mm {
        Mm(self.0 + other.0)
    }
}

impl AddAssign for Mm {
    fn add_assign(&mut self, other: Mm) {
        self.0 += other.0;
    }
}

impl Sub for Mm {
    type Output = Mm;
    fn sub(self, other: Mm) -> Mm {
        Mm(self.0 - other.0)
    }
}

impl SubAssign for Mm {
    fn sub_assign(&mut self, other: Mm) {
        self.0 -= other.0;
    }
}

impl Neg for Mm {
    type Output = Mm;
    fn neg(self) -> Mm {
        Mm(-self.0)
    }
}

impl Mul<i64> for Mm {
    type Output = Mm;
    fn mul(self, times: i64) -> Mm {
        Mm(self.0 * times)
    }
}

impl Div<i64> for Mm {
    type Output = Mm;
    fn div(self, parts: i64) -> Mm {
        Mm(self.0.div_euclid(parts))
    }
}

impl Sum for Mm {
    fn sum<I: Iterator<Item = Mm>>(lengths: I) -> Mm {
        lengths.fold(Mm::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_parsed_in_all_four_units() {
        for (text, um) in
            [("25mm", 25_000), (" 2.5 cm ", 25_000), ("1in", 25_400), ("72pt", 25_400), ("-0.1mm", -100)]
        {
            assert_eq!(text.parse(), Ok(Mm::from_um(um)), "{text}");
        }
    }

    #[test]
    fn invalid_lengths_have_specific_errors() {
        let refused = |text: &str| {
            let wrong = text.parse::<Mm>().expect_err("no length");
            let hint = wrong.hint.map(|hint| hint.to_string()).unwrap_or_default();
            format!("{}: {hint}", wrong.message)
        };
        for (text, said) in [
            ("25", "`25` has no unit: write `25mm`, or use cm, in or pt"),
            ("25px", "`25px` has an unknown unit: use mm, cm, in or pt"),
            ("mm", "`mm` is not a length: write a number and a unit, like `25mm` or `1in`"),
            ("8,5 mm", "`8,5 mm` is not a length: write the number with a point: `8.5 mm`"),
            ("8,5", "`8,5` is not a length: write a number and a unit, like `25mm` or `1in`"),
            ("1e300mm", "`1e300mm` has an unknown unit: use mm, cm, in or pt"),
            (
                "999999cm",
                "`999999cm` is longer than any sheet of paper: write a smaller number, or another unit",
            ),
        ] {
            assert_eq!(refused(text), said);
        }
    }

    #[test]
    fn lengths_are_displayed_exactly_without_trailing_zeros() {
        assert_eq!(Mm::from_um(19_500).to_string(), "19.5 mm");
        assert_eq!(Mm::new(25).to_string(), "25 mm");
        assert_eq!(Mm::from_um(-50).to_string(), "-0.05 mm");
    }
}
