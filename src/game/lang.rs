//! The two languages of everything that is printed on paper.

/// A language of the print.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both, in the order in which they are listed.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// Its two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }
}

/// Something that is said in each language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByLang<T> {
    /// In English.
    pub en: T,
    /// In French.
    pub fr: T,
}

impl<T> ByLang<T> {
    /// What is said in `lang`.
    pub fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

impl<T: Clone> ByLang<T> {
    /// The same in every language.
    pub fn same(value: T) -> ByLang<T> {
        ByLang { en: value.clone(), fr: value }
    }
}
