//! The bundled games; sheets drawn, and made into files.

use super::answer::{BundledGame, EachLang, Failed, RuleChoice, Sheet, Starter};
use super::request::{PrintOptions, Spec};
use super::{Answer, File, spec};
use crate::desk::{self, Format};
use crate::draw;
use crate::game::{Game, Look, Size};
use crate::plan::{Job, load};
use crate::rules::engine;
use crate::scene::{Font, Scene};
use crate::spec::Overrides;
use crate::templates::{GAMES, SCHEMA, STARTERS, Template};
use crate::text::Diagnostic;
use crate::text::codes::AskedCode;
use crate::write;

/// Dots an inch of pictures, where nobody says how many.
const DPI: u32 = 150;
/// The most that a browser has room for.
const MAX_DPI: u32 = 600;

/// The bundled games.
pub(super) fn games() -> Answer {
    let starter = |template: &Template| Starter { name: template.name, text: template.spec };
    Answer::Games {
        version: env!("CARGO_PKG_VERSION"),
        games: GAMES.iter().filter_map(bundled).collect(),
        starters: GAMES.iter().chain(STARTERS).map(starter).collect(),
    }
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
    ];
    let prints = parts.into_iter().filter_map(|(name, is_there)| is_there.then_some(name));
    let choices = engine.iter().flat_map(|(engine, rules)| {
        engine.options.iter().map(|option| RuleChoice {
            name: option.name,
            values: option.values,
            about: option.about,
            usual: rules.options.get(option.name).copied().unwrap_or_default(),
        })
    });
    Some(BundledGame {
        name: template.name,
        title: EachLang::from(&game.title),
        variants: engine.map_or(&[], |(engine, _)| engine.variants),
        rules: choices.collect(),
        has_rules: engine.is_some(),
        prints: prints.collect(),
        cover: cover(game),
    })
}

/// A drawing that stands for a game: its first board, or its first piece.
fn cover(game: &Game) -> String {
    let board = draw::board_alone(game, Look::default(), 0, 0).ok().filter(|scene| !scene.pages.is_empty());
    let scene = board.or_else(|| draw::piece_alone(game, Look::default(), 0, 0).ok());
    scene.as_ref().and_then(svg).unwrap_or_default()
}

/// The only page of a scene as a drawing.
pub(super) fn svg(scene: &Scene) -> Option<String> {
    scene.pages.first().map(|page| write::svg(scene, page))
}

/// The schema of a spec.
pub(super) fn schema() -> Answer {
    Answer::Schema { schema: serde_json::from_str(SCHEMA).unwrap_or_default() }
}

/// The font of the rules, in which the page sets its headings.
pub(super) fn font(made: &mut Vec<File>) -> Answer {
    let name = format!("{}.ttf", Font::Serif.name());
    made.push(File { name: name.clone(), bytes: Font::Serif.bytes().to_vec() });
    Answer::Made { names: vec![name] }
}

/// The sheets of a game as drawings.
pub(super) fn draw(asked: &Spec, options: &PrintOptions, files: &[File]) -> Result<Answer, Failed> {
    let (job, scene) = planned(asked, options, files)?;
    let sheet = |page: &crate::scene::DrawnPage| Sheet {
        name: page.name.clone(),
        label: page.label.clone(),
        width: page.size.width,
        height: page.size.height,
        svg: write::svg(&scene, page),
    };
    Ok(Answer::Drawn {
        game: job.game.name.clone(),
        title: job.game.title.get(job.look.lang).clone(),
        summary: summary(&job, scene.pages.len()),
        notes: job.notes.clone(),
        pages: scene.pages.iter().map(sheet).collect(),
    })
}

/// How many sheets of which paper.
fn summary(job: &Job, sheets: usize) -> String {
    let Size { width, height } = job.options.paper;
    format!("{} {width} × {height}", (job.look.lang.words().sheets_of)(sheets))
}

/// The sheets of a game as files.
pub(super) fn make(
    asked: &Spec,
    options: &PrintOptions,
    format: Format,
    dpi: Option<u32>,
    files: &[File],
    made: &mut Vec<File>,
) -> Result<Answer, Failed> {
    let (job, scene) = planned(asked, options, files)?;
    let dpi = dpi.unwrap_or(DPI).clamp(36, MAX_DPI);
    let formats = [format];
    desk::check_pictures(&scene, &formats, dpi)?;
    desk::files::<Failed>(&job.game.name, &scene, &formats, dpi, |name, bytes| {
        made.push(File { name, bytes });
        Ok(())
    })?;
    Ok(Answer::Made { names: made.iter().map(|file| file.name.clone()).collect() })
}

fn planned(asked: &Spec, options: &PrintOptions, files: &[File]) -> Result<(Job, Scene), Failed> {
    let job = spec::job(asked, &spec::overrides(options)?, files)?;
    let scene = desk::drawn(&job)?;
    if scene.pages.is_empty() {
        return Err(Diagnostic::new(AskedCode::Impossible, "there is nothing to print")
            .hint("ask for other parts")
            .into());
    }
    Ok((job, scene))
}
