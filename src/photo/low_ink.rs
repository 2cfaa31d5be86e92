//! Detects low-ink prints: what is coloured otherwise is paper.

use super::signal::{CLIPPED, GAMMA, median};

/// Maximum lightness of ink that can be told from paper.
const MAX_INK_LUMA: f64 = 0.4;
/// Minimum number of samples. Their median must be below `INK_BELOW` or above `PAPER_ABOVE`, 0 being ink and 1 paper.
const MIN_SAMPLES: usize = 4;
const INK_BELOW: f64 = 0.35;
const PAPER_ABOVE: f64 = 0.65;

/// Samples of what is dark in a print with full ink.
#[derive(Default)]
pub(super) struct DarkSamples {
    /// 0 is as dark as its ink, 1 as light as the paper beside it.
    paper_shares: Vec<f64>,
}

impl DarkSamples {
    /// Adds what is seen where ink of this lightness (from 0 to 1) is printed, and the paper beside it, both from 0 to
    /// 255. Pale ink tells nothing, nor does clipped paper, beside which ink seems paler.
    pub(super) fn add(&mut self, ink: f64, seen: f64, paper: f64) {
        if ink < MAX_INK_LUMA && (1.0..CLIPPED).contains(&paper) {
            let ink = libm::pow(ink, GAMMA);
            self.paper_shares.push((libm::pow((seen / paper).max(0.0), GAMMA) - ink) / (1.0 - ink));
        }
    }

    /// Whether most of it is paper; `None` if undecidable.
    pub(super) fn are_paper(self) -> Option<bool> {
        let enough = self.paper_shares.len() >= MIN_SAMPLES;
        let middle = median(self.paper_shares).filter(|_| enough)?;
        (!(INK_BELOW..PAPER_ABOVE).contains(&middle)).then_some(middle >= PAPER_ABOVE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_or_ambiguous_samples_decide_nothing() {
        let decide = |paper_shares: &[f64]| DarkSamples { paper_shares: paper_shares.into() }.are_paper();
        assert_eq!(decide(&[0.0, 0.1, -0.1, 0.9]), Some(false));
        assert_eq!(decide(&[0.9, 0.8, 1.0, 0.1]), Some(true));
        assert_eq!(decide(&[0.5; 9]), None);
        assert_eq!(decide(&[0.9; 3]), None);
    }

    #[test]
    fn pale_ink_and_clipped_paper_are_no_samples() {
        let decide = |ink: f64, paper: f64| {
            let mut samples = DarkSamples::default();
            (0..9).for_each(|_| samples.add(ink, 0.9 * paper, paper));
            samples.are_paper()
        };
        assert_eq!(decide(0.2, 200.0), Some(true));
        assert_eq!(decide(0.6, 200.0), None);
        assert_eq!(decide(0.2, 255.0), None);
    }
}
