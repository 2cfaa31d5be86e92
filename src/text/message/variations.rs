//! Samples of messages, and their variations: each count with other numbers.

/// Numbers that sentences are tried with.
const COUNTS: [u8; 4] = [0, 1, 2, 11];

/// An argument. Numbers have variations by `Counts`; all else by `Plain` has none, which method lookup finds later.
pub(crate) struct Probe<'a, T>(pub &'a T);

pub(crate) trait Counts<T> {
    fn variations(&self) -> Vec<T>;
}

pub(crate) trait Plain<T> {
    fn variations(&self) -> Vec<T>;
}

macro_rules! counts {
    ($($number:ident)*) => {
        $(impl Counts<$number> for Probe<'_, $number> {
            fn variations(&self) -> Vec<$number> {
                COUNTS.map($number::from).to_vec()
            }
        })*
    };
}

counts!(u8 u32 u64 usize);

impl<T> Plain<T> for &Probe<'_, T> {
    fn variations(&self) -> Vec<T> {
        Vec::new()
    }
}

/// A sample as it is typed in a table, or converted.
pub(crate) fn given<T, S: Given<T>>(sample: S) -> T {
    sample.given()
}

pub(crate) trait Given<T> {
    fn given(self) -> T;
}

impl<T> Given<T> for T {
    fn given(self) -> T {
        self
    }
}

impl Given<String> for &str {
    fn given(self) -> String {
        self.to_owned()
    }
}
