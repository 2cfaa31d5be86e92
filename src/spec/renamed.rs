//! A spec whose files have other names.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The keys whose values, or texts in them, are paths.
const PATH_KEYS: [&str; 6] = ["art", "font", "leaflet", "outline", "picture", "table"];
/// The keys of a piece whose rows may make up paths.
const ROW_KEYS: [&str; 2] = ["series", "table"];

/// The text of a spec that names its files otherwise; `None` unless it names every one of them outright.
pub(crate) fn renamed(text: &str, names: &BTreeMap<&str, String>) -> Option<String> {
    let tree = DeTable::parse(text).ok()?;
    let mut paths = Vec::new();
    collect(tree.get_ref(), false, &mut paths)?;
    let mut unnamed = names.clone();
    let mut renamed = text.to_owned();
    // From the last one on, so that the places before it stay right.
    paths.sort_by_key(|(place, _)| std::cmp::Reverse(place.start));
    for (place, path) in paths {
        let (file, part) = match path.split_once('#') {
            Some((file, part)) if !names.contains_key(path) => (file, format!("#{part}")),
            _ => (path, String::new()),
        };
        let Some(name) = names.get(file) else { continue };
        unnamed.remove(file);
        renamed.replace_range(place, &toml::Value::String(format!("{name}{part}")).to_string());
    }
    unnamed.is_empty().then_some(renamed)
}

/// Collects all texts below the keys of paths, with their places. `None` if rows may make up others.
fn collect<'t>(table: &'t DeTable, in_path: bool, paths: &mut Vec<(Range<usize>, &'t str)>) -> Option<()> {
    for (key, value) in table {
        let key: &str = key.get_ref();
        if ROW_KEYS.contains(&key) {
            return None;
        }
        collect_in(value, in_path || PATH_KEYS.contains(&key), paths)?;
    }
    Some(())
}

fn collect_in<'t>(
    value: &'t Spanned<DeValue>,
    in_path: bool,
    paths: &mut Vec<(Range<usize>, &'t str)>,
) -> Option<()> {
    match value.get_ref() {
        DeValue::Table(table) => collect(table, in_path, paths),
        DeValue::Array(values) => {
            values.iter().try_for_each(|value| collect_in(value, in_path, paths).ok_or(())).ok()
        }
        DeValue::String(text) if in_path => {
            paths.push((value.span(), text));
            Some(())
        }
        _ => Some(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(text: &str, names: &[(&'static str, &str)]) -> Option<String> {
        renamed(text, &names.iter().map(|(path, name)| (*path, (*name).to_owned())).collect())
    }

    #[test]
    fn paths_change_and_nothing_else() {
        let text = "# my/king.svg\n[game]\nleaflet = { en = 'my/a.md', fr = \"my/b.md\" }\n[[piece]]\n\
                    front = { art = \"my/king.svg#crown\", text = \"my/king.svg\" }\n";
        let names = [("my/king.svg", "file-1.svg"), ("my/a.md", "file-2.md"), ("my/b.md", "file-3.md")];
        assert_eq!(
            with(text, &names).as_deref(),
            Some(
                "# my/king.svg\n[game]\nleaflet = { en = \"file-2.md\", fr = \"file-3.md\" }\n[[piece]]\n\
                 front = { art = \"file-1.svg#crown\", text = \"my/king.svg\" }\n"
            )
        );
    }

    #[test]
    fn paths_that_rows_make_up_stay() {
        let text = "[[piece]]\nseries = [\"a\"]\nfront = { art = \"{}.svg\" }\n[[piece]]\nfront = { art = \"a.svg\" }\n";
        assert_eq!(with(text, &[("a.svg", "file-1.svg")]), None);
        assert_eq!(with("[[piece]]\nfront = { art = \"b.svg\" }\n", &[("a.svg", "file-1.svg")]), None);
    }
}
