//! Responses.

use serde::Serialize;
use serde_json::Value;

use super::form::{FormField, FormWord};
use super::leaflet::LeafletResponse;
use super::request::{GameSource, PrintOptions};
use super::table::{EachLang, TableContents, TableResponse};
use super::turn::{ThreatView, TurnView};
use crate::reference::Entry;
use crate::report::{self, FaultRecord, SaidRecord};
use crate::scene::{DrawnPage, Scene, Size};
use crate::text::{Faulty, Finding, Medium, Reader, Source};
use crate::words::Lang;
use crate::write;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Response {
    /// The bundled games.
    Games {
        /// Version of the program.
        version: &'static str,
        games: Vec<BundledGame>,
        /// Starter specs. Their files are attached to the response.
        starters: Vec<Starter>,
        /// The print options.
        options: Vec<FormField>,
    },
    /// The JSON Schema of a spec.
    Schema {
        #[cfg_attr(test, ts(type = "object"))]
        schema: Value,
    },
    /// What keys of a spec mean.
    Explained { keys: Vec<Entry> },
    /// Sheets as drawings.
    Drawn {
        /// Name of the game, as in file names.
        game: String,
        /// Title in the language of the print.
        title: String,
        /// Number of sheets and size of the paper, in words.
        summary: String,
        /// Notes for the user, in the language of the request.
        notes: Vec<String>,
        pages: Vec<SheetDrawing>,
    },
    /// The pieces of a game.
    Pieces { pieces: Vec<SpareView> },
    /// Files were made; they are attached to the response.
    Made {
        /// Their names.
        names: Vec<String>,
    },
    /// What a sheet was made of. The files of a game of one's own are attached to the response.
    Recipe {
        spec: GameSource,
        options: PrintOptions,
        /// Why the sheets may differ, in the language of the request.
        notes: Vec<String>,
    },
    /// The leaflet of a game.
    Leaflet(Box<LeafletResponse>),
    /// The spec has faults.
    Faulty {
        /// Each of them.
        faults: Vec<SpecFault>,
        /// How many more there are.
        more: usize,
    },
    /// Something cannot be done.
    Refused(SaidRecord),
    /// Boards and pieces for setting up positions.
    Table(Box<TableResponse>),
    /// Contents of every square.
    Laid(Box<TableContents>),
    /// A text.
    Spelt { text: String },
    /// A judgement.
    Judged(JudgementView),
    /// A game, and how it may go on.
    Played(Box<PlayedGame>),
    /// A replayed record.
    Replayed {
        /// The document of `replay --json`.
        #[cfg_attr(test, ts(as = "report::ReplayDocument<'static>"))]
        replay: Value,
        /// The same in words.
        words: String,
        /// The entries that the record begins with, in canonical notation.
        header: String,
        /// The position at the start, and after each turn.
        moments: Vec<ReplayedPosition>,
    },
    /// A photo that was read.
    Seen {
        /// Which of the tables it shows, by index.
        table: usize,
        #[serde(flatten)]
        judged: JudgementView,
        /// The position as text, with `?` for unclear squares.
        text: String,
        /// All squares.
        places: Vec<SeenPlace>,
        /// Width and height of the photo in pixels.
        size: (usize, usize),
    },
    /// A photo that may be of several tables, with different results.
    Ambiguous {
        /// Their indices, the likeliest first.
        tables: Vec<usize>,
    },
}

/// A judgement as it is shown.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct JudgementView {
    /// The document of `check --json`.
    #[cfg_attr(test, ts(as = "report::CheckDocument<'static>"))]
    pub check: Value,
    /// The same in words.
    pub words: String,
    /// Notes for the user.
    pub notes: Vec<String>,
    /// Threats to win.
    pub threats: Vec<ThreatView>,
    /// Assumptions, as lines in the language of the request.
    pub assumed: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct BundledGame {
    pub name: &'static str,
    pub title: EachLang,
    /// One line about it.
    pub about: EachLang,
    /// Its variants, the default first.
    pub variants: Vec<FormWord>,
    /// The options of its rules.
    pub rules: Vec<RuleChoice>,
    /// Whether it has rules to judge positions by.
    pub has_rules: bool,
    /// Names of its printable parts.
    pub prints: Vec<&'static str>,
    /// A drawing of its first board or piece.
    pub cover: EachLang,
}

/// An option of the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RuleChoice {
    pub name: &'static str,
    pub label: EachLang,
    /// Possible values, the default first.
    pub values: Vec<FormWord>,
    /// The game's value.
    pub usual: &'static str,
}

