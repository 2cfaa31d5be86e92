//! `[rules]`: an engine and its options.

use std::collections::BTreeMap;

use super::Resolver;
use crate::game::EngineConfig;
use crate::rules::{ENGINES, EngineInfo, RuleOption, engine};
use crate::spec::At;
use crate::spec::typed::RulesTable;
use crate::spec::words::{ValueFinding, WholeFinding, WholeHint};
use crate::text::{Finding, did_you_mean};

impl Resolver<'_> {
    /// Resolves the engine and all its options; those of the command line override the spec.
    pub(crate) fn rules(&mut self) -> Option<EngineConfig> {
        let table = self.spec.rules.as_ref()?;
        let RulesTable(keys) = &**table;
        let name = keys.iter().find(|(key, _)| key.as_str() == "engine").map(|(_, name)| name);
        if name.is_none() && !self.lost.holds(&table.span(), "engine") {
            let engines = ENGINES.iter().map(|engine| engine.name.to_owned()).collect();
            let fault = Finding::new(ValueFinding::MissingKey { key: "engine".to_owned() });
            self.fault(fault.at(table.span()).hint(WholeHint::AddEngine { engines }));
        }
        let engine = name.and_then(|name| engine(name));
        if let Some(name) = name.filter(|_| engine.is_none()) {
            let hint = did_you_mean(name, ENGINES.iter().map(|engine| engine.name));
            let fault = WholeFinding::NoRules { name: name.to_string() };
            self.fault(Finding::new(fault).at(name.span()).maybe_hint(hint));
        }
        let set: Vec<_> = keys
            .iter()
            .filter(|(key, _)| key.as_str() != "engine")
            .filter_map(|(key, value)| self.option(engine, key, value))
            .collect();
        let engine = engine?;
        let usual = engine.options.iter().filter_map(|option| Some((option.name, *option.values.first()?)));
        let mut options: BTreeMap<_, _> = usual.chain(set).collect();
        let chosen = self.chosen.rules.iter().filter(|choice| engine.knows(choice));
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
            let typed = key.to_string();
            let fault = match engine {
                None => WholeFinding::NoOption { key: typed },
                Some(engine) => WholeFinding::NoOptionOfRules { rules: engine.name.to_owned(), key: typed },
            };
            self.fault(Finding::new(fault).at(key.span()).maybe_hint(hint));
            return None;
        };
        let known = option.values.iter().find(|known| **known == value.as_str());
        if known.is_none() {
            let hint = did_you_mean(value, option.values.iter().copied());
            let option = option.name.to_owned();
            let fault = WholeFinding::NoSuchValue { option, value: value.to_string() };
            self.fault(Finding::new(fault).at(value.span()).maybe_hint(hint));
        }
        known.map(|known| (option.name, *known))
    }
}
