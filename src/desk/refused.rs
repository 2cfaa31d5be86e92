//! Why something cannot be done.

/// Why something cannot be done, where no text is at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
}

impl Refused {
    /// A refusal without a hint.
    pub fn plain(message: impl Into<String>) -> Refused {
        Refused { message: message.into(), hint: None }
    }

    /// A refusal with a hint.
    pub fn hinted(message: impl Into<String>, hint: impl Into<String>) -> Refused {
        Refused { message: message.into(), hint: Some(hint.into()) }
    }
}
