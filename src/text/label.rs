//! Fixed texts of forms and of the help, in every language of verdicts.

use super::message::unbroken;
use crate::words::{Lang, VerdictLang};

/// A text in every language of verdicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    pub en: &'static str,
    pub fr: &'static str,
}

/// A text in English and in French.
pub(crate) const fn label(en: &'static str, fr: &'static str) -> Label {
    Label { en, fr }
}

impl Label {
    /// The text in a language.
    pub(crate) fn said(self, lang: Lang) -> String {
        match lang.words().verdicts {
            VerdictLang::En => self.en.to_owned(),
            VerdictLang::Fr => unbroken(self.fr.to_owned(), Lang::Fr),
        }
    }
}
