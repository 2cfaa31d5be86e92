//! Formats numbers for files: a fixed precision, no superfluous characters, the same on every machine.

/// Decimals of a length in millimetres: a tenth of a micrometre.
pub(super) const LENGTH_DECIMALS: usize = 4;

/// Decimals of the linear part of a matrix: across a page the error is below a micrometre.
pub(super) const FACTOR_DECIMALS: usize = 6;

/// Rounds to a number of decimals; never returns -0, and returns 0 for values that are not finite.
pub(super) fn rounded(value: f64, decimals: usize) -> f64 {
    let unit = 10f64.powi(decimals as i32);
    let rounded = (value * unit).round() / unit;
    if rounded.is_finite() { rounded + 0.0 } else { 0.0 }
}

/// Converts to fixed point, in units of the last decimal; saturates, and returns 0 for NaN.
pub(super) fn fixed_point(value: f64, decimals: usize) -> i64 {
    (value * 10f64.powi(decimals as i32)).round() as i64
}

/// Appends a number: `1.5`, `-20`, `0`.
pub(super) fn push(text: &mut String, value: f64, decimals: usize) {
    // Fixed point is formatted as an integer, which is fastest: half of all output is numbers.
    let unit = 10u64.pow(decimals as u32);
    let fixed = (value * unit as f64).round();
    if !fixed.is_finite() {
        return text.push('0');
    }
    if fixed < 0.0 {
        text.push('-');
    }
    let fixed = fixed.abs() as u64;
    push_integer(text, fixed / unit);
    push_fraction(text, fixed % unit, unit);
}

/// Appends a fixed-point number without a zero before the point: `.5`, `-.25`, `3`, `0`.
pub(super) fn push_short(text: &mut String, fixed: i64, decimals: usize) {
    let unit = 10u64.pow(decimals as u32);
    if fixed < 0 {
        text.push('-');
    }
    let fixed = fixed.unsigned_abs();
    if fixed == 0 || fixed >= unit {
        push_integer(text, fixed / unit);
    }
    push_fraction(text, fixed % unit, unit);
}

/// Appends the point and the digits after it.
fn push_fraction(text: &mut String, mut rest: u64, unit: u64) {
    if rest > 0 {
        text.push('.');
        let mut place = unit / 10;
        while rest > 0 {
            text.push(char::from(b'0' + (rest / place) as u8));
            rest %= place;
            place = (place / 10).max(1);
        }
    }
}

/// Appends an integer, five times faster than the standard library.
fn push_integer(text: &mut String, mut number: u64) {
    // `u64::MAX` has twenty digits.
    let mut digits = [b'0'; 20];
    let mut first = digits.len();
    for digit in digits.iter_mut().rev() {
        first -= 1;
        *digit += (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    let digits = digits.get(first..).unwrap_or_default();
    text.push_str(std::str::from_utf8(digits).unwrap_or_default());
}

pub(super) fn formatted(value: f64, decimals: usize) -> String {
    let mut text = String::new();
    push(&mut text, value, decimals);
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn output_has_no_superfluous_characters() {
        for (value, text) in [
            (0.0, "0"),
            (-0.00001, "0"),
            (-0.0, "0"),
            (20.0, "20"),
            (-1.50004, "-1.5"),
            (0.1 + 0.2, "0.3"),
            (1.0 / 3.0, "0.3333"),
            (f64::NAN, "0"),
            (f64::INFINITY, "0"),
        ] {
            assert_eq!(formatted(value, 4), text);
        }
    }

    #[test]
    fn short_output_has_no_zero_before_the_point() {
        for (value, text) in [
            (0.0, "0"),
            (0.5, ".5"),
            (-0.05, "-.05"),
            (-0.00001, "0"),
            (1.25, "1.25"),
            (-30.0, "-30"),
            (f64::NAN, "0"),
        ] {
            let mut short = String::new();
            push_short(&mut short, fixed_point(value, 4), 4);
            assert_eq!(short, text);
        }
    }

    proptest! {
        #[test]
        fn output_parses_back(value in -5000.0..5000.0f64) {
            let text = formatted(value, LENGTH_DECIMALS);
            let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
            prop_assert!(decimals <= LENGTH_DECIMALS, "{text}");
            prop_assert!((text.parse::<f64>().unwrap() - value).abs() < 0.000_051, "{text}");
        }
    }
}
