//! Tests of pieces with an outline of their own.

use std::io;

use crate::game::{Mm, Piece, Shape, Size};
use crate::scene::Point;
use crate::spec::{Draft, Files, Overrides, Source, draft};

/// Drawings that are a few shapes each.
struct Drawings;

impl Files for Drawings {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let shapes = match path {
            // A kite with an eye, to the left of the middle of the drawing.
            "kite.svg" => "<path d='M20 10L30 20L20 50L10 20Z'/><circle cx='20' cy='20' r='2' fill='red'/>",
            "line.svg" => "<path fill='none' stroke='black' d='M20 10L30 20L20 50L10 20Z'/>",
            "two.svg" => "<circle cx='20' cy='20' r='9'/><circle cx='40' cy='20' r='9'/>",
            "text.svg" => "<path fill='none' stroke='black' d='M0 5H9'/>",
            "flat.svg" => "<rect width='60' height='2'/>",
            _ => return Err(io::ErrorKind::NotFound.into()),
        };
        Ok(format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'>{shapes}</svg>").into_bytes())
    }
}

fn read(keys: &str) -> Draft {
    let text = format!("[[piece]]\nshape = \"outline\"\n{keys}\n");
    draft(&Source { name: "spec.toml".to_owned(), text }, &Overrides::default(), &Drawings)
}

fn piece(keys: &str) -> Piece {
    let draft = read(keys);
    assert!(draft.faults.is_empty(), "{:?}", draft.faults);
    draft.resolved.game.pieces[0].clone()
}

#[test]
fn the_outermost_shape_is_cut_out_at_the_width_of_the_piece() {
    for file in ["kite.svg", "line.svg"] {
        let kite = piece(&format!("outline = \"{file}\"\nwidth = \"30mm\""));
        let size = Size::new(Mm::new(30), Mm::new(60));
        assert!(matches!(kite.shape, Shape::Outline { size: own, .. } if own == size), "{:?}", kite.shape);
        let path = kite.contour.unwrap();
        for (x, y, is_on) in [(14.9, -15.0, true), (14.9, 0.0, false), (0.0, 29.9, true), (0.0, 30.1, false)]
        {
            assert_eq!(kurbo::Shape::contains(&*path, Point::new(x, y)), is_on, "{file} {x} {y}");
        }
    }
}

#[test]
fn equal_outlines_share_their_sheets() {
    let shape = |keys: &str| piece(keys).shape;
    let kite = shape("outline = \"kite.svg\"\nwidth = \"30mm\"");
    assert_eq!(shape("outline = \"kite.svg\"\nwidth = \"30mm\"\nfront = { background = \"red\" }"), kite);
    assert_ne!(shape("outline = \"kite.svg\"\nwidth = \"31mm\""), kite);
}

#[test]
fn art_of_the_same_file_lies_as_in_the_drawing() {
    let mark = |front: &str| {
        let keys = format!("outline = \"kite.svg\"\nwidth = \"30mm\"\nfront = {{ {front} }}");
        let mark = piece(&keys).front.marks[0].clone();
        let crate::game::MarkKind::Drawing { width, .. } = mark.kind else { panic!("art") };
        (width, mark.at.x, mark.at.y)
    };
    assert_eq!(mark("art = \"kite.svg\""), (Mm::new(90), Mm::new(15), Mm::ZERO));
    assert_eq!(mark("art = \"kite.svg\", size = \"9mm\""), (Mm::new(9), Mm::ZERO, Mm::ZERO));
    assert_eq!(mark("art = \"two.svg\"").1, Mm::ZERO);
}

#[test]
fn drawings_without_one_outline_are_refused() {
    for (keys, said) in [
        (
            "outline = \"two.svg\"\nwidth = \"30mm\"",
            "`two.svg` has shapes beside each other, and no outline around them all",
        ),
        ("outline = \"two.svg\"", "`two.svg` has shapes beside each other, and no outline around them all"),
        ("outline = \"text.svg\"\nwidth = \"30mm\"", "`text.svg` has no outline to cut along"),
        ("outline = \"flat.svg\"\nwidth = \"30mm\"", "`height` cannot be 1 mm"),
        ("outline = \"none.svg\"\nwidth = \"30mm\"", "there is no file `none.svg`"),
        // Its middle is narrow.
        (
            "outline = \"kite.svg\"\nwidth = \"30mm\"\nhole = \"4mm\"\noptional_hole = \"5mm\"",
            "a piece that always has a `hole` has no `optional_hole`",
        ),
        (
            "outline = \"kite.svg\"\nwidth = \"30mm\"\nhole = \"20mm\"",
            "a hole of 20 mm leaves no rim on a piece this small",
        ),
    ] {
        let faults: Vec<String> = read(keys).faults.iter().map(|fault| fault.message.to_string()).collect();
        assert!(faults.contains(&said.to_owned()), "{keys}: {faults:?}");
    }
    let hole = piece("outline = \"kite.svg\"\nwidth = \"30mm\"\nhole = \"10mm\"").hole;
    assert_eq!(hole, Some(Mm::new(10)));
}
