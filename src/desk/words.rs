//! What is said of requests, from the command line and from the page, and of sheets that cannot be drawn.

use crate::text::message::{findings, messages};
use crate::text::shared_code as code;

findings! {
    /// Requests that cannot be met.
    DeskFinding {
        (code::GAME) {
            NoGame { game: String = "quitz" }
                en "there is no game called `{game}`"
                fr "aucun jeu ne s’appelle `{game}`";
        }
        (code::VARIANT) {
            NoVariant { game: String = "quits", typed: String = "klassic" }
                en "{game} has no variant `{typed}`"
                fr "{game} n’a pas de variante `{typed}`";
            NoVariants { game: String = "lightning" }
                en "{game} has no variants"
                fr "{game} n’a pas de variantes";
        }
        (code::RULE) {
            NoOption { name: String = "balls" }
                en "no rules have an option `{name}`"
                fr "aucune règle n’a d’option `{name}`";
            NoValueOfOption { name: String = "ball_moves", value: String = "sideways" }
                en "`{name}` cannot be `{value}`"
                fr "`{name}` ne peut pas valoir `{value}`";
        }
        (code::VALUE) {
            NoPiece { word: String = "Q" }
                en "there is no piece `{word}`"
                fr "il n’y a pas de pièce `{word}`";
            UnknownRequest { why: String = "EOF" }
                en "the page asked for something unknown: {why}"
                fr "la page a demandé quelque chose d’inconnu : {why}";
            NoPosition
                en "this is not a position"
                fr "ce n’est pas une position";
        }
        (code::MISSING) {
            NoPhoto
                en "no photo came with the request"
                fr "la demande ne contient pas de photo";
            NoLeaflet { game: String = "tokens" }
                en "{game} has no leaflet"
                fr "{game} n’a pas de livret";
        }
        (code::IMPOSSIBLE) {
            NothingToPrint
                en "there is nothing to print"
                fr "il n’y a rien à imprimer";
            NothingToDraw
                en "there is nothing to draw"
                fr "il n’y a rien à dessiner";
        }
        (code::DRAWING) {
            NoGlyph { game: String = "chess", character: char = '囲', font: String = "Rye", text: String = "囲碁" }
                en ("{game}: the font {font} has no glyph for `{character}` (U+{:04X}) in “{text}”", *character as u32)
                fr ("{game} : la police {font} n’a pas de glyphe pour `{character}` (U+{:04X}) dans « {text} »",
                    *character as u32);
            NoFontHas { character: char = '囲' }
                en "`{character}` cannot be drawn: no font of the pictures has it"
                fr "`{character}` ne peut pas être dessiné : aucune police des images ne l’a";
            TooManyPixels { width: u64 = 99_000, height: u64 = 140_000, most_millions: u64 = 140 }
                en "a picture of {width} × {height} pixels is more than {most_millions} million pixels"
                fr "une image de {width} × {height} pixels dépasse {most_millions} millions de pixels";
        }
    }
}

messages! {
    /// What to do about them.
    DeskHint {
        AskForTheGame { name: String = "lightning" }
            en "ask for `{name}` alone"
            fr "demandez simplement `{name}`";
        UseOtherWords
            en "use other words there"
            fr "employez d’autres mots à cet endroit";
        AskForOtherParts
            en "ask for other parts"
            fr "demandez d’autres parties";
        FewerDots
            en "ask for fewer dots an inch"
            fr "demandez moins de points par pouce";
    }
}
