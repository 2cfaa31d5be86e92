//! Codes that several rooms share.

use super::message::shared;

shared! {
    FILE_READ = ("file/read"; "A file cannot be read.");
    FILE_WRITE = ("file/write"; "A file cannot be written.");
    GAME = ("asked/game"; "A game, or a part of one, is asked for that is not there.");
    VARIANT = ("asked/variant"; "A variant is asked for that the game does not have.");
    VALUE = ("asked/value"; "A value cannot be what was asked for.");
    MISSING = ("asked/missing"; "Something that the command needs was not given.");
    IMPOSSIBLE = ("asked/impossible"; "The game or the output does not allow what was asked for.");
    DRAWING = ("print/drawing"; "A sheet, a leaflet or a picture cannot be drawn or written.");
    RULE = ("asked/rule"; "An option of the rules is set that the game does not have.");
    UNFIT = ("asked/unfit"; "The boards or pieces of the game do not match its rules.");
}
