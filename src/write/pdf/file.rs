//! A document as the bytes of a file: streams one by one, and all other objects packed into streams, with a stream of
//! their places at the end. `lopdf` takes ten times the instructions for it, compression apart.

use std::io::Write;

use lopdf::{Dictionary, Document, Object, Stream, StringFormat, dictionary};

use super::compress::Compressor;

/// Maximum number of objects in an object stream: an ordinary document has one stream.
const MAX_PACKED: usize = 500;

/// Where an object is in the file.
#[derive(Clone, Copy)]
enum Place {
    At(usize),
    /// In this object stream, as the object with this index.
    Packed(u32, usize),
}

struct FileWriter {
    bytes: Vec<u8>,
    /// The places of the objects from 1 on.
    places: Vec<Place>,
    compressor: Compressor,
}

/// Writes a document whose objects are numbered from 1 without gaps.
pub(super) fn write(document: Document) -> Vec<u8> {
    let Document { objects, trailer, version, .. } = document;
    let mut bytes = format!("%PDF-{version}\n").into_bytes();
    // Programs that copy files see by it that this is not text.
    bytes.extend(b"%\xe2\xe3\xcf\xd3\n");
    let mut file =
        FileWriter { bytes, places: vec![Place::At(0); objects.len()], compressor: Compressor::new() };
    let mut packed = Vec::new();
    for ((number, _), object) in objects {
        match object {
            Object::Stream(stream) => file.stream(number, stream),
            other => packed.push((number, other)),
        }
    }
    for objects in packed.chunks(MAX_PACKED) {
        file.pack(objects);
    }
    file.end(&trailer);
    file.bytes
}

impl FileWriter {
    fn next_number(&self) -> u32 {
        self.places.len() as u32 + 1
    }

    fn stream(&mut self, number: u32, stream: Stream) {
        let Stream { mut dict, mut content, allows_compression, .. } = stream;
        if allows_compression
            && !dict.has(b"Filter")
            && let Some(shorter) = self.compressor.shorter(&content)
        {
            dict.set("Filter", "FlateDecode");
            content = shorter;
        }
        dict.set("Length", content.len() as i64);
        let place = Place::At(self.bytes.len());
        match self.places.get_mut(number as usize - 1) {
            Some(known) => *known = place,
            None => self.places.push(place),
        }
        push(&mut self.bytes, format_args!("{number} 0 obj\n"));
        push_dictionary(&mut self.bytes, &dict);
        self.bytes.extend(b"stream\n");
        self.bytes.extend(content);
        self.bytes.extend(b"\nendstream\nendobj\n");
    }

    /// Writes an object stream: the numbers of objects with their offsets, then the objects.
    fn pack(&mut self, objects: &[(u32, Object)]) {
        let number = self.next_number();
        let (mut content, mut body) = (Vec::new(), Vec::new());
        for (index, (packed, object)) in objects.iter().enumerate() {
            push(&mut content, format_args!("{packed} {} ", body.len()));
            push_object(&mut body, object);
            body.push(b'\n');
            if let Some(place) = self.places.get_mut(*packed as usize - 1) {
                *place = Place::Packed(number, index);
            }
        }
        let dict =
            dictionary! { "Type" => "ObjStm", "N" => objects.len() as i64, "First" => content.len() as i64 };
        content.append(&mut body);
        self.stream(number, Stream::new(dict, content));
    }

    /// Writes the places of all objects, and where they begin.
    fn end(&mut self, trailer: &Dictionary) {
        let start = self.bytes.len();
        let number = self.next_number();
        self.places.push(Place::At(start));
        let mut content = vec![0, 0, 0, 0, 0, 0xff, 0xff];
        for place in &self.places {
            let (kind, at, index) = match *place {
                Place::At(at) => (1, at as u32, 0),
                Place::Packed(stream, index) => (2, stream, index as u16),
            };
            content.push(kind);
            content.extend(at.to_be_bytes());
            content.extend(index.to_be_bytes());
        }
        let mut dict = dictionary! {
            "Type" => "XRef",
            "Size" => i64::from(number) + 1,
            "W" => vec![1.into(), 4.into(), 2.into()],
        };
        dict.extend(trailer);
        self.stream(number, Stream::new(dict, content));
        push(&mut self.bytes, format_args!("startxref\n{start}\n%%EOF\n"));
    }
}

fn push(bytes: &mut Vec<u8>, text: std::fmt::Arguments) {
    // Writing to memory cannot fail.
    let _ = bytes.write_fmt(text);
}

