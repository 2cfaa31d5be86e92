//! Where the files keep their recipe: a PDF as an attachment, an SVG and a PNG as text.

use std::borrow::Cow;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// How the recipe of an SVG or a PNG begins and ends.
const START: &str = "Tablier recipe: ";
const END: char = ';';
/// The type of an attachment, which stands before its stream, uncompressed.
const ATTACHMENT: &[u8] = b"/EmbeddedFile";
const STREAM: &[u8] = b"stream";
/// So many places of a file are looked at.
const MOST_PLACES: usize = 8;

/// A recipe as text.
pub(crate) fn recipe_text(recipe: &[u8]) -> String {
    format!("{START}{}{END}", STANDARD.encode(recipe))
}

/// All that may be the recipe of a file. Bytes may follow the end of one.
pub(crate) fn recipes(file: &[u8]) -> impl Iterator<Item = Cow<'_, [u8]>> {
    let is_pdf = file.starts_with(b"%PDF");
    let (texts, attachments) = if is_pdf { (&[][..], file) } else { (file, &[][..]) };
    let texts = after(texts, START.as_bytes()).filter_map(|text| {
        let end = text.iter().position(|byte| *byte == END as u8)?;
        let letters = text.get(..end)?.iter().copied().filter(|byte| !byte.is_ascii_whitespace());
        STANDARD.decode(letters.collect::<Vec<u8>>()).ok().map(Cow::Owned)
    });
    let attachments = after(attachments, ATTACHMENT).filter_map(|dictionary| {
        let stream = after(dictionary, STREAM).next()?;
        let line = stream.iter().position(|byte| *byte == b'\n')?;
        stream.get(line + 1..).map(Cow::Borrowed)
    });
    texts.chain(attachments)
}

/// What follows each of the first places of a pattern.
fn after<'f>(file: &'f [u8], pattern: &'static [u8]) -> impl Iterator<Item = &'f [u8]> {
    let places = file.windows(pattern.len()).enumerate().filter(move |(_, window)| *window == pattern);
    places.take(MOST_PLACES).filter_map(move |(at, _)| file.get(at + pattern.len()..))
}
