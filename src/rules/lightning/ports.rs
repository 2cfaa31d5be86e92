//! The eight points where a line leaves a piece.

use std::fmt;

/// Names, clockwise from the top.
const NAMES: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// French names that differ: west is *ouest*.
const FRENCH: [(&str, u8); 3] = [("SO", 5), ("O", 6), ("NO", 7)];

/// A set of ports, numbered clockwise from the top. Even numbers are sides, odd ones corners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ports(u8);

impl Ports {
    /// The set of these ports. Numbers above 7 are ignored.
    pub fn from_numbers(ports: impl IntoIterator<Item = u8>) -> Ports {
        Ports(ports.into_iter().filter(|port| *port < 8).fold(0, |set, port| set | 1 << port))
    }

    /// The set with these bits; bit `n` is port `n`.
    pub const fn from_bits(bits: u8) -> Ports {
        Ports(bits)
    }

    /// The bits of the set; bit `n` is port `n`.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Parses ports in any order: `N-SE-SW`, `n+so+se`.
    pub fn parse(text: &str) -> Option<Ports> {
        let mut ports = Ports::default();
        for name in text.split(['-', '–', '—', '+', '/']) {
            let name = name.to_ascii_uppercase();
            let port = (0..).zip(NAMES).find(|(_, known)| *known == name).map(|(port, _)| port);
            let port =
                port.or_else(|| FRENCH.iter().find(|(known, _)| *known == name).map(|(_, port)| *port))?;
            // A side named twice may be another one that was meant.
            if ports.0 & 1 << port != 0 {
                return None;
            }
            ports.0 |= 1 << port;
        }
        Some(ports)
    }

    /// The numbers of the ports.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = u8> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let port = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(port)
        })
    }

    /// The set after clockwise quarter turns.
    pub const fn turned(self, quarters: u8) -> Ports {
        Ports(self.0.rotate_left(quarters as u32 * 2))
    }

    /// Number of different rotations: 1, 2 or 4.
    pub fn rotations(self) -> u8 {
        [1, 2].into_iter().find(|quarters| self.turned(*quarters) == self).unwrap_or(4)
    }

    /// Returns true if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for Ports {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, port) in self.each().enumerate() {
            let between = if number == 0 { "" } else { "-" };
            write!(f, "{between}{}", NAMES[usize::from(port)])?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn port_sets_round_trip_and_rotate() {
        for bits in 1..=255 {
            let ports = Ports::from_bits(bits);
            assert_eq!(Ports::parse(&ports.to_string()), Some(ports));
            assert_eq!(Ports::parse(&ports.to_string().to_lowercase().replace('w', "o")), Some(ports));
            assert_eq!(ports.turned(ports.rotations()), ports);
            assert_eq!(ports.turned(4), ports);
        }
        assert_eq!(Ports::parse("N").map(|ports| ports.turned(1)), Ports::parse("E"));
        assert_eq!(Ports::parse("nw-se").map(Ports::rotations), Some(2));
        for none in ["", "N-", "N--S", "X", "NS", "N S"] {
            assert_eq!(Ports::parse(none), None, "{none}");
        }
    }
}
