//! Photos spoilt by light, camera or a forgotten tile: everything read without `?` is correct, and if little can be
//! read the picture is refused for the right reason.

use std::collections::BTreeMap;

use crate::art::*;
use crate::laid::{Bodies, Laid, Shot};
use crate::outcome::{Case, Outcome, outcome};
use crate::quits::{Balls, Tray};
use crate::report::{HEAD, boards, outcomes, row};
use crate::simulator::*;
use crate::{lightning, own, plank, quits, tables};

/// The fault of a photo.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// Overexposed or underexposed by this number of stops.
    Exposed(f64),
    /// The same with a phone that compresses highlights.
    Bent(f64),
    /// Only this fraction of the colour is left.
    Faded(f64),
    /// Coloured light.
    Tinted,
    /// Coloured light, much too dark and out of focus.
    Murky,
    /// None: the tiles of a tray are missing.
    Nothing,
}

/// The objects on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Game {
    Discs(Tray),
    Marbles(Finish),
    Bare(Finish),
    Plank,
    Lightning,
    Own,
}

const FAULTS: [Fault; 11] = [
    Fault::Nothing,
    Fault::Exposed(0.7),
    Fault::Exposed(1.0),
    Fault::Exposed(1.5),
    Fault::Exposed(-2.0),
    Fault::Bent(1.0),
    Fault::Bent(1.7),
    Fault::Faded(0.0),
    Fault::Faded(0.04),
    Fault::Tinted,
    Fault::Murky,
];
const GAMES: [Game; 8] = [
    Game::Discs(Tray::Usual),
    Game::Discs(Tray::OnMen),
    Game::Marbles(Finish::Painted),
    Game::Marbles(Finish::Glass),
    Game::Marbles(Finish::Wood),
    Game::Plank,
    Game::Lightning,
    Game::Own,
];

impl Fault {
    fn shot(self, seed: u64) -> Shot {
        let chance = &mut Random::new(seed ^ 0x73_70);
        let mut shot = Shot::mild(seed, chance.within(0.0, 40.0), chance.within(0.0, 360.0));
        (shot.camera.width, shot.camera.height) = (1280, 960);
        match self {
            Fault::Exposed(stops) => shot.light = shot.light.exposed(stops),
            Fault::Bent(stops) => {
                shot.light = shot.light.exposed(stops);
                shot.wear.shoulder = 0.5;
            }
            Fault::Faded(kept) => shot.wear.color = kept,
            Fault::Tinted => shot.light = shot.light.tinted(chance),
            Fault::Murky => {
                shot.light = shot.light.tinted(chance).exposed(chance.within(-3.5, -2.0));
                shot.wear = Wear { defocus: chance.within(4.0, 8.0), ..Wear::hard(seed) };
            }
            Fault::Nothing => {}
        }
        shot
    }
}

fn case(game: Game, fault: Fault, seed: u64) -> Case {
    let shot = fault.shot(seed);
    let on_a_board =
        |art: &'static Art, laid: Laid| Case { art, photo: shot.take(&laid), right: vec![laid.text] };
    match game {
        Game::Discs(tray) => {
            on_a_board(&QUITS, quits::laid_on(&QUITS, seed, Balls::Discs, tray, &Bodies::default()))
        }
        Game::Marbles(finish) => on_a_board(&QUITS, quits::laid(&QUITS, seed, Balls::Marbles(finish))),
        Game::Bare(finish) => on_a_board(
            &QUITS,
            quits::laid_on(&QUITS, seed, Balls::Marbles(finish), Tray::WithoutTiles, &Bodies::default()),
        ),
        Game::Lightning => on_a_board(&LIGHTNING, lightning::laid(&LIGHTNING, seed)),
        Game::Own => on_a_board(&own::DISCS, own::laid(&own::DISCS, seed)),
        Game::Plank => {
            let (laid, rows) = plank::laid(&PLANK, seed);
            let photo = shot.take(&laid);
            Case { art: &PLANK, right: plank::shown(&laid, &rows, &photo), photo }
        }
    }
}

/// Results of several photos.
#[derive(Default)]
struct Tally {
    exact: usize,
    squares: usize,
    open: usize,
    /// Wrong squares not marked with `?`.
    unmarked: Vec<String>,
    refused: BTreeMap<String, usize>,
}

