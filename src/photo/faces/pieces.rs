//! The pieces that may lie on a board, and their templates.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use super::PiecePrint;
use super::face::PieceClass;
use super::ink::Channel;

/// Largest ratio of two blurs for which one set of templates serves.
const MAX_BLUR_RATIO: f64 = 1.1;

/// The prints of the pieces of a game. Templates are made once for all boards and planks on which they may lie.
#[derive(Debug)]
pub(crate) struct PieceSet {
    prints: Vec<PiecePrint>,
    known: RefCell<Vec<BlurredClasses>>,
}

/// The templates of all pieces at a blur.
#[derive(Debug)]
struct BlurredClasses {
    channel: Channel,
    blur: f64,
    classes: Vec<Rc<PieceClass>>,
}

impl PieceSet {
    pub(crate) fn new(prints: Vec<PiecePrint>) -> Rc<PieceSet> {
        Rc::new(PieceSet { prints, known: RefCell::default() })
    }

    /// The templates at about this blur, in millimetres.
    pub(super) fn classes(&self, blur: f64, channel: Channel) -> Vec<Rc<PieceClass>> {
        let fits = |known: &&BlurredClasses| {
            let ratio = known.blur / blur;
            known.channel == channel && (1.0 / MAX_BLUR_RATIO..=MAX_BLUR_RATIO).contains(&ratio)
        };
        if let Some(known) = self.known.borrow().iter().find(fits) {
            return known.classes.clone();
        }
        let classes = PieceClass::all(&self.prints, blur, channel);
        let classes: Vec<Rc<PieceClass>> = classes.into_iter().map(Rc::new).collect();
        self.known.borrow_mut().push(BlurredClasses { channel, blur, classes: classes.clone() });
        classes
    }
}

impl Deref for PieceSet {
    type Target = [PiecePrint];

    fn deref(&self) -> &[PiecePrint] {
        &self.prints
    }
}
