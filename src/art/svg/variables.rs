//! Variables of styles, such as `--ink: black` and `var(--ink, black)`, which the parser of styles does not know.
//!
//! Each must mean the same in the whole drawing.

use std::borrow::Cow;
use std::collections::HashMap;

use resvg::usvg::roxmltree::Document;

use super::values::{MAX_VALUE_BYTES, shown};
use crate::art::words::{ArtFinding, ArtHint};
use crate::text::Finding;

/// Maximum number of variables in a value, which may themselves be made of variables.
const MAX_VARIABLES: usize = 8;

/// All variables of a drawing; `None` for one of several values.
#[derive(Debug, Default)]
pub(super) struct Variables<'a>(HashMap<&'a str, Option<&'a str>>);

impl<'a> Variables<'a> {
    pub(super) fn read(document: &'a Document<'_>) -> Variables<'a> {
        let mut variables = Variables::default();
        let styles = document.descendants().filter_map(|node| node.attribute("style"));
        for text in styles.chain(sheets(document)).filter(|text| text.contains("--")) {
            for (name, value) in text.split([';', '{', '}']).filter_map(definition) {
                let known = variables.0.entry(name).or_insert(Some(value));
                *known = known.filter(|known| *known == value);
            }
        }
        variables
    }

    /// The style sheets without variables.
    pub(super) fn sheets(&self, document: &'a Document<'_>) -> Result<Vec<Cow<'a, str>>, Finding> {
        sheets(document).map(|text| self.sheet(text)).collect()
    }

    fn sheet(&self, text: &'a str) -> Result<Cow<'a, str>, Finding> {
        if !text.contains("--") {
            return Ok(Cow::Borrowed(text));
        }
        let mut sheet = String::with_capacity(text.len());
        for piece in text.split_inclusive([';', '{', '}']) {
            if definition(piece.trim_end_matches([';', '}'])).is_none() {
                let piece = self.resolve(piece);
                if piece.contains("var(") {
                    let finding = ArtFinding::NotDrawn { what: shown(piece.trim()) };
                    return Err(Finding::new(finding).hint(ArtHint::ExportAsPng));
                }
                sheet.push_str(&piece);
            } else if piece.ends_with('}') {
                sheet.push('}');
            }
        }
        Ok(Cow::Owned(sheet))
    }

    /// A value without variables where they are known or have a value to fall back on.
    pub(super) fn resolve<'v>(&self, value: &'v str) -> Cow<'v, str> {
        let mut value = Cow::Borrowed(value);
        for _ in 0..MAX_VARIABLES {
            let Some((before, rest)) = value.split_once("var(").filter(|_| value.len() <= MAX_VALUE_BYTES)
            else {
                break;
            };
            let Some((inside, after)) = closed(rest) else { break };
            let (variable, fallback) =
                inside.split_once(',').map_or((inside, None), |(name, value)| (name, Some(value)));
            let known = self.0.get(variable.trim()).copied();
            let Some(known) = known.unwrap_or(fallback.map(str::trim)) else { break };
            value = Cow::Owned(format!("{before}{known}{after}"));
        }
        value
    }
}

fn sheets<'a>(document: &'a Document<'_>) -> impl Iterator<Item = &'a str> {
    let sheets = document.descendants().filter(|node| {
        node.tag_name().name() == "style" && node.attribute("type").is_none_or(|kind| kind == "text/css")
    });
    sheets.filter_map(|node| node.text())
}

/// The name and value if a declaration defines a variable.
fn definition(text: &str) -> Option<(&str, &str)> {
    let (name, value) = text.split_once(':')?;
    name.trim().starts_with("--").then_some((name.trim(), value.trim()))
}

/// Splits at the bracket that closes one before the text.
fn closed(text: &str) -> Option<(&str, &str)> {
    let mut depth = 1;
    let at = text.find(|sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        depth == 0
    })?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}
