//! `[rules]`: an engine and its options.

use std::collections::BTreeMap;

use super::Resolver;
use crate::game::Rules;
use crate::rules::ENGINES;
use crate::spec::fault::did_you_mean;
use crate::spec::typed::RulesTable;

impl Resolver<'_> {
    /// The rules, with every option of their engine.
    pub fn rules(&mut self) -> Option<Rules> {
        let table = self.spec.rules.as_ref()?;
        let RulesTable(keys) = &**table;
        let (_, name) = keys.iter().find(|(key, _)| key.as_str() == "engine").or_else(|| {
            let names: Vec<_> = ENGINES.iter().map(|engine| format!("\"{}\"", engine.name)).collect();
            let hint = format!("add `engine = …`, one of {}", names.join(", "));
            if !self.lost.holds(&table.span(), "engine") {
                self.fault(table.span(), "`engine` is missing", Some(hint));
            }
            None
        })?;
        let Some(engine) = ENGINES.iter().find(|engine| engine.name == name.as_str()) else {
            let hint = did_you_mean(name, ENGINES.iter().map(|engine| engine.name));
            self.fault(name.span(), format!("there are no rules called `{}`", **name), hint);
            return None;
        };
        let mut options: BTreeMap<_, _> =
            engine.options.iter().filter_map(|option| Some((option.name, *option.values.first()?))).collect();
        for (key, value) in keys.iter().filter(|(key, _)| key.as_str() != "engine") {
            let Some(option) = engine.options.iter().find(|option| option.name == key.as_str()) else {
                let hint = did_you_mean(key, engine.options.iter().map(|option| option.name));
                self.fault(
                    key.span(),
                    format!("the rules of {} have no option `{}`", engine.name, **key),
                    hint,
                );
                continue;
            };
            match option.values.iter().find(|known| **known == value.as_str()) {
                Some(known) => {
                    options.insert(option.name, known);
                }
                None => {
                    let hint = did_you_mean(value, option.values.iter().copied());
                    self.fault(value.span(), format!("`{}` cannot be `{}`", option.name, **value), hint);
                }
            }
        }
        Some(Rules { engine: engine.name, options })
    }
}
