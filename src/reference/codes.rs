//! The codes of findings, from `docs/codes.json`, which is made of the families of messages.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::game::Lang;
use crate::text::meant;
use crate::words::VerdictLang;

static ALL: LazyLock<Vec<CodeEntry>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../docs/codes.json")).unwrap_or_default());

/// A code of findings.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CodeEntry {
    pub code: String,
    layer: Option<String>,
    arguments: Option<Vec<String>>,
    meaning: Said,
    example: Option<Said>,
}

/// A sentence in each language.
#[derive(Clone, Debug, Deserialize)]
struct Said {
    en: String,
    fr: String,
}

/// A code of findings in one language.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ExplainedCode {
    pub code: &'static str,
    /// The part of a verdict that its findings belong to.
    pub layer: Option<&'static str>,
    /// What it means.
    pub meaning: &'static str,
    /// A message of it.
    pub example: Option<&'static str>,
    /// The names of what fills its messages.
    pub arguments: &'static [String],
}

impl Said {
    fn get(&self, lang: Lang) -> &str {
        match lang.words().verdicts {
            VerdictLang::En => &self.en,
            VerdictLang::Fr => &self.fr,
        }
    }
}

/// The codes of a name: one, or all that begin with it.
pub(crate) fn codes(typed: &str, lang: Lang) -> Vec<ExplainedCode> {
    let typed = typed.trim().trim_matches(['[', ']', '`']);
    let family = format!("{}/", typed.trim_end_matches('/'));
    let begins = |code: &CodeEntry| typed.ends_with('/') && code.code.starts_with(&family);
    let found = ALL.iter().filter(|code| code.code == typed || begins(code));
    let explained = |code: &'static CodeEntry| ExplainedCode {
        code: &code.code,
        layer: code.layer.as_deref(),
        meaning: code.meaning.get(lang),
        example: code.example.as_ref().map(|example| example.get(lang)),
        arguments: code.arguments.as_deref().unwrap_or_default(),
    };
    found.map(explained).collect()
}

/// The code that is most like a typed one.
pub(crate) fn near_code(typed: &str) -> Option<&'static str> {
    meant(typed, ALL.iter().map(|code| code.code.as_str()))
}
