//! Random numbers that are the same on every machine.

/// SplitMix64. Not `src/prng.rs`: the published rates and the pictures of the README depend on this stream.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 0 to just under 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn within(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// A number under `count`, which is not 0.
    pub fn below(&mut self, count: usize) -> usize {
        (self.unit() * count as f64) as usize
    }

    pub fn chance(&mut self, share: f64) -> bool {
        self.unit() < share
    }

    /// Approximately a normal deviate: the sum of twelve uniform ones. Unlike logarithms and sines, sums give the
    /// same digits on every machine.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.unit()).sum::<f64>() - 6.0
    }
}

/// A value from 0 to 1 for a lattice point.
pub fn lattice(seed: u64, x: i64, y: i64) -> f64 {
    let key = seed ^ (x as u64).wrapping_mul(0x8da6_b343) ^ (y as u64).wrapping_mul(0xd816_3841_0000_0001);
    Random::new(key).unit()
}
