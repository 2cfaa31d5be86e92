//! Rules, and limits on the whole game.

use super::code;
use super::file::Millions;
use crate::spec::limits;
use crate::text::message::{findings, messages};

/// The most lines and dots of patterns, and the most lines and curves of art.
fn most(limit: f64) -> Millions {
    Millions::of(limit as u64)
}

findings! {
    /// Findings about the rules and the whole game.
    WholeFinding {
        (code::UNKNOWN_KEY) {
            NoOption { key: String = "movin" }
                en "no rules have an option `{key}`"
                fr "aucune règle n’a d’option `{key}`";
            NoOptionOfRules { rules: String = "plank", key: String = "movin" }
                en "the rules of {rules} have no option `{key}`"
                fr "les règles de {rules} n’ont pas d’option `{key}`";
        }
        (code::VALUE) {
            NoSuchValue { option: String = "moving", value: String = "some" }
                en "`{option}` cannot be `{value}`"
                fr "`{option}` ne peut pas valoir `{value}`";
        }
        (code::UNKNOWN) {
            NoRules { name: String = "chess" }
                en "there are no rules called `{name}`"
                fr "il n’y a pas de règles appelées `{name}`";
        }
        (code::LIMIT) {
            TooManyBoards
                en ("more than {} boards", limits::BOARDS)
                fr ("plus de {} plateaux", limits::BOARDS);
            TooManyBoxes
                en ("more than {} boxes", limits::BOXES)
                fr ("plus de {} boîtes", limits::BOXES);
            TooManyScores
                en ("more than {} score sheets", limits::BOXES)
                fr ("plus de {} feuilles de marque", limits::BOXES);
            TooManyTables
                en ("more than {} tables in one spec", limits::TABLES)
                fr ("plus de {} tables dans un seul fichier", limits::TABLES);
            TooManyMarks { marks: usize = 20_001 }
                en ("{marks} marks on all faces together are more than {}", limits::MARKS)
                fr ("toutes les faces ensemble ont {marks} marques, et le maximum est de {}", limits::MARKS);
            PatternParts { parts: Millions = Millions::of(5_000_000) }
                en (
                    "the patterns of all faces together take {parts} million lines and dots, more than {} million",
                    most(limits::PATTERN_PARTS)
                )
                fr (
                    "les motifs de toutes les faces ensemble demandent {} de traits et de points, et le maximum est de {}",
                    parts.french(),
                    most(limits::PATTERN_PARTS).french()
                );
            ArtLines { lines: Millions = Millions::of(101_000_000) }
                en (
                    "the art of all pieces and squares together takes {lines} million lines and curves, more than \
                     {} million",
                    most(limits::ART_LINES)
                )
                fr (
                    "les dessins de toutes les pièces et cases ensemble demandent {} de traits et de courbes, \
                     et le maximum est de {}",
                    lines.french(),
                    most(limits::ART_LINES).french()
                );
        }
    }
}

messages! {
    /// What to do about them.
    WholeHint {
        AddEngine { engines: Vec<String> = vec!["quits".to_owned(), "plank".to_owned()] }
            en ("add `engine = …`, one of {}", named(engines))
            fr ("ajoutez `engine = …`, au choix : {}", named(engines));
        SeveralRunsOrOneSvg
            en "print the pieces in several runs, or draw a face as one SVG and show it with `art`"
            fr "imprimez les pièces en plusieurs fois, ou dessinez une face en un seul SVG et montrez-la avec `art`";
        OneSvg
            en "draw the face as one SVG and show it with `art`"
            fr "dessinez la face en un seul SVG, et montrez-le avec `art`";
        LargerStep
            en "make `pattern_step` larger"
            fr "augmentez `pattern_step`";
        SimplerArt
            en "use art with fewer parts, or print the pieces in several runs"
            fr "prenez des dessins plus simples, ou imprimez les pièces en plusieurs fois";
    }
}

/// `"quits", "plank"`
fn named(words: &[String]) -> String {
    words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ")
}
