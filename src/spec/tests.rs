//! The bundled specs and the committed schema hold what they promise.

use super::*;
use crate::game::{Grid, Shape};
use crate::templates::{GAMES, SCHEMA, STARTERS, Template, game};

fn job(template: &Template, overrides: &Overrides) -> Job {
    load(&template.source(), overrides, template).unwrap_or_else(|faulty| panic!("{faulty:#?}"))
}

fn bundled(name: &str) -> Job {
    job(game(name).expect("a bundled game"), &Overrides::default())
}

/// Name, count and letter of each piece.
fn pieces(job: &Job) -> Vec<(&str, usize, Option<char>)> {
    job.game.pieces.iter().map(|piece| (piece.name.as_str(), piece.count, piece.letter)).collect()
}

#[test]
fn every_bundled_spec_is_sound() {
    for template in GAMES.iter().chain(STARTERS) {
        job(template, &Overrides::default());
    }
}

#[test]
fn the_committed_schema_is_the_one_that_the_types_make() {
    assert!(SCHEMA == schema(), "run `tablier schema > templates/tablier.schema.json`");
}

#[test]
fn lightning_is_150_tiles_on_two_camps_of_8_by_17() {
    let job = bundled("lightning");
    let thirty = |name, letter| (name, 30, Some(letter));
    let models = [("straight", 'I'), ("diagonal", 'Z'), ("bend", 'L'), ("fork", 'Y'), ("cross", 'X')];
    assert_eq!(pieces(&job), models.map(|(name, letter)| thirty(name, letter)));
    let camp = &job.game.boards[0];
    assert_eq!(camp.grid, Grid::Squares { columns: 8, rows: 17, side: Mm::new(20) });
    assert_eq!(camp.camps.iter().map(|camp| camp.letter).collect::<Vec<_>>(), [Some('A'), Some('B')]);
    let rows: Vec<_> =
        camp.zones.iter().map(|zone| (zone.name.as_str(), zone.cells.len(), zone.cells[0].row)).collect();
    assert_eq!(rows, [("start", 8, 0), ("arrival", 8, 16)]);
}

#[test]
fn other_squares_bring_tiles_that_fit_them_and_marks_in_proportion() {
    let overrides = Overrides { board_square: Some(Mm::new(15)), ..Overrides::default() };
    let job = job(game("lightning").expect("a bundled game"), &overrides);
    let side = Mm::from_um(14_500);
    assert!(job.game.pieces.iter().all(|piece| piece.shape.size() == crate::game::Size::new(side, side)));
    let crate::game::MarkKind::Ports { width, .. } = job.game.pieces[0].front.marks[0].kind else {
        panic!("a tile shows lines")
    };
    // 2.9 mm on squares of 20 mm.
    assert_eq!(width, Mm::from_um(2_175));
}

#[test]
fn quits_is_25_tiles_and_16_balls() {
    let job = bundled("quits");
    let balls: Vec<_> = pieces(&job).into_iter().filter(|(.., letter)| letter.is_some()).collect();
    assert_eq!(
        balls,
        [("light", 5, Some('L')), ("dark", 5, Some('D')), ("red", 3, Some('R')), ("blue", 3, Some('B'))]
    );
    assert_eq!(pieces(&job)[0], ("tile", 25, None));
}

#[test]
fn plank_is_12_planks_and_two_tokens_of_each_colour_and_letter() {
    let job = bundled("plank");
    let (planks, tokens) = job.game.pieces.split_at(3);
    assert!(planks.iter().all(|plank| plank.count == 4 && plank.front.squares.len() == 3));
    assert_eq!(tokens.len(), 12);
    for token in tokens {
        assert_eq!((token.count, token.reversible), (2, true));
        assert_eq!(token.shape, Shape::Circle { diameter: Mm::new(25) });
    }
    assert_eq!(tokens[1].name, "red-b");
    assert_eq!(tokens[1].letter, Some('B'));
}

#[test]
fn three_lines_are_a_spec() {
    let text = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";
    let source = Source { name: "my Tokens.toml".to_owned(), text: text.to_owned() };
    let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
    assert_eq!(job.game.name, "my-tokens");
    assert_eq!(pieces(&job), [("disc", 24, None)]);
    assert_eq!(job.game.pieces[0].gap, Mm::new(3));
}
