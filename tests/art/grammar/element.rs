//! Visible elements.

use super::attribute::attributes;
use super::chooser::Chooser;
use super::value::{lengths, numbers, path, view};

/// A visible element.
fn shown(chooser: &mut Chooser, depth: usize) -> String {
    let own = attributes(chooser);
    match chooser.below(if depth == 0 { 7 } else { 13 }) {
        0 | 1 => format!("<path d=\"{}\"{own}/>", path(chooser)),
        2 => format!("<rect{}{own}/>", lengths(chooser, &["x", "y", "width", "height", "rx"])),
        3 => format!("<circle{}{own}/>", lengths(chooser, &["cx", "cy", "r"])),
        4 => format!("<ellipse{}{own}/>", lengths(chooser, &["cx", "cy", "rx", "ry"])),
        5 => format!("<line{}{own}/>", lengths(chooser, &["x1", "y1", "x2", "y2"])),
        6 => format!("<polygon points=\"{}\"{own}/>", numbers(chooser, 20)),
        7 => {
            format!(
                "<use href=\"#{}\"{}{own}/>",
                chooser.name(),
                lengths(chooser, &["x", "y", "width", "height"])
            )
        }
        8 => {
            let size = lengths(chooser, &["x", "y", "width", "height"]);
            format!("<svg{size} viewBox=\"{}\"{own}>{}</svg>", view(chooser), all_shown(chooser, depth - 1))
        }
        9 => format!("<switch{own}>{}</switch>", all_shown(chooser, depth - 1)),
        _ => {
            let named = if chooser.one_in(8) { format!(" id=\"{}\"", chooser.name()) } else { String::new() };
            format!("<g{named}{own}>{}</g>", all_shown(chooser, depth - 1))
        }
    }
}

pub fn all_shown(chooser: &mut Chooser, depth: usize) -> String {
    let times = if chooser.one_in(25) { 100 } else { 1 };
    (0..=chooser.below(3)).map(|_| shown(chooser, depth)).collect::<String>().repeat(times)
}
