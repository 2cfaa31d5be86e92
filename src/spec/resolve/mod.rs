//! The TOML as typed → a [`Game`] and its paper: defaults filled in, names looked up, sizes checked.

mod art;
mod board;
mod cells;
mod color;
mod face;
mod fit;
mod gallery;
mod grid;
mod leaflets;
mod mark;
mod marker;
mod name;
mod piece;
mod rules;
mod shape;
mod sheet;
mod totals;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::iter;
use std::ops::Range;

use super::leaflet::{Facts, Parts};
use super::read::{Lost, Reading};
use super::typed::{Length, Spec, Words};
use super::{At, Files, Job, Overrides, Source, limits};
use crate::draw::Look;
use crate::game::{ByLang, Game, Mm};
use crate::scene::Font;
use crate::sheet::{Misfit, Options, Sheet, TooLarge, lay_out};
use crate::spec::glyph::no_glyph;
use crate::text::{Fault, Faulty};

/// Resolves what was read; all faults come back, those of the reading among them.
pub fn resolve(
    source: &Source,
    reading: Reading,
    overrides: &Overrides,
    files: &dyn Files,
) -> Result<Job, Vec<Faulty>> {
    let Reading { spec, faults, broken, lost, more } = reading;
    let mut resolver = Resolver {
        spec: &spec,
        overrides,
        files,
        lost: &lost,
        faults,
        art: BTreeMap::new(),
        gallery: gallery::Gallery::default(),
        footings: BTreeMap::new(),
        names: BTreeSet::new(),
        markers: BTreeMap::new(),
        letters: BTreeMap::new(),
    };
    let (mut job, paths) = resolver.job(source);
    let mut faults = resolver.faults;
    faults.extend(resolver.gallery.fault());
    faults.retain(|fault| !lost.strays(&fault.span));
    // What is made of a value that is not TOML is not what was typed.
    let garbled = |value: &Range<usize>| {
        let line = source.text.get(value.clone()).is_some_and(|typed| !typed.contains('\n'));
        line && broken.iter().any(|fault| value.contains(&fault.span.start))
    };
    faults.retain(|fault| !garbled(&fault.span));
    faults.extend(broken);
    faults.sort_by_key(|fault| (fault.span.start, fault.span.end));
    // A named face is looked at wherever it is used, and a text once for each language.
    let mut told = BTreeSet::new();
    faults.retain(|fault| told.insert((fault.span.start, fault.span.end, fault.message.clone())));
    // The diagrams of a leaflet cannot be judged by boards and pieces that are not there yet; all else in it can.
    let parts = Parts { boards: &job.game.boards, pieces: &job.game.pieces, whole: faults.is_empty() };
    let facts = Facts::new(&job.game, &job.options, &job.sheets, job.look, parts.whole);
    let read = leaflets::leaflets(&paths, parts, &facts, files);
    drop(facts);
    if faults.is_empty() {
        job.game.leaflet = read?;
        return Ok(job);
    }
    let spec = Faulty { source: source.clone(), faults, more };
    Err(iter::once(spec).chain(read.err().unwrap_or_default()).collect())
}

/// The whole of the resolving: the spec, and what has been found out about it so far.
struct Resolver<'a> {
    spec: &'a Spec,
    overrides: &'a Overrides,
    files: &'a dyn Files,
    lost: &'a Lost,
    faults: Vec<Fault>,
    /// Art by its path, read once however often it is used; nothing where there is too much of it.
    art: BTreeMap<String, Result<Option<art::Loaded>, Fault>>,
    /// All of it.
    gallery: gallery::Gallery,
    /// For each board by name what pieces that fit it follow.
    footings: BTreeMap<String, fit::Footing>,
    /// Names of pieces and of boards, each with what it names.
    names: BTreeSet<(&'static str, String)>,
    /// The ids of markers that are taken, each with what has it.
    markers: BTreeMap<u8, String>,
    /// The letters that pieces were given, each with the name of its piece.
    letters: BTreeMap<char, String>,
}

impl<'a> Resolver<'a> {
    /// The job as far as it can be made, and the leaflets that it asks for.
    fn job(&mut self, source: &Source) -> (Job, ByLang<Option<String>>) {
        let spec = self.spec;
        let (name, title) = self.naming(source);
        let game_table = spec.game.as_deref();
        let origin = game_table.and_then(|game| game.source.as_ref());
        let (options, lang, gap) = self.sheet();
        self.named_faces();
        self.named_colors();
        let (boards, board_spans): (Vec<_>, Vec<_>) = self.boards().into_iter().unzip();
        let (pieces, piece_spans): (Vec<_>, Vec<_>) =
            self.kinds().iter().flat_map(|table| self.piece(table, gap)).unzip();
        self.total(&pieces, &piece_spans);
        self.total_marks(&boards, &pieces);
        self.total_patterns(&boards, &pieces);
        let rules = self.rules();
        let leaflet = game_table.and_then(|game| game.leaflet.as_ref());
        let leaflet = leaflet.map(|paths| self.leaflet_paths(paths)).unwrap_or_default();
        let told = ["board", "piece"].iter().any(|key| self.lost.names(key));
        if self.faults.is_empty() && !told && boards.is_empty() && pieces.is_empty() {
            let hint = "a piece is enough: [[piece]] shape = \"circle\", diameter = \"25mm\", count = 24";
            self.fault(0..0, "there is nothing to print", Some(hint.to_owned()));
        }
        let game = Game {
            name,
            title,
            source: self.words(origin).unwrap_or_default(),
            boards,
            pieces,
            leaflet: None,
            rules,
        };
        let sheets = self.sheets(&game, &options, &board_spans, &piece_spans);
        let look = Look { lang: self.overrides.lang.unwrap_or(lang), low_ink: self.overrides.low_ink };
        let notes = self.unprinted_backs(&game.pieces, &options).into_iter().collect();
        (Job { game, options, look, sheets, notes }, leaflet)
    }

