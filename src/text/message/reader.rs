//! Who a sentence is for.

use crate::words::Lang;

/// Where sentences are read. A hint names what can be done there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// A terminal: hints name commands.
    Terminal,
    /// The page in a browser: hints name its buttons and fields.
    Page,
}

/// The reader of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// Where it is read.
    pub medium: Medium,
}

impl Reader {
    /// The words for the place where they are read.
    pub(crate) fn here<'a>(self, terminal: &'a str, page: &'a str) -> &'a str {
        match self.medium {
            Medium::Terminal => terminal,
            Medium::Page => page,
        }
    }
}

impl From<Lang> for Reader {
    fn from(lang: Lang) -> Reader {
        Reader { lang, medium: Medium::Terminal }
    }
}
