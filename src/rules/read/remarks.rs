//! What other programs write around the turns of a record: tags, comments, marks of good and bad turns, results.

use std::borrow::Cow;

use super::{MAX_TEXT_BYTES, Word};

/// Results at the end of a record.
const RESULTS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "½-½", "*"];

/// Returns a record with its remarks blanked out, so that all spans remain valid. `is_turns` recognises turns.
pub(crate) fn blank_remarks(text: &str, is_turns: impl Fn(&str) -> bool) -> Cow<'_, str> {
    // A longer text is refused when it is read.
    if text.len() > MAX_TEXT_BYTES {
        return Cow::Borrowed(text);
    }
    let mut found: Vec<Word> = Vec::new();
    let mut rest = Word { text, start: 0 };
    while let Some(at) = rest.text.find(['{', '(', '#']) {
        let (before, after) = rest.split_at(at);
        let end = match after.text.chars().next() {
            Some('#') => '\n',
            Some('{') => '}',
            _ => ')',
        };
        let Some(last) = after.text.find(end) else { break };
        let (inner, behind) = after.split_at(last + 1);
        let stands_apart = before.text.ends_with([' ', '\n', '\t']);
        let is_remark =
            || stands_apart && is_prose(inner.text) && !is_turns(inner.text.trim_matches(['(', ')']));
        if inner.text.starts_with('{') || (inner.text.starts_with('(') && is_remark()) {
            found.push(inner);
        }
        rest = behind;
    }
    let mut start = 0;
    for whole in text.split_inclusive('\n') {
        let line = Word::trimmed(whole, start);
        start += whole.len();
        if is_tag(line.text) {
            found.push(line);
            continue;
        }
        for word in line.words() {
            let turn = word.text.trim_end_matches(['!', '?']);
            if turn.len() < word.text.len()
                && turn.ends_with(|c: char| c.is_alphanumeric() || "^<>".contains(c))
            {
                found.push(word.split_at(turn.len()).1);
            } else if word.text.strip_prefix('$').is_some_and(is_number) {
                found.push(word);
            }
        }
    }
    let all = Word { text, start: 0 };
    found.extend(all.words().last().filter(|word| RESULTS.contains(&word.text)));
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut bytes = text.as_bytes().to_vec();
    for byte in found.iter().flat_map(Word::span) {
        if let Some(byte) = bytes.get_mut(byte).filter(|byte| !matches!(byte, b'\n' | b'\r')) {
            *byte = b' ';
        }
    }
    String::from_utf8(bytes).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Returns true for `[Event "…"]`.
fn is_tag(line: &str) -> bool {
    let inner = line.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]"));
    inner.and_then(|inner| inner.split_once(" \"")).is_some_and(|(name, value)| {
        !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric()) && !value.contains('"')
    })
}

/// Returns true if a remark in brackets has a word and no number, so that it holds no turn.
fn is_prose(inner: &str) -> bool {
    let long = |word: &str| word.chars().filter(|c| c.is_alphabetic()).count() > 2;
    !inner.contains(|c: char| c.is_ascii_digit() || c == ':') && inner.split_whitespace().any(long)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_blanked_and_turns_kept() {
        for (text, rest) in [
            (
                "[Event \"Fête\"]\n[Round \"1\"]\n1. b2-c3!? 3> (good) c^? {why\nnot} cv $14 1-0\n",
                "1. b2-c3 3> c^ cv",
            ),
            ("first: ?\n3>!!\n*\n", "first: ? 3>"),
            ("3> 1/2-1/2", "3>"),
        ] {
            let blanked = blank_remarks(text, |_| false);
            assert_eq!(blanked.len(), text.len());
            assert_eq!(blanked.split_whitespace().collect::<Vec<_>>().join(" "), rest, "{text}");
        }
    }

    #[test]
    fn turns_in_brackets_and_open_brackets_stay() {
        for text in ["3> (c^ 2>)", "3> {c^", "first rwb(1)", "3> # (good)\nc^", "1-0 3>", "[Event]", "!"] {
            assert_eq!(blank_remarks(text, |_| false), text);
        }
        assert_eq!(blank_remarks("3> (pass) (or pass)", |inner| inner == "pass").trim_end(), "3> (pass)");
    }
}