    /// Where everything lies; what no page can hold is a fault.
    fn sheets(
        &mut self,
        game: &Game,
        options: &Options,
        boards: &[Range<usize>],
        pieces: &[Range<usize>],
    ) -> Vec<Sheet> {
        let misfits = match lay_out(game, options) {
            Ok(sheets) if sheets.len() <= limits::SHEETS => return sheets,
            Ok(sheets) => {
                let message = format!("this takes {} sheets of paper", sheets.len());
                let hint = format!("print at most {} in one run, or use larger paper", limits::SHEETS);
                self.fault(0..0, message, Some(hint));
                return sheets;
            }
            Err(misfits) => misfits,
        };
        for TooLarge { what, size, room } in misfits {
            let (noun, span) = match what {
                Misfit::Board(number) => ("board", boards.get(number)),
                Misfit::Piece(number) => ("piece", pieces.get(number)),
            };
            let message = format!("a {noun} of {} × {} is larger than the paper", size.width, size.height);
            let hint = format!(
                "a sheet holds {} × {}: make it smaller or use larger paper",
                room.width, room.height
            );
            self.fault(span.cloned().unwrap_or(0..0), message, Some(hint));
        }
        Vec::new()
    }

    fn fault(&mut self, span: Range<usize>, message: impl Into<String>, hint: Option<String>) {
        self.faults.push(Fault { message: message.into(), span, hint });
    }

    /// What a table cannot do without.
    fn required<T: Clone>(
        &mut self,
        table: &Range<usize>,
        key: &str,
        value: Option<&At<T>>,
        like: &str,
    ) -> Option<At<T>> {
        if value.is_none() && !self.lost.holds(table, key) {
            self.fault(table.clone(), format!("`{key}` is missing"), Some(format!("add `{key} = {like}`")));
        }
        value.cloned()
    }

    /// A length between two others; what is out of bounds counts as not typed.
    fn length(&mut self, key: &str, value: Option<&At<Length>>, (from, to): (Mm, Mm)) -> Option<Mm> {
        let value = value?;
        let Length(length) = **value;
        if length < from || length > to {
            let message = format!("`{key}` of {length} is out of bounds");
            self.fault(value.span(), message, Some(format!("use between {from} and {to}")));
            return None;
        }
        Some(length)
    }

    /// A number between two others; what is out of bounds counts as not typed.
    fn number(&mut self, key: &str, value: Option<&At<i64>>, (from, to): (i64, i64)) -> Option<usize> {
        let value = value?;
        if **value < from || **value > to {
            let message = format!("`{key}` of {} is out of bounds", **value);
            self.fault(value.span(), message, Some(format!("use between {from} and {to}")));
            return None;
        }
        usize::try_from(**value).ok()
    }

    /// A text that is printed beside things.
    fn words(&mut self, words: Option<&At<Words>>) -> Option<ByLang<String>> {
        self.words_in(words, &[Font::Sans])
    }

    /// A text that is printed in all of some fonts, now in one and now in another.
    fn words_in(&mut self, words: Option<&At<Words>>, fonts: &[Font]) -> Option<ByLang<String>> {
        let words = words?;
        let Words(texts) = &**words;
        for text in [&texts.en, &texts.fr] {
            self.printable(text, fonts, &words.span());
        }
        Some(texts.clone())
    }

    /// Notes the characters that one of some fonts cannot print, and text without end.
    fn printable(&mut self, text: &str, fonts: &[Font], span: &Range<usize>) {
        if text.chars().nth(limits::TEXT).is_some() {
            let message = format!("this text has more than {} characters", limits::TEXT);
            self.fault(span.clone(), message, Some("put long texts into a leaflet".to_owned()));
        }
        let mut told = BTreeSet::new();
        for &font in fonts {
            let missing = font.missing(text).into_iter().map(|(_, character)| character);
            let missing: BTreeSet<char> = missing.filter(|character| !told.contains(character)).collect();
            if !missing.is_empty() {
                let hint = "use other words, or a `symbol` or `art`".to_owned();
                self.fault(span.clone(), no_glyph(font, missing.iter().copied()), Some(hint));
            }
            told.extend(missing);
        }
    }
}
