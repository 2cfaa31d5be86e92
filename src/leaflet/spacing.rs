//! The spaces that typographers set and typists do not: narrow before French double signs, unbreakable
//! between a number and its unit.

use crate::game::Lang;

/// Narrow, and no line breaks at it.
const NARROW: char = '\u{202f}';
/// As wide as a space, and no line breaks at it.
const FIXED: char = '\u{a0}';

/// The same words with the spaces that their language wants.
pub fn spaced(text: &str, lang: Lang) -> String {
    let characters: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len() + 8);
    for (n, &c) in characters.iter().enumerate() {
        let before = n.checked_sub(1).and_then(|n| characters.get(n)).copied();
        let after = characters.get(n + 1).copied();
        match c {
            ' ' => out.push(space(before, after, characters.get(n + 1..).unwrap_or_default(), lang)),
            // Typed without a space: `Attention!`. A colon may belong to a notation (`P1:2`).
            ';' | '!' | '?' | '»' if lang == Lang::Fr && before.is_some_and(|b| b.is_alphanumeric()) => {
                out.push(NARROW);
                out.push(c);
            }
            '«' if lang == Lang::Fr && after.is_some_and(char::is_alphanumeric) => {
                out.push(c);
                out.push(NARROW);
            }
            _ => out.push(c),
        }
    }
    out
}

fn space(before: Option<char>, after: Option<char>, rest: &[char], lang: Lang) -> char {
    let french =
        lang == Lang::Fr && (matches!(after, Some(';' | ':' | '!' | '?' | '»' | '%')) || before == Some('«'));
    if french || after == Some('%') {
        return NARROW;
    }
    let unit: String = rest.iter().take_while(|c| c.is_alphanumeric()).collect();
    let number = before.is_some_and(|b| b.is_ascii_digit());
    // A dash or an ellipsis belongs to the words before it; a line does not begin with one.
    let opens = before == Some('…');
    if opens
        || number && matches!(unit.as_str(), "mm" | "cm" | "m" | "in" | "pt" | "min")
        || matches!(after, Some('–' | '…'))
    {
        FIXED
    } else {
        ' '
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_signs_get_their_narrow_space() {
        assert_eq!(
            spaced("Quoi ? Non! « oui » : 3 ; «a»", Lang::Fr),
            "Quoi\u{202f}? Non\u{202f}! «\u{202f}oui\u{202f}»\u{202f}: 3\u{202f}; «\u{202f}a\u{202f}»"
        );
    }

    #[test]
    fn english_signs_and_notations_stay_as_they_are() {
        assert_eq!(spaced("What? P1:2 and so: yes!", Lang::En), "What? P1:2 and so: yes!");
        assert_eq!(spaced("P1:2", Lang::Fr), "P1:2");
    }

    #[test]
    fn a_number_stays_with_its_unit() {
        assert_eq!(spaced("25 mm at 100 % in 5 inches", Lang::En), "25\u{a0}mm at 100\u{202f}% in 5 inches");
    }
}
