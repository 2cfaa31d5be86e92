//! One value for each language.

use super::{Lang, Wording};

/// One value for each language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByLang<T>([T; Lang::ALL.len()]);

impl<T> ByLang<T> {
    /// Calls a function for each language.
    pub fn from_fn(value: impl FnMut(Lang) -> T) -> ByLang<T> {
        ByLang(Lang::ALL.map(value))
    }

    /// The value of a language.
    pub fn get(&self, lang: Lang) -> &T {
        &self.0[lang as usize]
    }

    /// The value of a language, to change it.
    pub fn get_mut(&mut self, lang: Lang) -> &mut T {
        &mut self.0[lang as usize]
    }

    /// The values, in the order of the languages.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// Maps each value.
    pub fn map<U>(&self, mut make: impl FnMut(&T) -> U) -> ByLang<U> {
        ByLang::from_fn(|lang| make(self.get(lang)))
    }
}

impl<T> ByLang<Option<T>> {
    /// All values, if each language has one.
    pub(crate) fn whole(self) -> Option<ByLang<T>> {
        let values: Vec<T> = self.0.into_iter().flatten().collect();
        values.try_into().ok().map(ByLang)
    }
}

impl<T: Clone> ByLang<T> {
    /// The same in every language.
    pub fn same(value: T) -> ByLang<T> {
        ByLang::from_fn(|_| value.clone())
    }
}

impl ByLang<String> {
    /// A word in all languages.
    pub(crate) fn word(word: impl Fn(&Wording) -> &str) -> ByLang<String> {
        ByLang::from_fn(|lang| word(lang.words()).to_owned())
    }
}
