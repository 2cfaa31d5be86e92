//! Numbers as files spell them: a fixed number of decimals, nothing superfluous, the same everywhere.

/// Decimals of a length: a tenth of a micrometre.
pub(super) const LENGTH: usize = 4;

/// Decimals of the turning and scaling part of a matrix: over a page they still mean less than a micrometre.
pub(super) const FACTOR: usize = 6;

/// Rounds to so many decimals; never minus nought, and nought for what is no number at all.
pub(super) fn rounded(value: f64, decimals: usize) -> f64 {
    let unit = 10f64.powi(decimals as i32);
    let rounded = (value * unit).round() / unit;
    if rounded.is_finite() { rounded + 0.0 } else { 0.0 }
}

/// How many units of the last decimal a number has; none for what is no number at all.
pub(super) fn counted(value: f64, decimals: usize) -> i64 {
    // No coordinate comes near the end of this range; a number that did would be cut off there.
    (value * 10f64.powi(decimals as i32)).round() as i64
}

/// Appends a number: `1.5`, `-20`, `0`.
pub(super) fn push(text: &mut String, value: f64, decimals: usize) {
    // Counted in units of the last decimal a number is whole, and whole numbers are spelled fastest: half of
    // what a writer writes are numbers.
    let unit = 10u64.pow(decimals as u32);
    let counted = (value * unit as f64).round();
    if !counted.is_finite() {
        return text.push('0');
    }
    if counted < 0.0 {
        text.push('-');
    }
    let counted = counted.abs() as u64;
    push_whole(text, counted / unit);
    push_rest(text, counted % unit, unit);
}

/// Appends so many units of the last decimal without the nought before the point: `.5`, `-.25`, `3`, `0`.
pub(super) fn push_short(text: &mut String, counted: i64, decimals: usize) {
    let unit = 10u64.pow(decimals as u32);
    if counted < 0 {
        text.push('-');
    }
    let counted = counted.unsigned_abs();
    if counted == 0 || counted >= unit {
        push_whole(text, counted / unit);
    }
    push_rest(text, counted % unit, unit);
}

/// Appends what stands behind the point, and the point.
fn push_rest(text: &mut String, mut rest: u64, unit: u64) {
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

/// Appends a whole number; the formatting of the standard library takes five times as long.
fn push_whole(text: &mut String, mut number: u64) {
    // The longest number has twenty digits.
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

/// A number on its own.
pub(super) fn spelled(value: f64, decimals: usize) -> String {
    let mut text = String::new();
    push(&mut text, value, decimals);
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn nothing_superfluous_is_written() {
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
            assert_eq!(spelled(value, 4), text);
        }
    }

    #[test]
    fn no_nought_stands_before_the_point() {
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
            push_short(&mut short, counted(value, 4), 4);
            assert_eq!(short, text);
        }
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(value in -5000.0..5000.0f64) {
            let text = spelled(value, LENGTH);
            let decimals = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
            prop_assert!(decimals <= LENGTH, "{text}");
            prop_assert!((text.parse::<f64>().unwrap() - value).abs() < 0.000_051, "{text}");
        }
    }
}
