//! Suggestions for mistyped words.

use super::Message;
use super::message::messages;

/// The most similar known word, if one is similar enough. It is never the typed one: that was refused here.
pub fn meant<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let known = known.into_iter().filter(|word| *word != typed);
    let typed = typed.to_lowercase();
    let letters = typed.chars().count();
    let near = |word: &str| {
        let others = word.chars().count();
        // One mistake in three letters, and one in fewer; words that only share a prefix do not count as similar.
        let most = (letters.max(others) / 3).max(1);
        // The difference in length is a lower bound on the distance, which saves comparing long texts.
        let slips = || strsim::damerau_levenshtein(&typed, word);
        // Something must be the same: `5` is not near `2`.
        let most = most.min(letters.max(others).saturating_sub(1));
        (letters.abs_diff(others) <= most).then(slips).filter(|slips| *slips <= most)
    };
    known.filter_map(|word| Some((near(word)?, word))).min().map(|(_, word)| word)
}

messages! {
    /// Hints for unknown words.
    MeantHint {
        DidYouMean { word: String = "width" }
            en "did you mean `{word}`?"
            fr "vouliez-vous écrire `{word}` ?";
        UseOneOf { words: Vec<String> = vec!["own".to_owned(), "all".to_owned()] }
            en ("use one of {}", quoted(words))
            fr {
                match words.as_slice() {
                    [word] => format!("écrivez `{word}`"),
                    words => format!("choisissez parmi {}", quoted(words)),
                }
            };
    }
}

/// A hint for an unknown word: the one meant, or all known ones if there are few.
pub fn did_you_mean<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<Message> {
    const FEW: usize = 30;
    let known: Vec<_> = known.into_iter().filter(|word| *word != typed).collect();
    match meant(typed, known.iter().copied()) {
        Some(word) => Some(MeantHint::DidYouMean { word: word.to_owned() }.into()),
        None if known.is_empty() || known.len() > FEW => None,
        None => Some(MeantHint::UseOneOf { words: known.into_iter().map(str::to_owned).collect() }.into()),
    }
}

/// `a`, `b`, `c`
pub fn listed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

/// The same of owned words.
pub(crate) fn quoted(words: &[String]) -> String {
    listed(words.iter().map(String::as_str))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_mistakes_are_recognised() {
        let known = ["diameter", "side", "width", "height", "count", "color"];
        for (typed, word) in
            [("diametre", "diameter"), ("Widht", "width"), ("colour", "color"), ("cuont", "count")]
        {
            assert_eq!(meant(typed, known), Some(word), "{typed}");
        }
    }

    #[test]
    fn other_words_are_not_suggested() {
        assert_eq!(meant("radius", ["diameter", "side", "width"]), None);
        assert_eq!(meant("", ["side"]), None);
        assert_eq!(meant("foo", ["fold", "moon"]), None);
        assert_eq!(meant("fooo", ["fold", "moon"]), None);
        assert_eq!(meant("hex", ["text", "next"]), None);
    }

    #[test]
    fn the_typed_word_is_not_suggested() {
        assert_eq!(meant("c1", ["c1", "c2"]), Some("c2"));
        assert_eq!(meant("C1", ["c1"]), Some("c1"));
        assert_eq!(did_you_mean("c1", ["c1"]), None);
        let words = did_you_mean("c1", ["c1", "width"]).map(|hint| hint.to_string());
        assert_eq!(words.as_deref(), Some("use one of `width`"));
    }
}
