//! Changes of texts and of binary files.

use crate::prng::Prng;

/// Words and signs that mean something, or too much, in some text.
const TOKENS: &[&str] = &[
    "0",
    "-1",
    "1e308",
    "99999999999999999999",
    "0.0000001mm",
    "1000000mm",
    "NaN",
    "!",
    "?",
    "\"",
    "'''",
    "[[",
    "]]",
    "{",
    "}",
    "=",
    "#",
    "\\u{10FFFF}",
    "\u{202e}",
    "\u{0}",
    "é",
    "\u{1d11e}",
    "\r\n",
    "\t",
    "{}",
    "{{",
    "|",
    "**",
    "- ",
    "> ",
    "](",
    ":heart:",
    "[[piece]]\n",
    "[[board]]\n",
    "[[board.zone]]\n",
    "[rules]\n",
    "shape = \"circle\"\n",
    "count = 9\n",
    "size = \"1in\"\n",
    "series = [\"a\", \"b\"]\n",
    "art = \"a.svg\"\n",
    "table = \"t.csv\"\n",
    "leaflet = \"l.md\"\n",
    "variant: four\n",
    "to move: light\n",
    "players: 4\n",
    "camp A\n",
    "turns: 9\n",
    ". ",
    "D ",
    "L ",
    "rA ",
    "a1",
    "a1-b2",
    "1. ",
    ";",
    ",",
    "true",
    "null",
    "[]",
    "\"kind\":\"make\"",
    "\"dpi\":1e9",
];

/// Changes a text in up to eight places.
pub fn text(rng: &mut Prng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut text = rng.pick(corpus).cloned().unwrap_or_default();
    // Half of them only get other values, and are mostly still read.
    let is_gentle = rng.roll(2) == 0;
    for _ in 0..=rng.roll(if is_gentle { 3 } else { 8 }) {
        match is_gentle {
            true => change_value(rng, &mut text),
            false => change_text(rng, &mut text, corpus),
        }
    }
    // Longer ones are refused before they are read.
    text.truncate(200_000);
    text
}

fn change_text(rng: &mut Prng, text: &mut Vec<u8>, corpus: &[Vec<u8>]) {
    let at = rng.roll(text.len() + 1);
    let end = (at + rng.roll(40)).min(text.len());
    match rng.roll(10) {
        0 => drop(text.drain(at..end)),
        1 => {
            let part = text[at..end].to_vec();
            let to = rng.roll(text.len() + 1);
            text.splice(to..to, part);
        }
        2 | 3 => {
            let token = rng.pick(TOKENS).copied().unwrap_or_default();
            text.splice(at..at, token.bytes());
        }
        4 | 5 => replace_number(rng, text),
        6 => swap_lines(rng, text),
        7 => {
            let other = rng.pick(corpus).cloned().unwrap_or_default();
            let from = rng.roll(other.len() + 1);
            let part = &other[from..(from + rng.roll(200)).min(other.len())];
            text.splice(at..end, part.iter().copied());
        }
        8 => {
            // A word becomes another of the same text.
            let words: Vec<Vec<u8>> = text
                .split(|byte| !byte.is_ascii_alphanumeric())
                .filter(|word| !word.is_empty())
                .map(<[u8]>::to_vec)
                .collect();
            let word = rng.pick(&words).cloned().unwrap_or_default();
            text.splice(at..end, word);
        }
        _ => {
            if let Some(byte) = text.get_mut(at) {
                *byte = rng.roll(256) as u8;
            }
        }
    }
}

/// Another digit or letter.
fn change_value(rng: &mut Prng, text: &mut [u8]) {
    let digits: Vec<usize> = (0..text.len()).filter(|&at| text[at].is_ascii_digit()).collect();
    let letters: Vec<usize> = (0..text.len()).filter(|&at| text[at].is_ascii_alphabetic()).collect();
    match rng.roll(4) {
        0 => {
            if let Some(&at) = rng.pick(&letters) {
                text[at] = b'a' + rng.roll(26) as u8;
            }
        }
        _ => {
            if let Some(&at) = rng.pick(&digits) {
                text[at] = b'0' + rng.roll(10) as u8;
            }
        }
    }
}

/// Another number in the place of one.
fn replace_number(rng: &mut Prng, text: &mut Vec<u8>) {
    let starts: Vec<usize> = (0..text.len())
        .filter(|&at| text[at].is_ascii_digit() && (at == 0 || !text[at - 1].is_ascii_digit()))
        .collect();
    let Some(&at) = rng.pick(&starts) else { return };
    let end = (at..text.len()).find(|&at| !text[at].is_ascii_digit()).unwrap_or(text.len());
    let number = match rng.roll(5) {
        0 => "0".to_owned(),
        1 => "18446744073709551616".to_owned(),
        2 => format!("-{}", rng.roll(100)),
        3 => format!("{}.{}", rng.roll(100), rng.roll(1000)),
        _ => rng.roll(2000).to_string(),
    };
    text.splice(at..end, number.into_bytes());
}

fn swap_lines(rng: &mut Prng, text: &mut Vec<u8>) {
    let mut lines: Vec<Vec<u8>> = text.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let (one, other) = (rng.roll(lines.len()), rng.roll(lines.len()));
    if !lines.is_empty() {
        lines.swap(one, other);
        *text = lines.concat();
    }
}

/// Changes a binary file: bits, numbers, parts that are lost or doubled, the end.
pub fn binary(rng: &mut Prng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = rng.pick(corpus).cloned().unwrap_or_default();
    for _ in 0..=rng.roll(6) {
        let at = rng.roll(bytes.len());
        // Headers say the most.
        let at = if rng.roll(3) == 0 { at.min(rng.roll(200)) } else { at };
        let end = (at + rng.roll(64)).min(bytes.len());
        match rng.roll(7) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            2 => bytes.truncate(end.max(1)),
            3 => {
                let extreme =
                    rng.pick(&[0_u32, 1, 0x7fff_ffff, 0xffff_ffff, 0x0001_0000]).copied().unwrap_or_default();
                for (byte, value) in bytes[at..].iter_mut().zip(extreme.to_be_bytes()) {
                    *byte = value;
                }
            }
            4 => {
                let other = rng.pick(corpus).cloned().unwrap_or_default();
                let from = rng.roll(other.len());
                bytes.splice(at..end, other[from..(from + 64).min(other.len())].iter().copied());
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << rng.roll(8);
                }
            }
        }
    }
    bytes
}

/// The same for PNG, mostly with sums that are right again: otherwise no change gets past them.
pub fn png(rng: &mut Prng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = binary(rng, corpus);
    if rng.roll(4) > 0 {
        let mut at = 8;
        while let Some(length) = bytes.get(at..at + 4) {
            let length = u32::from_be_bytes([length[0], length[1], length[2], length[3]]) as usize;
            let end = at.saturating_add(8).saturating_add(length);
            let Some(checked) = bytes.get(at + 4..end) else { break };
            let sum = crc32(checked).to_be_bytes();
            let Some(place) = bytes.get_mut(end..end + 4) else { break };
            place.copy_from_slice(&sum);
            at = end + 4;
        }
    }
    bytes
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0_u32, |sum, byte| {
        (0..8).fold(
            sum ^ u32::from(*byte),
            |sum, _| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 },
        )
    })
}
