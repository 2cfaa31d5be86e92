//! Messages of the deduction of open squares. Each language has its file of sentences.

mod arguments;
mod en;
mod fr;
#[cfg(test)]
mod tests;

use crate::game::ByLang;
use crate::rules::Message;
use crate::text::message::messages;

messages! {
    /// Messages of the deduction of open squares.
    SettleMessage {
        NotKnown { squares: Vec<String> },
        PutWhatLiesThere,
        LookAtTheTable,
        TakeThePictureAgain,

        /// A deduced square.
        Deduced { placed: Placed, hinted: bool, proof: Proof },
        /// All open squares are deduced.
        AllDeduced { filling: Vec<Placed>, hinted: bool, proof: Proof },

        /// `against` is a fault of the squares that were read.
        PoorPhoto { squares: Vec<String>, against: Option<Box<Message>> },
        TooManyWays { squares: Vec<String> },
        NoneAllowed { candidates: Vec<Candidate>, proof: Proof },
        /// `together` are the assignments that remain, if they are few.
        SeveralLeft { candidates: Vec<Candidate>, together: Vec<Vec<Placed>> },
        /// `more` is the number of reasons that are not listed.
        NothingFits { squares: Vec<String>, reasons: Vec<Reason>, more: usize },

        LineWithoutSquare,
        MissingCandidates { square: String },
        CandidatesTwice { square: String },
        WriteCandidates { square: String, piece: PieceSign },
    }
}

/// A piece in the notation of each language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PieceSign(pub(in crate::rules::settle) ByLang<String>);

/// Contents of a square; no piece if it is empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Placed {
    pub square: String,
    pub piece: Option<PieceSign>,
}

/// A square with the contents that remain possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Candidate {
    pub square: String,
    pub may: Vec<Option<PieceSign>>,
}

/// Assignments that are ruled out for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Reason {
    /// The first ones.
    pub fillings: Vec<Vec<Placed>>,
    /// Number of those that are not listed.
    pub others: usize,
    pub why: Message,
}

/// What rules contents out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Proof {
    BoxAndBoard,
    BoxBoardAndRules,
}
