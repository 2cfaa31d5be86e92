//! Compares pictures with the diagrams of the leaflets.

use super::figure::figures;
use super::{Moment, PlayedTurn, StripPaper, single, strip, telling};
use crate::game::{Block, Figure, FigureContent, Game, GateKind, Lang, Look, Mm, Pointer};
use crate::plan::load;
use crate::rules::{Referee, engine};
use crate::scene::Scene;
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
        let pages = strip(&game, look, "Quits", &moments, StripPaper::Paper(paper))
            .expect("every glyph is there")
            .pages;
        assert!(pages.len() > 1, "{}", pages.len());
        assert!(pages.iter().all(|page| page.size.width == 148.0 && page.size.height == 210.0));
        let endless =
            strip(&game, look, "Quits", &moments, StripPaper::Endless).expect("every glyph is there").pages;
        assert_eq!(endless.len(), 1);
        assert!(single(&game, look, "Quits", &moments[7]).is_ok());
    }
}

fn a4() -> StripPaper {
    StripPaper::Paper(crate::game::Size::new(Mm::new(210), Mm::new(297)))
}

/// Every piece that a scene uses, with the words beside the boards.
fn uses(scene: &Scene) -> usize {
    fn count(nodes: &[crate::scene::Node]) -> usize {
        let one = |node: &crate::scene::Node| match node {
            crate::scene::Node::Use { .. } => 1,
            crate::scene::Node::Clip { nodes, .. } | crate::scene::Node::Element { nodes, .. } => {
                count(nodes)
            }
            _ => 0,
        };
        nodes.iter().map(one).sum()
    }
    scene.pages.iter().flat_map(|page| page.layers.used()).map(|(_, nodes)| count(nodes)).sum()
}

#[test]
fn homes_and_exits_are_those_of_the_players() {
    let (game, referee) = table("quits");
    for (variant, gates) in [("simple", 4), ("four", 8)] {
        let told = referee.read(&format!("variant: {variant}\n{}", ". . . . .\n".repeat(5))).expect("a tray");
        let figure = drawn(&game, &Moment::new(referee.as_ref(), told.layout, None)).remove(0);
        let FigureContent::Board(view) = figure.content else { panic!("a board") };
        assert_eq!(view.gates.len(), gates, "{variant}");
        let light = game.pieces.iter().position(|piece| piece.name == "light").expect("a piece");
        let own = view.gates.iter().filter(|gate| gate.piece == light);
        let own: Vec<_> = own.map(|gate| (gate.kind, gate.cell.name())).collect();
        assert_eq!(own, [(GateKind::Home, "a1".to_owned()), (GateKind::Exit, "e5".to_owned())]);
    }
}

#[test]
fn frames_show_what_lies_beside_the_board() {
    let (game, referee) = table("lightning");
    let mut held = moments(referee.as_ref(), "Y0@A:c1 L hold");
    let full = strip(&game, Look::default(), "Lightning", &held, a4()).expect("every glyph is there");
    held.last_mut().expect("an end").layout.beside.clear();
    let bare = strip(&game, Look::default(), "Lightning", &held, a4()).expect("every glyph is there");
    assert_eq!(uses(&full), uses(&bare) + 1, "the held piece");
}

#[test]
fn frames_are_as_high_as_the_rows_that_are_used() {
    let (game, referee) = table("lightning");
    let height = |record: &str| {
        let moments = moments(referee.as_ref(), record);
        let end = &moments[moments.len() - 1..];
        let scene = strip(&game, Look::default(), "Lightning", end, StripPaper::Endless);
        scene.expect("every glyph is there").pages[0].size.height
    };
    let low = height("I0@A:c1");
    let high = height("I0@A:c1 I0@B:b1 I0@A:c2 I0@B:b2 I0@A:c3 I0@B:b3 I0@A:c4");
    assert!(high > low + 5.0, "{low} {high}");
    // Two rows more than three; all seventeen would take a quarter of a page.
    assert!(high < low + 25.0, "{low} {high}");
}

#[test]
fn pictures_hold_the_position_in_words() {
    let (game, referee) = table("quits");
    let text =
        "to move: dark\nout: L0 D1\nlast: a2-a3\n. . D D .\n. . . D .\nL . . . D\n. L . . .\n. L L . .\n";
    let told = referee.read(text).expect("a position");
    let moment = Moment::new(referee.as_ref(), told.layout, None);
    // No-break spaces are compared elsewhere.
    let words = |lang| telling::position(&game, &moment, lang).replace('\u{a0}', " ");
    assert_eq!(
        words(Lang::En),
        "Board of 5 × 5 squares: light ball on b1, c1, b2 and a3; dark ball on e3, d4, c5 and d5; \
         home a1: light ball; exit e5: light ball; home e5: dark ball; exit a1: dark ball; arrow from a2 to a3. \
         Out: dark ball × 1. Dark to move. The last turn: a2-a3."
    );
    let french = words(Lang::Fr);
    for said in [
        "bille claire en b1, c1, b2 et a3\u{202f};",
        "base a1\u{202f}: bille claire",
        "C’est à Foncé de jouer.",
    ] {
        assert!(french.contains(said), "{said}: {french}");
    }
    let scene = single(&game, Look::default(), "Quits (classic)", &moment).expect("every glyph is there");
    assert_eq!(scene.info.title, "Quits (classic). Dark to move.");
    assert_eq!(scene.pages[0].description, telling::position(&game, &moment, Lang::En));
}

#[test]
fn a_game_in_words_has_its_start_its_turns_and_its_end() {
    let (game, referee) = table("quits");
    let moments = moments(referee.as_ref(), "variant: simple\nb2-c3 e4-e3");
    let scene =
        strip(&game, Look::default(), "Quits (simple)", &moments, a4()).expect("every glyph is there");
    assert_eq!(scene.info.title, "Quits (simple). 2 turns");
    let told = &scene.pages[0].description;
    let parts = ["Start. Board", "1. Light b2-c3, 2. Dark e4-e3. Board", "arrow from e4"];
    let places: Vec<_> = parts.iter().map(|part| told.find(part)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{told}");
}

#[test]
fn a_solved_game_for_one_is_no_draw() {
    let (_, referee) = table("macmahon");
    let text = include_str!("../../tests/data/positions/macmahon/solved.txt");
    let judged = referee.check(text);
    let told = judged.position.expect("a position");
    let moment = Moment::new(referee.as_ref(), told.layout, judged.status.as_ref());
    assert_eq!(telling::title("Squares", &moment, Lang::En), "Squares");
}
