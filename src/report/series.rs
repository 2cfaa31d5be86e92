//! Games by photos as records.

use super::verdict::assumed;
use crate::game::Lang;
use crate::rules::{Message, Phrase, Series, SeriesHint};

/// The record of a game by photos with these names, in the words of a language. What is not certain stands behind `#`.
pub(crate) fn series_record(names: &[String], series: &Series, lang: Lang) -> String {
    let said = |hint: SeriesHint| Message::from(hint).sentence(lang);
    let written = |way: &[Phrase]| Phrase::joined(way.to_vec(), "  ").written(lang);
    let replay = &series.replay;
    let mut lines = vec![said(SeriesHint::AtMost { apart: series.apart })];
    lines.extend(assumed(&replay.assumed, lang).lines().map(str::to_owned));
    lines.iter_mut().for_each(|line| line.insert_str(0, "# "));
    let typed = replay.header.iter().filter(|entry| !replay.assumed.contains(entry));
    lines.extend(typed.map(|entry| entry.written(lang)));
    let turn = |number: usize| {
        Some(format!("{}. {}", number + 1, replay.steps.get(number)?.turn.text.written(lang)))
    };
    let (mut told, mut is_certain) = (0, true);
    for (name, (after, ways)) in names.iter().zip(series.after.iter().zip(&series.ways)) {
        match after.filter(|_| is_certain) {
            Some(after) => {
                lines.extend((told..after).filter_map(turn));
                (told, _) = (after, lines.push(format!("# {name}")));
            }
            None => {
                if is_certain {
                    lines.extend((told..replay.turns).filter_map(turn));
                    lines.extend(
                        (ways.len() > 1).then(|| format!("# {}", said(SeriesHint::KeepWhatWasPlayed))),
                    );
                }
                is_certain = false;
                lines.extend(ways.iter().map(|way| format!("# {}", written(way))));
                lines.push(format!("# {name}"));
            }
        }
    }
    lines.join("\n") + "\n"
}
