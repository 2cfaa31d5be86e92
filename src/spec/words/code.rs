//! Codes of specs.

use crate::text::message::shared;

shared! {
    SYNTAX = ("spec/syntax"; "The text is not TOML."
        / "Le texte n’est pas du TOML.");
    UNKNOWN_KEY = ("spec/unknown-key"; "A key does not belong where it is."
        / "Une clé n’est pas à sa place.");
    MISSING_KEY = ("spec/missing-key"; "A key that is needed is missing."
        / "Une clé nécessaire manque.");
    TYPE = ("spec/type"; "A value is of another type than its key needs."
        / "Une valeur n’est pas du type qu’il faut à sa clé.");
    VALUE = ("spec/value"; "A value is none of those that its key can have."
        / "Une valeur n’est pas de celles que sa clé peut prendre.");
    SIZE = ("spec/size"; "A number, a length or a text is out of bounds."
        / "Un nombre, une longueur ou un texte est hors limites.");
    UNKNOWN = ("spec/unknown"; "A name refers to no board, piece, face, colour, cell, engine or option."
        / "Un nom ne désigne ni plateau, ni pièce, ni face, ni couleur, ni case, ni règles, ni option.");
    TWICE = ("spec/twice"; "Something is there twice, or a name is given twice."
        / "Quelque chose figure deux fois, ou un nom est donné deux fois.");
    CONFLICT = ("spec/conflict";
        "Two keys exclude one another, or the rest of the spec does not allow a value."
        / "Deux clés s’excluent, ou le reste du fichier ne permet pas une valeur.");
    ROOM = ("spec/room"; "There is no room for something on the board or the piece."
        / "La place manque pour quelque chose sur le plateau ou la pièce.");
    LIMIT = ("spec/limit"; "All of the game together is more than can be drawn."
        / "Tout le jeu ensemble dépasse ce qui peut être dessiné.");
    TABLE = ("spec/table"; "A table that a spec names cannot be read as rows and columns."
        / "Un tableau que nomme le fichier ne se lit pas en lignes et en colonnes.");
    OUTLINE = ("spec/outline"; "A drawing that a piece has as its outline cannot be cut out."
        / "Le dessin qui donne son contour à une pièce ne peut pas être découpé.");
    GLYPH = ("spec/glyph"; "The fonts have no glyph for a character."
        / "Les polices n’ont pas de glyphe pour un caractère.");
}
