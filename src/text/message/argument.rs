//! Arguments of messages, for programs.

use super::Message;

/// An argument of a message. It is the same in all languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A count.
    Number(u64),
    /// A name, a square, a turn or what was typed.
    Text(String),
    /// A word of the canonical notation, or of a spec, for which sentences have a word of their own.
    Name(String),
    List(Vec<Argument>),
    /// The arguments of a nested message.
    Named(Vec<(&'static str, Argument)>),
}

/// Conversion to an argument.
pub(crate) trait ToArgument {
    /// The value for programs.
    fn to_argument(&self) -> Argument;
}

macro_rules! numbers {
    ($($number:ident)*) => {
        $(impl ToArgument for $number {
            fn to_argument(&self) -> Argument {
                Argument::Number(u64::try_from(*self).unwrap_or(u64::MAX))
            }
        })*
    };
}

numbers!(u8 u32 u64 usize);

impl ToArgument for i64 {
    fn to_argument(&self) -> Argument {
        u64::try_from(*self).map_or_else(|_| Argument::Text(self.to_string()), Argument::Number)
    }
}

impl ToArgument for str {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.to_owned())
    }
}

impl ToArgument for String {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.clone())
    }
}

impl ToArgument for &str {
    fn to_argument(&self) -> Argument {
        Argument::Text((*self).to_owned())
    }
}

impl ToArgument for char {
    fn to_argument(&self) -> Argument {
        Argument::Text(self.to_string())
    }
}

impl ToArgument for bool {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.to_string())
    }
}

impl<T: ToArgument> ToArgument for Vec<T> {
    fn to_argument(&self) -> Argument {
        Argument::List(self.iter().map(T::to_argument).collect())
    }
}

impl<T: ToArgument> ToArgument for Option<T> {
    fn to_argument(&self) -> Argument {
        Argument::List(self.iter().map(T::to_argument).collect())
    }
}

impl<T: ToArgument> ToArgument for Box<T> {
    fn to_argument(&self) -> Argument {
        (**self).to_argument()
    }
}

impl<A: ToArgument, B: ToArgument> ToArgument for (A, B) {
    fn to_argument(&self) -> Argument {
        Argument::List(vec![self.0.to_argument(), self.1.to_argument()])
    }
}

impl<T: ToArgument> ToArgument for crate::words::ByLang<T> {
    fn to_argument(&self) -> Argument {
        self.get(crate::words::Lang::En).to_argument()
    }
}

impl ToArgument for crate::words::Lang {
    fn to_argument(&self) -> Argument {
        Argument::Name(self.code().to_owned())
    }
}

impl ToArgument for crate::text::Action {
    fn to_argument(&self) -> Argument {
        Argument::Named(super::Say::arguments(self))
    }
}

impl ToArgument for Message {
    fn to_argument(&self) -> Argument {
        Argument::Named(self.arguments())
    }
}
