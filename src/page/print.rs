//! The bundled games; sheets as drawings and as files.

use std::sync::{Arc, Mutex, PoisonError};

use super::request::{GameSource, PrintOptions};
use super::response::{BundledGame, RequestError, RuleChoice, SheetDrawing, SpareView, Starter};
use super::table::EachLang;
use super::{File, Response, form, spec};
use crate::desk::summary::PageCount;
use crate::desk::{self, DeskFinding, DeskHint, Format};
use crate::draw;
use crate::game::{Game, Lang, Look, Piece};
use crate::plan::{Job, load};
use crate::report;
use crate::rules::engine;
use crate::scene::{Font, Scene};
use crate::spec::Overrides;
use crate::templates::{self, GALLERY, GAMES, Template};
use crate::text::{Finding, Medium, Reader};
use crate::write;

/// Default resolution of pictures.
const DEFAULT_DPI: u32 = 150;
/// So many pictures of pieces are shown at most.
const MAX_DRAWN_PIECES: usize = 200;
/// Limit set by the memory of browsers.
const MAX_DPI: u32 = 600;

/// Lists the bundled games, and copies of the templates with all their files.
pub(super) fn games(made: &mut Vec<File>) -> Response {
    let games: Vec<BundledGame> = GAMES.iter().filter_map(bundled).collect();
    let mut starter = |template: &Template| {
        let title = template.game().map_or_else(|| template.about.into(), |game| EachLang::from(&game.title));
        starter(template, title, made)
    };
    Response::Games {
        version: env!("CARGO_PKG_VERSION"),
        starters: templates::templates().filter_map(&mut starter).collect(),
        games,
        options: form::fields(),
    }
}

fn starter(template: &Template, title: EachLang, made: &mut Vec<File>) -> Option<Starter> {
    let copy = format!("my-{}", template.name);
    let copied = |lang| template.copy(&copy, lang, |_, _| true);
    let files = copied(Lang::default())?.files;
    let text = EachLang::new(|lang| copied(lang).map(|copied| copied.spec).unwrap_or_default());
    let names = files.iter().map(|(name, _)| name.clone()).collect();
    made.extend(files.into_iter().map(|(name, bytes)| File { name, bytes: bytes.to_vec() }));
    let in_gallery = GALLERY.iter().any(|game| game.name == template.name);
    Some(Starter { name: template.name, title, in_gallery, copy, text, files: names })
}

fn bundled(template: &Template) -> Option<BundledGame> {
    let job = load(&template.source(), &Overrides::default(), template).ok()?;
    let game = &job.game;
    let engine = game.rules.as_ref().and_then(|rules| Some((engine(rules.engine)?, rules)));
    let has = |disc| game.pieces.iter().any(|piece| piece.shape.is_disc() == disc);
    let parts = [
        ("board", !game.boards.is_empty()),
        ("pieces", has(false)),
        ("tokens", has(true)),
        ("leaflet", game.leaflet.is_some()),
        ("contents", true),
        ("boxes", !game.boxes.is_empty()),
        ("scores", !game.scores.is_empty()),
    ];
    let prints = parts.into_iter().filter_map(|(name, exists)| exists.then_some(name));
    let choices = engine.iter().flat_map(|(engine, rules)| {
        engine.options.iter().map(|option| RuleChoice {
            name: option.name,
            label: option.label.into(),
            values: form::shown(option.values.iter().zip(option.value_labels)),
            usual: rules.options.get(option.name).copied().unwrap_or_default(),
        })
    });
    let variants = engine.map(|(engine, _)| form::shown(engine.variants.iter().zip(engine.variant_labels)));
    Some(BundledGame {
        name: template.name,
        title: EachLang::from(&game.title),
        about: template.about.into(),
        variants: variants.unwrap_or_default(),
        rules: choices.collect(),
        has_rules: engine.is_some(),
        prints: prints.collect(),
        cover: EachLang::new(|lang| cover(game, lang)),
    })
}

/// The cover of a game: a drawing of its first board or piece.
fn cover(game: &Game, lang: Lang) -> String {
    let look = Look { lang, ..Look::default() };
    let board = draw::board_alone(game, look, 0, 0).ok().filter(|scene| !scene.pages.is_empty());
    let scene = board.or_else(|| draw::piece_alone(game, look, 0, 0).ok());
    scene.as_ref().and_then(svg).unwrap_or_default()
}

/// The first page of a scene as SVG.
pub(super) fn svg(scene: &Scene) -> Option<String> {
    scene.pages.first().map(|page| write::svg(scene, page))
}

/// Returns the JSON Schema of a spec, with its descriptions in a language.
pub(super) fn schema(lang: Option<Lang>) -> Response {
    let schema = templates::schema(lang.unwrap_or_default());
    Response::Schema { schema: serde_json::from_str(&schema).unwrap_or_default() }
}

