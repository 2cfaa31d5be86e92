//! The legend of the signs in a picture.

use super::figure::landing;
use super::moment::Moment;
use super::words::{self, plain};
use crate::game::{Cell, GateKind, Lang, Pointer, StyledText};
use crate::leaflet::{Align, DrawnBlock, Painter, Tone, gate_sample, sample};
use crate::rules::{Origin, Phrase, Spot, Touch, Trace};
use crate::scene::GlyphResult;

const SIGN_MM: f64 = 4.4;
const SIGN_TEXT_GAP_MM: f64 = 2.0;
const LINE_GAP_MM: f64 = 0.8;

/// A sign and its meaning.
pub(crate) struct LegendLine {
    sign: LegendSign,
    pub words: StyledText,
}

enum LegendSign {
    Pointer(Pointer, Tone),
    Gate(GateKind),
}

// Cells of sample symbols.
const FIRST_CELL: Cell = Cell { column: 0, row: 0 };
const SECOND_CELL: Cell = Cell { column: 1, row: 0 };

fn full(sign: Pointer, words: StyledText) -> LegendLine {
    LegendLine { sign: LegendSign::Pointer(sign, Tone::Full), words }
}

/// The last turn, and the turns that would win.
pub(crate) fn turns(moment: &Moment, lang: Lang) -> Vec<LegendLine> {
    let mut lines = Vec::new();
    if let (Some(sign), Some(last)) = (sign(&moment.trace), &moment.last) {
        lines.push(full(sign, words::last(Some(&last.turn.text), lang)));
    }
    let status = &moment.status;
    let mut players: Vec<&Phrase> = status.threats.iter().map(|threat| &threat.player).collect();
    players.dedup();
    for player in players {
        let own =
            || status.threats.iter().zip(&moment.threats).filter(|(threat, _)| threat.player == *player);
        let turns: Vec<&Phrase> = own().map(|(threat, _)| &threat.turn.text).collect();
        if let Some(sign) = own().find_map(|(_, trace)| threat(moment, trace)) {
            let words = words::threats(player, &turns, status, lang);
            lines.push(LegendLine { sign: LegendSign::Pointer(sign, Tone::Outlined), words });
        }
    }
    lines
}

pub(crate) fn for_moment(moment: &Moment, lang: Lang) -> Vec<LegendLine> {
    let mut lines = turns(moment, lang);
    if moment.is_open() {
        lines.push(full(Pointer::Text(FIRST_CELL, "?".to_owned()), vec![plain(lang.words().not_known)]));
    }
    if !moment.faults.is_empty() {
        lines.push(full(Pointer::Fault(FIRST_CELL), vec![plain(lang.words().not_possible)]));
    }
    lines.extend(gates(moment, lang));
    lines
}

/// What the signs beside a board mean.
fn gates(moment: &Moment, lang: Lang) -> Vec<LegendLine> {
    let [home, exit] = lang.words().gates;
    let line = |(kind, name): (GateKind, &str)| {
        let is_shown = moment.layout.gates.iter().any(|gate| gate.kind == kind);
        is_shown.then(|| LegendLine { sign: LegendSign::Gate(kind), words: vec![plain(name)] })
    };
    [(GateKind::Home, home), (GateKind::Exit, exit)].into_iter().filter_map(line).collect()
}

pub(crate) fn for_moments(moments: &[Moment], lang: Lang) -> Vec<LegendLine> {
    let last = moments.iter().find_map(|moment| sign(&moment.trace));
    let threat_of_any =
        moments.iter().find_map(|moment| moment.threats.iter().find_map(|trace| threat(moment, trace)));
    let line = |sign, tone, words| LegendLine { sign: LegendSign::Pointer(sign, tone), words };
    let last = last.map(|sign| line(sign, Tone::Full, words::last(None, lang)));
    let winning = || vec![plain(lang.words().winning_turn)];
    let threat = threat_of_any.map(|sign| line(sign, Tone::Outlined, winning()));
    let gates = moments.first().map(|moment| gates(moment, lang));
    last.into_iter().chain(threat).chain(gates.into_iter().flatten()).collect()
}

fn sign(trace: &Trace<Spot>) -> Option<Pointer> {
    match trace {
        Trace::Nothing | Trace::Piece { to: Touch::Pile(_), .. } => None,
        Trace::Piece { from: Some(Origin::On(_)), .. } | Trace::Slide { .. } => {
            Some(Pointer::Arrow(FIRST_CELL, SECOND_CELL))
        }
        Trace::Piece { .. } => Some(Pointer::Ring(FIRST_CELL)),
    }
}

/// The sign of a threat: in a row of strips, only its target.
fn threat(moment: &Moment, trace: &Trace<Spot>) -> Option<Pointer> {
    if moment.layout.found.strips.is_empty() { sign(trace) } else { sign(&landing(trace)) }
}

/// Draws the lines below each other, centred in `width`.
pub(crate) fn draw(lines: &[LegendLine], painter: &mut Painter<'_>, width: f64) -> GlyphResult<DrawnBlock> {
    let style = painter.setter.styles.caption;
    let mut signs = Vec::new();
    for line in lines {
        signs.push(match &line.sign {
            LegendSign::Pointer(sign, tone) => sample(sign, SIGN_MM, *tone)?,
            LegendSign::Gate(kind) => gate_sample(*kind, SIGN_MM),
        });
    }
    let margin = signs.iter().map(|sign| sign.width).fold(0.0, f64::max) + SIGN_TEXT_GAP_MM;
    let mut widest: f64 = 0.0;
    for line in lines {
        widest = widest.max(painter.setter.width(&line.words, &style)? + 1e-3);
    }
    let room = widest.min((width - margin).max(10.0));
    let left = ((width - margin - room) / 2.0).max(0.0);
    let mut all = DrawnBlock { width, ..DrawnBlock::default() };
    for (line, sign) in lines.iter().zip(signs) {
        let words = painter.setter.block(&line.words, &style, room, Align::Left)?;
        let height = (words.height + (sign.height - style.leading).max(0.0)).max(sign.height);
        // A symbol is beside the first line of its text.
        let down = ((sign.height - style.leading) / 2.0).max(0.0);
        let x = left + (margin - SIGN_TEXT_GAP_MM - sign.width) / 2.0;
        all.nodes.extend(sign.at(x, all.height));
        all.nodes.extend(words.at(left + margin, all.height + down));
        all.height += height + LINE_GAP_MM;
    }
    all.height = (all.height - LINE_GAP_MM).max(0.0);
    Ok(all)
}
