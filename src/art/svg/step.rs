//! What the steps of filters cost, and how far they may reach.

use resvg::usvg::filter;

use super::meter::Refused;

/// How far a filter may move or blur what it shows, in pixels.
const MAX_SHIFT: f64 = 20_000.0;
const MAX_BLUR: f64 = 4000.0;
const MAX_GROWTH: f64 = 200.0;

/// What a step of a filter costs for each pixel.
pub(super) fn step(kind: &filter::Kind, (across, down): (f32, f32)) -> Result<f64, Refused> {
    // What is no number reaches too far.
    let within =
        |pixels: f32, most: f64| if f64::from(pixels.abs()) <= most { Ok(()) } else { Err(Refused::Reach) };
    let blur = |x: f32, y: f32| {
        let widest = (x * across).max(y * down);
        within(widest, MAX_BLUR)?;
        // Below this the renderer counts more exactly.
        Ok(if widest < 2.01 { 340.0 } else { 110.0 })
    };
    let shift = |x: f32, y: f32| within(x * across, MAX_SHIFT).and_then(|()| within(y * down, MAX_SHIFT));
    match kind {
        filter::Kind::GaussianBlur(step) => blur(step.std_dev_x().get(), step.std_dev_y().get()),
        filter::Kind::DropShadow(shadow) => {
            shift(shadow.dx(), shadow.dy())?;
            Ok(70.0 + blur(shadow.std_dev_x().get(), shadow.std_dev_y().get())?)
        }
        filter::Kind::Offset(offset) => shift(offset.dx(), offset.dy()).map(|()| 20.0),
        filter::Kind::Morphology(brush) => {
            let (x, y) = (brush.radius_x().get() * across, brush.radius_y().get() * down);
            within(x.max(y), MAX_GROWTH)?;
            let side = |radius: f32| 2.0 * f64::from(radius) + 3.0;
            Ok(15.0 + 1.2 * side(x) * side(y))
        }
        filter::Kind::Merge(merge) => Ok(10.0 + 18.0 * merge.inputs().len() as f64),
        filter::Kind::Flood(_) => Ok(8.0),
        // Those of hue and brightness are the slowest.
        filter::Kind::Blend(_) => Ok(75.0),
        filter::Kind::Composite(_) | filter::Kind::ComponentTransfer(_) | filter::Kind::ColorMatrix(_) => {
            Ok(40.0)
        }
        // Refused before: what they cost cannot be told well enough.
        filter::Kind::Image(_)
        | filter::Kind::Tile(_)
        | filter::Kind::ConvolveMatrix(_)
        | filter::Kind::DisplacementMap(_)
        | filter::Kind::Turbulence(_)
        | filter::Kind::DiffuseLighting(_)
        | filter::Kind::SpecularLighting(_) => Err(Refused::Reach),
    }
}
