//! Loading of the leaflets of a spec.

use super::leaflet::finding::{LeafletFinding, LeafletHint};
use super::leaflet::{self, DiagramParts, Facts, follow};
use crate::game::{ByLang, Lang, Leaflet};
use crate::spec::{Files, limits};
use crate::text::{Access, Faulty, Finding, Message, Source, SystemFinding, decoded, why};

/// Loads the leaflet of each language. Returns `None` unless all languages have one.
pub(crate) fn leaflets(
    paths: &ByLang<Option<String>>,
    parts: DiagramParts<'_>,
    facts: &Facts<'_>,
    files: &dyn Files,
) -> Result<Option<ByLang<Leaflet>>, Vec<Faulty>> {
    let mut leaflets: ByLang<Option<Leaflet>> = ByLang::default();
    let mut faulty = Vec::new();
    for lang in Lang::ALL {
        let path = paths.get(lang);
        let mut earlier = Lang::ALL.into_iter().take_while(|other| *other != lang);
        // A leaflet for several languages is read once, so that its faults are reported once.
        if let Some(other) = earlier.find(|other| paths.get(*other) == path) {
            *leaflets.get_mut(lang) = leaflets.get(other).clone();
        } else if let Some(path) = path {
            match leaflet(path, parts, (facts, lang), files) {
                Ok(leaflet) => *leaflets.get_mut(lang) = Some(leaflet),
                Err(faults) => faulty.push(faults),
            }
        }
    }
    if faulty.is_empty() { Ok(leaflets.whole()) } else { Err(faulty) }
}

fn leaflet(
    path: &str,
    parts: DiagramParts<'_>,
    (facts, lang): (&Facts<'_>, Lang),
    files: &dyn Files,
) -> Result<Leaflet, Faulty> {
    let faulty =
        |text: String, faults| Faulty { source: Source { name: path.to_owned(), text }, faults, more: false };
    let unread = |(cause, remedy): (Message, Message)| {
        faulty(String::new(), vec![Finding::new(SystemFinding::Unreadable { cause }).at(0..0).hint(remedy)])
    };
    let bytes = files.read(path).map_err(|error| unread(why(Access::Read, &error)))?;
    let text = decoded(bytes).map_err(|fault| faulty(String::new(), vec![fault.at(0..0)]))?;
    if text.len() > limits::LEAFLET_BYTES {
        let fault = Finding::new(LeafletFinding::TooLong { bytes: text.len() })
            .at(0..0)
            .hint(LeafletHint::AtMostBytes { bytes: limits::LEAFLET_BYTES });
        return Err(faulty(text, vec![fault]));
    }
    let mut faults = overlong_words(&text);
    let (followed, origins, odd) = follow(&text, facts, lang);
    faults.extend(odd);
    match leaflet::parse(&followed, parts) {
        Ok(leaflet) if faults.is_empty() => return Ok(leaflet),
        Ok(_) => {}
        Err(more) => {
            faults.extend(more.into_iter().map(|fault| {
                let span = origins.typed(&fault.place());
                fault.at(span)
            }));
        }
    }
    faults.sort_by_key(Finding::order);
    Err(faulty(text, faults))
}

/// Finds words that are too long to be set in reasonable time.
fn overlong_words(text: &str) -> Vec<Finding> {
    let mut faults = Vec::new();
    let mut start = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        // A word has at most as many letters as bytes, and bytes are cheaper to count.
        if word.len() > limits::WORD_LETTERS && word.chars().nth(limits::WORD_LETTERS).is_some() {
            let span = start..start + word.trim_end().len();
            let finding = Finding::new(LeafletFinding::LongWord { most: limits::WORD_LETTERS });
            faults.push(finding.at(span).hint(LeafletHint::PutBlanks));
        }
        start += word.len();
    }
    faults
}
