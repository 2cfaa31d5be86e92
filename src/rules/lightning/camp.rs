//! The pieces of one camp.

use super::{Bits, Kit, PieceFace, Ports, Prolong};

/// The pieces of one camp, with the open connections of their lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Camp {
    taken: Bits,
    /// For each port, the squares whose piece has a line there.
    lines: [Bits; 8],
    /// For each port, the squares where a piece with a line there would join a line in place.
    open: [Bits; 8],
    /// The squares that touch a piece.
    neighbours: Bits,
    /// The pieces that are connected to a start square.
    started: Bits,
}

impl Camp {
    /// The occupied squares.
    #[inline]
    pub fn taken(&self) -> Bits {
        self.taken
    }

    /// The ports of the piece on a square; empty if there is none.
    pub fn ports(&self, square: u8) -> Ports {
        Ports::from_numbers(
            (0u8..).zip(&self.lines).filter(|(_, with)| with.contains(square)).map(|(port, _)| port),
        )
    }

    /// The piece on a square.
    pub fn piece(&self, kit: &Kit, square: u8) -> Option<PieceFace> {
        kit.with_ports(self.ports(square))
    }

    /// All pieces with their squares.
    pub fn pieces(&self, kit: &Kit) -> impl Iterator<Item = (u8, PieceFace)> {
        self.taken.squares().filter_map(|square| Some((square, self.piece(kit, square)?)))
    }

    /// The pieces that are connected to a start square.
    pub fn started(&self) -> Bits {
        self.started
    }

    /// Places a piece with these ports on an empty square.
    pub fn lay(&mut self, kit: &Kit, square: u8, ports: Ports) {
        self.taken.insert(square);
        self.neighbours |= kit.neighbours(square);
        let mut led = kit.start().contains(square);
        let mut leads = false;
        for port in ports.each() {
            self.lines[usize::from(port)].insert(square);
            for (there, facing) in kit.contacts(square, port).iter() {
                self.open[usize::from(facing)].insert(there);
                if self.lines[usize::from(facing)].contains(there) {
                    let started = self.started.contains(there);
                    led |= started;
                    leads |= !started;
                }
            }
        }
        if led {
            self.started.insert(square);
            if leads {
                self.started |= self.joined_to(kit, Bits::one(square));
            }
        }
    }

    /// The camp without the piece on a square.
    pub fn without(&self, kit: &Kit, square: u8) -> Camp {
        let mut camp = Camp::default();
        for other in self.taken.squares().filter(|other| *other != square) {
            camp.lay(kit, other, self.ports(other));
        }
        camp
    }

    /// The empty squares where a piece with these ports prolongs pieces in place.
    #[inline]
    pub fn prolonged_by(&self, kit: &Kit, ports: Ports) -> Bits {
        let reached = match kit.prolong() {
            Prolong::Contact => self.neighbours,
            Prolong::Line => {
                let mut reached = Bits::NONE;
                for port in ports.each() {
                    reached |= self.open[usize::from(port)];
                }
                reached
            }
        };
        reached & self.empty(kit)
    }

    /// The empty squares.
    #[inline]
    pub fn empty(&self, kit: &Kit) -> Bits {
        !self.taken & kit.all()
    }

    /// The squares that touch a piece.
    pub fn neighbours(&self) -> Bits {
        self.neighbours
    }

    /// Returns true if a start square is connected to an arrival square.
    #[inline]
    pub fn is_crossed(&self, kit: &Kit) -> bool {
        self.started.intersects(kit.arrival())
    }

    /// Returns true if a piece with these ports on an empty square would connect start and arrival. `arriving` are
    /// the pieces connected to an arrival square.
    pub fn would_cross(&self, kit: &Kit, arriving: Bits, square: u8, ports: Ports) -> bool {
        let mut from = kit.start().contains(square);
        let mut to = kit.arrival().contains(square);
        for port in ports.each() {
            for (there, facing) in kit.contacts(square, port).iter() {
                if self.lines[usize::from(facing)].contains(there) {
                    from |= self.started.contains(there);
                    to |= arriving.contains(there);
                }
            }
        }
        from && to
    }

    /// The pieces that are connected to an arrival square.
    pub fn arriving(&self, kit: &Kit) -> Bits {
        self.joined_to(kit, self.taken & kit.arrival())
    }

    /// The pieces whose lines join those of the piece on a square.
    fn joined_pieces(&self, kit: &Kit, square: u8) -> Bits {
        let mut joined = Bits::NONE;
        for (port, with) in (0u8..).zip(&self.lines) {
            if with.contains(square) {
                for (there, facing) in kit.contacts(square, port).iter() {
                    if self.lines[usize::from(facing)].contains(there) {
                        joined.insert(there);
                    }
                }
            }
        }
        joined
    }

    /// The pieces that a piece on this square prolongs. Any of them can have been there first.
    pub fn prolongs(&self, kit: &Kit, square: u8) -> Bits {
        match kit.prolong() {
            Prolong::Line => self.joined_pieces(kit, square),
            Prolong::Contact => kit.neighbours(square) & self.taken,
        }
    }

    /// These pieces and all that are connected to them.
    fn joined_to(&self, kit: &Kit, from: Bits) -> Bits {
        closure(from, |square| self.joined_pieces(kit, square))
    }

    /// The connected components of the pieces under the relation of prolonging.
    pub fn components(&self, kit: &Kit) -> Vec<Bits> {
        let mut components = Vec::new();
        let mut left = self.taken;
        while let Some(square) = left.squares().next() {
            let component = closure(Bits::one(square), |square| self.prolongs(kit, square));
            left = left & !component;
            components.push(component);
        }
        components
    }
}

/// The squares reachable from a set by repeated steps.
fn closure(from: Bits, step: impl Fn(u8) -> Bits) -> Bits {
    let mut reached = from;
    let mut edge = from;
    while !edge.is_empty() {
        let mut next = Bits::NONE;
        for square in edge.squares() {
            next |= step(square);
        }
        edge = next & !reached;
        reached |= edge;
    }
    reached
}
