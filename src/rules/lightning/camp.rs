//! The pieces of one camp.

use super::{Bits, Face, Kit, Ports, Prolong};

/// The pieces that lie in one camp, with what would join them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Camp {
    /// Where pieces lie.
    taken: Bits,
    /// For each port, the squares whose piece has a line there.
    lines: [Bits; 8],
    /// For each port, the squares where a piece with a line there would join a line in place.
    open: [Bits; 8],
    /// The squares that touch a piece.
    near: Bits,
    /// The pieces whose lines lead to a start square.
    started: Bits,
}

impl Camp {
    /// Where pieces lie.
    #[inline]
    pub fn taken(&self) -> Bits {
        self.taken
    }

    /// The ports of the piece on a square; none if no piece lies there.
    pub fn ports(&self, square: u8) -> Ports {
        Ports::of((0u8..).zip(&self.lines).filter(|(_, with)| with.holds(square)).map(|(port, _)| port))
    }

    /// The piece on a square.
    pub fn piece(&self, kit: &Kit, square: u8) -> Option<Face> {
        kit.showing(self.ports(square))
    }

    /// All pieces with their squares.
    pub fn pieces(&self, kit: &Kit) -> impl Iterator<Item = (u8, Face)> {
        self.taken.squares().filter_map(|square| Some((square, self.piece(kit, square)?)))
    }

    /// The pieces whose lines lead to a start square.
    pub fn started(&self) -> Bits {
        self.started
    }

    /// Lays a piece with these ports on an empty square.
    pub fn lay(&mut self, kit: &Kit, square: u8, ports: Ports) {
        self.taken.insert(square);
        self.near |= kit.near(square);
        let mut led = kit.start().holds(square);
        let mut leads = false;
        for port in ports.each() {
            self.lines[usize::from(port)].insert(square);
            for (there, facing) in kit.meets(square, port).places() {
                self.open[usize::from(facing)].insert(there);
                if self.lines[usize::from(facing)].holds(there) {
                    let started = self.started.holds(there);
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

    /// The same without the piece on a square.
    pub fn without(&self, kit: &Kit, square: u8) -> Camp {
        let mut camp = Camp::default();
        for other in self.taken.squares().filter(|other| *other != square) {
            camp.lay(kit, other, self.ports(other));
        }
        camp
    }

    /// The empty squares where a piece with these ports prolongs what lies there.
    #[inline]
    pub fn prolonged_by(&self, kit: &Kit, ports: Ports) -> Bits {
        let reached = match kit.prolong() {
            Prolong::Contact => self.near,
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
    pub fn near(&self) -> Bits {
        self.near
    }

    /// Whether lines lead from a start square to an arrival square.
    #[inline]
    pub fn is_crossed(&self, kit: &Kit) -> bool {
        self.started.meets(kit.arrival())
    }

    /// Whether a piece with these ports, laid on an empty square, would lead from start to arrival.
    /// `arriving` are the pieces whose lines lead to an arrival square.
    pub fn would_cross(&self, kit: &Kit, arriving: Bits, square: u8, ports: Ports) -> bool {
        let mut from = kit.start().holds(square);
        let mut to = kit.arrival().holds(square);
        for port in ports.each() {
            for (there, facing) in kit.meets(square, port).places() {
                if self.lines[usize::from(facing)].holds(there) {
                    from |= self.started.holds(there);
                    to |= arriving.holds(there);
                }
            }
        }
        from && to
    }

    /// The pieces whose lines lead to an arrival square.
    pub fn arriving(&self, kit: &Kit) -> Bits {
        self.joined_to(kit, self.taken & kit.arrival())
    }

    /// The pieces whose lines join those of the piece on a square.
    fn joins(&self, kit: &Kit, square: u8) -> Bits {
        let mut joined = Bits::NONE;
        for (port, with) in (0u8..).zip(&self.lines) {
            if with.holds(square) {
                for (there, facing) in kit.meets(square, port).places() {
                    if self.lines[usize::from(facing)].holds(there) {
                        joined.insert(there);
                    }
                }
            }
        }
        joined
    }

    /// The pieces that the one on a square can have been placed by: those that it prolongs.
    pub fn prolongs(&self, kit: &Kit, square: u8) -> Bits {
        match kit.prolong() {
            Prolong::Line => self.joins(kit, square),
            Prolong::Contact => kit.near(square) & self.taken,
        }
    }

    /// These pieces and all that lines lead to from them.
    fn joined_to(&self, kit: &Kit, from: Bits) -> Bits {
        spread(from, |square| self.joins(kit, square))
    }

    /// The parts that pieces have grown into: each holds all that can have been placed because of one of it.
    pub fn parts(&self, kit: &Kit) -> Vec<Bits> {
        let mut parts = Vec::new();
        let mut left = self.taken;
        while let Some(square) = left.squares().next() {
            let part = spread(Bits::one(square), |square| self.prolongs(kit, square));
            left = left & !part;
            parts.push(part);
        }
        parts
    }
}

/// Some squares and all that is reached from them step by step.
fn spread(from: Bits, step: impl Fn(u8) -> Bits) -> Bits {
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
