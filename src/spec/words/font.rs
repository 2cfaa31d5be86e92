//! Fonts as files.

use super::code;
use crate::spec::limits;
use crate::text::message::{findings, messages};

findings! {
    /// Findings about fonts as files.
    FontFinding {
        ("file/font"; "A font file cannot be used: it is no TrueType font, is too large, or its licence forbids it."
            / "Le fichier d’une police est inutilisable : ce n’est pas une police TrueType, il est trop grand, ou sa licence l’interdit.") {
            NoTrueType { path: String = "my.otf" }
                en "`{path}` is not a TrueType font"
                fr "`{path}` n’est pas une police TrueType";
            Licence { path: String = "my.ttf" }
                en "the licence in `{path}` does not allow documents to hold the letters they use"
                fr "la licence inscrite dans `{path}` interdit que des documents en contiennent les lettres";
            TooLarge { path: String = "my.ttf" }
                en ("`{path}` is larger than {} MB", limits::FONT_BYTES / 1_000_000)
                fr ("`{path}` dépasse {} Mo", limits::FONT_BYTES / 1_000_000);
        }
        (code::LIMIT) {
            TooMany
                en "too many different fonts are read from files"
                fr "trop de polices différentes viennent de fichiers";
        }
        (code::VALUE) {
            Unset { character: char = 'א' }
                en "text with `{character}` cannot be set: its letters do not stand from left to right, each by itself"
                fr "un texte avec `{character}` ne peut être composé : ses lettres ne se suivent pas de gauche à droite, chacune pour soi";
        }
    }
}

messages! {
    /// What to do about them.
    FontHint {
        UseTrueType
            en "use a `.ttf` file; `.otf`, `.woff` and `.ttc` files can be converted"
            fr "prenez un fichier `.ttf` ; les fichiers `.otf`, `.woff` et `.ttc` peuvent être convertis";
        OpenLicence
            en "use a font that allows it, such as one under the Open Font License, or ask its maker for one"
            fr "prenez une police qui le permet, comme celles sous licence Open Font License, ou demandez-en une à son auteur";
        SmallerFont
            en "use a font with fewer letters"
            fr "prenez une police qui a moins de lettres";
        FewerFonts
            en "use fewer fonts, or start anew"
            fr "employez moins de polices, ou recommencez";
        UseArt
            en "draw it, and show it with `art`"
            fr "dessinez-le, et montrez-le avec `art`";
    }
}
