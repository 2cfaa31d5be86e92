//! The cost of filter primitives, and limits of their reach.

use resvg::usvg::filter;

const MAX_OFFSET_PX: f64 = 20_000.0;
const MAX_BLUR_PX: f64 = 4000.0;
const MAX_MORPHOLOGY_PX: f64 = 200.0;

/// Nanoseconds per pixel of a filter primitive; `None` if it reaches too far.
pub(super) fn filter_cost(kind: &filter::Kind, (across, down): (f32, f32)) -> Option<f64> {
    // False for NaN.
    let within = |pixels: f32, max: f64| (f64::from(pixels.abs()) <= max).then_some(());
    let blur = |x: f32, y: f32| {
        let widest = (x * across).max(y * down);
        within(widest, MAX_BLUR_PX)?;
        // Small blurs use a more exact algorithm.
        Some(if widest < 2.01 { 340.0 } else { 110.0 })
    };
    let shift =
        |x: f32, y: f32| within(x * across, MAX_OFFSET_PX).and_then(|()| within(y * down, MAX_OFFSET_PX));
    match kind {
        filter::Kind::GaussianBlur(step) => blur(step.std_dev_x().get(), step.std_dev_y().get()),
        filter::Kind::DropShadow(shadow) => {
            shift(shadow.dx(), shadow.dy())?;
            Some(70.0 + blur(shadow.std_dev_x().get(), shadow.std_dev_y().get())?)
        }
        filter::Kind::Offset(offset) => shift(offset.dx(), offset.dy()).map(|()| 20.0),
        filter::Kind::Morphology(brush) => {
            let (x, y) = (brush.radius_x().get() * across, brush.radius_y().get() * down);
            within(x.max(y), MAX_MORPHOLOGY_PX)?;
            let side = |radius: f32| 2.0 * f64::from(radius) + 3.0;
            Some(15.0 + 1.2 * side(x) * side(y))
        }
        filter::Kind::Merge(merge) => Some(10.0 + 18.0 * merge.inputs().len() as f64),
        filter::Kind::Flood(_) => Some(8.0),
        // The cost of the slowest modes, hue and luminosity.
        filter::Kind::Blend(_) => Some(75.0),
        filter::Kind::Composite(_) | filter::Kind::ComponentTransfer(_) | filter::Kind::ColorMatrix(_) => {
            Some(40.0)
        }
        // Refused before: their cost cannot be predicted.
        filter::Kind::Image(_)
        | filter::Kind::Tile(_)
        | filter::Kind::ConvolveMatrix(_)
        | filter::Kind::DisplacementMap(_)
        | filter::Kind::Turbulence(_)
        | filter::Kind::DiffuseLighting(_)
        | filter::Kind::SpecularLighting(_) => None,
    }
}
