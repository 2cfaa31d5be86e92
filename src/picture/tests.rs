//! Compares pictures with the diagrams of the leaflets.

use super::figure::figures;
use super::{Moment, PlayedTurn, StripPaper, single, strip};
use crate::game::{Block, Figure, FigureContent, Game, Lang, Look, Mm, Pointer};
use crate::plan::load;
use crate::rules::{Referee, engine};
use crate::spec::Overrides;
use crate::templates;

fn table(name: &str) -> (Game, Box<dyn Referee>) {
    let template = templates::game(name).expect("a bundled game");
    let game = load(&template.source(), &Overrides::default(), template).expect("it loads").game;
    let rules = game.rules.as_ref().expect("rules");
    let referee = (engine(name).expect("an engine").referee)(&game, &rules.options, None).expect("a referee");
    (game, referee)
}

/// The moments of a record, the start first.
fn moments(referee: &dyn Referee, record: &str) -> Vec<Moment> {
    let replay = referee.replay(record);
    assert!(replay.failed.is_none() && !replay.steps.is_empty(), "{replay:?}");
    let start = Moment::new(referee, replay.start.as_ref().expect("a start").layout.clone(), None);
    let steps = replay.steps.iter().enumerate().map(|(at, step)| {
        let played =
            PlayedTurn { number: Some(at + 1), player: step.player.clone(), turn: step.turn.clone() };
        Moment::new(referee, step.position.layout.clone(), Some(&step.status)).after(referee, played)
    });
    std::iter::once(start).chain(steps).collect()
}

fn drawn(game: &Game, moment: &Moment) -> Vec<Figure> {
    figures(game, moment, Mm::new(10), Lang::En)
}

#[test]
fn plank_leaflets_show_the_numbered_turns_of_the_sample_game() {
    let (game, referee) = table("plank");
    let record = include_str!("../../templates/plank/sample.en.txt");
    let moments = moments(referee.as_ref(), record);
    let figure = drawn(&game, moments.last().expect("an end")).remove(0);
    let FigureContent::Strips(end) = figure.content else { panic!("the end is a row of strips") };
    for lang in Lang::ALL {
        let blocks = &game.leaflet.as_ref().expect("a leaflet").get(lang).blocks;
        let mut diagrams = blocks.iter().filter_map(|block| match block {
            Block::Diagram(diagram) => diagram.figures.last(),
            _ => None,
        });
        let figure = diagrams.next_back().expect("a diagram");
        assert_eq!(figure.content, FigureContent::Strips(end.clone()), "{lang:?}");
        let numbers = figure.signs.iter().filter(|sign| matches!(sign, Pointer::Number(..))).count();
        assert_eq!(numbers, 12, "{lang:?}");
        for sign in &figure.signs {
            let Pointer::Number(cell, number) = sign else { continue };
            let strip = &end[cell.row].name;
            let turn: usize = number.parse().expect("a number");
            // After that turn the token lies there, and the picture rings it.
            let figures = drawn(&game, &moments[turn]);
            let FigureContent::Strips(then) = &figures[0].content else { panic!("strips") };
            let ringed = figures[0].signs.iter().any(|sign| match sign {
                Pointer::Ring(at) => at.column == cell.column && then[at.row].name == *strip,
                _ => false,
            });
            assert!(ringed, "{lang:?}: {number} on {strip}");
        }
    }
}

#[test]
fn a_threat_to_lay_a_strip_is_an_outlined_strip() {
    let (game, referee) = table("plank");
    let record = include_str!("../../templates/plank/sample.en.txt");
    let figure = drawn(&game, &moments(referee.as_ref(), record)[3]).remove(0);
    let FigureContent::Strips(strips) = figure.content else { panic!("strips") };
    let outlined: Vec<bool> = strips.iter().map(|strip| strip.outlined).collect();
    assert_eq!(outlined, [false, false, false, true]);
    let at = crate::game::Cell { column: 1, row: 3 };
    assert_eq!(figure.outlined, [Pointer::Ring(at)]);
}

#[test]
fn a_board_shows_the_pieces_of_the_position() {
    let (game, referee) = table("quits");
    let told = referee.read(". . D D .\n. . . D .\nL . . . ?\nL L . . .\n. L L . .\n").expect("a position");
    let figure = drawn(&game, &Moment::new(referee.as_ref(), told.layout, None)).remove(0);
    let FigureContent::Board(view) = figure.content else { panic!("a board") };
    let named = |name: &str| {
        let piece = game.pieces.iter().position(|piece| piece.name == name).expect("a piece");
        let cells = view.standing.iter().filter(|standing| standing.piece == piece);
        cells.map(|standing| (standing.cell.column, standing.cell.row)).collect::<Vec<_>>()
    };
    assert_eq!(named("light"), [(1, 0), (2, 0), (0, 1), (1, 1), (0, 2)]);
    assert_eq!(named("dark"), [(3, 3), (2, 4), (3, 4)]);
    assert_eq!(named("tile").len(), 25, "the loose tiles cover the tray");
    let open = crate::game::Cell { column: 4, row: 2 };
    assert_eq!(figure.signs, [Pointer::Text(open, "?".to_owned())]);
}

#[test]
fn every_frame_of_a_game_lies_on_its_page() {
    let (game, referee) = table("quits");
    let moments =
        moments(referee.as_ref(), "2> 4< 2< 4> 2> 4< 2< 4> 2> 4< 2< 4> 2> 4< 2< 4> 2> 4< 2< 4> 2> 4< 2< 4>");
    let paper = crate::game::Size::new(Mm::new(148), Mm::new(210));
    for look in Lang::ALL.map(|lang| Look { lang, ..Look::default() }) {
        let pages =
            strip(&game, look, &moments, StripPaper::Paper(paper)).expect("every glyph is there").pages;
        assert!(pages.len() > 1, "{}", pages.len());
        assert!(pages.iter().all(|page| page.size.width == 148.0 && page.size.height == 210.0));
        let endless = strip(&game, look, &moments, StripPaper::Endless).expect("every glyph is there").pages;
        assert_eq!(endless.len(), 1);
        assert!(single(&game, look, &moments[7]).is_ok());
    }
}
