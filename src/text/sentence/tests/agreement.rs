//! Asserts that nouns agree with their counts.

use crate::words::{Lang, VerdictLang};

/// Maximum number of words from a count to its noun: « 2 pièces », `2 light balls`.
const REACH: usize = 3;

const ENGLISH: [&str; 15] = [
    "ball", "board", "byte", "column", "line", "piece", "pixel", "plank", "player", "position", "row",
    "slide", "square", "table", "token",
];
const FRENCH: [&str; 16] = [
    "alignement",
    "bille",
    "case",
    "colonne",
    "coulissement",
    "coup",
    "exemplaire",
    "jeton",
    "joueur",
    "ligne",
    "octet",
    "pièce",
    "pixel",
    "planche",
    "position",
    "raison",
];

/// Asserts that the nouns of a sentence agree with the counts before them.
pub(crate) fn assert_agrees(sentence: &str, lang: Lang) {
    assert!(!sentence.contains("  "), "{sentence}");
    let french = lang.words().verdicts == VerdictLang::Fr;
    let untyped: String = sentence.split('`').step_by(2).collect::<Vec<_>>().join("~");
    let words: Vec<&str> = untyped.split([' ', '(', ')']).filter(|word| !word.is_empty()).collect();
    for (at, count) in words.iter().enumerate() {
        let Ok(count) = count.parse::<usize>() else { continue };
        let is_one = count == 1 || count == 0 && french;
        if !french && at > 1 && words[at - 2] == "there" {
            assert_eq!(words[at - 1], if is_one { "is" } else { "are" }, "{sentence}");
        }
        let nouns: &[&str] = if french { &FRENCH } else { &ENGLISH };
        let noun = after(&words[at + 1..]).find_map(|word| {
            nouns
                .iter()
                .find(|noun| word.strip_suffix('s').unwrap_or(word) == **noun)
                .map(|noun| (word, noun))
        });
        if let Some((word, noun)) = noun {
            assert_eq!(word == *noun, is_one, "{count} {word}: {sentence}");
        }
    }
}

/// The words that may be the noun of a count before them, without signs.
fn after<'a>(words: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    const END: [&str; 11] = [";", ":", "?", "on", "of", "in", "more", "sur", "de", "en", "et"];
    const SIGNS: [char; 4] = [',', ';', ':', '.'];
    let mut ended = false;
    let words = words.iter().take(REACH).take_while(move |word| {
        let ends = ended || END.contains(word) || word.starts_with(|c: char| c.is_ascii_digit());
        ended = word.ends_with(SIGNS);
        !ends
    });
    words.map(|word| word.trim_end_matches(SIGNS))
}

#[test]
fn disagreement_is_found() {
    let refused =
        |sentence: &'static str, lang| std::panic::catch_unwind(|| assert_agrees(sentence, lang)).is_err();
    assert!(refused("a row has 1 squares", Lang::En) && refused("2 light ball", Lang::En));
    assert!(refused("there are 1 here", Lang::En) && refused("there is 0 here", Lang::En));
    assert!(refused("0 cases", Lang::Fr) && refused("il y a 2 pièce", Lang::Fr));
    assert_agrees("0 rows, 1 red ball and 2 of 3 are `1 rows`", Lang::En);
    assert_agrees("0 ligne, 1 bille et 2 sur 3", Lang::Fr);
}
