//! Compression of a document's streams.
//!
//! A sheet consists of many small forms. Setting up a compressor costs more than compressing one of them, so one is
//! reused, and short streams stay uncompressed.

use flate2::{Compress, Compression, FlushCompress, Status};

/// Minimum length of a compressed stream: shorter ones gain little and take as long as much longer ones.
const MIN_BYTES: usize = 256;

/// Low effort: with the default level a full set takes a tenth longer, for a thirtieth less bytes.
const LEVEL: u32 = 2;

pub(super) struct Compressor(Compress);

impl Compressor {
    pub(super) fn new() -> Compressor {
        Compressor(Compress::new(Compression::new(LEVEL), true))
    }

    /// The same bytes compressed, if that makes them shorter.
    pub(super) fn shorter(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        if bytes.len() < MIN_BYTES {
            return None;
        }
        self.0.reset();
        // The capacity is the present length: output that does not fit is discarded.
        let mut compressed = Vec::with_capacity(bytes.len());
        let status = self.0.compress_vec(bytes, &mut compressed, FlushCompress::Finish);
        matches!(status, Ok(Status::StreamEnd)).then_some(compressed)
    }
}
