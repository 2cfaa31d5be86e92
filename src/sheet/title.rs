//! Titles of sheets, printed and in file names.

use std::collections::BTreeMap;

use super::Sheet;
use crate::game::{Board, BoardCamp, ByLang, Lang};
use crate::text::latin_slug;
use crate::words::Wording;

/// Maximum length of the slug of one name. File systems limit the length of names; numbers distinguish shortened ones.
const MAX_SLUG_BYTES: usize = 60;
/// Maximum length of the slug of a sheet, which names all its contents.
pub(super) const MAX_JOINED_BYTES: usize = 2 * MAX_SLUG_BYTES;

/// Joins the distinct titles of groups: `Tiles, discs`.
pub(super) fn join_groups(groups: &[&ByLang<String>]) -> ByLang<String> {
    let mut title = ByLang::<String>::default();
    for (at, group) in groups.iter().enumerate() {
        if !groups[..at].contains(group) {
            Lang::ALL.iter().for_each(|&lang| join(title.get_mut(lang), group.get(lang), lang.words()));
        }
    }
    title
}

fn join(title: &mut String, group: &str, words: &Wording) {
    let group = if group.trim().is_empty() { words.pieces } else { group.trim() };
    if title.is_empty() {
        title.push_str(group);
        return;
    }
    title.push_str(", ");
    let mut letters = group.chars();
    let first = letters.next().into_iter();
    // `Tiles` becomes `tiles`, `XL tiles` keeps its capitals.
    if !words.capitalizes_nouns && letters.clone().next().is_some_and(char::is_lowercase) {
        title.extend(first.flat_map(char::to_lowercase));
    } else {
        title.extend(first);
    }
    title.push_str(letters.as_str());
}

/// The title of the sheets of a camp: `Board, camp A`.
pub(super) fn camp_title(board: &Board, camp: &BoardCamp) -> ByLang<String> {
    ByLang::from_fn(|lang| {
        let title = board.title.get(lang);
        match camp.letter {
            Some(letter) => format!("{title}, {} {letter}", lang.words().camp),
            None => title.clone(),
        }
    })
}

/// The slug of a name; `fallback` if the name has no characters that a file name may have.
pub(super) fn slug(name: &str, fallback: &str) -> String {
    match shortened(latin_slug(name), MAX_SLUG_BYTES) {
        slug if slug.is_empty() => fallback.to_owned(),
        slug => slug,
    }
}

/// A slug of at most `max` bytes. It is ASCII.
pub(super) fn shortened(mut slug: String, max: usize) -> String {
    slug.truncate(max);
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

/// Numbers sheets with the same slug.
pub(super) fn number(sheets: &mut [Sheet]) {
    let mut counts = BTreeMap::<String, usize>::new();
    for sheet in sheets.iter_mut() {
        let count = counts.entry(sheet.slug.clone()).or_default();
        *count += 1;
        sheet.number.0 = *count;
    }
    for sheet in sheets {
        sheet.number.1 = counts.get(&sheet.slug).copied().unwrap_or(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_of_a_shared_sheet_names_each_group_once() {
        let group = |name: &str| ByLang::same(name.to_owned());
        let (tiles, discs, xl, none) = (group("Tiles"), group("Discs"), group("XL planks"), group(" "));
        let title = join_groups(&[&tiles, &discs, &tiles, &xl, &none]);
        assert_eq!(title.get(Lang::En), "Tiles, discs, XL planks, pieces");
        assert_eq!(title.get(Lang::Fr), "Tiles, discs, XL planks, pièces");
        assert_eq!(title.get(Lang::De), "Tiles, Discs, XL planks, Spielsteine");
    }

    #[test]
    fn slugs_are_valid_on_every_file_system() {
        assert_eq!(slug("Walls, & discs", "pieces"), "walls-discs");
        assert_eq!(slug("Pièces d’échecs", "pieces"), "pieces-d-echecs");
        assert_eq!(slug("駒", "pieces"), "pieces");
    }
}
