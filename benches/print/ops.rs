//! A scene as a plain list of drawing operations, so that other programs can draw the same.
//!
//! One operation per line, blanks between words, millimetres with y downwards:
//!
//! | operation | means |
//! |---|---|
//! | `symbol N X0 Y0 X1 Y1` … `end` | what symbol N holds and the box round it |
//! | `page W H` | a new page |
//! | `shape FILL STROKE : PATH` | FILL is `-` or `r,g,b,nonzero` or `r,g,b,evenodd`; STROKE is `-` or `r,g,b,width` |
//! | `clip : PATH` … `unclip` | nothing shows outside the path |
//! | `use N A B C D E F` | symbol N through a matrix |
//! | `text FONT SIZE r,g,b A B C D E F : WORDS` | a line of text |

use std::fmt::Write;

use tablier::game::Parts;
use tablier::scene::{Affine, BezPath, Color, Fill, FillRule, Node, PathEl, Scene};
use tablier::{draw, plan, spec, templates};

/// The board and the tiles of Lightning.
pub fn full_set() -> Scene {
    let template = templates::game("lightning").expect("Lightning is bundled");
    let parts = Parts { board: true, pieces: true, ..Parts::NONE };
    let overrides = spec::Overrides { only: Some(parts), ..Default::default() };
    let job = plan::load(&template.source(), &overrides, template).expect("Lightning has no faults");
    draw::draw(&job.game, &job.sheets, &job.options, job.look).expect("its fonts have all glyphs")
}

/// The operations that draw a scene.
pub fn operations(scene: &Scene) -> String {
    let mut out = String::new();
    for (number, symbol) in scene.symbols.iter().enumerate() {
        let b = symbol.bounds;
        let _ = writeln!(out, "symbol {number} {} {} {} {}", b.x0, b.y0, b.x1, b.y1);
        let clipped = symbol.clip.as_ref().inspect(|clip| {
            let _ = writeln!(out, "clip : {}", path(clip));
        });
        let clipped = clipped.is_some();
        symbol.nodes.iter().for_each(|node| operation(node, &mut out));
        out.push_str(if clipped { "unclip\nend\n" } else { "end\n" });
    }
    for page in &scene.pages {
        let _ = writeln!(out, "page {} {}", page.size.width, page.size.height);
        for (_, nodes) in page.layers.used() {
            nodes.iter().for_each(|node| operation(node, &mut out));
        }
    }
    out
}

fn operation(node: &Node, out: &mut String) {
    let _ = match node {
        Node::Path(shape) => {
            let fill = shape.fill.as_ref().map_or("-".to_owned(), |&Fill { color, rule, .. }| {
                let rule = if rule == FillRule::EvenOdd { "evenodd" } else { "nonzero" };
                format!("{},{rule}", rgb(color))
            });
            let stroke =
                shape.stroke.as_ref().map_or("-".to_owned(), |s| format!("{},{:.3}", rgb(s.color), s.width));
            writeln!(out, "shape {fill} {stroke} : {}", path(&shape.path))
        }
        Node::Text(run) => writeln!(
            out,
            "text {:?} {:.3} {} {} : {}",
            run.font,
            run.size,
            rgb(run.color),
            matrix(run.place),
            run.text
        ),
        Node::Use { symbol, place } => writeln!(out, "use {} {}", symbol.0, matrix(*place)),
        Node::Clip { path: clip, nodes } => {
            let _ = writeln!(out, "clip : {}", path(clip));
            nodes.iter().for_each(|node| operation(node, out));
            writeln!(out, "unclip")
        }
        Node::Element { nodes, .. } => {
            nodes.iter().for_each(|node| operation(node, out));
            Ok(())
        }
        // The full set has no pictures; a peer that had to decode them would measure another thing.
        Node::Picture { .. } => Ok(()),
    };
}

fn rgb(color: Color) -> String {
    let (r, g, b) = color.to_rgb();
    format!("{:.3},{:.3},{:.3}", f64::from(r) / 255.0, f64::from(g) / 255.0, f64::from(b) / 255.0)
}

fn matrix(place: Affine) -> String {
    place.as_coeffs().map(|c| format!("{c:.4}")).join(" ")
}

fn path(path: &BezPath) -> String {
    let mut out = String::new();
    for element in path.elements() {
        let (letter, points): (_, Vec<_>) = match *element {
            PathEl::MoveTo(p) => ('M', vec![p]),
            PathEl::LineTo(p) => ('L', vec![p]),
            // All writers convert it to a cubic; our scenes have none.
            PathEl::QuadTo(c, p) => ('C', vec![c, c, p]),
            PathEl::CurveTo(c1, c2, p) => ('C', vec![c1, c2, p]),
            PathEl::ClosePath => ('Z', vec![]),
        };
        out.push(letter);
        for p in points {
            let _ = write!(out, " {:.3} {:.3}", p.x, p.y);
        }
        out.push(' ');
    }
    out
}
