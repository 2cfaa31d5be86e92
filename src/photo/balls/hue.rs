//! How alike two colours are, for balls that are shaded and shine.

/// A colour that balls have, made ready for comparing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hue {
    lab: [f32; 3],
    /// How much of its light is red, and how much blue.
    pub(super) share: [f32; 2],
}

/// How much of some light is red, and how much blue.
pub(super) fn share(light: [f32; 3]) -> [f32; 2] {
    let light = light.map(|light| light.max(0.0) + 0.004);
    let sum = light.iter().sum::<f32>();
    [light[0] / sum, light[2] / sum]
}

/// CIE L*a*b*, in hundredths: equal steps look about equally large.
pub(super) fn to_lab(light: [f32; 3]) -> [f32; 3] {
    let [red, green, blue] = light.map(|light| light.max(1e-4));
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let [x, y, z] = [x, y, z].map(f32::cbrt);
    [1.16 * y - 0.16, 5.0 * (x - y), 2.0 * (y - z)]
}

impl Hue {
    pub(super) fn of(light: [f32; 3]) -> Hue {
        Hue { lab: to_lab(light), share: share(light) }
    }

    /// In what ways a colour that is seen is unlike this one: another hue, too pale, too strong, too light, too dark;
    /// how far in lightness; and how much colour there is where there should be little.
    pub(super) fn apart(&self, seen: [f32; 3]) -> [f32; 7] {
        let [light, a, b] = self.lab;
        let (own, chroma) = (a.hypot(b), seen[1].hypot(seen[2]));
        let (along_a, along_b) = (a / own.max(1e-6), b / own.max(1e-6));
        let along = seen[1] * along_a + seen[2] * along_b;
        let across = seen[1] * along_b - seen[2] * along_a;
        let coloured = (own / 0.3).min(1.0);
        let whole = own * own + 0.01;
        [
            (across * across / (chroma * chroma + 0.01)).min(1.0) * coloured,
            (0.3 * own - along).max(0.0).powi(2) / whole,
            (along - 1.2 * own - 0.05).max(0.0).powi(2) / whole,
            (seen[0] - light - 0.05).max(0.0).powi(2),
            (0.6 * light - seen[0]).max(0.0).powi(2),
            (seen[0] - light).powi(2),
            (chroma - own - 0.1).max(0.0).powi(2) * (1.0 - coloured),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shade_keeps_the_hue_and_another_colour_does_not() {
        let yellow = [0.92, 0.65, 0.15];
        let hue = Hue::of(yellow);
        let shaded = hue.apart(to_lab(yellow.map(|light| light * 0.5)));
        let blue = hue.apart(to_lab([0.01, 0.07, 0.24]));
        assert!(shaded[0] < 0.02 && shaded[1] == 0.0, "{shaded:?}");
        assert!(blue[1] > 0.5, "{blue:?}");
        assert!(hue.apart(to_lab(yellow)).iter().sum::<f32>() < 1e-6);
    }

    #[test]
    fn white_is_a_hundred_and_has_no_colour() {
        let [light, a, b] = to_lab([1.0; 3]);
        assert!((light - 1.0).abs() < 0.01 && a.abs() < 0.01 && b.abs() < 0.01);
    }
}
