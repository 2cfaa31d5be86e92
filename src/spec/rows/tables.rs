//! The tables that a spec names.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use super::csv::{self, Table};
use crate::spec::resolve::{checked_path, unreadable};
use crate::spec::words::{TableFinding, TableHint};
use crate::spec::{At, Files};
use crate::text::{Finding, Source, Texts, decoded_typed};

/// Maximum size of a table in bytes.
pub(in crate::spec) const MAX_TABLE_BYTES: usize = 5_000_000;

/// The tables that a spec names, each read once.
pub(crate) struct Tables<'a> {
    files: &'a dyn Files,
    texts: &'a mut Texts,
    read: BTreeMap<String, Result<Rc<Table>, Vec<Finding>>>,
}

impl<'a> Tables<'a> {
    pub(crate) fn new(files: &'a dyn Files, texts: &'a mut Texts) -> Tables<'a> {
        Tables { files, texts, read: BTreeMap::new() }
    }

    /// The table at a path, with spans in the texts of the spec.
    pub(super) fn table(&mut self, path: &At<String>) -> Result<Rc<Table>, Vec<Finding>> {
        if let Some(read) = self.read.get(path.as_str()) {
            return read.clone();
        }
        let read = self.load(path).map(Rc::new);
        self.read.insert(path.to_string(), read.clone());
        read
    }

    fn load(&mut self, path: &At<String>) -> Result<Table, Vec<Finding>> {
        let span = path.span();
        let bytes = checked_path(path, &span)
            .and_then(|()| self.files.read(path).map_err(|error| unreadable(path, &error, span.clone())));
        let bytes = bytes.map_err(|fault| vec![fault])?;
        if bytes.len() > MAX_TABLE_BYTES {
            let fault = TableFinding::TableTooLarge { path: path.to_string() };
            return Err(vec![Finding::new(fault).at(span).hint(TableHint::SeveralTables)]);
        }
        let text = decoded_typed(bytes).map_err(|fault| vec![fault.about(path.as_str()).at(span)])?;
        let table = csv::parse(&text);
        let start = self.texts.add(Source { name: path.to_string(), text });
        let moved = |span: Range<usize>| start + span.start..start + span.end;
        match table {
            Ok(mut table) => {
                for cell in table.rows.iter_mut().flatten() {
                    cell.span = moved(cell.span.clone());
                }
                Ok(table)
            }
            Err(faults) => Err(faults
                .into_iter()
                .map(|fault| {
                    let place = moved(fault.place());
                    fault.at(place)
                })
                .collect()),
        }
    }
}
