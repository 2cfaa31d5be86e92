//! Numbers beside names: `I2`, `2I`, `2×I`, `L=1`.

use super::Word;

/// Splits a word into a name and the number before or after it. A sign may be between them; `x` is a letter of the name
/// if `is_name` recognises it there. In `2I3` the numbers contradict, so the whole is the name.
pub(crate) fn split_count<'a>(word: Word<'a>, is_name: impl Fn(&str) -> bool) -> (Option<u32>, Word<'a>) {
    let digit = |c: char| c.is_ascii_digit();
    let rest = word.text.trim_start_matches(digit);
    let before = word.text.get(..word.text.len() - rest.len()).unwrap_or_default();
    let bare = rest.trim_end_matches(digit);
    let after = rest.get(bare.len()..).unwrap_or_default();
    let number = match (before, after) {
        ("", "") => return (None, word),
        (number, "") | ("", number) => number,
        _ => return (None, word),
    };
    let sign = ['x', 'X', '×', '*', ':', '='];
    let named = if before.is_empty() { bare.strip_suffix(sign) } else { bare.strip_prefix(sign) };
    let named = named.filter(|named| !named.is_empty() && !is_name(bare)).unwrap_or(bare);
    // A number that overflows is more than any box holds.
    (Some(number.parse().unwrap_or(u32::MAX)), Word { text: named, ..word })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_one_number_and_one_sign() {
        let split = |text| {
            let (number, name) = split_count(Word { text, start: 0 }, |name| matches!(name, "X" | "I" | "L"));
            (number, name.text)
        };
        for text in ["I2", "2I", "2×I", "2xI", "I×2", "I=2", "I:2"] {
            assert_eq!(split(text), (Some(2), "I"), "{text}");
        }
        assert_eq!(split("X2"), (Some(2), "X"));
        assert_eq!(split("2xX"), (Some(2), "X"));
        assert_eq!(split("I"), (None, "I"));
        assert_eq!(split("2"), (Some(2), ""));
        for (text, name) in [("2I3", "2I3"), ("L0=1", "L0"), ("2xxI", "xI"), ("xxI", "xxI")] {
            assert_eq!(split(text).1, name, "{text}");
        }
    }
}
