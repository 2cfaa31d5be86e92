//! The leaflets that a spec names.

use crate::game::{ByLang, Game, Leaflet};
use crate::spec::fault::{Fault, Faulty};
use crate::spec::leaflet::{self, Parts};
use crate::spec::{Files, Source, limits};

/// Reads the leaflet of each language.
pub fn leaflets(
    paths: Option<ByLang<String>>,
    game: &Game,
    files: &dyn Files,
) -> Result<Option<ByLang<Leaflet>>, Vec<Faulty>> {
    let Some(paths) = paths else { return Ok(None) };
    let english = leaflet(&paths.en, game, files);
    if paths.en == paths.fr {
        return Ok(Some(ByLang::same(english.map_err(|faulty| vec![faulty])?)));
    }
    match (english, leaflet(&paths.fr, game, files)) {
        (Ok(en), Ok(fr)) => Ok(Some(ByLang { en, fr })),
        (en, fr) => Err([en.err(), fr.err()].into_iter().flatten().collect()),
    }
}

fn leaflet(path: &str, game: &Game, files: &dyn Files) -> Result<Leaflet, Faulty> {
    let faulty = |text: String, faults| Faulty { source: Source { name: path.to_owned(), text }, faults };
    let unread = |message: String| faulty(String::new(), vec![Fault::new(0..0, message)]);
    let bytes = files.read(path).map_err(|error| unread(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|_| unread("this is not UTF-8 text".to_owned()))?;
    let endless = endless(&text);
    if !endless.is_empty() {
        return Err(faulty(text, endless));
    }
    let parts = Parts { boards: &game.boards, pieces: &game.pieces };
    leaflet::parse(&text, parts).map_err(|faults| faulty(text, faults))
}

/// What is too long to be set in good time.
fn endless(text: &str) -> Vec<Fault> {
    if text.len() > limits::LEAFLET {
        let message = format!("a leaflet of {} bytes is out of bounds", text.len());
        return vec![Fault::new(0..0, message).hint(format!("use at most {}", limits::LEAFLET))];
    }
    let mut faults = Vec::new();
    let mut start = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        if word.chars().nth(limits::WORD).is_some() {
            let message = format!("this word has more than {} letters", limits::WORD);
            let span = start..start + word.trim_end().len();
            faults.push(Fault::new(span, message).hint("put blanks between words"));
        }
        start += word.len();
    }
    faults
}
