//! Games that are printed larger or smaller than their specs say.

use super::*;
use crate::game::{Fit, Grid, Scale};
use crate::text::Finding;

fn at(thousandths: u32) -> Overrides {
    Overrides { scale: Some(Scale::from_thousandths(thousandths)), ..Overrides::default() }
}

fn printed(name: &str, overrides: &Overrides) -> Job {
    job(game(name).expect("a bundled game"), overrides)
}

#[test]
fn boards_and_pieces_follow_the_scale_and_margins_do_not() {
    let (plain, large) = (bundled("plank"), printed("plank", &at(1250)));
    let planks = |job: &Job| job.game.pieces[0].shape.size();
    assert_eq!(
        (planks(&plain), planks(&large)),
        (Size::new(Mm::new(122), Mm::new(30)), Size::new(Mm::new(145), Mm::from_um(37_500)),)
    );
    assert_eq!(large.options.margin, plain.options.margin);
    assert_eq!(large.game.pieces[0].gap, plain.game.pieces[0].gap);
    let height = |job: &Job| {
        let marks = &piece(job, "red-a").front.marks;
        let mut texts = marks.iter().filter_map(|mark| match &mark.kind {
            MarkKind::Text { height, .. } => height.iter().next().copied(),
            _ => None,
        });
        texts.next().expect("a letter")
    };
    assert_eq!(height(&large), Scale::from_thousandths(1250).of(height(&plain)));
    assert_eq!(said(&large, Lang::En)[0], "boards and pieces are printed at 125 %");
}

#[test]
fn squares_for_one_print_are_scaled_as_those_of_the_spec_are() {
    let lightning = printed("lightning", &Overrides { board_square: Some(Mm::new(16)), ..at(1250) });
    let plain = bundled("lightning");
    assert_eq!(lightning.game.boards[0].grid, plain.game.boards[0].grid);
    assert_eq!(piece(&lightning, "straight").shape.square(), Some(Mm::from_um(19_375)));
}

#[test]
fn bundled_games_can_be_printed_at_half_and_at_double_size() {
    for template in GAMES {
        for thousandths in [500, 511, 999, 2000] {
            let paper = Some("a3".parse().expect("a paper"));
            let job = job(template, &Overrides { paper, ..at(thousandths) });
            assert!(!job.sheets.is_empty(), "{} at {thousandths}", template.name);
        }
    }
}

#[test]
fn a_game_that_fits_its_pages_is_as_large_as_they_allow() {
    let fit = Overrides { fit: Some(Fit::Page), ..Overrides::default() };
    for name in ["lightning", "quits"] {
        let fitted = printed(name, &fit);
        assert!(fitted.sheets.iter().all(|sheet| sheet.tile.is_none()), "{name}");
        let scale = fitted.options.scale;
        let larger = printed(name, &at(scale.thousandths() + 1));
        assert!(larger.sheets.iter().any(|sheet| sheet.tile.is_some()), "{name} at {scale}");
        let note = format!(
            "boards and pieces are printed at {scale}, the largest scale at which each board fits one page"
        );
        assert_eq!(said(&fitted, Lang::En)[0], note);
    }
    let small = printed("lightning", &Overrides { fit: Some(Fit::Page), ..at(600) });
    assert_eq!(small.options.scale, Scale::from_thousandths(600), "never beyond the scale that is asked for");
}

#[test]
fn a_board_that_fits_grows_to_its_page() {
    let text = "[[board]]\ncolumns = 3\nrows = 3\nsquare = \"40mm\"\n[sheet]\nfit = \"page\"\n";
    let source = Source { name: "grid.toml".to_owned(), text: text.to_owned() };
    let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
    let Grid::Squares { side, .. } = job.game.boards[0].grid else { panic!("squares") };
    // Three squares and a frame of 5 mm on either side in 196 mm, beside short marks.
    assert_eq!((job.options.scale, side), (Scale::from_thousandths(1507), Mm::from_um(60_280)));
}

#[test]
fn boards_that_fit_no_page_at_any_scale_are_refused() {
    let overrides =
        Overrides { fit: Some(Fit::Page), paper: "100mm x 100mm".parse().ok(), ..Overrides::default() };
    let quits = game("quits").expect("a bundled game");
    let faulty = load(&quits.source(), &overrides, quits).expect_err("no room");
    let said: Vec<String> = faulty.iter().flat_map(|faulty| &faulty.faults).map(Finding::to_string).collect();
    assert!(said.contains(&"even at 50 % a board does not fit one page".to_owned()), "{said:?}");
}
