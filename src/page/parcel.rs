//! A message with files as bytes: the length of the JSON header in four bytes (little endian), the header, the files.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A named file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct File {
    /// Path as in a spec.
    pub name: String,
    /// Contents.
    pub bytes: Vec<u8>,
}

/// A message with files.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Parcel {
    /// The request or response.
    pub message: Value,
    /// Attached files.
    pub files: Vec<File>,
}

#[derive(Serialize, Deserialize)]
struct ParcelHeader {
    #[serde(rename = "answer", alias = "ask")]
    message: Value,
    #[serde(default)]
    files: Vec<FileHeader>,
}

#[derive(Serialize, Deserialize)]
struct FileHeader {
    name: String,
    size: usize,
}

impl Parcel {
    /// Decodes a parcel.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Parcel, String> {
        let short = || "the parcel is too short".to_owned();
        let (length, rest) = bytes.split_first_chunk::<4>().ok_or_else(short)?;
        let length = usize::try_from(u32::from_le_bytes(*length)).map_err(|error| error.to_string())?;
        let (head, mut rest) = rest.split_at_checked(length).ok_or_else(short)?;
        let head: ParcelHeader = serde_json::from_slice(head).map_err(|error| error.to_string())?;
        let mut files = Vec::new();
        for FileHeader { name, size } in head.files {
            let (file, others) = rest.split_at_checked(size).ok_or_else(short)?;
            files.push(File { name, bytes: file.to_vec() });
            rest = others;
        }
        Ok(Parcel { message: head.message, files })
    }

    /// Encodes the parcel.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        let header = |file: &File| FileHeader { name: file.name.clone(), size: file.bytes.len() };
        let head = ParcelHeader { message: self.message, files: self.files.iter().map(header).collect() };
        let head = serde_json::to_vec(&head).unwrap_or_default();
        let length = u32::try_from(head.len()).unwrap_or_default();
        let mut bytes = length.to_le_bytes().to_vec();
        bytes.extend(head);
        self.files.into_iter().for_each(|file| bytes.extend(file.bytes));
        bytes
    }
}
