//! Removes values that the deserialiser rejects from the tree, so that the rest can be parsed.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

pub(crate) struct RemovedValue {
    pub table: Range<usize>,
    /// Its key in that table.
    pub key: String,
    /// The span of its direct parent: that table, or a list in it.
    pub within: Range<usize>,
    /// Whether it was an element of a plain list.
    pub listed: bool,
}

/// Removes the key or value at `span`, or the smallest one that contains it.
pub(crate) fn take_out(tree: &mut Spanned<DeTable>, span: &Range<usize>) -> Option<RemovedValue> {
    let mut found = FoundFault { best: None, span: span.clone() };
    let table = tree.span();
    found.search(tree.get_ref(), &table, &mut Vec::new());
    let Place { table, within, path, .. } = found.best?;
    let key = path.iter().rev().find_map(|step| match step {
        Step::Key(key) => Some(key.clone()),
        Step::Element(_) => None,
    })?;
    remove(tree.get_mut(), &path);
    let listed = within != table && matches!(path.last(), Some(Step::Element(_)));
    Some(RemovedValue { table, key, within, listed })
}

#[derive(Clone)]
enum Step {
    Key(String),
    Element(usize),
}

struct FoundFault {
    span: Range<usize>,
    best: Option<Place>,
}

/// The position of a node in the tree.
struct Place {
    /// Number of bytes beyond the requested span.
    excess: usize,
    /// The span of its table.
    table: Range<usize>,
    /// The span of its direct parent.
    within: Range<usize>,
    path: Vec<Step>,
}

impl FoundFault {
    fn offer(&mut self, at: &Range<usize>, table: &Range<usize>, within: &Range<usize>, path: &[Step]) {
        if at.start > self.span.start || at.end < self.span.end {
            return;
        }
        let excess = at.len() - self.span.len();
        // Among equals, the deepest one: a table that a dotted key implies has the span of its key.
        if self.best.as_ref().is_none_or(|best| excess <= best.excess) {
            let (table, within, path) = (table.clone(), within.clone(), path.to_vec());
            self.best = Some(Place { excess, table, within, path });
        }
    }

    fn search(&mut self, table: &DeTable, at: &Range<usize>, path: &mut Vec<Step>) {
        for (key, value) in table {
            path.push(Step::Key(key.get_ref().to_string()));
            self.offer(&key.span(), at, at, path);
            self.offer(&value.span(), at, at, path);
            match value.get_ref() {
                DeValue::Table(inner) => self.search(inner, &value.span(), path),
                DeValue::Array(elements) => {
                    for (index, element) in elements.iter().enumerate() {
                        path.push(Step::Element(index));
                        if let DeValue::Table(inner) = element.get_ref() {
                            // A table in a list is its own parent.
                            self.offer(&element.span(), at, at, path);
                            self.search(inner, &element.span(), path);
                        } else {
                            self.offer(&element.span(), at, &value.span(), path);
                        }
                        path.pop();
                    }
                }
                _ => {}
            }
            path.pop();
        }
    }
}

fn remove(table: &mut DeTable, path: &[Step]) {
    match path {
        [Step::Key(key)] => {
            table.remove(key.as_str());
        }
        [Step::Key(key), Step::Element(index), rest @ ..] => {
            let Some(DeValue::Array(elements)) = table.get_mut(key.as_str()).map(Spanned::get_mut) else {
                return;
            };
            if rest.is_empty() {
                let mut kept = std::mem::replace(elements, DeArray::new()).into_iter().collect::<Vec<_>>();
                if *index < kept.len() {
                    kept.remove(*index);
                }
                *elements = kept.into_iter().collect();
            } else if let Some(DeValue::Table(inner)) = elements.get_mut(*index).map(Spanned::get_mut) {
                remove(inner, rest);
            }
        }
        [Step::Key(key), rest @ ..] => {
            if let Some(DeValue::Table(inner)) = table.get_mut(key.as_str()).map(Spanned::get_mut) {
                remove(inner, rest);
            }
        }
        _ => {}
    }
}
