//! The parts that pieces have grown into, and an order that they can have grown in.

use crate::rules::lightning::{Bits, Camp, Face, Kit, Position, Side};

/// A part, in an order in which each piece but the first, its root, prolongs an earlier one.
#[derive(Clone, Debug)]
pub struct Part {
    /// Whose camp it lies in.
    pub side: Side,
    /// Its pieces with their squares; never none.
    pub pieces: Vec<(u8, Face)>,
}

/// The parts of both camps that have no piece on a start square.
pub fn orphans(kit: &Kit, camps: &[Camp; 2]) -> Vec<(Side, Bits)> {
    let parts = |(side, camp): (Side, &Camp)| camp.parts(kit).into_iter().map(move |part| (side, part));
    let all = Side::BOTH.into_iter().zip(camps).flat_map(parts);
    all.filter(|(_, part)| !part.meets(kit.start())).collect()
}

/// The parts of both camps. Those without a root are left out.
pub fn parts(position: &Position) -> Vec<Part> {
    let kit = position.kit();
    let mut parts = Vec::new();
    for side in Side::BOTH {
        let camp = position.camp(side);
        for part in camp.parts(kit) {
            let pieces = grown(kit, camp, part);
            if !pieces.is_empty() {
                parts.push(Part { side, pieces });
            }
        }
    }
    parts
}

fn grown(kit: &Kit, camp: &Camp, part: Bits) -> Vec<(u8, Face)> {
    let mut order: Vec<u8> = (part & kit.start()).squares().take(1).collect();
    let mut reached: Bits = order.iter().copied().collect();
    let mut next = 0;
    while let Some(square) = order.get(next).copied() {
        next += 1;
        let new = camp.prolongs(kit, square) & !reached;
        reached |= new;
        order.extend(new.squares());
    }
    order.into_iter().filter_map(|square| Some((square, camp.piece(kit, square)?))).collect()
}
