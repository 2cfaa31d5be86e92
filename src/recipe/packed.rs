//! A recipe as bytes: a line of JSON, then the spec and its files one after the other, compressed together.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use serde::{Deserialize, Serialize};

use super::{Recipe, RecipeGame};
use crate::spec::limits;

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    /// The version that wrote it.
    tablier: String,
    /// The name of the game.
    game: String,
    /// The hash of a bundled game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    content: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    rules: BTreeMap<String, String>,
    /// The length of the spec of a game of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spec: Option<usize>,
    /// The names and lengths of its files.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    files: Vec<(String, usize)>,
}

impl Recipe {
    pub(crate) fn packed(&self) -> Vec<u8> {
        let mut head = Head {
            tablier: self.version.clone(),
            game: String::new(),
            content: None,
            options: self.options.clone(),
            rules: self.rules.clone(),
            spec: None,
            files: Vec::new(),
        };
        let mut contents: Vec<&[u8]> = Vec::new();
        match &self.game {
            RecipeGame::Bundled { name, content } => {
                head.game.clone_from(name);
                head.content = Some(content.clone());
            }
            RecipeGame::Own { name, spec, files } => {
                head.game.clone_from(name);
                head.spec = Some(spec.len());
                head.files = files.iter().map(|(name, bytes)| (name.clone(), bytes.len())).collect();
                contents.push(spec.as_bytes());
                contents.extend(files.iter().map(|(_, bytes)| bytes.as_slice()));
            }
        }
        let mut zlib = ZlibEncoder::new(Vec::new(), Compression::best());
        // A table of texts and numbers can always be written, and so can memory.
        let head = serde_json::to_string(&head).unwrap_or_default() + "\n";
        let _ = zlib.write_all(head.as_bytes());
        for content in contents {
            let _ = zlib.write_all(content);
        }
        zlib.finish().unwrap_or_default()
    }

    /// Reads a recipe; what follows its end is no part of it.
    pub(super) fn unpacked(packed: &[u8]) -> Option<Recipe> {
        let most = 2 * limits::RECIPE_BYTES as u64;
        let mut bytes = Vec::new();
        ZlibDecoder::new(packed).take(most + 1).read_to_end(&mut bytes).ok()?;
        let end = bytes.iter().position(|byte| *byte == b'\n').filter(|_| bytes.len() as u64 <= most)?;
        let (head, mut rest) = bytes.split_at_checked(end + 1)?;
        let Head { tablier, game, content, options, rules, spec, files } =
            serde_json::from_slice(head).ok()?;
        let mut next = |length: usize| {
            let (next, after) = rest.split_at_checked(length)?;
            rest = after;
            Some(next.to_vec())
        };
        let game = match (content, spec) {
            (Some(content), None) => RecipeGame::Bundled { name: game, content },
            (None, Some(length)) if length <= limits::SPEC_BYTES => RecipeGame::Own {
                name: game,
                spec: String::from_utf8(next(length)?).ok()?,
                files: files
                    .into_iter()
                    .map(|(name, length)| Some((name, next(length)?)))
                    .collect::<Option<_>>()?,
            },
            _ => return None,
        };
        Some(Recipe { version: tablier, game, options, rules })
    }
}
