//! Which ports of which squares lie in the same place.

/// Where one port of a piece can meet ports of other pieces: squares with the ports that lie there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meets {
    places: [(u8, u8); 3],
    count: u8,
}

impl Meets {
    /// Squares with the ports that lie there.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = (u8, u8)> {
        self.places.iter().take(usize::from(self.count)).copied()
    }

    /// Where that port of a piece on that square meets others, on a camp of that size.
    pub fn of(columns: u8, rows: u8, square: u8, port: u8) -> Meets {
        // One step to where the port points, seen from the lower left corner of the board.
        const STEPS: [(i16, i16); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        let (right, up) = STEPS[usize::from(port)];
        // A side meets the side across it. In a corner up to four squares come together: the one across it,
        // and the two beside it.
        let candidates = match port % 2 {
            0 => vec![(right, up, (port + 4) % 8)],
            _ => {
                let corner = |right: i16, up: i16| match (right, up) {
                    (1, 1) => 1,
                    (1, -1) => 3,
                    (-1, -1) => 5,
                    _ => 7,
                };
                vec![
                    (right, up, corner(-right, -up)),
                    (right, 0, corner(-right, up)),
                    (0, up, corner(right, -up)),
                ]
            }
        };
        let mut meets = Meets::default();
        for (right, up, port) in candidates {
            let column = i16::from(square % columns) + right;
            let row = i16::from(square / columns) + up;
            if (0..i16::from(columns)).contains(&column) && (0..i16::from(rows)).contains(&row) {
                meets.places[usize::from(meets.count)] = ((row * i16::from(columns) + column) as u8, port);
                meets.count += 1;
            }
        }
        meets
    }
}
