//! The tables that lie as many turns back make a layer: from the most promising of each one more turn is taken back.
//!
//! That compares like with like, so it comes far back at little expense. It is never complete, though: what promises
//! less is dropped. Dice choose among equals, so that another time others come through.

use std::collections::HashSet;

use super::Step;
use super::trials::{Stage, Trials};

/// The most turns that are taken back.
const MOST_LAYERS: usize = 12;

/// A table of a layer.
struct Layered {
    stage: Stage,
    /// Where the table after it in the game lies; none if that is the end.
    next: Option<usize>,
}

impl Trials<'_> {
    /// The turns of a game that is found from so many tables of each layer at the most.
    pub(super) fn layers(&mut self, width: usize) -> Option<Vec<Step>> {
        let mut tables: Vec<Layered> = self.ends.iter().map(|&stage| Layered { stage, next: None }).collect();
        let mut seen = HashSet::new();
        let mut layer: Vec<usize> = (0..tables.len()).collect();
        for _ in 0..MOST_LAYERS {
            let mut found = Vec::new();
            for at in layer {
                let Some(Layered { stage: (state, _), .. }) = tables.get(at) else { continue };
                for stage in self.ground.all_before(state) {
                    if self.sketches.left == 0 {
                        return None;
                    }
                    if !seen.insert(stage.0) {
                        continue;
                    }
                    let cost = self.ground.far_with_passes(&stage.0, &mut self.sketches);
                    found.push((cost, self.dice.next(), tables.len()));
                    tables.push(Layered { stage, next: Some(at) });
                    if let Some(steps) = (cost == 0).then(|| self.ground.game(&way(&tables))).flatten() {
                        return Some(steps);
                    }
                }
            }
            found.sort_unstable();
            layer = found.into_iter().take(width).map(|(.., at)| at).collect();
        }
        None
    }
}

/// The way back to the table that was found last.
fn way(tables: &[Layered]) -> Vec<Stage> {
    let mut next = tables.last();
    let mut way = Vec::new();
    while let Some(table) = next {
        way.push(table.stage);
        next = table.next.and_then(|next| tables.get(next));
    }
    way.reverse();
    way
}
