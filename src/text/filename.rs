//! File names that systems treat as equal or as special.

use super::slug::unaccented;

/// Names that Windows reserves for devices, with any extension and in any case; data written there is lost.
const DEVICES: [&str; 7] = ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"];

/// Whether Windows treats this file name as a device.
pub(crate) fn is_device(name: &str) -> bool {
    let stem = name.split(['.', ':']).next().unwrap_or_default().trim_matches(' ').to_lowercase();
    let is_port = |kind: &str| {
        let number = stem.strip_prefix(kind).unwrap_or_default();
        let mut letters = number.chars();
        matches!((letters.next(), letters.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
    };
    DEVICES.contains(&stem.as_str()) || is_port("com") || is_port("lpt")
}

/// A key that is equal for names that some file system treats as the same: file systems may ignore case, trailing
/// dots and blanks, and the difference between composed and decomposed accents. Names that only look alike may share
/// a key as well.
pub(crate) fn likeness(name: &str) -> String {
    // To lower case and then to upper case: two lower-case letters may share a capital.
    let folded: String = name.chars().flat_map(char::to_uppercase).collect();
    let plain = unaccented(&folded);
    composed(plain.trim_end_matches(['.', ' '])).chars().filter(|c| !is_mark(*c)).collect()
}

/// Combining marks of non-Latin scripts.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{483}'..='\u{487}' | '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}' | '\u{93c}' | '\u{9bc}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{3099}' | '\u{309a}'
        | '\u{fe20}'..='\u{fe2f}')
}

fn composed(text: &str) -> String {
    // Arithmetic of the Unicode standard, section 3.12.
    const FIRST: u32 = 0xac00;
    let mut whole: Vec<char> = Vec::new();
    for c in text.chars() {
        let last = whole.last().map_or(0, |last| *last as u32);
        let joined = match (last, c as u32) {
            (lead @ 0x1100..=0x1112, vowel @ 0x1161..=0x1175) => {
                Some(FIRST + ((lead - 0x1100) * 21 + (vowel - 0x1161)) * 28)
            }
            (syllable @ FIRST..=0xd7a3, tail @ 0x11a8..=0x11c2) if (syllable - FIRST).is_multiple_of(28) => {
                Some(syllable + tail - 0x11a7)
            }
            _ => None,
        };
        match joined.and_then(char::from_u32) {
            Some(joined) => {
                whole.pop();
                whole.push(joined);
            }
            None => whole.push(c),
        }
    }
    whole.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_devices_are_recognised_in_any_case_and_with_any_extension() {
        for name in [
            "nul",
            "NUL",
            "Nul.pdf",
            "con.svg",
            "aux.tar.gz",
            "prn ",
            "com1",
            "COM9.txt",
            "lpt3.png",
            "com¹.pdf",
            "conin$",
            "nul .pdf",
            "com0",
        ] {
            assert!(is_device(name), "{name}");
        }
        for name in ["null.pdf", "con-01-tiles.svg", "com", "com10.pdf", "lpta", "console", "a.nul", ""] {
            assert!(!is_device(name), "{name}");
        }
    }

    #[test]
    fn equivalent_file_names_have_the_same_likeness() {
        for (one, other) in [
            ("Quits.PDF", "quits.pdf"),
            ("quits.pdf", "quits.pdf. ."),
            ("café.svg", "cafe\u{301}.svg"),
            ("\u{d55c}\u{ad6d}", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{116e}\u{11a8}"),
            ("σας", "ΣΑΣ"),
            ("ﬁn", "FIN"),
        ] {
            assert_eq!(likeness(one), likeness(other), "{one} {other}");
        }
        assert_ne!(likeness("quits-01.pdf"), likeness("quits-02.pdf"));
    }
}