impl Tally {
    fn new(game: Game, fault: Fault, seeds: impl Iterator<Item = u64>) -> Tally {
        let mut tally = Tally::default();
        for seed in seeds {
            let (outcome, _) = outcome(&case(game, fault, seed));
            if let Some(code) = outcome.code() {
                *tally.refused.entry(code.to_owned()).or_default() += 1;
                continue;
            }
            tally.exact += usize::from(outcome.exact);
            tally.squares += outcome.squares.len();
            tally.open += outcome.squares.iter().filter(|square| square.2).count();
            let unmarked =
                outcome.unmarked.iter().map(|square| format!("{game:?} {fault:?} {seed}: {square}"));
            tally.unmarked.extend(unmarked);
        }
        tally
    }

    fn refused(&self, code: &str) -> usize {
        self.refused.get(code).copied().unwrap_or_default()
    }
}

/// Reads tables from these seeds and checks that every square without `?` is correct.
fn assert_nothing_surely_wrong(game: Game, fault: Fault, seeds: std::ops::Range<u64>) -> Tally {
    let tally = Tally::new(game, fault, seeds);
    assert!(tally.unmarked.is_empty(), "{:#?}", tally.unmarked);
    tally
}

#[test]
fn an_overexposed_tray_has_no_wrong_square_without_doubt() {
    for (stops, seeds) in [(0.7, 30_000..30_002), (1.0, 30_000..30_002), (1.5, 30_001..30_003)] {
        assert_nothing_surely_wrong(Game::Discs(Tray::OnMen), Fault::Exposed(stops), seeds);
    }
    assert_nothing_surely_wrong(Game::Discs(Tray::OnMen), Fault::Bent(1.7), 30_001..30_002);
    for seed in [30_000, 30_004] {
        let marbles = Game::Marbles(Finish::Painted);
        let tally = assert_nothing_surely_wrong(marbles, Fault::Exposed(1.0), seed..seed + 1);
        assert_eq!(tally.refused("photo/too-bright"), 1, "{:?}", tally.refused);
    }
}

/// Their tops are nearer to the camera than their tiles, and look larger; around them is a dark or a light body.
#[test]
fn discs_on_draughtsmen_are_read() {
    for (body, seeds) in [("dark", 30_000..30_002), ("light", 30_002..30_004)] {
        let tally = assert_nothing_surely_wrong(Game::Discs(Tray::OnMen), Fault::Nothing, seeds);
        assert_eq!(tally.exact, 2, "{body}: open {} of {}", tally.open, tally.squares);
    }
}

#[test]
fn overexposed_discs_are_identified_by_their_signs() {
    let tally = assert_nothing_surely_wrong(Game::Discs(Tray::Usual), Fault::Exposed(1.0), 30_000..30_004);
    // Of 100 squares.
    assert!(tally.refused.is_empty() && tally.open < 8, "{:?} {}", tally.refused, tally.open);
}

#[test]
fn a_colour_photo_turned_grey_has_no_wrong_square_without_doubt() {
    for kept in [0.0, 0.04] {
        let fault = Fault::Faded(kept);
        assert_nothing_surely_wrong(Game::Discs(Tray::OnMen), fault, 30_001..30_002);
        for finish in [Finish::Painted, Finish::Glass] {
            let tally = assert_nothing_surely_wrong(Game::Marbles(finish), fault, 30_003..30_004);
            assert_eq!(tally.refused("photo/no-colour"), 1, "{:?}", tally.refused);
        }
        let tally = assert_nothing_surely_wrong(Game::Discs(Tray::Usual), fault, 30_000..30_001);
        assert!(tally.refused.is_empty() && tally.open < 5, "{:?} {}", tally.refused, tally.open);
    }
}

#[test]
fn a_tray_without_tiles_is_reported() {
    let marbles = [Finish::Painted, Finish::Glass, Finish::Wood].map(Game::Bare);
    for game in marbles.into_iter().chain([Game::Discs(Tray::WithoutTiles)]) {
        let tally = assert_nothing_surely_wrong(game, Fault::Nothing, 30_000..30_002);
        let told_by_signs = usize::from(game == Game::Discs(Tray::WithoutTiles)) * 2;
        assert!(tally.refused("photo/no-tiles") + told_by_signs >= 2, "{game:?}: {:?}", tally.refused);
    }
}

