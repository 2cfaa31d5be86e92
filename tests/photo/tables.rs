//! Tables of every game under the conditions of a kind of camera, and the sets of seeds.

use std::ops::Range;

use crate::art::*;
use crate::laid::{Bodies, Laid, Shot};
use crate::outcome::Case;
use crate::quits::{Balls, Tray};
use crate::simulator::*;
use crate::{lightning, macmahon, own, plank, quits};

/// The sets of seeds. No board is in two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    /// Weights are fitted, thresholds chosen and mistakes studied with these.
    Tuning,
    /// Published figures. Nothing is changed after a look at single pictures of this set.
    Reporting,
    /// Drawn once, when everything else is done, to see whether the reporting set misled; only on request.
    Third,
}

impl Set {
    /// The set that `TABLIER_SET` names; for tuning if it names none.
    pub fn wanted() -> Set {
        match std::env::var("TABLIER_SET").as_deref() {
            Ok("third") => Set::Third,
            Ok("reporting") => Set::Reporting,
            Ok("tuning") | Err(_) => Set::Tuning,
            Ok(other) => panic!("`TABLIER_SET` is tuning, reporting or third, not {other}"),
        }
    }

    /// The first seeds of a game and a camera.
    pub fn seeds(self, game: Game, kind: Kind, count: u64) -> Range<u64> {
        assert!(count <= 50_000, "each game and camera has 50,000 seeds");
        let first = (self as u64 + 1) * 10_000_000 + game as u64 * 100_000 + kind as u64 * 50_000;
        first..first + count
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Game {
    Discs,
    Lightning,
    Plank,
    Own,
    MacMahon,
    Painted,
    Wooden,
    Glass,
}

impl Game {
    pub const ALL: [Game; 8] = [
        Game::Discs,
        Game::Lightning,
        Game::Plank,
        Game::Own,
        Game::MacMahon,
        Game::Painted,
        Game::Wooden,
        Game::Glass,
    ];

    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }

    /// Parameters that do not matter to this game, or that hide what a person would need to read it.
    pub fn without(self) -> &'static [Parameter] {
        use Parameter::*;
        match self {
            Game::Discs => &[Token, Bow, WhiteMarbles, CatsEyes],
            Game::Lightning => &[Disc, Token, Bow, Bend, NoTiles, WhiteMarbles, CatsEyes],
            Game::Plank => &[Disc, Bend, NoTiles, WhiteMarbles, CatsEyes],
            // Printed in full only.
            Game::Own => &[LowInk, Tile, Token, Bow, NoTiles, WhiteMarbles, CatsEyes],
            Game::MacMahon => &[Grey, BlackPrint, Disc, Token, Bow, NoTiles, WhiteMarbles, CatsEyes],
            Game::Painted => &[Grey, BlackPrint, Disc, Token, Bow, CatsEyes],
            Game::Wooden => &[Grey, BlackPrint, Disc, Token, Bow, CatsEyes, WhiteMarbles],
            Game::Glass => &[Grey, BlackPrint, Disc, Token, Bow],
        }
    }

    pub fn conditions(self, kind: Kind, seed: u64) -> Conditions {
        let conditions = Conditions::draw(kind, seed).without(self.without());
        // White marbles of coloured glass would be clear ones.
        match self == Game::Glass && !conditions.is(Parameter::CatsEyes) {
            true => conditions.without(&[Parameter::WhiteMarbles]),
            false => conditions,
        }
    }

    /// A position of a random game, laid and photographed.
    pub fn case(self, conditions: &Conditions) -> Case {
        let (seed, bodies, shot) = (conditions.seed(), Bodies::under(conditions), Shot::under(conditions));
        let choose = |full: &'static Art, spared: &'static Art| {
            if conditions.is(Parameter::LowInk) { spared } else { full }
        };
        let board = |art: &'static Art, mut laid: Laid| {
            let sagitta = conditions.get(Parameter::Bend);
            if sagitta != 0.0 {
                laid.bend(Bend { sagitta, along_x: seed.is_multiple_of(2) });
            }
            Case { art, photo: shot.take(&laid), right: vec![laid.text] }
        };
        let tray = |balls: Balls| {
            let art = choose(&QUITS, &SPARED_QUITS);
            let tray = if conditions.is(Parameter::NoTiles) { Tray::WithoutTiles } else { Tray::Usual };
            board(art, quits::laid_on(art, seed, balls, tray, &bodies))
        };
        let cats_eyes = conditions.is(Parameter::CatsEyes);
        match self {
            Game::Discs => tray(Balls::Discs),
            Game::Painted => tray(Balls::Marbles(Finish::Painted)),
            Game::Wooden => tray(Balls::Marbles(Finish::Wood)),
            Game::Glass => tray(Balls::Marbles(if cats_eyes { Finish::CatsEye } else { Finish::Glass })),
            Game::Lightning => {
                let art = match seed % 5 {
                    0..3 => choose(&LIGHTNING, &SPARED_LIGHTNING),
                    _ => &SMALL_LIGHTNING,
                };
                board(art, lightning::laid_with(art, seed, &bodies))
            }
            Game::Own => board(&own::DISCS, own::laid_with(&own::DISCS, seed, &bodies)),
            Game::MacMahon => {
                let art = choose(&MACMAHON, &SPARED_MACMAHON);
                board(art, macmahon::laid_with(art, seed, &bodies))
            }
            Game::Plank => {
                let art = choose(&PLANK, &SPARED_PLANK);
                let (laid, rows) = plank::laid_with(art, seed, &bodies);
                let photo = shot.take(&laid);
                Case { art, right: plank::shown(&laid, &rows, &photo), photo }
            }
        }
    }
}

#[test]
fn sets_share_no_seed() {
    let mut ranges: Vec<Range<u64>> = [Set::Tuning, Set::Reporting, Set::Third]
        .into_iter()
        .flat_map(|set| Game::ALL.map(|game| (set, game)))
        .flat_map(|(set, game)| [Kind::Usual, Kind::Cruel].map(|kind| set.seeds(game, kind, 50_000)))
        .collect();
    ranges.sort_by_key(|range| range.start);
    assert!(ranges.windows(2).all(|pair| pair[0].end <= pair[1].start), "{ranges:?}");
}
