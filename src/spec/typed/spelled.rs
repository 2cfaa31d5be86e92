//! Values of print options as they would be typed.

use super::{BacksName, CutName, PrintFitName};
use crate::game::{Backs, CutStyle, Fit, Lang, Mm, Parts, Scale};

/// A value that can be typed again: [`Typed::parse`](super::option::Typed::parse) reads it.
pub(super) trait Spelled {
    fn spelled(&self) -> String;
}

impl Spelled for bool {
    fn spelled(&self) -> String {
        self.to_string()
    }
}

impl Spelled for Mm {
    fn spelled(&self) -> String {
        self.to_string()
    }
}

impl Spelled for Scale {
    fn spelled(&self) -> String {
        self.to_string()
    }
}

impl Spelled for Fit {
    fn spelled(&self) -> String {
        word(PrintFitName::WORDS, PrintFitName::named, self)
    }
}

impl Spelled for CutStyle {
    fn spelled(&self) -> String {
        word(CutName::WORDS, CutName::named, self)
    }
}

impl Spelled for Backs {
    fn spelled(&self) -> String {
        word(BacksName::WORDS, BacksName::named, self)
    }
}

impl Spelled for Lang {
    fn spelled(&self) -> String {
        self.code().to_owned()
    }
}

/// The word of a value.
fn word<N: Into<V>, V: PartialEq>(words: &[&str], named: fn(&str) -> Option<N>, value: &V) -> String {
    let of_value = words.iter().find(|word| named(word).is_some_and(|named| named.into() == *value));
    of_value.copied().unwrap_or_default().to_owned()
}

impl Spelled for Parts {
    fn spelled(&self) -> String {
        let words = self.words().into_iter().filter_map(|(word, is_printed)| is_printed.then_some(word));
        words.collect::<Vec<_>>().join(",")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use crate::game::{Backs, CutStyle, Fit, Lang, Mm, Parts, Scale, Size, Spare};
    use crate::spec::{Overrides, PRINT_OPTIONS, Paper};

    fn option<T: Clone + std::fmt::Debug + 'static>(
        value: impl Strategy<Value = T> + 'static,
    ) -> impl Strategy<Value = Option<T>> {
        proptest::option::of(value)
    }

    prop_compose! {
        fn overrides()(
            width in 50_000i64..500_000, height in 50_000i64..500_000,
            paper in any::<bool>(), landscape in option(any::<bool>()),
            margin in option((5_000i64..100_000).prop_map(Mm::from_um)),
            scale in option((500u32..=2000).prop_map(Scale::from_thousandths)), fit in option(Just(Fit::Page)),
            square in option((3_000i64..300_000).prop_map(Mm::from_um)),
            cut in option(prop_oneof![Just(CutStyle::Lines), Just(CutStyle::Marks), Just(CutStyle::None)]),
            backs in option(prop_oneof![Just(Backs::Fold), Just(Backs::DuplexShort)]),
            lang in option(prop_oneof![Just(Lang::En), Just(Lang::Fr)]),
            only in option((1..128u8).prop_map(|bits| Parts {
                board: bits & 1 > 0, pieces: bits & 2 > 0, tokens: bits & 4 > 0, leaflet: bits & 8 > 0, contents: bits & 16 > 0,
                boxes: bits & 32 > 0, scores: bits & 64 > 0,
            })),
            spares in option(prop::collection::vec(("[a-z]{1,9}", option(1..99usize), 1..99usize), 1..4)),
        ) -> Overrides {
            let spare = |(piece, copy, count)| Spare { piece, copy, count };
            Overrides {
                paper: paper.then(|| Paper(Size::new(Mm::from_um(width), Mm::from_um(height)))),
                landscape, margin, scale, fit, board_square: square, cut, backs, lang, only,
                spares: spares.map(|spares| spares.into_iter().map(spare).collect()),
                ..Overrides::default()
            }
        }
    }

    proptest! {
        #[test]
        fn what_is_spelled_is_read_again(options in overrides()) {
            let mut read = Overrides::default();
            for (name, typed) in options.spelled() {
                let option = PRINT_OPTIONS.iter().find(|option| option.name == name).unwrap();
                read.set(option, &typed).unwrap();
            }
            prop_assert_eq!(read, options);
        }
    }
}
