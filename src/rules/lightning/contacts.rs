//! Coincident ports of neighbouring squares.

/// Ports of other squares that coincide with one port of a square.
#[derive(Clone, Copy, Debug, Default)]
pub struct Contacts {
    contacts: [(u8, u8); 3],
    count: u8,
}

impl Contacts {
    /// The other squares with their ports.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> {
        self.contacts.iter().take(usize::from(self.count)).copied()
    }

    /// The contacts of a port on a camp of this size.
    pub fn new(columns: u8, rows: u8, square: u8, port: u8) -> Contacts {
        // Displacement in the direction of a port, in columns and rows.
        const STEPS: [(i16, i16); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        let (right, up) = STEPS[usize::from(port)];
        // A side meets the side across it. In a corner up to four squares meet: the one across it and the two beside
        // it.
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
        let mut contacts = Contacts::default();
        for (right, up, port) in candidates {
            let column = i16::from(square % columns) + right;
            let row = i16::from(square / columns) + up;
            if (0..i16::from(columns)).contains(&column) && (0..i16::from(rows)).contains(&row) {
                contacts.contacts[usize::from(contacts.count)] =
                    ((row * i16::from(columns) + column) as u8, port);
                contacts.count += 1;
            }
        }
        contacts
    }
}
