//! Faces: likeness, patterns, squares of strips, keys without effect.

use super::{code, length_fr};
use crate::game::Mm;
use crate::spec::limits;
use crate::text::message::{findings, messages};
use crate::text::sentence::{counted_en, counted_fr};

findings! {
    /// Findings about faces.
    FaceFinding {
        (code::UNKNOWN) {
            NoFace { name: String = "lihgt" }
                en "there is no face called `{name}`"
                fr "il n’y a pas de face appelée `{name}`";
        }
        (code::CONFLICT) {
            LikeItself { name: String = "light" }
                en "the face `{name}` would be like itself"
                fr "la face `{name}` serait semblable à elle-même";
            PatternWithoutGaps { weight: Mm = Mm::new(3), step: Mm = Mm::from_um(2_500) }
                en "lines of {weight} every {step} leave nothing between them"
                fr ("des traits de {} tous les {} ne laissent rien entre eux", length_fr(*weight), length_fr(*step));
            CheckerWithoutCells
                en "only squares and hexagons of boards have a `checker`"
                fr "seuls les carrés et les hexagones d’un plateau ont un `checker`";
            CheckerOfOne
                en "a `checker` has at least two colours"
                fr "un `checker` a au moins deux couleurs";
            CheckerAndBackground
                en "a face has `checker` or `background`, not both"
                fr "une face a `checker` ou `background`, pas les deux";
            SquaresWithoutStrip
                en "only strips have squares"
                fr "seules les bandes ont des cases";
            SquaresOfStrip { faces: usize = 4, squares: usize = 3 }
                en ("faces for {} on a strip of {squares}", counted_en(*faces, "square"))
                fr ("des faces pour {} sur une bande de {squares}", counted_fr(*faces, "case"));
            PartsOfSplit { parts: usize = 3, colors: usize = 4 }
                en ("marks for {} and colours for {colors}", counted_en(*parts, "part"))
                fr ("des marques pour {} et des couleurs pour {colors}", counted_fr(*parts, "partie"));
            NoSuchParts { count: usize = 5 }
                en ("this face cannot have {}", counted_en(*count, "part"))
                fr ("cette face ne peut avoir {}", counted_fr(*count, "partie"));
            NoEffectWithout { key: String = "pattern_color", needed: String = "pattern" }
                en "`{key}` has no effect without `{needed}`"
                fr "`{key}` reste sans effet en l’absence de `{needed}`";
            NoEffectBeside { key: String = "fit", other: String = "size" }
                en "`{key}` has no effect beside `{other}`"
                fr "`{key}` est sans effet avec `{other}`";
            NoEffectWithoutContent { key: String = "size" }
                en "`{key}` has no effect without `text`, `symbol` or another content beside it"
                fr "`{key}` reste sans effet s’il n’y a à côté ni `text`, ni `symbol`, ni autre contenu";
        }
        (code::LIMIT) {
            LikeTooLong
                en ("more than {} faces in a row are like one another", limits::LIKE)
                fr ("plus de {} faces à la suite sont semblables l’une à l’autre", limits::LIKE);
        }
    }
}

messages! {
    /// What to do about them.
    FaceHint {
        NameFace { name: String = "light" }
            en "name it with [faces.{name}]"
            fr "nommez-la avec [faces.{name}]";
        SayInOneOfThem
            en "say what it shows in one of them"
            fr "indiquez dans l’une d’elles ce qu’elle montre";
        SayHere
            en "say what it shows here"
            fr "indiquez ici ce qu’elle montre";
        ThinnerLines
            en "make `pattern_weight` smaller than `pattern_step`"
            fr "prenez un `pattern_weight` plus petit que `pattern_step`";
        CheckerIsOfCells
            en "write it in the `cell` of a board, or in the `face` of a zone"
            fr "écrivez-le dans le `cell` d’un plateau, ou dans le `face` d’une zone";
        TwoColours
            en "write at least two colours: `checker = [\"white\", \"gray\"]`"
            fr "écrivez au moins deux couleurs : `checker = [\"white\", \"gray\"]`";
        UseStrip
            en "use `shape = \"strip\"`"
            fr "écrivez `shape = \"strip\"`";
        OneFaceEach
            en "name one face for each square"
            fr "nommez une face pour chaque case";
        AsManyOfBoth
            en "give as many `parts` as colours in `split`; `{{}}` is a part without a mark"
            fr "donnez autant de `parts` que de couleurs dans `split` ; `{{}}` est une partie sans marque";
        PartsAre
            en ("a triangle has 3 parts, a hexagon 2, 3 or 6, any other face from {} to {}", limits::PARTS.0, limits::PARTS.1)
            fr ("un triangle a 3 parties, un hexagone 2, 3 ou 6, toute autre face de {} à {}", limits::PARTS.0, limits::PARTS.1);
        AddOrLeaveOut
            en "add it, or leave this out"
            fr "ajoutez ce qui manque, ou retirez cette clé";
    }
}
