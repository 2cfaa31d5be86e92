//! Games printed in another size: markers keep theirs, and the picture tells that of the rest.

use tablier::game::Scale;
use tablier::spec::Overrides;

use crate::art::{Art, with_squares};
use crate::laid::{Laid, Shot};
use crate::outcome::{Case, outcome};
use crate::quits::Balls;
use crate::{lightning, macmahon, own, plank, quits};

type Lay = fn(&Art) -> Laid;

fn scaled(percent: u32) -> Overrides {
    Overrides { scale: Some(Scale::from_thousandths(10 * percent)), ..Overrides::default() }
}

/// Reads a game in another size; says what is not read exactly.
fn fault(name: &str, art: Art, lay: Lay) -> Option<String> {
    let art: &'static Art = Box::leak(Box::new(art));
    let laid = lay(art);
    let photo = Shot::mild(75, 20.0, 15.0).take(&laid);
    let (outcome, read) = outcome(&Case { art, photo, right: vec![laid.text] });
    let text = read.map(|read| read.text);
    (!outcome.exact).then(|| format!("{name}: {outcome:?}\n{text:?}"))
}

fn assert_read(percents: &[u32]) {
    let bundled: [(&str, Lay); 4] = [
        ("lightning", |art| lightning::laid(art, 75)),
        ("macmahon", |art| macmahon::laid(art, 75)),
        ("quits", |art| quits::laid(art, 75, Balls::Discs)),
        ("plank", |art| plank::laid(art, 75).0),
    ];
    let faults = percents.iter().flat_map(|&percent| {
        bundled.into_iter().filter_map(move |(name, lay)| {
            fault(&format!("{name} at {percent} %"), Art::bundled(name, &scaled(percent)), lay)
        })
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn smaller_games_are_read() {
    assert_read(&[80, 90]);
}

#[test]
fn larger_games_are_read() {
    assert_read(&[115, 130]);
}

#[test]
fn a_board_is_read_that_is_larger_than_its_pieces_need() {
    let fault = fault("chess", own::chess(own::DISC, &with_squares(40)), |art| own::laid(art, 75));
    assert_eq!(fault, None);
}
