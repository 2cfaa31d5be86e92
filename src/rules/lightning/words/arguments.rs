//! Types of arguments that have words in each language.

use std::fmt;

use crate::rules::lightning::Ports;
use crate::text::message::{Argument, ToArgument};

/// The name of a model, as the spec has it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ModelName(pub String);

impl fmt::Display for ModelName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ToArgument for ModelName {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.0.clone())
    }
}

impl ToArgument for Ports {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.to_string())
    }
}
