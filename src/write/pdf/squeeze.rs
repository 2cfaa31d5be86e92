//! Compression of a document's streams.
//!
//! A sheet is made of many small forms. Setting up a compressor costs more than squeezing one of them, so one
//! serves for all, and what is too short to gain anything stays as it is.

use flate2::{Compress, Compression, FlushCompress, Status};
use lopdf::{Document, Object, Stream};

/// A shorter stream gains a few bytes and takes as long as one many times its length.
const WORTHWHILE: usize = 256;

/// Little effort: a full set takes a tenth longer with the usual one, for a thirtieth of its bytes.
pub(super) const LEVEL: u32 = 2;

/// Compresses every stream that is not yet, and gains by it.
pub(super) fn streams(document: &mut Document) {
    let mut deflate = Compress::new(Compression::new(LEVEL), true);
    for object in document.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.allows_compression
            && stream.content.len() >= WORTHWHILE
            && !stream.dict.has(b"Filter")
        {
            squeeze(stream, &mut deflate);
        }
    }
}

fn squeeze(stream: &mut Stream, deflate: &mut Compress) {
    deflate.reset();
    // What does not fit into less than it takes now is not worth it.
    let mut squeezed = Vec::with_capacity(stream.content.len());
    let status = deflate.compress_vec(&stream.content, &mut squeezed, FlushCompress::Finish);
    if matches!(status, Ok(Status::StreamEnd)) {
        stream.dict.set("Filter", "FlateDecode");
        stream.set_content(squeezed);
    }
}
