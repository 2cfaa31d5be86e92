//! What was asked to be printed: a game, a spec, or a sheet that carries its recipe.

use std::path::Path;

use crate::cli::failure::Failure;
use crate::cli::files::{self, Sources};
use crate::cli::games;
use crate::desk::Format;
use crate::recipe::{RecipeFinding, RecipeHint, Repeat, repeat};
use crate::spec::{Files, Overrides};
use crate::templates::Template;
use crate::text::{Finding, Message, Source};
use crate::write;

/// A spec to be printed.
pub(super) struct Asked {
    pub source: Source,
    pub files: Box<dyn Files>,
    /// The options of a recipe.
    pub options: Overrides,
    /// The format of the sheet that is made again.
    pub format: Option<Format>,
    /// The resolution of the picture that is made again.
    pub dpi: Option<u32>,
    pub notes: Vec<Message>,
}

impl Asked {
    pub(super) fn read(spec: &str, sources: &Sources) -> Result<Asked, Failure> {
        if let Some(sheet) = files::sheet(Path::new(spec))
            && let Some(again) = Asked::again(spec, &sheet)?
        {
            return Ok(again);
        }
        let (source, files) = games::source(spec, sources)?;
        Ok(Asked { source, files, options: Overrides::default(), format: None, dpi: None, notes: Vec::new() })
    }

    pub(super) fn bundled(game: &'static Template) -> Asked {
        let (source, files) = (game.source(), Box::new(*game));
        Asked { source, files, options: Overrides::default(), format: None, dpi: None, notes: Vec::new() }
    }

    /// What a sheet was made of. `None` if it is none of ours.
    fn again(name: &str, sheet: &[u8]) -> Result<Option<Asked>, Failure> {
        let Some(Repeat { game, overrides, notes, .. }) = repeat(name, sheet)? else {
            if write::is_unchanged(sheet) {
                let finding = Finding::new(RecipeFinding::NoRecipe { name: name.to_owned() });
                return Err(finding.hint(RecipeHint::NameTheSpec).into());
            }
            return Ok(None);
        };
        let (source, files) = game.into_source();
        let (format, dpi) = (Format::of_file(sheet), write::dpi(sheet));
        Ok(Some(Asked { source, files, options: overrides, format, dpi, notes }))
    }
}
