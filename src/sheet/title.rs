//! What a sheet is called, on paper and in its file name.

use std::collections::BTreeMap;

use super::Sheet;
use crate::game::{Board, ByLang, Camp, Lang};
use crate::text::latin_slug;

/// The longest slug.
const LONGEST: usize = 60;

/// The titles of groups, one after the other: `Tiles, discs`.
pub(super) fn of_groups(groups: &[&ByLang<String>]) -> ByLang<String> {
    let mut title = ByLang::<String>::default();
    for (at, group) in groups.iter().enumerate() {
        if !groups[..at].contains(group) {
            Lang::ALL
                .iter()
                .for_each(|&lang| join(title.get_mut(lang), group.get(lang), lang.words().pieces));
        }
    }
    title
}

fn join(title: &mut String, group: &str, fallback: &str) {
    let group = if group.trim().is_empty() { fallback } else { group.trim() };
    if title.is_empty() {
        title.push_str(group);
        return;
    }
    title.push_str(", ");
    let mut letters = group.chars();
    let first = letters.next().into_iter();
    // `XL tiles` keeps its capitals, `Tiles` loses the one of a heading.
    if letters.clone().next().is_some_and(char::is_lowercase) {
        title.extend(first.flat_map(char::to_lowercase));
    } else {
        title.extend(first);
    }
    title.push_str(letters.as_str());
}

/// The title of the sheets of a camp: `Board, camp A`.
pub(super) fn of_camp(board: &Board, camp: &Camp) -> ByLang<String> {
    let title = |title: &str| match camp.letter {
        Some(letter) => format!("{title}, camp {letter}"),
        None => title.to_owned(),
    };
    board.title.map(|name| title(name))
}

/// The part of a file name that says what the sheet is for; `fallback` where `name` has nothing that a file
/// name can hold.
pub(super) fn slug(name: &str, fallback: &str) -> String {
    // The name of a file has an end on every disk; numbers keep shortened ones apart.
    let mut slug = latin_slug(name);
    slug.truncate(LONGEST);
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { fallback.to_owned() } else { slug.to_owned() }
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
    fn a_shared_sheet_names_each_group_once() {
        let group = |name: &str| ByLang::same(name.to_owned());
        let (tiles, discs, xl, none) = (group("Tiles"), group("Discs"), group("XL planks"), group(" "));
        let title = of_groups(&[&tiles, &discs, &tiles, &xl, &none]);
        assert_eq!(title.get(Lang::En), "Tiles, discs, XL planks, pieces");
        assert_eq!(title.get(Lang::Fr), "Tiles, discs, XL planks, pièces");
    }

    #[test]
    fn a_slug_holds_only_what_every_file_system_takes() {
        assert_eq!(slug("Walls, & discs", "pieces"), "walls-discs");
        assert_eq!(slug("Pièces d’échecs", "pieces"), "pieces-d-echecs");
        assert_eq!(slug("駒", "pieces"), "pieces");
    }
}
