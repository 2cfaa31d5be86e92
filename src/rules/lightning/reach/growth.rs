//! Components of the pieces, and an order in which they can have grown.

use crate::rules::lightning::{Bits, Camp, Kit, PieceFace, Position, Side};

/// A component, in an order in which each piece except the first, the root, prolongs an earlier one.
#[derive(Clone, Debug)]
pub(crate) struct Component {
    /// The camp that contains it.
    pub side: Side,
    /// Its pieces with their squares, at least one.
    pub pieces: Vec<(u8, PieceFace)>,
}

/// The components of both camps without a piece on a start square.
pub(crate) fn orphans(kit: &Kit, camps: &[Camp; 2]) -> Vec<(Side, Bits)> {
    let components = |(side, camp): (Side, &Camp)| {
        camp.components(kit).into_iter().map(move |component| (side, component))
    };
    let all = Side::BOTH.into_iter().zip(camps).flat_map(components);
    all.filter(|(_, component)| !component.intersects(kit.start())).collect()
}

/// The components of both camps that have a root.
pub(crate) fn components(position: &Position) -> Vec<Component> {
    let kit = position.kit();
    let mut components = Vec::new();
    for side in Side::BOTH {
        let camp = position.camp(side);
        for component in camp.components(kit) {
            let pieces = growth_order(kit, camp, component);
            if !pieces.is_empty() {
                components.push(Component { side, pieces });
            }
        }
    }
    components
}

fn growth_order(kit: &Kit, camp: &Camp, component: Bits) -> Vec<(u8, PieceFace)> {
    let mut order: Vec<u8> = (component & kit.start()).squares().take(1).collect();
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
