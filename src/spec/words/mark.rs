//! Marks on a face: contents, settings, room.

use super::{code, length_fr};
use crate::game::Mm;
use crate::text::message::{findings, messages};
use crate::text::quoted;

findings! {
    /// Findings about marks.
    MarkFinding {
        (code::UNKNOWN_KEY) {
            NoSuchSetting { content: String = "ports", key: String = "font" }
                en "a mark with `{content}` has no `{key}`"
                fr "une marque avec `{content}` n’a pas de `{key}`";
        }
        (code::MISSING_KEY) {
            ShowsNothing
                en "this mark shows nothing"
                fr "cette marque ne montre rien";
        }
        (code::VALUE) {
            NoPort { typed: String = "zz" }
                en "`{typed}` is not a port"
                fr "`{typed}` n’est pas un port";
            NoSideThere { typed: String = "N" }
                en "this face has no side at `{typed}`"
                fr "cette face n’a pas de côté en `{typed}`";
            NoSign { typed: String = "haert" }
                en "there is no sign called `{typed}`"
                fr "il n’y a pas de signe appelé `{typed}`";
            NoTrack
                en "a track joins two different places"
                fr "une voie relie deux endroits différents";
            NoPorts
                en "no ports"
                fr "aucun port";
        }
        (code::SIZE) {
            TurnOutOfBounds { degrees: String = "400.5" }
                en "a turn cannot be {degrees} degrees"
                fr "une rotation ne peut pas valoir {degrees} degrés";
        }
        (code::TWICE) {
            PortTwice { port: String = "NE" }
                en "the port `{port}` appears twice"
                fr "le port `{port}` figure deux fois";
            TrackTwice { track: String = "NE SE" }
                en "the track `{track}` appears twice"
                fr "la voie `{track}` figure deux fois";
        }
        (code::CONFLICT) {
            TwoContents { one: String = "text", other: String = "symbol" }
                en "a mark shows `{one}` or `{other}`, not both"
                fr "une marque montre `{one}` ou `{other}`, pas les deux";
            NoBold
                en "this font has no bold letters for `**…**`"
                fr "cette police n’a pas de gras pour `**…**`";
            NoSeries
                en "`{{}}` stands for the word of a series, and there is no series here"
                fr "`{{}}` tient la place du mot d’une série, et il n’y a pas de série ici";
        }
        (code::ROOM) {
            WordsDoNotFit
                en "these words do not fit, not even a little smaller and in several lines"
                fr "ces mots ne tiennent pas, même en plusieurs lignes et un peu plus petits";
            OffItsFace
                en "this mark is wholly off its face"
                fr "cette marque est tout entière en dehors de sa face";
        }
    }
}

messages! {
    /// What to do about them.
    MarkHint {
        SettingsAre { keys: Vec<String> = vec!["at".to_owned(), "turn".to_owned()] }
            en ("it has {}", quoted(keys))
            fr ("elle a {}", quoted(keys));
        AddContent
            en "add one of `text`, `symbol`, `pips`, `ports`, `tracks`, `art`, `svg` and `picture`"
            fr "ajoutez `text`, `symbol`, `pips`, `ports`, `tracks`, `art`, `svg` ou `picture`";
        PortsAre { names: String = "NE E SE SW W NW" }
            en "use any of `{names}`"
            fr "choisissez parmi `{names}`";
        Degrees
            en "use degrees between -360 and 360"
            fr "écrivez un nombre de degrés entre -360 et 360";
        EscapeColon
            en "if it is no sign, write a backslash before the colon: `\\\\:` in double quotes"
            fr "si ce n’est pas un signe, mettez une barre oblique inversée devant les deux-points : `\\\\:` entre guillemets";
        FontsWithBold
            en "use `sans`, `serif` or `serif-italic`, or leave the asterisks out"
            fr "employez `sans`, `serif` ou `serif-italic`, ou retirez les astérisques";
        PutIntoMarks
            en "put the second one into `marks = [{{ … }}]`"
            fr "mettez le second dans `marks = [{{ … }}]`";
        AddSeries
            en "give the piece a series, like `series = [\"A\", \"B\"]`, or write something else here"
            fr "donnez une série à la pièce, comme `series = [\"A\", \"B\"]`, ou écrivez autre chose ici";
        ShorterWordsOrPlace
            en "use fewer or shorter words, a smaller `size`, or an `at` nearer to the middle"
            fr "écrivez moins de mots ou des mots plus courts, réduisez `size`, ou rapprochez `at` du milieu";
        ShorterWords
            en "use fewer or shorter words, a smaller `size`, or leave `size` out"
            fr "écrivez moins de mots ou des mots plus courts, réduisez `size`, ou retirez cette clé";
        CountsFromMiddle { width: Mm = Mm::new(25), height: Mm = Mm::from_um(19_500) }
            en "`at` counts from the middle of a face of {width} × {height}"
            fr {
                let (width, height) = (length_fr(*width), length_fr(*height));
                format!("`at` se compte à partir du milieu d’une face de {width} × {height}")
            };
    }
}
