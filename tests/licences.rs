//! Every dependency may be distributed under the terms of MIT OR Apache-2.0.

use std::process::Command;

/// Licences that require only their own text and an attribution.
const ALLOWED: [&str; 10] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "BSL-1.0",
    // Independent JPEG Group: requires its notice with the source and its name with a program. Used only by tests.
    "IJG",
    "Zlib",
    "Unicode-3.0",
];

/// Whether a licence expression can be satisfied: any side of an OR, all sides of an AND.
fn is_allowed(expression: &str) -> bool {
    let expression = expression.trim();
    for (word, any) in [(" OR ", true), ("/", true), (" AND ", false)] {
        let parts = split_outside_brackets(expression, word);
        if parts.len() > 1 {
            return if any { parts.into_iter().any(is_allowed) } else { parts.into_iter().all(is_allowed) };
        }
    }
    match expression.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) => is_allowed(inner),
        None => ALLOWED.contains(&expression),
    }
}

fn split_outside_brackets<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && at >= start && text[at..].starts_with(word) => {
                parts.push(&text[start..at]);
                start = at + word.len();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

fn metadata() -> serde_json::Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo tells its metadata");
    serde_json::from_slice(&output.stdout).expect("metadata is JSON")
}

/// RUSTSEC-2026-0192 and RUSTSEC-2026-0206: these crates are unmaintained.
#[test]
fn no_unmaintained_font_crate_is_in_the_build() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages are listed");
    let names: Vec<_> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    assert!(names.contains(&"harfrust") && names.contains(&"skrifa"), "the list is whole");
    assert!(["rustybuzz", "ttf-parser"].iter().all(|gone| !names.contains(gone)));
}

#[test]
fn every_dependency_may_be_distributed() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages are listed");
    assert!(packages.len() > 50, "the list is whole");
    let refused: Vec<String> = packages
        .iter()
        .filter(|package| !package["license"].as_str().is_some_and(is_allowed))
        .map(|package| format!("{} {}", package["name"], package["license"]))
        .collect();
    assert!(refused.is_empty(), "not under a compatible licence: {refused:#?}");
}

#[test]
fn licence_expressions_are_evaluated() {
    assert!(is_allowed("GPL-3.0-only OR MIT"));
    assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!is_allowed("MIT AND GPL-3.0-only"));
    assert!(!is_allowed("(MIT AND GPL-3.0-only) OR LGPL-2.1-or-later"));
}
