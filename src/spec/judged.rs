//! What judging needs of a spec: of all that is drawn on boards and pieces, referees read only ports.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Takes out of a spec what is only drawn, which takes most of the time of reading it.
pub(super) fn take_out_drawing(spec: &mut DeTable) {
    take_out(spec, &["box", "scores"]);
    change(spec, "board", &|board| take_out(board, &["cell", "zone"]));
    change(spec, "piece", &|piece| {
        take_out(piece, &["back", "edge"]);
        change(piece, "front", &keep_ports);
    });
    change(spec, "faces", &|faces| {
        for (_, face) in faces.iter_mut() {
            change_in(face, &keep_ports);
        }
    });
}

fn take_out(table: &mut DeTable, keys: &[&str]) {
    keys.iter().for_each(|key| drop(table.remove(*key)));
}

fn keep_ports(face: &mut DeTable) {
    let kept = if face.contains_key("ports") { &["like", "ports", "turn"][..] } else { &["like"] };
    *face = kept.iter().filter_map(|key| face.remove_entry(*key)).collect();
}

/// Changes the table of a key, or the tables of its list.
fn change<'t>(parent: &mut DeTable<'t>, key: &str, with: &dyn Fn(&mut DeTable<'t>)) {
    parent.get_mut(key).into_iter().for_each(|value| change_in(value, with));
}

fn change_in<'t>(value: &mut Spanned<DeValue<'t>>, with: &dyn Fn(&mut DeTable<'t>)) {
    match value.get_mut() {
        DeValue::Table(table) => with(table),
        DeValue::Array(elements) => elements.iter_mut().for_each(|element| change_in(element, with)),
        _ => {}
    }
}
