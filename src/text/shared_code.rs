//! Codes that several rooms share.

use super::Code;
use super::message::code;

macro_rules! shared {
    ($($name:ident = $code:tt;)*) => {
        $(pub(crate) const $name: Code = code! $code;)*
    };
}

shared! {
    FILE_READ = ("file/read"; "A file cannot be read.");
    FILE_WRITE = ("file/write"; "A file cannot be written.");
    RULE = ("asked/rule"; "An option of the rules is set that the game does not have.");
    UNFIT = ("asked/unfit"; "The boards or pieces of the game do not match its rules.");
}
