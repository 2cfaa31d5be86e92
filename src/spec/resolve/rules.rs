//! `[rules]`: an engine and its options.

use std::collections::BTreeMap;

use super::Resolver;
use crate::game::EngineConfig;
use crate::rules::{ENGINES, EngineInfo, RuleOption, engine};
use crate::spec::At;
use crate::spec::typed::RulesTable;
use crate::text::codes::SpecCode;
use crate::text::did_you_mean;

impl Resolver<'_> {
    /// Resolves the engine and all its options; those of the command line override the spec.
    pub(crate) fn rules(&mut self) -> Option<EngineConfig> {
        let table = self.spec.rules.as_ref()?;
        let RulesTable(keys) = &**table;
        let name = keys.iter().find(|(key, _)| key.as_str() == "engine").map(|(_, name)| name);
        if name.is_none() && !self.lost.holds(&table.span(), "engine") {
            let names: Vec<_> = ENGINES.iter().map(|engine| format!("\"{}\"", engine.name)).collect();
            let hint = format!("add `engine = …`, one of {}", names.join(", "));
            self.fault(SpecCode::MissingKey, table.span(), "`engine` is missing", Some(hint));
        }
        let engine = name.and_then(|name| engine(name));
        if let Some(name) = name.filter(|_| engine.is_none()) {
            let hint = did_you_mean(name, ENGINES.iter().map(|engine| engine.name));
            self.fault(
                SpecCode::Unknown,
                name.span(),
                format!("there are no rules called `{}`", **name),
                hint,
            );
        }
        let set: Vec<_> = keys
            .iter()
            .filter(|(key, _)| key.as_str() != "engine")
            .filter_map(|(key, value)| self.option(engine, key, value))
            .collect();
        let engine = engine?;
        let usual = engine.options.iter().filter_map(|option| Some((option.name, *option.values.first()?)));
        let mut options: BTreeMap<_, _> = usual.chain(set).collect();
        let chosen = self.overrides.rules.iter().filter(|choice| engine.knows(choice));
        options.extend(chosen.map(|choice| (choice.option, choice.value)));
        Some(EngineConfig { engine: engine.name, options })
    }

    /// Checks an option and its value. If the engine is unknown, any engine may have it.
    fn option(
        &mut self,
        engine: Option<&EngineInfo>,
        key: &At<String>,
        value: &At<String>,
    ) -> Option<(&'static str, &'static str)> {
        let meant = |known: &&EngineInfo| engine.is_none_or(|engine| engine.name == known.name);
        let options: Vec<&RuleOption> =
            ENGINES.iter().filter(meant).flat_map(|engine| engine.options).collect();
        let Some(option) = options.iter().find(|option| option.name == key.as_str()) else {
            let hint = did_you_mean(key, options.iter().map(|option| option.name));
            let of = engine.map_or("no rules have an".to_owned(), |engine| {
                format!("the rules of {} have no", engine.name)
            });
            self.fault(SpecCode::UnknownKey, key.span(), format!("{of} option `{}`", **key), hint);
            return None;
        };
        let known = option.values.iter().find(|known| **known == value.as_str());
        if known.is_none() {
            let hint = did_you_mean(value, option.values.iter().copied());
            self.fault(
                SpecCode::Value,
                value.span(),
                format!("`{}` cannot be `{}`", option.name, **value),
                hint,
            );
        }
        known.map(|known| (option.name, *known))
    }
}
