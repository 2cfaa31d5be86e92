//! Texts as parts of file names.

/// Base letters, each with its accented letters.
const PLAIN: [(&str, &str); 29] = [
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặ"),
    ("ae", "æǽ"),
    ("c", "çćĉċč"),
    ("d", "ďđ"),
    ("dh", "ð"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệ"),
    ("g", "ĝğġģǧ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįıǐỉị"),
    ("ij", "ĳ"),
    ("j", "ĵ"),
    ("k", "ķĸ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉŋ"),
    ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợ"),
    ("oe", "œ"),
    ("r", "ŕŗř"),
    ("s", "śŝşšșſ"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔụủứừửữự"),
    ("w", "ŵẁẃẅ"),
    ("y", "ýÿŷỳỵỷỹ"),
    ("z", "źżž"),
    ("fi", "ﬁ"),
    ("fl", "ﬂ"),
    ("a", "ª"),
    ("o", "º"),
];

/// The text in lower case without accents, composed or not.
pub(super) fn unaccented(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            '\u{300}'..='\u{36f}' => {}
            _ if letter.is_ascii() => plain.push(letter),
            _ => match PLAIN.iter().find(|(_, accented)| accented.contains(letter)) {
                Some((letters, _)) => plain.push_str(letters),
                None => plain.push(letter),
            },
        }
    }
    plain
}

/// A name of letters of any script without accents, digits, and hyphens for everything else.
pub(crate) fn slug(text: &str) -> String {
    joined(&unaccented(text), char::is_alphanumeric)
}

/// The same with Latin letters only.
pub(crate) fn latin_slug(text: &str) -> String {
    joined(&unaccented(text), |letter| letter.is_ascii_alphanumeric())
}

fn joined(text: &str, kept: impl Fn(char) -> bool) -> String {
    let words: Vec<&str> = text.split(|letter| !kept(letter)).filter(|word| !word.is_empty()).collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_are_dropped_and_other_alphabets_stay() {
        for (text, name) in [
            ("Châteaux forts", "chateaux-forts"),
            ("cha\u{302}teaux", "chateaux"),
            ("Œufs & lÎles", "oeufs-liles"),
            ("Straße", "strasse"),
            ("İstanbul", "istanbul"),
            ("Шахматы 2", "шахматы-2"),
            ("囲碁", "囲碁"),
            ("☃", ""),
        ] {
            assert_eq!(slug(text), name, "{text}");
        }
        assert_eq!(latin_slug("Шахматы Ébène 2"), "ebene-2");
    }
}
