//! Texts of marks: `**bold**` words, signs by `:name:`, and characters that are signs.

use std::ops::Range;

use super::Resolver;
use crate::game::{ByLang, Inline, RichText, Sign};
use crate::scene::Font;
use crate::spec::words::{MarkFinding, MarkHint};
use crate::text::{Finding, did_you_mean};

const BOLD: &str = "**";
/// They make the character before them a picture or a letter.
const VARIATIONS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

impl Resolver<'_> {
    /// Reads the texts of a mark. Returns them with the font of words that are not bold.
    pub(super) fn rich_text(
        &mut self,
        texts: &ByLang<String>,
        chosen: Option<Font>,
        span: &Range<usize>,
    ) -> (ByLang<RichText>, Font) {
        let (usual, bold) = (Font::Sans, Font::SansBold);
        let mut reads = texts.iter().map(|text| Reading::new(text, usual, bold));
        let has_bold = reads.any(|reading| {
            reading
                .text
                .lines
                .iter()
                .flatten()
                .any(|inline| matches!(inline, Inline::Words(_, font) if *font == bold))
        });
        // Beside bold words the others are not.
        let font = chosen.unwrap_or(if has_bold { usual } else { bold });
        if has_bold && font.bold().is_none() {
            let fault = Finding::new(MarkFinding::NoBold).at(span.clone());
            self.fault(fault.hint(MarkHint::FontsWithBold));
        }
        let mut unknown = Vec::new();
        let texts = texts.map(|text| {
            let reading = Reading::new(text, font, font.bold().unwrap_or(font));
            unknown.extend(reading.unknown);
            reading.text
        });
        for typed in unknown {
            let hint = did_you_mean(&typed, Sign::NAMES.iter().copied());
            let fault = Finding::new(MarkFinding::NoSign { typed }).at(span.clone());
            self.fault(fault.hint(hint.unwrap_or_else(|| MarkHint::EscapeColon.into())));
        }
        (texts, font)
    }
}

/// A text as read so far.
struct Reading {
    text: RichText,
    /// What looks like the name of a sign.
    unknown: Vec<String>,
    words: String,
    /// The font of the words, and the other one.
    fonts: (Font, Font),
}

impl Reading {
    fn new(text: &str, font: Font, bold: Font) -> Reading {
        let lines = vec![Vec::new()];
        let mut reading = Reading {
            text: RichText { lines },
            unknown: Vec::new(),
            words: String::new(),
            fonts: (font, bold),
        };
        let (mut rest, mut is_bold, mut before) = (text.trim(), false, None);
        while let Some(next) = rest.chars().next() {
            let length = if let Some(escaped) = escaped(rest) {
                reading.words.push(escaped);
                1 + escaped.len_utf8()
            } else if rest.starts_with(BOLD) && turns(rest, before, is_bold) {
                is_bold = !is_bold;
                reading.end_words();
                reading.fonts = (reading.fonts.1, reading.fonts.0);
                BOLD.len()
            } else if let Some((inline, length)) = sign(rest) {
                reading.end_words();
                reading.text.lines.last_mut().into_iter().for_each(|line| line.push(inline.clone()));
                length
            } else if next == '\n' {
                reading.end_words();
                reading.text.lines.push(Vec::new());
                1
            } else {
                if !before.is_some_and(char::is_alphanumeric) {
                    reading.unknown.extend(unknown(rest));
                }
                reading.words.push(next);
                next.len_utf8()
            };
            let (read, left) = rest.split_at_checked(length).unwrap_or((rest, ""));
            before = read.chars().next_back();
            rest = left;
        }
        reading.end_words();
        reading
    }

    fn end_words(&mut self) {
        let words = std::mem::take(&mut self.words);
        let line = self.text.lines.last_mut().filter(|_| !words.is_empty());
        line.into_iter().for_each(|line| line.push(Inline::Words(words.clone(), self.fonts.0)));
    }
}

/// The character after a backslash that takes its meaning.
fn escaped(rest: &str) -> Option<char> {
    rest.strip_prefix('\\')?.chars().next().filter(|next| matches!(next, '*' | ':' | '\\'))
}

