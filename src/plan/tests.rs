//! Tests of the bundled specs and the committed schema.

use proptest::prelude::*;

use super::*;
use crate::game::{Grid, Lang, MarkKind, Parts, Piece, Point, Shape, Sign, Size};
use crate::templates::{GAMES, STARTERS, Template, game};

mod gaps;
mod notes;
mod properties;
mod scale;
mod seams;
mod single;
mod sizes;
mod specs;
mod squares;
mod through;

fn job(template: &Template, overrides: &Overrides) -> Job {
    load(&template.source(), overrides, template).unwrap_or_else(|faulty| panic!("{faulty:#?}"))
}

/// The notes of a job, with plain blanks.
fn said(job: &Job, lang: Lang) -> Vec<String> {
    job.notes().iter().map(|note| note.sentence(lang).replace('\u{a0}', " ")).collect()
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
fn tiles_and_marks_scale_with_the_squares() {
    let text = "[[board]]\ncolumns = 8\nrows = 8\nsquare = \"20mm\"\n\n[[piece]]\nshape = \"square\"\nfits = \"board\"\n\
                front = { ports = \"N S\", width = \"4mm\" }\n";
    let source = Source { name: "grid.toml".to_owned(), text: text.to_owned() };
    let overrides = Overrides { board_square: Some(Mm::new(15)), ..Overrides::default() };
    let job = load(&source, &overrides, &GAMES[0]).expect("nothing is wrong with it");
    let tile = &job.game.pieces[0];
    assert_eq!(tile.shape.size().width, Mm::from_um(14_500));
    let MarkKind::Lines { width, .. } = tile.front.marks[0].kind else { panic!("a tile shows lines") };
    assert_eq!(width, Mm::new(3));
}

/// Quits on squares of another size.
fn quits_on(square: Mm) -> Job {
    let quits = game("quits").expect("a bundled game");
    job(quits, &Overrides { board_square: Some(square), ..Overrides::default() })
}

fn piece<'a>(job: &'a Job, name: &str) -> &'a Piece {
    job.game.pieces.iter().find(|piece| piece.name == name).unwrap_or_else(|| panic!("no piece {name}"))
}

const SQUARES: [i64; 6] = [15, 20, 27, 28, 30, 40];

#[test]
fn quits_walls_are_as_long_as_the_tray_for_all_squares() {
    for square in SQUARES {
        let job = quits_on(Mm::new(square));
        let (grid, frame) = (Mm::new(5 * square), Mm::new(16));
        assert_eq!(job.game.boards[0].size(), Size::new(grid + frame * 2, grid + frame * 2));
        for long in ["wall-top", "wall-bottom"] {
            assert_eq!(piece(&job, long).shape, Shape::rectangle(Size::new(grid + frame * 2, frame)));
        }
        for short in ["wall-left", "wall-right"] {
            assert_eq!(piece(&job, short).shape, Shape::rectangle(Size::new(grid, frame)));
        }
    }
}

#[test]
fn words_on_quits_walls_stay_beside_their_columns() {
    for square in SQUARES {
        let job = quits_on(Mm::new(square));
        // The numbers are on the side of the squares, so that the patches have the other half.
        let walls = [("wall-top", 0), ("wall-bottom", 0), ("wall-left", -4), ("wall-right", 4)];
        for (wall, down) in walls.map(|(name, down)| (piece(&job, name), down)) {
            let letters = wall.front.marks.iter().filter(|mark| matches!(mark.kind, MarkKind::Text { .. }));
            let places: Vec<_> = letters.map(|mark| mark.at).collect();
            let columns = [-2, -1, 0, 1, 2].map(|n| Point::new(Mm::new(square * n), Mm::new(down)));
            assert_eq!(places, columns, "{} on squares of {square} mm", wall.name);
            let half = Mm::new(square * 5).half();
            for mark in &wall.front.marks {
                let MarkKind::Sign { sign: Sign::Disc, size, outline, .. } = mark.kind else { continue };
                let size = size + outline.map_or(Mm::ZERO, |(_, width)| width);
                let at = mark.at.x.max(-mark.at.x);
                let (inner, outer) = (at - size.half(), at + size.half());
                assert!(outer <= half + Mm::new(1), "the corner stays free for a marker: {outer}");
                assert!(inner >= Mm::new(square * 2) + Mm::new(1), "the sign keeps off the letter: {inner}");
                assert!(size <= Mm::new(10), "the sign stays on the wall: {size}");
            }
        }
    }
}

#[test]
fn the_balls_of_quits_are_25_mm_where_that_fits_its_tiles() {
    for (square, diameter) in [(15, 12), (20, 17), (27, 24), (28, 25), (30, 25), (40, 25)] {
        let job = quits_on(Mm::new(square));
        for ball in ["light", "dark", "red", "blue"].map(|name| piece(&job, name)) {
            assert_eq!(ball.shape, Shape::Circle { diameter: Mm::new(diameter) });
            let MarkKind::Sign { size, .. } = ball.front.marks[0].kind else { panic!("a ball shows a disc") };
            assert_eq!(size, Mm::from_um(20_500 * diameter / 25), "its face follows");
        }
    }
}

#[test]
fn quits_fits_its_paper_on_all_squares_from_15_to_40_mm() {
    for paper in ["a4", "letter"] {
        for square in 15..=40 {
            let quits = game("quits").expect("a bundled game");
            let paper = Some(paper.parse().expect("a paper"));
            job(quits, &Overrides { board_square: Some(Mm::new(square)), paper, ..Overrides::default() });
        }
    }
}

