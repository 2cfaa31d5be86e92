//! Asserts that nouns agree with their counts.

use crate::text::{Argument, Message};
use crate::words::{Lang, VerdictLang};

/// Counts that sentences are tried with.
const COUNTS: [usize; 4] = [0, 1, 2, 11];
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

pub(crate) type Counted<'a> = &'a dyn Fn(usize) -> Message;

/// Asserts that the sentences of `counted` agree with any count, and that these are all of `samples` with a number, except
/// `uncounted`: the messages whose numbers are not counts (names, limits, measures).
pub(crate) fn assert_counts_agree(samples: &[Message], counted: &[Counted], uncounted: &[&str]) {
    for message in counted.iter().flat_map(|message| COUNTS.map(message)) {
        for lang in Lang::ALL {
            assert_agrees(&message.sentence(lang).replace('\u{a0}', " "), lang);
        }
    }
    let known: Vec<String> = counted.iter().map(|message| variant(&message(2))).collect();
    for message in samples.iter().filter(|message| message.arguments().iter().any(|(_, gap)| has_number(gap)))
    {
        let name = variant(message);
        assert!(known.contains(&name) || uncounted.contains(&name.as_str()), "no counts for {name}");
    }
}

/// The name of the variant.
fn variant(message: &Message) -> String {
    let name = format!("{message:?}").replace("Message(", "");
    name.chars().take_while(|c| c.is_alphanumeric()).collect()
}

fn has_number(argument: &Argument) -> bool {
    match argument {
        Argument::Number(_) => true,
        Argument::Text(_) | Argument::Name(_) => false,
        Argument::List(list) => list.iter().any(has_number),
        // A message inside has samples of its own.
        Argument::Named(_) => false,
    }
}

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