fn push_object(bytes: &mut Vec<u8>, object: &Object) {
    match object {
        Object::Null => bytes.extend(b"null"),
        Object::Boolean(value) => push(bytes, format_args!("{value}")),
        Object::Integer(value) => push(bytes, format_args!("{value}")),
        Object::Real(value) => push(bytes, format_args!("{value}")),
        Object::Name(name) => push_name(bytes, name),
        Object::String(text, StringFormat::Literal) => push_literal(bytes, text),
        Object::String(text, StringFormat::Hexadecimal) => {
            bytes.push(b'<');
            text.iter().for_each(|byte| push(bytes, format_args!("{byte:02X}")));
            bytes.push(b'>');
        }
        Object::Array(items) => {
            bytes.push(b'[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    bytes.push(b' ');
                }
                push_object(bytes, item);
            }
            bytes.push(b']');
        }
        Object::Dictionary(dictionary) => push_dictionary(bytes, dictionary),
        // A stream is an object of its own, and never a part of another.
        Object::Stream(stream) => push_dictionary(bytes, &stream.dict),
        Object::Reference((number, generation)) => push(bytes, format_args!("{number} {generation} R")),
    }
}

fn push_dictionary(bytes: &mut Vec<u8>, dictionary: &Dictionary) {
    bytes.extend(b"<<");
    for (key, value) in dictionary {
        push_name(bytes, key);
        let separates_itself = matches!(
            value,
            Object::Name(_)
                | Object::String(..)
                | Object::Array(_)
                | Object::Dictionary(_)
                | Object::Stream(_)
        );
        if !separates_itself {
            bytes.push(b' ');
        }
        push_object(bytes, value);
    }
    bytes.extend(b">>");
}

fn push_name(bytes: &mut Vec<u8>, name: &[u8]) {
    bytes.push(b'/');
    for &byte in name {
        if byte.is_ascii_graphic() && !b"()<>[]{}/%#".contains(&byte) {
            bytes.push(byte);
        } else {
            push(bytes, format_args!("#{byte:02X}"));
        }
    }
}

fn push_literal(bytes: &mut Vec<u8>, text: &[u8]) {
    bytes.push(b'(');
    for &byte in text {
        match byte {
            b'(' | b')' | b'\\' => bytes.extend([b'\\', byte]),
            // A reader takes it for the end of a line.
            b'\r' => bytes.extend(b"\\r"),
            _ => bytes.push(byte),
        }
    }
    bytes.push(b')');
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Objects of every kind, more than one object stream holds, and streams short and long.
    fn document() -> Document {
        let mut document = Document::with_version("1.7");
        let real = |value: f32| Object::Real(value);
        let all = dictionary! {
            "Null" => Object::Null,
            "Yes" => true,
            "Numbers" => vec![(-7).into(), i64::MAX.into(), real(0.5), real(-120.25), real(0.000_001)],
            "Odd name/()#\u{e9}" => Object::Name(b"a b<c>\xff".to_vec()),
            "Text" => Object::string_literal(b"(\\\r\n\x00\xfe\xff) \xe9".to_vec()),
            "Hex" => Object::String(vec![0, 10, 255], StringFormat::Hexadecimal),
            "Inner" => dictionary! { "Empty" => Dictionary::new(), "None" => Object::Array(Vec::new()) },
        };
        let mut last = document.add_object(all);
        for index in 0..2 * MAX_PACKED as i64 {
            last = document.add_object(vec![index.into(), last.into()]);
        }
        let short = document.add_object(Stream::new(Dictionary::new(), b"short".to_vec()));
        let long = document.add_object(Stream::new(dictionary! { "Of" => last }, vec![b'a'; 5000]));
        let kept = Stream::new(Dictionary::new(), vec![b'b'; 5000]).with_compression(false);
        let kept = document.add_object(kept);
        let streams: Vec<Object> = vec![short.into(), long.into(), kept.into()];
        let root = document.add_object(dictionary! { "Type" => "Catalog", "Streams" => streams });
        document.trailer.set("Root", root);
        document
    }

    #[test]
    fn what_is_written_is_read_again() {
        let document = document();
        let bytes = write(document.clone());
        let mut read = Document::load_mem(&bytes).expect("a document");
        read.decompress();
        let is_own = |object: &Object| {
            let kind = object.as_stream().and_then(|stream| stream.dict.get(b"Type")?.as_name());
            !matches!(kind, Ok(b"ObjStm" | b"XRef"))
        };
        let mut found = 0;
        for (id, object) in read.objects.iter().filter(|(_, object)| is_own(object)) {
            let expected = document.objects.get(id).expect("an object that was written");
            found += 1;
            match (object, expected) {
                (Object::Stream(read), Object::Stream(expected)) => {
                    assert_eq!(read.content, expected.content, "{id:?}");
                    assert_eq!(read.dict.get(b"Of").ok(), expected.dict.get(b"Of").ok(), "{id:?}");
                }
                _ => assert_eq!(object, expected, "{id:?}"),
            }
        }
        assert_eq!(found, document.objects.len());
        assert_eq!(read.trailer.get(b"Root").ok(), document.trailer.get(b"Root").ok());
        let count = |text: &str| bytes.windows(text.len()).filter(|bytes| *bytes == text.as_bytes()).count();
        // The last object stream is too short to be compressed.
        assert_eq!((count("/ObjStm"), count("FlateDecode")), (3, 4));
    }
}