/// Returns the font of the leaflets, used for the headings of the page.
pub(super) fn font(made: &mut Vec<File>) -> Response {
    let name = format!("{}.ttf", Font::Serif.name());
    made.push(File { name: name.clone(), bytes: Font::Serif.bytes().to_vec() });
    Response::Made { names: vec![name] }
}

/// Lists the sheets of a game and draws them, or one of them.
pub(super) fn draw(
    spec: GameSource,
    options: PrintOptions,
    sheet: Option<usize>,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let planned = Planned::new(spec, options, files)?;
    let Planned { job, scene, .. } = &*planned;
    let drawing = |(at, page)| match sheet {
        Some(sheet) if sheet != at => SheetDrawing::listed(scene, page),
        _ => SheetDrawing::drawn(scene, page),
    };
    Ok(Response::Drawn {
        game: job.game.name.clone(),
        title: job.game.title.get(job.look.lang).clone(),
        summary: PageCount::new(job, scene).words(&job.sheets, job.look.lang),
        notes: notes(job, Reader { lang: lang.unwrap_or_default(), medium: Medium::Page }),
        pages: scene.pages.iter().enumerate().map(drawing).collect(),
    })
}

/// Lists the pieces of a game; each copy, if they differ.
pub(super) fn pieces(
    spec: &GameSource,
    lang: Option<Lang>,
    files: &[File],
) -> Result<Response, RequestError> {
    let job = spec::job(spec, &Overrides { lang, ..Overrides::default() }, files)?;
    let game = &job.game;
    let copies = game.pieces.iter().enumerate().flat_map(|(number, piece)| {
        let copies = if piece.has_own_markers() { piece.count } else { 1 };
        (0..copies).map(move |copy| (number, piece, copy))
    });
    let copies: Vec<_> = copies.collect();
    let is_drawn = copies.len() <= MAX_DRAWN_PIECES;
    let view = |(number, piece, copy): (usize, &Piece, usize)| {
        let front = is_drawn.then(|| draw::piece_alone(game, job.look, number, copy).ok()).flatten();
        let group = piece.group.get(job.look.lang).clone();
        let drawing = |scene: &Scene| Some(SheetDrawing::drawn(scene, scene.pages.first()?));
        let front = front.as_ref().and_then(drawing);
        match piece.has_own_markers() {
            true => SpareView { name: format!("{}#{}", piece.name, copy + 1), group, count: 1, front },
            false => SpareView { name: piece.name.clone(), group, count: piece.count, front },
        }
    };
    Ok(Response::Pieces { pieces: copies.into_iter().map(view).collect() })
}

/// Notes on the sheets, then those on places of the spec and its tables: `cards.toml:7: …`.
fn notes(job: &Job, reader: Reader) -> Vec<String> {
    let sheets = job.notes().into_iter().map(|note| note.sentence(reader));
    sheets.chain(report::placed_sentences(&job.noted, reader)).collect()
}

/// Makes the files of a game, or those of one sheet.
pub(super) fn make(
    spec: GameSource,
    options: PrintOptions,
    format: Format,
    dpi: Option<u32>,
    sheet: Option<usize>,
    files: &[File],
    made: &mut Vec<File>,
) -> Result<Response, RequestError> {
    let planned = Planned::new(spec, options, files)?;
    let Planned { job, scene, .. } = &*planned;
    let pages = scene.pages.get(sheet.map_or(0..scene.pages.len(), |sheet| sheet..sheet.saturating_add(1)));
    let dpi = dpi.unwrap_or(DEFAULT_DPI).clamp(36, MAX_DPI);
    let formats = [format];
    desk::check_pictures(scene, &formats, dpi)?;
    let keep = |name, bytes| {
        made.push(File { name, bytes });
        Ok::<(), RequestError>(())
    };
    desk::files(job, scene, pages.unwrap_or_default(), &formats, dpi, |_| {}, keep)?;
    Ok(Response::Made { names: made.iter().map(|file| file.name.clone()).collect() })
}

/// The sheets of a request.
struct Planned {
    spec: GameSource,
    options: PrintOptions,
    files: Vec<File>,
    job: Job,
    scene: Scene,
}

/// The last sheets that were planned, since sheets are asked for one by one.
static LAST: Mutex<Option<Arc<Planned>>> = Mutex::new(None);

impl Planned {
    fn new(spec: GameSource, options: PrintOptions, files: &[File]) -> Result<Arc<Planned>, RequestError> {
        let last = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
        let known =
            last().clone().filter(|last| last.spec == spec && last.options == options && last.files == files);
        if let Some(known) = known {
            return Ok(known);
        }
        let job = spec::job(&spec, &spec::overrides(&options)?, files)?;
        let scene = desk::drawn(&job)?;
        if scene.pages.is_empty() {
            return Err(Finding::new(DeskFinding::NothingToPrint).hint(DeskHint::AskForOtherParts).into());
        }
        let planned = Arc::new(Planned { spec, options, files: files.to_vec(), job, scene });
        *last() = Some(planned.clone());
        Ok(planned)
    }
}
