//! JSON and files in one run of bytes: the length of the JSON in four bytes, the JSON, the files one after another.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A file with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its name, as a spec names it.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// A message with files.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Parcel {
    /// The message.
    pub message: Value,
    /// The files that belong to it.
    pub files: Vec<File>,
}

#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(rename = "answer", alias = "ask")]
    message: Value,
    #[serde(default)]
    files: Vec<Label>,
}

#[derive(Serialize, Deserialize)]
struct Label {
    name: String,
    size: usize,
}

impl Parcel {
    /// Unpacks a parcel, or says what is wrong with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Parcel, String> {
        let short = || "the parcel is too short".to_owned();
        let (length, rest) = bytes.split_first_chunk::<4>().ok_or_else(short)?;
        let length = usize::try_from(u32::from_le_bytes(*length)).map_err(|error| error.to_string())?;
        let (head, mut rest) = rest.split_at_checked(length).ok_or_else(short)?;
        let head: Head = serde_json::from_slice(head).map_err(|error| error.to_string())?;
        let mut files = Vec::new();
        for Label { name, size } in head.files {
            let (file, others) = rest.split_at_checked(size).ok_or_else(short)?;
            files.push(File { name, bytes: file.to_vec() });
            rest = others;
        }
        Ok(Parcel { message: head.message, files })
    }

    /// Packs the parcel.
    pub fn into_bytes(self) -> Vec<u8> {
        let label = |file: &File| Label { name: file.name.clone(), size: file.bytes.len() };
        let head = Head { message: self.message, files: self.files.iter().map(label).collect() };
        let head = serde_json::to_vec(&head).unwrap_or_default();
        let length = u32::try_from(head.len()).unwrap_or_default();
        let mut bytes = length.to_le_bytes().to_vec();
        bytes.extend(head);
        self.files.into_iter().for_each(|file| bytes.extend(file.bytes));
        bytes
    }
}
