//! Typographic spaces: narrow ones before French punctuation, no-break ones between a number and its unit and within
//! ranges.

use crate::game::Lang;
use crate::words::Spacing;

const NARROW_NO_BREAK_SPACE: char = '\u{202f}';
const NO_BREAK_SPACE: char = '\u{a0}';

/// Replaces spaces by the typographic spaces of a language.
pub(crate) fn spaced(text: &str, lang: Lang) -> String {
    let spacing = &lang.words().spacing;
    let characters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len() + 8);
    for (n, &c) in characters.iter().enumerate() {
        let before = n.checked_sub(1).and_then(|n| characters.get(n)).copied();
        let after = characters.get(n + 1).copied();
        if c == ' ' {
            out.push(space(&characters[..n], &characters[n + 1..], spacing));
            continue;
        }
        // Typed without a space: `Attention!`.
        if spacing.always_narrow_before.contains(&c) && before.is_some_and(char::is_alphanumeric) {
            out.push(NARROW_NO_BREAK_SPACE);
        }
        out.push(c);
        if spacing.narrow_after == Some(c) && after.is_some_and(char::is_alphanumeric) {
            out.push(NARROW_NO_BREAK_SPACE);
        }
    }
    out
}

fn space(left: &[char], right: &[char], spacing: &Spacing) -> char {
    let (before, after) = (left.last().copied(), right.first().copied());
    let is_narrow = after.is_some_and(|sign| spacing.narrow_before.contains(&sign));
    if is_narrow || before.is_some() && before == spacing.narrow_after {
        return NARROW_NO_BREAK_SPACE;
    }
    // A line does not start with a dash or another sign between two words.
    let no_break = matches!(after, Some('–' | '…' | '·' | '%' | '×' | '&'))
        || matches!(before, Some('…' | '×' | '&' | '°'))
        || with_unit(before, right)
        || in_range(left, right)
        || labelled(left, right);
    if no_break { NO_BREAK_SPACE } else { ' ' }
}

/// Whether the space is between a number and its unit: `25 mm`.
fn with_unit(before: Option<char>, right: &[char]) -> bool {
    let unit: String = right.iter().take_while(|c| c.is_alphanumeric()).collect();
    let number = before.is_some_and(|b| b.is_ascii_digit());
    number && matches!(unit.as_str(), "mm" | "cm" | "m" | "in" | "pt" | "min")
}

/// Whether the space is within a range: `1 to 17`, `a à h`, `d1 to e17`.
fn in_range(left: &[char], right: &[char]) -> bool {
    let to = |word: &str| Lang::ALL.iter().any(|lang| lang.words().spacing.to == word);
    let end = |word: &str| is_coordinate(word) && !to(word);
    let ([before, second], [after, third]) = (last_words(left), two_words(right));
    end(&before) && to(&after) && end(&third) || end(&second) && to(&before) && end(&after)
}

/// Whether the space is between a label and its number or letter: `row 5`, `camp A`.
fn labelled(left: &[char], right: &[char]) -> bool {
    let ([label, _], [name, _]) = (last_words(left), two_words(right));
    Lang::ALL.iter().any(|lang| lang.words().spacing.labels.contains(&label.as_str())) && is_coordinate(&name)
}

/// Whether a word can name a square, row or camp: a letter, a number, or both.
fn is_coordinate(word: &str) -> bool {
    let count = word.chars().count();
    count == 1 || count <= 3 && word.chars().any(|c| c.is_ascii_digit())
}

/// The last two words of a text, last first.
fn last_words(text: &[char]) -> [String; 2] {
    let reversed: Vec<char> = text.iter().rev().copied().collect();
    two_words(&reversed).map(|word| word.chars().rev().collect())
}

/// The first two words of a text, if only a blank separates them; missing ones are empty.
fn two_words(text: &[char]) -> [String; 2] {
    let word = |text: &[char]| text.iter().take_while(|c| c.is_alphanumeric()).collect::<String>();
    let first = word(text);
    let rest = &text[first.chars().count()..];
    let second = if rest.first() == Some(&' ') { word(&rest[1..]) } else { String::new() };
    [first, second]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_punctuation_gets_narrow_spaces() {
        assert_eq!(
            spaced("Quoi ? Non! « oui » : 3 ; «a»", Lang::Fr),
            "Quoi\u{202f}? Non\u{202f}! «\u{202f}oui\u{202f}»\u{202f}: 3\u{202f}; «\u{202f}a\u{202f}»"
        );
    }

    #[test]
    fn english_punctuation_and_notation_are_unchanged() {
        assert_eq!(spaced("What? P1:2 and so: yes!", Lang::En), "What? P1:2 and so: yes!");
        assert_eq!(spaced("P1:2", Lang::Fr), "P1:2");
    }

    #[test]
    fn a_number_stays_with_its_unit() {
        assert_eq!(spaced("25 mm at 100 % in 5 inches", Lang::En), "25\u{a0}mm at 100\u{202f}% in 5 inches");
        assert_eq!(spaced("8 × 17, n° 75", Lang::Fr), "8\u{a0}×\u{a0}17, n°\u{a0}75");
        assert_eq!(spaced("two · three", Lang::En), "two\u{a0}· three");
    }

    #[test]
    fn a_row_stays_with_its_number() {
        assert_eq!(spaced("the row 5 of camp A is up", Lang::En), "the row\u{a0}5 of camp\u{a0}A is up");
        assert_eq!(spaced("Selchow & Righter", Lang::Fr), "Selchow\u{a0}&\u{a0}Righter");
    }

    #[test]
    fn a_range_stays_together() {
        assert_eq!(spaced("rows 1 to 17, so", Lang::En), "rows 1\u{a0}to\u{a0}17, so");
        assert_eq!(spaced("va de a1 à e5", Lang::Fr), "va de a1\u{a0}à\u{a0}e5");
        assert_eq!(spaced("a word to say, 3 to many", Lang::En), "a word to say, 3 to many");
    }
}