/// A copy of a template for its user to change.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Starter {
    /// Name of the template.
    pub name: &'static str,
    pub title: EachLang,
    /// Whether it is one of the gallery.
    pub in_gallery: bool,
    /// Name of the copy, as in file names.
    pub copy: String,
    /// The TOML, with comments in each language.
    pub text: EachLang,
    /// Names of its files.
    pub files: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SheetDrawing {
    /// Its name, as in file names.
    pub name: String,
    /// Description of what it shows.
    pub label: String,
    /// Width in millimetres.
    pub width: f64,
    /// Height in millimetres.
    pub height: f64,
    /// Number of shapes to draw.
    pub shapes: usize,
    /// The drawing as SVG, if it was asked for.
    pub svg: Option<String>,
}

impl SheetDrawing {
    /// A page of a scene, without its drawing.
    pub(super) fn listed(scene: &Scene, page: &DrawnPage) -> SheetDrawing {
        let Size { width, height } = page.size;
        let (name, label) = (page.name.clone(), page.label.clone());
        SheetDrawing { name, label, width, height, shapes: write::shapes(scene, page), svg: None }
    }

    /// A page of a scene.
    pub(super) fn drawn(scene: &Scene, page: &DrawnPage) -> SheetDrawing {
        SheetDrawing { svg: Some(write::svg(scene, page)), ..SheetDrawing::listed(scene, page) }
    }
}

/// A piece, or a copy of one whose copies differ.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SpareView {
    /// Its name in the option `spares`.
    pub name: String,
    /// Its group, in the language of the request.
    pub group: String,
    /// How many there are in the game.
    pub count: usize,
    /// Its front; there is none in games with very many kinds of pieces.
    pub front: Option<SheetDrawing>,
}

/// Something wrong with a spec. Offsets count UTF-16 units, as browsers do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SpecFault {
    /// The file: the spec or one of its leaflets.
    pub file: String,
    /// Where it begins; none if it is not in the spec.
    pub from: Option<usize>,
    /// Where it ends.
    pub to: Option<usize>,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// What is wrong.
    #[serde(flatten)]
    pub said: SaidRecord,
}

/// A game after its last turn, and how it may go on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayedGame {
    /// The position as text.
    pub text: String,
    pub laid: TableContents,
    /// The entries that its record begins with, in canonical notation.
    pub header: String,
    /// The position at the start, and after each turn.
    pub played: Vec<ReplayedPosition>,
    /// The verdict, which the game itself proves.
    pub judged: JudgementView,
    /// The legal turns.
    pub turns: Vec<TurnView>,
}

/// The position after a turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReplayedPosition {
    /// The turn that led here; `None` at the start.
    pub turn: Option<TurnView>,
    /// The player of that turn.
    pub player: String,
    /// The position as text.
    pub text: String,
}

/// A square in a photo.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeenPlace {
    pub name: String,
    /// Its content; `None` if unclear.
    pub what: Option<String>,
    /// Possible contents, the likeliest first.
    pub may: Vec<String>,
    /// Its corners in pixels.
    pub corners: Vec<(f64, f64)>,
}

/// Why there is no other answer.
#[derive(Clone, Debug)]
pub(super) enum RequestError {
    /// The spec, or one of its leaflets, has faults.
    Faulty(Source, Vec<Faulty>),
    /// Something cannot be done.
    Refused(Finding),
}

impl RequestError {
    /// The response in the words of a language.
    pub(crate) fn response(&self, lang: Lang) -> Response {
        let reader = Reader { lang, medium: Medium::Page };
        match self {
            RequestError::Faulty(spec, faulty) => {
                let (records, more) = report::records(faulty, reader);
                Response::Faulty { faults: records.into_iter().map(|it| it.shown_in(spec)).collect(), more }
            }
            RequestError::Refused(refused) => Response::Refused(SaidRecord::new(refused, reader)),
        }
    }
}

impl FaultRecord {
    /// The fault with its place in the text of the spec, if it is in the spec.
    fn shown_in(self, spec: &Source) -> SpecFault {
        let own = self.file == spec.name;
        let offset = |byte: usize| spec.text.get(..byte).map(|before| before.encode_utf16().count());
        SpecFault {
            from: offset(self.span.start).filter(|_| own),
            to: offset(self.span.end).filter(|_| own),
            file: self.file,
            line: self.line,
            column: self.column,
            said: self.said,
        }
    }
}

impl From<Finding> for RequestError {
    fn from(refused: Finding) -> RequestError {
        RequestError::Refused(refused)
    }
}