/// Whether asterisks begin bold words, or end them: they touch a word, and others end them.
fn turns(rest: &str, before: Option<char>, is_bold: bool) -> bool {
    let is_word = |letter: Option<char>| letter.is_some_and(|letter| !letter.is_whitespace());
    let after = rest.get(BOLD.len()..).unwrap_or_default();
    let ends_later = || {
        let mut ends = after.match_indices(BOLD);
        ends.any(|(end, _)| is_word(after.get(..end).and_then(|inner| inner.chars().next_back())))
    };
    if is_bold { is_word(before) } else { is_word(after.chars().next()) && ends_later() }
}

/// The sign at the start of a text, and its length.
fn sign(rest: &str) -> Option<(Inline, usize)> {
    if let Some((name, _)) = rest.strip_prefix(':').and_then(|inner| inner.split_once(':')) {
        return Some((Inline::Sign { sign: Sign::named(name)?, is_light: None }, name.len() + 2));
    }
    let first = rest.chars().next()?;
    let (sign, is_light) = match first {
        '♠' => (Sign::Spade, None),
        '♥' => (Sign::Heart, None),
        '♦' => (Sign::Diamond, None),
        '♣' => (Sign::Club, None),
        '♔'..='♟' => {
            let men = [Sign::King, Sign::Queen, Sign::Rook, Sign::Bishop, Sign::Knight, Sign::Pawn];
            let number = (u32::from(first) - u32::from('♔')) as usize;
            (*men.get(number % 6)?, Some(number < 6))
        }
        _ => return None,
    };
    let after = rest.get(first.len_utf8()..).unwrap_or_default();
    let variation = after.chars().next().filter(|next| VARIATIONS.contains(next));
    Some((Inline::Sign { sign, is_light }, first.len_utf8() + variation.map_or(0, char::len_utf8)))
}

/// A word between colons that looks like the name of a sign.
fn unknown(rest: &str) -> Option<String> {
    let (name, after) = rest.strip_prefix(':')?.split_once(':')?;
    let is_name = name.len() > 1 && name.bytes().all(|letter| letter.is_ascii_lowercase());
    (is_name && !after.starts_with(char::is_alphanumeric)).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a text: `B` before bold words.
    fn read(text: &str) -> Vec<String> {
        let reading = Reading::new(text, Font::Serif, Font::SerifBold);
        let part = |inline: &Inline| match inline {
            Inline::Words(words, Font::SerifBold) => format!("B{words}"),
            Inline::Words(words, _) => words.clone(),
            Inline::Sign { sign, is_light: None } => sign.name().to_owned(),
            Inline::Sign { sign, is_light: Some(true) } => format!("light {}", sign.name()),
            Inline::Sign { sign, .. } => format!("dark {}", sign.name()),
        };
        let mut parts: Vec<_> = reading.text.lines.iter().flatten().map(part).collect();
        parts.extend(reading.unknown.iter().map(|name| format!("?{name}")));
        parts
    }

    #[test]
    fn asterisks_that_touch_words_make_them_bold() {
        assert_eq!(read("**Attack** 2"), ["BAttack", " 2"]);
        assert_eq!(read("a**b c**d"), ["a", "Bb c", "d"]);
        for plain in ["2 ** 3", "** a **", "a**", "**a", "2**3", "****", "***"] {
            assert_eq!(read(plain), [plain], "{plain}");
        }
        assert_eq!(read("\\**a\\**"), ["**a**"]);
    }

    #[test]
    fn names_between_colons_and_some_characters_are_signs() {
        assert_eq!(read("A♠"), ["A", "spade"]);
        assert_eq!(read("♥\u{fe0f}♔♟"), ["heart", "light king", "dark pawn"]);
        assert_eq!(read("**2** :heart: each"), ["B2", " ", "heart", " each"]);
        assert_eq!(read("10:30:45"), ["10:30:45"]);
        assert_eq!(read("\\:heart:"), [":heart:"]);
        assert_eq!(read("a :haert: b"), ["a :haert: b", "?haert"]);
        assert_eq!(read("see:this:there"), ["see:this:there"]);
    }
}
