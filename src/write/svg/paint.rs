//! Shapes with their fill and stroke.

use svg::node::Node as _;
use svg::node::element::{Element, Path, Stop};

use super::{compact, plain};
use crate::scene::{Cap, Color, FillRule, Gradient, GradientKind, Join, PaintedPath, Point};
use crate::write::number::{self, FACTOR_DECIMALS, LENGTH_DECIMALS};

/// The element of a shape, without attributes that have their default value. `gradient` is the id of its own.
pub(super) fn shape(shape: &PaintedPath, gradient: Option<String>) -> Path {
    let mut path = Path::new().set("d", compact::path(&shape.path));
    if shape.alpha < 255 {
        path = path.set("opacity", number::formatted(f64::from(shape.alpha) / 255.0, 3));
    }
    match &shape.fill {
        None => path = path.set("fill", "none"),
        Some(fill) => {
            path = path.set("fill", gradient.map_or_else(|| color(fill.color), |id| format!("url(#{id})")));
            if fill.rule == FillRule::EvenOdd {
                path = path.set("fill-rule", "evenodd");
            }
        }
    }
    if let Some(stroke) = &shape.stroke {
        path = path
            .set("stroke", color(stroke.color))
            .set("stroke-width", number::formatted(stroke.width, LENGTH_DECIMALS));
        if !stroke.dashes.is_empty() {
            let dashes: Vec<_> =
                stroke.dashes.iter().map(|&dash| number::formatted(dash, LENGTH_DECIMALS)).collect();
            path = path.set("stroke-dasharray", dashes.join(" "));
        }
        path = match stroke.cap {
            Cap::Butt => path,
            Cap::Round => path.set("stroke-linecap", "round"),
            Cap::Square => path.set("stroke-linecap", "square"),
        };
        path = match stroke.join {
            Join::Miter => path,
            Join::Round => path.set("stroke-linejoin", "round"),
            Join::Bevel => path.set("stroke-linejoin", "bevel"),
        };
    }
    path
}

/// The element of a gradient, without its id.
pub(super) fn gradient(gradient: &Gradient) -> Element {
    let number = |number: f64| number::formatted(number, FACTOR_DECIMALS);
    let (name, ends) = match gradient.kind {
        GradientKind::Linear => ("linearGradient", vec![("x1", 0.0), ("x2", 1.0)]),
        GradientKind::Radial { focus: Point { x, y }, radius } => {
            let circles = [("cx", 0.0), ("cy", 0.0), ("r", 1.0), ("fx", x), ("fy", y), ("fr", radius)];
            ("radialGradient", circles.to_vec())
        }
    };
    let mut element = Element::new(name);
    ends.into_iter().for_each(|(name, value)| element.assign(name, number(value)));
    element.assign("gradientUnits", "userSpaceOnUse");
    element.assign("gradientTransform", plain::transform(gradient.place));
    for &(at, stop) in &gradient.stops {
        element.append(Stop::new().set("offset", number(at)).set("stop-color", color(stop)));
    }
    element
}

/// A colour as the shortest hex in sRGB.
pub(super) fn color(color: Color) -> String {
    let (r, g, b) = color.to_rgb();
    let short = |channel: u8| channel >> 4 == channel & 15;
    if short(r) && short(g) && short(b) {
        format!("#{:x}{:x}{:x}", r & 15, g & 15, b & 15)
    } else {
        format!("#{r:02x}{g:02x}{b:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_that_are_not_opaque_say_so() {
        let opacity = |alpha: u8| {
            let fill = Some(crate::scene::Fill::solid(Color::BLACK, FillRule::NonZero));
            let path = crate::scene::BezPath::from_svg("M0 0H1V1Z").unwrap();
            shape(&PaintedPath { path, fill, stroke: None, alpha }, None).to_string()
        };
        assert!(
            opacity(51).contains("opacity=\"0.2\"") && !opacity(255).contains("opacity"),
            "{}",
            opacity(51)
        );
    }

    #[test]
    fn colours_are_shortened_only_without_loss() {
        assert_eq!(color(Color::Rgb(0x11, 0xaa, 0xff)), "#1af");
        assert_eq!(color(Color::Rgb(0x11, 0xab, 0xff)), "#11abff");
    }
}
