//! Makes control and invisible characters visible, for everything that is printed.

use std::borrow::Cow;
use std::path::Path;

/// Replacement character. It is as wide as a letter, so that carets below a line stay aligned.
const STAND_IN: char = '\u{fffd}';

/// Whether a character controls a terminal, hides or reorders others, or is invisible: ASCII and C1 controls, line
/// separators, and the characters that Unicode calls default ignorable, such as blanks without width, direction
/// marks, joiners and tags.
pub(crate) fn is_wild(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Makes a text of one line safe to show.
pub(crate) fn tame(text: &str) -> Cow<'_, str> {
    replaced(text, |_, _| false)
}

/// Makes a text safe to show, keeping line ends and tabs.
pub(crate) fn tame_lines(text: &str) -> Cow<'_, str> {
    replaced(text, shapes_lines)
}

/// Makes a text safe to show, keeping also colour sequences.
pub(crate) fn tame_painted(text: &str) -> Cow<'_, str> {
    replaced(text, |c, rest| shapes_lines(c, rest) || (c == '\u{1b}' && is_color(rest)))
}

/// The length in [`tame_lines`] of the first `upto` bytes of a text.
pub(crate) fn tamed_length(text: &str, upto: usize) -> usize {
    let before = text.char_indices().take_while(|(at, _)| *at < upto);
    before
        .map(|(at, c)| {
            let rest = text.get(at + c.len_utf8()..).unwrap_or_default();
            if is_wild(c) && !shapes_lines(c, rest) { STAND_IN.len_utf8() } else { c.len_utf8() }
        })
        .sum()
}

/// Makes a path safe to show.
pub(crate) fn shown(path: &Path) -> String {
    tame(&path.to_string_lossy()).into_owned()
}

/// A path as it is typed in a command: in quotes if a shell would split or read it otherwise, and with its folder if it
/// would be an option.
pub(crate) fn typed(path: &Path) -> String {
    let path = match shown(path) {
        path if path.starts_with('-') => format!("./{path}"),
        path => path,
    };
    let is_plain = |c: char| c.is_alphanumeric() || "/\\._-+,:@".contains(c);
    match path.chars().all(|c| is_plain(c) && (c != '\\' || cfg!(windows))) {
        true => path,
        false if cfg!(windows) => format!("\"{path}\""),
        false => format!("'{}'", path.replace('\'', r"'\''")),
    }
}

/// Escapes control and invisible characters in a JSON document: `serde_json` escapes those of ASCII only.
pub(crate) fn escaped(json: &str) -> Cow<'_, str> {
    if !json.contains(|c| is_wild(c) && c != '\n') {
        return Cow::Borrowed(json);
    }
    let mut text = String::with_capacity(json.len() + 16);
    for c in json.chars() {
        match c {
            // Line ends occur only between values, since those within strings are escaped already.
            '\n' => text.push(c),
            _ if is_wild(c) => {
                c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| text.push_str(&format!("\\u{unit:04x}")));
            }
            _ => text.push(c),
        }
    }
    Cow::Owned(text)
}

fn shapes_lines(c: char, rest: &str) -> bool {
    matches!(c, '\n' | '\t') || (c == '\r' && rest.starts_with('\n'))
}

/// Whether this is the rest of a sequence that only sets colours.
fn is_color(rest: &str) -> bool {
    let Some(rest) = rest.strip_prefix('[') else { return false };
    rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == ';').starts_with('m')
}

fn replaced(text: &str, stays: impl Fn(char, &str) -> bool) -> Cow<'_, str> {
    let goes =
        |(at, c): (usize, char)| is_wild(c) && !stays(c, text.get(at + c.len_utf8()..).unwrap_or_default());
    if !text.char_indices().any(goes) {
        return Cow::Borrowed(text);
    }
    let mut tamed = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        tamed.push(if is_wild(c) && !stays(c, rest.as_str()) { STAND_IN } else { c });
    }
    Cow::Owned(tamed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_and_invisible_characters_are_replaced() {
        for wild in [
            '\u{0}',
            '\u{7}',
            '\u{8}',
            '\u{1b}',
            '\r',
            '\u{7f}',
            '\u{80}',
            '\u{9b}',
            '\u{9f}',
            '\u{ad}',
            '\u{200b}',
            '\u{200e}',
            '\u{202e}',
            '\u{2028}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{e0041}',
            '\u{fe0f}',
        ] {
            assert!(is_wild(wild), "{wild:?}");
            assert_eq!(tame(&format!("a{wild}b")), "a\u{fffd}b", "{wild:?}");
            assert_eq!(tame_lines(&format!("a{wild}b\n")), "a\u{fffd}b\n", "{wild:?}");
        }
        for plain in ["é", "ß", "☃", "囲碁", "\u{a0}", "e\u{301}", "«\u{202f}»", "…"] {
            assert_eq!(tame(plain), plain);
        }
    }

    #[test]
    fn lines_stay_lines() {
        assert_eq!(tame_lines("a\tb\r\nc\rd\n"), "a\tb\r\nc\u{fffd}d\n");
        assert_eq!(tame("a\nb"), "a\u{fffd}b");
        // The lone `\r` at byte 6 becomes three bytes.
        for (upto, length) in [(0, 0), (1, 1), (5, 5), (6, 6), (7, 9), (9, 11)] {
            assert_eq!(tamed_length("a\tb\r\nc\rd\n", upto), length, "{upto}");
        }
    }

    #[test]
    fn only_colour_sequences_are_let_through() {
        let red = "\u{1b}[1m\u{1b}[91merror\u{1b}[0m: a";
        assert_eq!(tame_painted(red), red);
        assert_eq!(
            tame_painted("\u{1b}[2J\u{1b}]0;x\u{7}\u{1b}[1;31"),
            "\u{fffd}[2J\u{fffd}]0;x\u{fffd}\u{fffd}[1;31"
        );
    }

    #[cfg(unix)]
    #[test]
    fn paths_are_quoted_where_a_shell_would_split_them() {
        for plain in ["quits.toml", "a/b-2_c.toml", "plateau-été.toml"] {
            assert_eq!(typed(Path::new(plain)), plain);
        }
        for (path, quoted) in [
            ("a b.toml", "'a b.toml'"),
            ("-x.toml", "./-x.toml"),
            ("-a b.toml", "'./-a b.toml'"),
            ("l'un.toml", r"'l'\''un.toml'"),
            ("$HOME;*", "'$HOME;*'"),
            (r"a\b", r"'a\b'"),
        ] {
            assert_eq!(typed(Path::new(path)), quoted);
        }
    }

    #[test]
    fn json_escapes_invisible_characters() {
        assert_eq!(
            escaped("{\n \"a\u{9b}b\": \"\u{e0041}é\u{202e}\u{7f}\"\n}"),
            "{\n \"a\\u009bb\": \"\\udb40\\udc41é\\u202e\\u007f\"\n}"
        );
    }
}
