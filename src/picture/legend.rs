//! What the signs of a picture mean, and how the game stands.

use super::figure::landing;
use super::moment::Moment;
use super::words::{self, plain};
use crate::game::{Cell, Lang, Pointer, Words};
use crate::leaflet::{Align, Drawn, Hand, Tone, sample, shifted};
use crate::rules::{Touch, Trace};
use crate::scene::{Affine, MissingGlyph};

/// The side of a sign.
const SIGN: f64 = 4.4;
/// Between a sign and its words, and between two lines.
const GAP: f64 = 2.0;
const BETWEEN: f64 = 0.8;

/// A sign and what it means.
pub struct Line {
    sign: Pointer,
    tone: Tone,
    words: Words,
}

/// A place of the samples.
const HERE: Cell = Cell { column: 0, row: 0 };
const THERE: Cell = Cell { column: 1, row: 0 };

/// What the signs of one position mean.
pub fn of(moment: &Moment, lang: Lang) -> Vec<Line> {
    let mut lines = Vec::new();
    let full = |sign, words| Line { sign, tone: Tone::Full, words };
    if let (Some(sign), Some(last)) = (sign(moment.trace), &moment.last) {
        lines.push(full(sign, words::last(Some(&last.turn), lang)));
    }
    let status = &moment.status;
    let mut players: Vec<&str> = status.threats.iter().map(|threat| threat.player.as_str()).collect();
    players.dedup();
    for player in players {
        let own = || status.threats.iter().zip(&moment.threats).filter(|(threat, _)| threat.player == player);
        let turns: Vec<&str> = own().map(|(threat, _)| threat.turn.as_str()).collect();
        if let Some(sign) = own().find_map(|(_, trace)| threat(moment, *trace)) {
            let words = words::threats(player, &turns, status, lang);
            lines.push(Line { sign, tone: Tone::Outlined, words });
        }
    }
    if moment.is_open() {
        lines.push(full(Pointer::Text(HERE, "?".to_owned()), vec![plain(lang.words().not_known)]));
    }
    if !moment.faults.is_empty() {
        lines.push(full(Pointer::Fault(HERE), vec![plain(lang.words().not_possible)]));
    }
    lines
}

/// What the signs of several positions mean.
pub fn of_all(moments: &[Moment], lang: Lang) -> Vec<Line> {
    let last = moments.iter().find_map(|moment| sign(moment.trace));
    let threat_of_any =
        moments.iter().find_map(|moment| moment.threats.iter().find_map(|trace| threat(moment, *trace)));
    let last = last.map(|sign| Line { sign, tone: Tone::Full, words: words::last(None, lang) });
    let threat = threat_of_any.map(|sign| Line {
        sign,
        tone: Tone::Outlined,
        words: vec![plain(lang.words().winning_turn)],
    });
    last.into_iter().chain(threat).collect()
}

/// The sign of a turn.
fn sign(trace: Trace) -> Option<Pointer> {
    match trace {
        Trace::Nothing => None,
        Trace::Piece { from: None, to: Touch::On(_) | Touch::Added { .. } } => Some(Pointer::Ring(HERE)),
        Trace::Piece { from: Some(_), .. } | Trace::Slide { .. } => Some(Pointer::Arrow(HERE, THERE)),
    }
}

/// The sign of a threat: in a row of strips, only where it lands.
fn threat(moment: &Moment, trace: Trace) -> Option<Pointer> {
    sign(if moment.laid.found.strips.is_empty() { trace } else { landing(trace) })
}

/// The lines below each other, the block in the middle of `width`.
pub fn draw(lines: &[Line], hand: &mut Hand<'_>, width: f64) -> Result<Drawn, MissingGlyph> {
    let style = hand.setter.styles.caption;
    let mut signs = Vec::new();
    for line in lines {
        signs.push(sample(&line.sign, SIGN, line.tone)?);
    }
    let margin = signs.iter().map(|sign| sign.width).fold(0.0, f64::max) + GAP;
    let mut widest: f64 = 0.0;
    for line in lines {
        widest = widest.max(hand.setter.width(&line.words, &style)? + 1e-3);
    }
    let room = widest.min((width - margin).max(10.0));
    let left = ((width - margin - room) / 2.0).max(0.0);
    let mut all = Drawn { width, ..Drawn::default() };
    for (line, sign) in lines.iter().zip(signs) {
        let words = hand.setter.block(&line.words, &style, room, Align::Left)?;
        let height = (words.height + (sign.height - style.leading).max(0.0)).max(sign.height);
        // A sign stands beside the first line of its words.
        let down = ((sign.height - style.leading) / 2.0).max(0.0);
        let x = left + (margin - GAP - sign.width) / 2.0;
        all.nodes.extend(shifted(sign.nodes, Affine::translate((x, all.height))));
        all.nodes.extend(shifted(words.nodes, Affine::translate((left + margin, all.height + down))));
        all.height += height + BETWEEN;
    }
    all.height = (all.height - BETWEEN).max(0.0);
    Ok(all)
}
