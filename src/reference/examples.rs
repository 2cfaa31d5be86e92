//! The examples of all keys, as data: what is typed, and what must stand around it to print.

use std::sync::LazyLock;

use crate::game::Lang;
use crate::words::ByLang;

/// One example a key; see the head of the file.
const TEXT: &str = include_str!("../../docs/spec/examples.txt");

static ALL: LazyLock<ByLang<Vec<Example>>> = LazyLock::new(|| ByLang::from_fn(|lang| blocks(TEXT, lang)));

/// An example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Example {
    /// The key that it is of, with its table; the table alone for the lines before its examples.
    pub name: &'static str,
    /// How it is shown.
    pub shown: Shown,
    /// What is typed.
    pub typed: &'static str,
}

/// How an example is shown in the documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// Its boards, and one piece of each kind.
    Parts,
    /// Its pages.
    Pages,
    /// Without a picture.
    Typed,
}

fn blocks(text: &'static str, lang: Lang) -> Vec<Example> {
    text.split("\n== ").skip(1).filter_map(|text| block(text, lang)).collect()
}

fn block(text: &'static str, lang: Lang) -> Option<Example> {
    let (head, typed) = text.split_once('\n')?;
    let (english, french) = typed.split_once("\n-- fr\n").unwrap_or((typed, typed));
    let typed = if lang == Lang::Fr { french } else { english };
    let (name, shown) = head.split_once(' ').unwrap_or((head, ""));
    let shown = match shown {
        "pages" => Shown::Pages,
        "typed" => Shown::Typed,
        _ => Shown::Parts,
    };
    Some(Example { name, shown, typed: typed.trim_end() })
}

/// The example of a key.
pub(crate) fn example(name: &str, lang: Lang) -> Option<Example> {
    ALL.get(lang).iter().find(|example| example.name == name).copied()
}

/// All names.
#[cfg(test)]
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    ALL.get(Lang::En).iter().map(|example| example.name)
}

/// Where an example stands among all.
pub(super) fn place(name: &str) -> usize {
    let all = ALL.get(Lang::En);
    all.iter().position(|example| example.name == name).unwrap_or(all.len())
}

impl Example {
    /// The lines that stand before the examples of its table.
    pub(crate) fn before(&self) -> Option<&'static str> {
        let (table, _) = self.name.split_once('.')?;
        // They have no words.
        let before = example(table, Lang::En)?.typed;
        // One that begins with a heading is whole.
        (!self.typed.starts_with('[')).then_some(before)
    }

    /// The example with the lines before it: a whole spec, but for its files.
    pub(crate) fn whole(self) -> String {
        match self.before() {
            Some(before) => format!("{before}\n{}", self.typed),
            None => self.typed.to_owned(),
        }
    }
}
