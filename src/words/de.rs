//! German, in unit tests only: it shows that sheets in another language need this file, its line in `mod.rs`, and leaflets.

use super::{LayerNames, Spacing, VerdictLang, Wording};

pub(super) const WORDS: Wording = Wording {
    code: "de",
    english_name: "German",
    french_name: "allemand",
    verdicts: VerdictLang::En,
    decimal_sign: ',',
    capitalizes_nouns: true,

    game: "Spiel",
    board: "Spielplan",
    pieces: "Spielsteine",
    cards: "Karten",
    tiles: "Plättchen",
    strips: "Streifen",
    tokens: "Marken",

    print_at_full_size: ["Mit 100 % drucken (Originalgröße)", "Mit 100 % drucken"],
    sheet: |number, of| format!("Bogen {number} von {of}"),
    page: |number, of| format!("Seite {number} von {of}"),
    nothing_on_this_side: ": diese Seite bleibt leer",
    back: "Rückseite",
    camp: "Lager",
    part: "Teil",
    of: "von",
    fold: "falten",
    sheets_of: |count| format!("{count} {} von", if count == 1 { "Bogen" } else { "Bögen" }),
    pages_of_rules: |count| format!("{count} {} Regeln", if count == 1 { "Seite" } else { "Seiten" }),
    and: "und",

    rules: "Regeln",
    rules_of_the_game: "Spielregeln",
    spacing: Spacing {
        narrow_before: &[],
        always_narrow_before: &[],
        narrow_after: None,
        to: "bis",
        labels: &["Reihe", "Spalte", "Feld", "Planke", "Lager", "Seite"],
    },

    layers: LayerNames { art: "Druck", cut: "Schnitt", fold: "Falz", marks: "Marken" },

    has_won: |player, are_several| {
        format!("{player} {} gewonnen.", if are_several { "haben" } else { "hat" })
    },
    is_a_draw: "Das Spiel endet unentschieden.",
    to_move: |player| format!("{player} ist am Zug."),
    last_turn: "der letzte Zug",
    last_turn_is: "der letzte Zug: ",
    winning_turn: "ein Zug, der gewinnen würde",
    can_win: |player| format!("{player} kann sofort gewinnen: "),
    threatens_to_win: |player| format!("{player} droht zu gewinnen: "),
    and_more: |count| match count {
        1 => " und ein weiterer".to_owned(),
        more => format!(" und {more} weitere"),
    },
    not_possible: "unmöglich",
    not_known: "unbekannt",
    out: "Ausgeschieden",
    reserve: "Vorrat",
    holds: |player| format!("{player} hat auf der Hand"),
    start: "Anfang",
    turns: |count| format!("{count} {}", if count == 1 { "Zug" } else { "Züge" }),
};
