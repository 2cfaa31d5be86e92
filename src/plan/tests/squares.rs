//! The note that smaller squares would save sheets.

use super::{Job, job, said};
use crate::game::{Lang, Mm};
use crate::spec::Overrides;
use crate::templates::game;

fn lightning(margin: i64, board_square: Option<Mm>) -> Job {
    let overrides = Overrides { margin: Some(Mm::new(margin)), board_square, ..Overrides::default() };
    job(game("lightning").expect("a bundled game"), &overrides)
}

#[test]
fn squares_that_save_sheets_are_told_and_save_them() {
    let wide = lightning(9, None);
    let [_, note] = &said(&wide, Lang::En)[..] else { panic!("{:?}", said(&wide, Lang::En)) };
    assert_eq!(note, "squares of 19.5 mm would take 5 sheets instead of 6: `--board-square 19.5mm`");
    assert!(said(&wide, Lang::Fr)[1].contains("19,5"));
    assert_eq!(lightning(9, Some(Mm::from_um(19_500))).sheets.len(), 5);
}

#[test]
fn squares_are_not_told_if_they_save_nothing() {
    for margin in 5..=8 {
        assert_eq!(lightning(margin, None).notes().len(), 1, "{margin} mm");
    }
}
