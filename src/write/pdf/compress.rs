//! Compression of a document's streams.
//!
//! A sheet consists of many small forms. Setting up a compressor costs more than compressing one of them, so one is
//! reused, and short streams stay uncompressed.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object, Stream};

/// Minimum length of a compressed stream: shorter ones gain little and take as long as much longer ones.
const MIN_BYTES: usize = 256;

/// Low effort: with the default level a full set takes a tenth longer, for a thirtieth less bytes.
pub(super) const LEVEL: u32 = 2;

/// Compresses every uncompressed stream that gets shorter.
pub(super) fn streams(document: &mut Document) {
    let mut deflate = Compress::new(Compression::new(LEVEL), true);
    for object in document.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.allows_compression
            && stream.content.len() >= MIN_BYTES
            && !stream.dict.has(b"Filter")
        {
            compress(stream, &mut deflate);
        }
    }
}

fn compress(stream: &mut Stream, deflate: &mut Compress) {
    deflate.reset();
    // The capacity is the present length: output that does not fit is discarded.
    let mut compressed = Vec::with_capacity(stream.content.len());
    let status = deflate.compress_vec(&stream.content, &mut compressed, FlushCompress::Finish);
    if matches!(status, Ok(Status::StreamEnd)) {
        stream.dict.set("Filter", "FlateDecode");
        stream.set_content(compressed);
    }
}
