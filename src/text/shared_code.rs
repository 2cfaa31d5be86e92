//! Codes that several rooms share.

use super::message::shared;

shared! {
    FILE_READ = ("file/read"; "A file cannot be read."
        / "Un fichier ne peut pas être lu.");
    FILE_WRITE = ("file/write"; "A file cannot be written."
        / "Un fichier ne peut pas être écrit.");
    GAME = ("asked/game"; "A game, or a part of one, is asked for that is not there."
        / "Un jeu, ou une partie d’un jeu, est demandé et n’existe pas.");
    VARIANT = ("asked/variant"; "A variant is asked for that the game does not have."
        / "Une variante est demandée que le jeu n’a pas.");
    VALUE = ("asked/value"; "A value cannot be what was asked for."
        / "Une valeur n’est pas possible pour ce qui est demandé.");
    MISSING = ("asked/missing"; "Something that the command needs was not given."
        / "Quelque chose dont la commande a besoin n’est pas donné.");
    IMPOSSIBLE = ("asked/impossible"; "The game or the output does not allow what was asked for."
        / "Le jeu ou la sortie ne permet pas ce qui est demandé.");
    DRAWING = ("print/drawing"; "A sheet, a leaflet or a picture cannot be drawn or written."
        / "Une feuille, un livret ou une image ne peut pas être dessiné ou écrit.");
    RULE = ("asked/rule"; "An option of the rules is set that the game does not have."
        / "Une option des règles est donnée que le jeu n’a pas.");
    UNFIT = ("asked/unfit"; "The boards or pieces of the game do not match its rules."
        / "Les plateaux ou les pièces du jeu ne vont pas avec ses règles.");
}