#[test]
fn a_mark_at_a_corner_of_the_frame_keeps_its_distance_from_the_squares() {
    let text = "[[board]]\ncolumns = 4\nrows = 2\nsquare = \"20mm\"\nframe = { sides = \"10mm\", ends = \"8mm\" }\n\n\
                [[piece]]\nshape = \"rectangle\"\nfits = \"board\"\nwall = \"end\"\n\
                front = { symbol = \"star\", at = [\"-45mm\", \"2mm\"], size = \"6mm\" }\n";
    let source = Source { name: "grid.toml".to_owned(), text: text.to_owned() };
    let overrides = Overrides { board_square: Some(Mm::new(30)), ..Overrides::default() };
    let job = load(&source, &overrides, &GAMES[0]).expect("nothing is wrong with it");
    let wall = &job.game.pieces[0];
    assert_eq!(wall.shape.size(), Size::new(Mm::new(140), Mm::new(8)));
    assert_eq!(wall.front.marks[0].at, Point::new(Mm::new(-65), Mm::new(2)));
    let MarkKind::Sign { size, .. } = wall.front.marks[0].kind else { panic!("a wall shows a star") };
    assert_eq!(size, Mm::new(6), "a wall that is no wider has no room for a larger star");
}

#[test]
fn pieces_of_the_board_starter_scale_with_its_squares() {
    let board = STARTERS.iter().find(|starter| starter.name == "board").expect("a starter");
    for (square, diameter) in [(22, 18), (15, 11)] {
        let overrides = Overrides { board_square: Some(Mm::new(square)), ..Overrides::default() };
        let men = job(board, &overrides).game.pieces;
        assert!(men.iter().all(|man| man.shape == Shape::Circle { diameter: Mm::new(diameter) }));
    }
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
    assert_eq!(job.game.pieces[0].front.marks.len(), 1, "a ring shows where the disc is");
}

#[test]
fn white_discs_and_hexagons_can_be_seen() {
    for shape in ["shape = \"circle\"\ndiameter = \"25mm\"", "shape = \"hexagon\"\nacross = \"30mm\""] {
        for (face, marks) in
            [("", 1), ("front = { background = \"white\" }", 1), ("front = { background = \"red\" }", 0)]
        {
            let text = format!("[[piece]]\n{shape}\n{face}\n");
            let source = Source { name: "white.toml".to_owned(), text };
            let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
            assert_eq!(job.game.pieces[0].front.marks.len(), marks, "{shape} {face}");
        }
    }
}

/// What no spec says on purpose.
fn noise() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "",
        "\"",
        "[",
        "]",
        "{",
        "}",
        "=",
        "\n",
        "é",
        "\u{0}",
        "-1",
        "0",
        "1e999",
        "nan",
        "99999999999",
        "\"0mm\"",
        "\"-5mm\"",
        "\"1e9mm\"",
        "true",
        "[]",
        "{}",
        "[[piece]]\n",
        "[[board]]\n",
        "[faces.back]\n",
        "\"hex\"",
        "\"points\"",
        "\"strip\"",
        "\"a1:zz999\"",
        "\"{}\"",
        "series = [\"\"]\n",
        "like = \"back\"\n",
    ])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is done to a spec, it is read or refused with places that exist in it.
    #[test]
    fn a_damaged_spec_is_reported_without_panic(
        which in 0..GAMES.len(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), 0usize..30, noise()), 1..6),
    ) {
        let template = &GAMES[which];
        let mut text = template.spec.to_owned();
        for (place, length, noise) in damage {
            let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            if places.is_empty() {
                break;
            }
            let start = place.index(places.len());
            let end = (start + length).min(places.len() - 1);
            text.replace_range(places[start]..places[end], noise);
        }
        let source = Source { name: template.name.to_owned(), text };
        if let Err(faulty) = load(&source, &Overrides::default(), template) {
            prop_assert!(!faulty.is_empty());
            for Faulty { source, faults, .. } in faulty {
                prop_assert!(!faults.is_empty());
                prop_assert!(faults.iter().all(|fault| fault.place().end <= source.text.len()));
                prop_assert!(faults.is_sorted_by_key(|fault| fault.place().start));
            }
        }
    }
}

#[test]
fn an_overlap_that_leaves_no_room_is_named() {
    let quits = game("quits").expect("a bundled game");
    let faults = |overlap: i64, paper: &str| -> Vec<[String; 2]> {
        let overrides = Overrides {
            overlap: Some(Mm::new(overlap)),
            paper: paper.parse().ok(),
            only: Some(Parts { board: true, ..Parts::NONE }),
            ..Overrides::default()
        };
        let Err(faulty) = load(&quits.source(), &overrides, quits) else { return Vec::new() };
        let said = |fault: &Finding| [fault.sentence(Lang::En), fault.advice(Lang::En).unwrap_or_default()];
        faulty.iter().flat_map(|faulty| faulty.faults.iter().map(said)).collect()
    };
    assert_eq!(
        faults(50, "70mm x 70mm"),
        [[
            "a board of 182 mm × 182 mm does not fit the paper in parts that overlap by 50 mm",
            "a sheet holds 53 mm × 44 mm: make `overlap` smaller or use larger paper"
        ]]
    );
    assert!(faults(10, "70mm x 70mm").is_empty());
}
