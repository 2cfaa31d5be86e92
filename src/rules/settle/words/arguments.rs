//! Arguments of messages, for programs.

use super::{Candidate, Placed, Proof, Reason, en};
use crate::text::message::{Argument, ToArgument};

impl ToArgument for Placed {
    fn to_argument(&self) -> Argument {
        Argument::Named(vec![("square", self.square.to_argument()), ("piece", self.piece.to_argument())])
    }
}

impl ToArgument for Candidate {
    fn to_argument(&self) -> Argument {
        Argument::Named(vec![("square", self.square.to_argument()), ("may", self.may.to_argument())])
    }
}

impl ToArgument for Reason {
    fn to_argument(&self) -> Argument {
        Argument::Named(vec![
            ("fillings", self.fillings.to_argument()),
            ("others", self.others.to_argument()),
            ("why", self.why.to_argument()),
        ])
    }
}

impl ToArgument for Proof {
    fn to_argument(&self) -> Argument {
        Argument::Name(en::box_and(*self).to_owned())
    }
}
