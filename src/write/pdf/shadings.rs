//! Gradients as shadings.

use lopdf::{Dictionary, Object, dictionary};

use crate::scene::{Color, Gradient, GradientKind};
use crate::write::number::rounded;

/// Decimals of colours and of places along a gradient.
const DECIMALS: usize = 5;

/// The shading of a gradient on the unit line, or in the unit circle.
pub(super) fn shading(gradient: &Gradient) -> Object {
    // Greys use grey, as for plain colours.
    let is_grey = gradient.stops.iter().all(|&(_, color)| {
        let (r, g, b) = color.to_rgb();
        r == g && g == b
    });
    let (kind, ends) = match gradient.kind {
        GradientKind::Linear => (2, vec![0.0, 0.0, 1.0, 0.0]),
        GradientKind::Radial { focus, radius } => (3, vec![focus.x, focus.y, radius, 0.0, 0.0, 1.0]),
    };
    let shading = dictionary! {
        "ShadingType" => kind,
        "ColorSpace" => if is_grey { "DeviceGray" } else { "DeviceRGB" },
        "Coords" => numbers(ends),
        "Extend" => vec![true.into(), true.into()],
        "Function" => function(&gradient.stops, is_grey),
    };
    shading.into()
}

/// The function from the place to the colour: one part for each two stops that lie apart.
fn function(stops: &[(f64, Color)], is_grey: bool) -> Dictionary {
    let (mut parts, mut bounds) = (Vec::new(), Vec::new());
    let (mut at, mut before) = (0.0, stops.first().map_or(Color::BLACK, |&(_, color)| color));
    let last = stops.last().map(|&(_, color)| (1.0, color));
    for &(to, color) in stops.iter().chain(&last) {
        if to > at {
            bounds.extend((!parts.is_empty()).then_some(at));
            parts.push(dictionary! {
                "FunctionType" => 2,
                "Domain" => numbers([0.0, 1.0]),
                "C0" => light(before, is_grey),
                "C1" => light(color, is_grey),
                "N" => 1,
            });
            at = to;
        }
        before = color;
    }
    let encode = numbers(parts.iter().flat_map(|_| [0.0, 1.0]));
    dictionary! {
        "FunctionType" => 3,
        "Domain" => numbers([0.0, 1.0]),
        "Functions" => parts.into_iter().map(Object::from).collect::<Vec<_>>(),
        "Bounds" => numbers(bounds),
        "Encode" => encode,
    }
}

fn light(color: Color, is_grey: bool) -> Object {
    let (red, green, blue) = color.to_rgb();
    let all = [red, green, blue].map(|light| f64::from(light) / 255.0);
    numbers(all.into_iter().take(if is_grey { 1 } else { 3 }))
}

fn numbers(all: impl IntoIterator<Item = f64>) -> Object {
    Object::Array(all.into_iter().map(|one| Object::Real(rounded(one, DECIMALS) as f32)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Affine;

    #[test]
    fn stops_at_the_same_place_are_an_edge() {
        let (black, white) = (Color::BLACK, Color::WHITE);
        let bounds = |stops: &[(f64, Color)]| {
            let function = function(stops, true);
            let reals = |key: &[u8]| {
                let all = function.get(key).and_then(Object::as_array).unwrap();
                all.iter().map(|one| one.as_float().unwrap()).collect::<Vec<_>>()
            };
            assert_eq!(reals(b"Encode").len() / 2, reals(b"Bounds").len() + 1);
            reals(b"Bounds")
        };
        assert_eq!(bounds(&[(0.0, black), (1.0, white)]), [0.0; 0]);
        assert_eq!(bounds(&[(0.25, black), (0.5, white), (0.5, black), (0.75, white)]), [0.25, 0.5, 0.75]);
        assert_eq!(bounds(&[(1.0, black)]), [0.0; 0]);
        assert_eq!(bounds(&[(0.0, black), (0.0, white)]), [0.0; 0]);
    }

    #[test]
    fn colours_have_a_number_for_each_light_of_their_space() {
        let (red, grey) = (Color::Rgb(255, 0, 51), Color::Rgb(51, 51, 51));
        for (first, last, space, ends) in [
            (grey, Color::WHITE, "DeviceGray", [vec![0.2], vec![1.0]]),
            (grey, red, "DeviceRGB", [vec![0.2; 3], vec![1.0, 0.0, 0.2]]),
            (red, grey, "DeviceRGB", [vec![1.0, 0.0, 0.2], vec![0.2; 3]]),
        ] {
            let stops = vec![(0.0, first), (1.0, last)];
            let gradient = Gradient { kind: GradientKind::Linear, place: Affine::IDENTITY, stops };
            let shading = shading(&gradient);
            let shading = shading.as_dict().unwrap();
            assert_eq!(shading.get(b"ColorSpace").unwrap().as_name().unwrap(), space.as_bytes());
            let function = shading.get(b"Function").and_then(Object::as_dict).unwrap();
            let [part] = &function.get(b"Functions").and_then(Object::as_array).unwrap()[..] else {
                panic!()
            };
            let color = |key: &[u8]| {
                let all = part.as_dict().unwrap().get(key).and_then(Object::as_array).unwrap();
                all.iter().map(|one| one.as_float().unwrap()).collect::<Vec<_>>()
            };
            assert_eq!([color(b"C0"), color(b"C1")], ends);
        }
    }
}
