//! Looking up entries by name.

use super::{Entry, entries};
use crate::game::Lang;
use crate::text::meant;

/// What a typed name is of, the nearest kind of match only: keys and tables of that name, else keys that take that word,
/// else keys whose description has it.
pub(crate) fn find(typed: &str, lang: Lang) -> Vec<&'static Entry> {
    let all = entries(lang);
    // A heading names a table.
    let is_heading = typed.trim().starts_with('[');
    let typed = typed.trim().trim_matches(['[', ']', '{', '}', '`']).to_lowercase();
    let path: Vec<&str> = typed.split(['.', ' ']).map(|part| part.trim().trim_matches('"')).collect();
    let Some((key, before)) = path.split_last() else { return Vec::new() };
    let named = |entry: &&Entry| {
        is(&entry.key, key) && stands_in(entry, before, all) && (entry.opens.is_some() || !is_heading)
    };
    let takes = |entry: &&Entry| entry.values.iter().any(|value| value.word == typed);
    let says = |entry: &&Entry| typed.chars().count() > 2 && has_word(&entry.about, &typed);
    let kinds: [&dyn Fn(&&Entry) -> bool; 3] = [&named, &takes, &says];
    kinds
        .iter()
        .map(|kind| all.iter().filter(kind).collect())
        .find(|found: &Vec<_>| !found.is_empty())
        .unwrap_or_default()
}

/// The name that is most like a typed one.
pub(crate) fn near(typed: &str, lang: Lang) -> Option<String> {
    let all = entries(lang);
    let keys = all.iter().flat_map(|entry| [entry.name.as_str(), entry.key.as_str()]);
    let values = all.iter().flat_map(|entry| entry.values.iter().map(|value| value.word.as_str()));
    meant(typed, keys.chain(values)).map(str::to_owned)
}

/// Whether a part of a path is a key; people name many by one word: `pieces.front`.
fn is(key: &str, typed: &str) -> bool {
    let alike = |typed: &str| typed == key || typed.replace('-', "_") == key;
    alike(typed) || typed.strip_suffix('s').is_some_and(alike)
}

/// Whether an entry can stand in a path: in the table that it names last, which the others lead to.
fn stands_in(entry: &Entry, path: &[&str], all: &[Entry]) -> bool {
    let Some((last, before)) = path.split_last() else { return true };
    let leads = |holder: &Entry| {
        let inside = holder.opens.as_ref().is_some_and(|table| entry.is_in(table));
        let at = |key: &str, before: &[&str]| is(&holder.key, key) && stands_in(holder, before, all);
        // A name by the user stands between: `faces.coin.text`.
        let named = holder.names && before.split_last().is_some_and(|(key, before)| at(key, before));
        inside && (at(last, before) || named)
    };
    let is_table = std::iter::once(&entry.table).chain(&entry.also).any(|table| is(table, last));
    (before.is_empty() && is_table) || all.iter().any(leads)
}

fn has_word(text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    let begins = |at: usize| !text.get(..at).unwrap_or_default().ends_with(char::is_alphanumeric);
    let ends =
        |at: usize| !text.get(at + word.len()..).unwrap_or_default().starts_with(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| begins(at) && ends(at))
}
