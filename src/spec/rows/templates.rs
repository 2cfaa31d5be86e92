//! Named faces with placeholders, and what is left of a table without its placeholders.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::fill::Filler;
use super::has_rows;

/// Named faces with placeholders, by name.
pub(crate) type Faces<'t> = BTreeMap<String, (Range<usize>, DeTable<'t>)>;

/// The named faces with placeholders. If any piece has rows, their filled values are taken out of the spec, since they
/// have no types yet.
pub(crate) fn face_templates<'t>(
    spec: &mut Spanned<DeTable<'t>>,
    pieces: &[Spanned<DeTable<'t>>],
) -> Faces<'t> {
    let mut templates = BTreeMap::new();
    let faces = spec.get_mut().get_mut("faces").map(Spanned::get_mut);
    let (Some(DeValue::Table(faces)), true) = (faces, pieces.iter().any(|piece| has_rows(piece.get_ref())))
    else {
        return templates;
    };
    for (name, face) in faces.iter_mut() {
        let span = face.span();
        if let DeValue::Table(face) = face.get_mut()
            && holds_placeholder(face)
        {
            templates.insert(name.get_ref().to_string(), (span, face.clone()));
            *face = without_placeholders(face, &["text", "svg"]);
        }
    }
    templates
}

/// Whether a table has a text with braces.
fn holds_placeholder(table: &DeTable) -> bool {
    fn holds(value: &DeValue) -> bool {
        match value {
            DeValue::String(text) => text.contains('{'),
            DeValue::Array(elements) => elements.iter().any(|element| holds(element.get_ref())),
            DeValue::Table(table) => holds_placeholder(table),
            _ => false,
        }
    }
    table.values().any(|value| holds(value.get_ref()))
}

/// A table without its texts with placeholders, but for those of some keys.
pub(super) fn without_placeholders<'t>(table: &DeTable<'t>, kept: &[&str]) -> DeTable<'t> {
    let mut left = DeTable::new();
    for (key, value) in table {
        let held = match value.get_ref() {
            DeValue::String(text) if text.contains('{') && !kept.contains(&&**key.get_ref()) => continue,
            DeValue::Table(inner) => {
                let left = without_placeholders(inner, kept);
                if left.is_empty() && !inner.is_empty() {
                    continue;
                }
                DeValue::Table(left)
            }
            DeValue::Array(elements) => {
                let elements = elements.iter().filter_map(|element| match element.get_ref() {
                    DeValue::Table(inner) => {
                        let inner = DeValue::Table(without_placeholders(inner, kept));
                        Some(Spanned::new(element.span(), inner))
                    }
                    DeValue::String(text) if text.contains('{') => None,
                    _ => Some(element.clone()),
                });
                DeValue::Array(elements.collect::<DeArray>())
            }
            other => other.clone(),
        };
        left.insert(key.clone(), Spanned::new(value.span(), held));
    }
    left
}

/// The faces with placeholders that a filled table names, and those that they name, filled.
pub(super) fn used_faces<'r>(
    table: &DeTable<'r>,
    faces: &Faces<'r>,
    filler: &mut Filler<'r>,
) -> Vec<(String, Range<usize>, DeTable<'r>)> {
    let mut used: Vec<(String, Range<usize>, DeTable<'r>)> = Vec::new();
    let mut named = Vec::new();
    name_texts(table, &mut named);
    while let Some(name) = named.pop() {
        let known = used.iter().any(|(used, ..)| *used == name);
        if let Some((span, face)) = faces.get(&name).filter(|_| !known) {
            let face = filler.table(face);
            name_texts(&face, &mut named);
            used.push((name, span.clone(), face));
        }
    }
    used
}

/// Adds the texts of a table that may name faces.
fn name_texts(table: &DeTable, names: &mut Vec<String>) {
    fn add(value: &DeValue, names: &mut Vec<String>) {
        match value {
            DeValue::String(text) => names.push(text.to_string()),
            DeValue::Array(elements) => elements.iter().for_each(|element| add(element.get_ref(), names)),
            _ => {}
        }
    }
    for (key, value) in table {
        match value.get_ref() {
            DeValue::Table(inner) => name_texts(inner, names),
            value if matches!(&**key.get_ref(), "like" | "squares") => add(value, names),
            _ => {}
        }
    }
}
