//! Reports on difficult photos: taken at an angle of more than 45 degrees, of paper that is not flat, with another
//! game beside, of low-ink prints; and on whether unreadable pictures are refused for the right reason.

use std::collections::BTreeMap;

use crate::art::*;
use crate::laid::{Laid, Shot};
use crate::outcome::Case;
use crate::quits::Balls;
use crate::report::{boards, report};
use crate::simulator::*;
use crate::{lightning, own, plank, quits};

/// A table of each kind in turn, and a photo of it.
fn case(seed: u64, bent: bool, take: impl Fn(&mut Laid) -> Photo) -> Case {
    let kinds = if bent { 2 } else { 4 };
    match seed % kinds {
        0 => {
            let mut laid = quits::laid(&QUITS, seed, Balls::Discs);
            Case { art: &QUITS, photo: take(&mut laid), right: vec![laid.text] }
        }
        1 => {
            let mut laid = own::laid(&own::DISCS, seed);
            Case { art: &own::DISCS, photo: take(&mut laid), right: vec![laid.text] }
        }
        2 => {
            let mut laid = lightning::laid(&LIGHTNING, seed);
            Case { art: &LIGHTNING, photo: take(&mut laid), right: vec![laid.text] }
        }
        _ => {
            let (mut laid, rows) = plank::laid(&PLANK, seed);
            let photo = take(&mut laid);
            Case { art: &PLANK, right: plank::shown(&laid, &rows, &photo), photo }
        }
    }
}

#[test]
#[ignore = "measures for minutes"]
fn reports_from_the_side() {
    report("from the side", 7, |seed| {
        let mut shot = Shot::any(seed);
        shot.camera.tilt = Random::new(seed).within(45.0, 55.0);
        case(seed / 2, false, |laid| shot.take(laid))
    });
}

#[test]
#[ignore = "measures for minutes"]
fn reports_bent_paper() {
    report("bent", 8, |seed| {
        let chance = &mut Random::new(seed);
        let sagitta = chance.within(1.0, 6.0) * if chance.chance(0.5) { 1.0 } else { -1.0 };
        let bend = Bend { sagitta, along_x: chance.chance(0.5) };
        let shot = Shot::any(seed);
        case(seed / 2, true, |laid| {
            laid.bend(bend);
            shot.take(laid)
        })
    });
}

#[test]
#[ignore = "measures for minutes"]
fn reports_another_game_beside() {
    report("beside another", 9, |seed| {
        let shot = Shot::any(seed);
        case(seed / 2, false, |laid| {
            let other = if seed / 2 % 4 == 0 {
                plank::laid(&PLANK, seed).0
            } else {
                quits::laid(&QUITS, seed, Balls::Discs)
            };
            laid.put_beside(&other);
            shot.take(laid)
        })
    });
}

/// A fault of a picture of a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    Blurred,
    Far,
    CutOff,
    Glare,
    Flat,
}

impl Fault {
    const ALL: [Fault; 5] = [Fault::Blurred, Fault::Far, Fault::CutOff, Fault::Glare, Fault::Flat];

    /// The correct reasons for a refusal.
    fn reasons(self) -> &'static [&'static str] {
        match self {
            Fault::Blurred => &["photo/blurred"],
            Fault::Far => &["photo/too-far", "photo/no-markers"],
            Fault::CutOff => &["photo/cut-off", "photo/missing"],
            Fault::Glare => &["photo/glare"],
            Fault::Flat => &["photo/too-tilted"],
        }
    }

    /// A picture with a random amount of this fault.
    fn photo(self, laid: &Laid, seed: u64) -> Photo {
        let chance = &mut Random::new(seed ^ 0x66_61);
        let mut shot = Shot::mild(seed, chance.within(0.0, 35.0), chance.within(0.0, 360.0));
        let part = chance.unit();
        match self {
            Fault::Blurred => shot.wear.defocus = 8.0 + 60.0 * part,
            Fault::Far => shot.margin = 0.2 + 0.25 * part,
            Fault::CutOff => {
                let mut camera = shot.camera.clone().framing(&laid.outline, 0.05);
                let (sin, cos) = chance.within(0.0, 360.0).to_radians().sin_cos();
                camera.aim.0 += cos * (20.0 + 120.0 * part);
                camera.aim.1 += sin * (20.0 + 120.0 * part);
                return shot.take_from(laid, &camera);
            }
            Fault::Glare => {
                let (x, y) = (chance.within(0.2, 0.8), chance.within(0.2, 0.8));
                shot.light.glare = Some(Glare { x, y, radius: 0.1 + 0.3 * part, strength: 3.0 });
            }
            Fault::Flat => shot.camera.tilt = 55.0 + 20.0 * part,
        }
        shot.take(laid)
    }
}

#[test]
#[ignore = "measures for minutes"]
fn reports_refusals() {
    let mut reported: BTreeMap<(Fault, String), usize> = BTreeMap::new();
    for seed in 1_700_000..1_700_000 + boards() {
        for fault in Fault::ALL {
            let laid = quits::laid(&QUITS, seed, Balls::Discs);
            let photo = fault.photo(&laid, seed);
            let came = match QUITS.read(&photo.jpeg) {
                Ok(read) if read.text == laid.text => "read".to_owned(),
                Ok(read) if read.text.contains('?') => "read with `?`".to_owned(),
                Ok(read) => format!("READ WRONGLY, seed {seed}:\n{}for\n{}", read.text, laid.text),
                Err(refusal) if fault.reasons().contains(&refusal.code.as_str()) => {
                    "refused rightly".to_owned()
                }
                Err(refusal) => format!("refused as {}", refusal.code.as_str()),
            };
            *reported.entry((fault, came)).or_default() += 1;
        }
    }
    for ((fault, came), count) in reported {
        println!("{fault:?}: {count} {came}");
    }
}

#[test]
#[ignore = "measures for minutes"]
fn reports_little_ink_lightning() {
    report("lightning, little ink", 12, |seed| {
        let laid = lightning::laid(&SPARED_LIGHTNING, seed);
        Case { art: &SPARED_LIGHTNING, photo: Shot::any(seed).take(&laid), right: vec![laid.text] }
    });
}

#[test]
#[ignore = "measures for minutes"]
fn reports_little_ink_quits() {
    report("discs, little ink", 13, |seed| {
        let laid = quits::laid(&SPARED_QUITS, seed, Balls::Discs);
        Case { art: &SPARED_QUITS, photo: Shot::any(seed).take(&laid), right: vec![laid.text] }
    });
}

#[test]
#[ignore = "measures for minutes"]
fn reports_little_ink_plank() {
    report("plank, little ink", 14, |seed| {
        let (laid, rows) = plank::laid(&SPARED_PLANK, seed);
        let photo = Shot::any(seed).take(&laid);
        Case { art: &SPARED_PLANK, right: plank::shown(&laid, &rows, &photo), photo }
    });
}
