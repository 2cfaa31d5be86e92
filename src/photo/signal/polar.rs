//! Comparison of rings of samples at every rotation.

/// The parts of two rings that meet when `template` is rotated by `turn` samples, each with its counterpart in `seen`.
#[inline]
pub(in crate::photo) fn rotated<'a>(
    template: &'a [f32],
    seen: &'a [f32],
    turn: usize,
) -> [(&'a [f32], &'a [f32]); 2] {
    let (head, tail) = template.split_at(template.len() - turn);
    let (first, last) = seen.split_at(turn);
    [(tail, first), (head, last)]
}

/// The rotation with the highest score, and that score; `None` without rotations.
#[inline]
pub(in crate::photo) fn best_turn(
    turns: impl Iterator<Item = usize>,
    score: impl Fn(usize) -> f32,
) -> Option<(usize, f32)> {
    turns.map(|turn| (turn, score(turn))).max_by(|one, other| one.1.total_cmp(&other.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rotated_ring_is_found() {
        let template = [0.0, 1.0, 5.0, 2.0, 0.0];
        let mut seen = template;
        seen.rotate_right(3);
        let score = |turn| {
            let parts = rotated(&template, &seen, turn);
            parts.iter().flat_map(|(one, other)| one.iter().zip(*other)).map(|(one, other)| one * other).sum()
        };
        assert_eq!(best_turn(0..5, score), Some((3, 30.0)));
        assert_eq!(best_turn(0..0, score), None);
    }
}
