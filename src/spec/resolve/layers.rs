//! Drawings with layers that become pixels. All of a game are rendered together at the end, since all share the work.

use std::ops::Range;
use std::sync::Arc;

use crate::art::{LayeredDrawing, Rendering};
use crate::game::{Game, Mark, MarkKind, Mm};
use crate::scene::Drawing;
use crate::text::Finding;

/// How often the most that one drawing may take is halved until all of them fit into the work that is left.
const MAX_HALVINGS: i32 = 12;

/// A drawing for a printed width.
#[derive(Debug)]
pub(super) struct Layered {
    /// Its name in messages.
    pub(super) name: String,
    pub(super) span: Range<usize>,
    pub(super) drawing: LayeredDrawing,
    pub(super) width: Mm,
    pub(super) rendering: Rendering,
}

/// All of a game.
#[derive(Debug, Default)]
pub(super) struct Layers {
    /// Each with what stands for it in the game until it is rendered.
    all: Vec<(Arc<Drawing>, Layered)>,
}

impl Layers {
    /// What stands for a drawing with a width.
    pub(super) fn known(&self, drawing: &LayeredDrawing, width: Mm) -> Option<Arc<Drawing>> {
        let is_same = |known: &Layered| known.drawing.is(drawing) && known.width == width;
        self.all.iter().find(|(_, known)| is_same(known)).map(|(outline, _)| outline.clone())
    }

    /// Adds a drawing. Returns what stands for it.
    pub(super) fn add(&mut self, layered: Layered) -> Arc<Drawing> {
        let outline = Arc::new(layered.drawing.outline());
        self.all.push((outline.clone(), layered));
        outline
    }

    /// Which of them a drawing stands for.
    pub(super) fn place(&self, drawing: &Arc<Drawing>) -> Option<usize> {
        self.all.iter().position(|(outline, _)| Arc::ptr_eq(outline, drawing))
    }

    fn place_of_mark(&self, mark: &Mark) -> Option<usize> {
        match &mark.kind {
            MarkKind::Drawing { drawing, .. } => self.place(drawing),
            _ => None,
        }
    }

    /// Renders those that a game shows, as fine as the work that is left allows: what takes most becomes coarser first.
    /// Returns what cannot be rendered, or all of them if that is too much.
    pub(super) fn render(
        mut self,
        game: &mut Game,
        work_left: f64,
    ) -> Result<Vec<(Layered, Finding)>, Vec<Layered>> {
        let mut is_shown = vec![false; self.all.len()];
        game.each_mark(&mut |mark| {
            let shown = self.place_of_mark(mark).and_then(|at| is_shown.get_mut(at));
            shown.into_iter().for_each(|shown| *shown = true);
        });
        let mut is_shown = is_shown.into_iter();
        self.all.retain(|_| is_shown.next().unwrap_or_default());
        let work = |most: f64| self.all.iter().map(|(_, layered)| layered.rendering.work(most)).sum::<f64>();
        let most = (0..MAX_HALVINGS).map(|times| 0.5_f64.powi(times)).find(|most| work(*most) <= work_left);
        let Some(most) = most else {
            return Err(self.all.into_iter().map(|(_, layered)| layered).collect());
        };
        let draw = |(_, layered): &(_, Layered)| layered.rendering.draw(most).map(Arc::new);
        let rendered: Vec<_> = self.all.iter().map(draw).collect();
        game.each_mark(&mut |mark| {
            let by = self.place_of_mark(mark).and_then(|at| rendered.get(at));
            if let (MarkKind::Drawing { drawing, .. }, Some(Ok(by))) = (&mut mark.kind, by) {
                *drawing = by.clone();
            }
        });
        let all = self.all.into_iter().zip(rendered);
        Ok(all.filter_map(|((_, layered), rendered)| Some((layered, rendered.err()?))).collect())
    }
}