#[test]
fn a_dark_tinted_and_blurred_tray_has_no_wrong_square_without_doubt() {
    for game in [Game::Discs(Tray::OnMen), Game::Marbles(Finish::Glass), Game::Marbles(Finish::Wood)] {
        assert_nothing_surely_wrong(game, Fault::Murky, 30_003..30_004);
    }
}

#[test]
fn coloured_light_and_underexposure_by_two_stops_hide_nothing() {
    for fault in [Fault::Tinted, Fault::Exposed(-2.0)] {
        for game in [Game::Discs(Tray::Usual), Game::Marbles(Finish::Painted)] {
            let tally = assert_nothing_surely_wrong(game, fault, 30_000..30_001);
            assert_eq!(tally.exact, 1, "{game:?} {fault:?}");
        }
    }
}

#[test]
fn planks_and_lettered_discs_in_spoilt_photos_have_no_wrong_square_without_doubt() {
    for game in [Game::Plank, Game::Own] {
        for fault in [Fault::Exposed(1.5), Fault::Faded(0.0), Fault::Tinted] {
            assert_nothing_surely_wrong(game, fault, 30_000..30_001);
        }
    }
    assert_nothing_surely_wrong(Game::Lightning, Fault::Exposed(1.0), 30_000..30_001);
}

#[test]
fn overexposed_camps_with_few_certain_squares_are_refused() {
    let tally = assert_nothing_surely_wrong(Game::Lightning, Fault::Exposed(2.0), 30_000..30_002);
    assert_eq!(
        tally.refused("photo/too-bright"),
        2,
        "{:?}, open {} of {}",
        tally.refused,
        tally.open,
        tally.squares
    );
}

/// In the dark, colours cannot look as printed.
#[test]
fn a_dark_tray_is_refused_for_the_dark() {
    for game in [Game::Discs(Tray::OnMen), Game::Marbles(Finish::Wood)] {
        let tally = Tally::new(game, Fault::Murky, 30_000..30_006);
        assert_eq!(tally.refused("photo/odd-colours"), 0, "{game:?} {:?}", tally.refused);
    }
}

/// Wooden balls look alike in the evening: those that are surely read stay, and the others are open.
#[test]
fn surplus_balls_are_open_squares() {
    let laid = quits::laid(&QUITS, 5_000_007, Balls::Marbles(Finish::Wood));
    let photo = Shot::any(5_000_007).take(&laid);
    let (outcome, _) = outcome(&Case { art: &QUITS, photo, right: vec![laid.text] });
    assert_eq!((outcome.refused, outcome.unmarked), (None, Vec::new()));
}

/// The white of the print is burnt out, and people can read the picture.
#[test]
fn an_overexposed_tray_is_read() {
    let game = tables::Game::Painted;
    let (outcome, _) = outcome(&game.case(&game.conditions(Kind::Cruel, 10_550_081)));
    assert_eq!((outcome.refused, outcome.unmarked), (None, Vec::new()));
}

#[test]
#[ignore = "measures for minutes"]
fn reports_spoilt_photos() {
    let bare =
        [Finish::Painted, Finish::Glass, Finish::Wood].map(|finish| (Game::Bare(finish), Fault::Nothing));
    let all = GAMES.into_iter().flat_map(|game| FAULTS.map(|fault| (game, fault))).chain(bare);
    let bare_discs = (Game::Discs(Tray::WithoutTiles), Fault::Nothing);
    println!("\n{HEAD}");
    for (game, fault) in all.chain([bare_discs]) {
        let count = boards() / if game == Game::Lightning { 2 } else { 1 };
        let read = outcomes("spoilt", 1_800_000..1_800_000 + count, |seed| case(game, fault, seed));
        let all: Vec<&Outcome> = read.iter().map(|(_, outcome)| outcome).collect();
        println!("{}", row(&format!("{game:?}, {fault:?}"), &all));
    }
}
