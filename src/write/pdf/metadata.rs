//! The metadata of a document as XMP. It names no date: files would differ between runs.

use lopdf::{Document, Stream, dictionary};

use crate::scene::Info;

/// The packet that readers look for; its id is the same in every file.
const ID: &str = "W5M0MpCehiHzreSzNTczkc9d";

pub(super) fn add(document: &mut Document, info: &Info) {
    let Info { title, subject, lang, .. } = info;
    let (title, lang) = (escaped(title), lang.code());
    let subject = match subject.is_empty() {
        true => String::new(),
        false => format!(
            "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">{}</rdf:li></rdf:Alt></dc:description>",
            escaped(subject)
        ),
    };
    let packet = format!(
        "<?xpacket begin=\"\u{feff}\" id=\"{ID}\"?>\
         <x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\
         <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
         xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\">\
         <dc:format>application/pdf</dc:format>\
         <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>{subject}\
         <dc:language><rdf:Bag><rdf:li>{lang}</rdf:li></rdf:Bag></dc:language>\
         <xmp:CreatorTool>Tablier</xmp:CreatorTool><pdf:Producer>Tablier</pdf:Producer>\
         </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end=\"r\"?>"
    );
    let dictionary = dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
    // Not compressed, so that programs find it that know nothing of PDF.
    let metadata = document.add_object(Stream::new(dictionary, packet.into_bytes()).with_compression(false));
    if let Ok(catalog) = document.catalog_mut() {
        catalog.set("Metadata", metadata);
    }
}

/// A text in XML, without the characters that it forbids.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in
        text.chars().filter(|letter| !letter.is_control() && !matches!(letter, '\u{fffe}' | '\u{ffff}'))
    {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            other => escaped.push(other),
        }
    }
    escaped
}
