//! How large a game is printed, in per cent or as a factor.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::option::{PrintOption, Typed};
use super::{REFUSED_SCALE, unfit};
use crate::game::Scale;
use crate::spec::limits;
use crate::spec::words::{KindName, ValueHint};
use crate::text::{Finding, Message};

/// A scale as typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TypedScale(pub Scale);

impl From<TypedScale> for Scale {
    fn from(TypedScale(scale): TypedScale) -> Scale {
        scale
    }
}

/// `125%`, `112.5 %` or `1.25`.
impl FromStr for TypedScale {
    type Err = Finding;

    fn from_str(text: &str) -> Result<TypedScale, Finding> {
        let (from, to) = limits::SCALE;
        let typed = text.trim();
        let (number, whole) = match typed.strip_suffix('%') {
            Some(number) => (number.trim_end(), 10.0),
            None => (typed, 1000.0),
        };
        let thousandths = number.parse::<f64>().ok().map(|number| (number * whole).round());
        let bounds = f64::from(from.thousandths())..=f64::from(to.thousandths());
        match thousandths.filter(|thousandths| bounds.contains(thousandths)) {
            Some(thousandths) => Ok(TypedScale(Scale::from_thousandths(thousandths as u32))),
            None => Err(unfit(text, ValueHint::Scales { from, to })),
        }
    }
}

impl Typed for TypedScale {
    fn parse(typed: &str, _: &PrintOption) -> Result<TypedScale, Finding> {
        typed.parse()
    }
}

impl<'de> Deserialize<'de> for TypedScale {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TypedScale, D::Error> {
        deserializer.deserialize_any(ScaleVisitor)
    }
}

struct ScaleVisitor;

impl Visitor<'_> for ScaleVisitor {
    type Value = TypedScale;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", Message::from(KindName::Scale))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<TypedScale, E> {
        text.parse().map_err(|_| E::custom(format_args!("{REFUSED_SCALE}{text}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_are_read_in_per_cent_and_as_factors() {
        for (text, thousandths) in
            [("125%", 1250), ("1.25", 1250), (" 112.5 % ", 1125), ("50%", 500), ("2", 2000), (".5", 500)]
        {
            assert_eq!(text.parse(), Ok(TypedScale(Scale::from_thousandths(thousandths))), "{text}");
        }
    }

    #[test]
    fn other_scales_are_refused_with_those_that_can_be() {
        for text in ["", "125", "49%", "201%", "1,25", "NaN", "inf", "-1", "large", "125mm", "%"] {
            let refused = text.parse::<TypedScale>().expect_err(text);
            let hint = refused.hint.as_ref().map(ToString::to_string).unwrap_or_default();
            let said = "use between 50 % and 200 %, like `125%` or `1.25`";
            assert_eq!((refused.to_string(), &*hint), (format!("`{text}` does not fit here"), said));
        }
    }
}
