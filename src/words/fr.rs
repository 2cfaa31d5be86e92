//! French.

use super::{LayerNames, Spacing, VerdictLang, Wording};

pub(super) const WORDS: Wording = Wording {
    code: "fr",
    english_name: "French",
    french_name: "français",
    verdicts: VerdictLang::Fr,
    decimal_sign: ',',
    capitalizes_nouns: false,

    game: "Jeu",
    board: "Plateau",
    pieces: "Pièces",
    cards: "Cartes",
    tiles: "Tuiles",
    strips: "Bandes",
    tokens: "Jetons",

    print_at_full_size: ["Imprimer à 100 % (taille réelle)", "Imprimer à 100 %"],
    sheet: |number, of| format!("Feuille {number} sur {of}"),
    page: |number, of| format!("Page {number} sur {of}"),
    nothing_on_this_side: " : rien n’est imprimé sur cette face",
    back: "verso",
    camp: "camp",
    // `partie` would mean a game that is being played.
    part: "volet",
    of: "sur",
    fold: "plier",
    sheets_of: |count| format!("{count} {} de", if count == 1 { "feuille" } else { "feuilles" }),
    pages_of_rules: |count| format!("{count} {} de règles", if count == 1 { "page" } else { "pages" }),
    and: "et",

    rules: "Règles",
    rules_of_the_game: "règle du jeu",
    spacing: Spacing {
        narrow_before: &[';', ':', '!', '?', '»'],
        // A colon may belong to a notation (`P1:2`).
        always_narrow_before: &[';', '!', '?', '»'],
        narrow_after: Some('«'),
        to: "à",
        labels: &["ligne", "colonne", "case", "planche", "camp", "page"],
    },

    layers: LayerNames { art: "dessin", cut: "coupe", fold: "pli", marks: "repères" },

    has_won: |player, are_several| format!("{player} {} gagné.", if are_several { "ont" } else { "a" }),
    is_a_draw: "La partie est nulle.",
    to_move: |player| format!("C’est à {player} de jouer."),
    last_turn: "le dernier coup",
    last_turn_is: "le dernier coup : ",
    winning_turn: "un coup qui gagnerait",
    can_win: |player| format!("{player} peut gagner aussitôt : "),
    threatens_to_win: |player| format!("{player} menace de gagner : "),
    and_more: |count| match count {
        1 => " et un autre".to_owned(),
        more => format!(" et {more} autres"),
    },
    not_possible: "impossible",
    not_known: "inconnu",
    out: "Sorties",
    reserve: "Réserve",
    holds: |player| format!("{player} a en main"),
    start: "Début",
    turns: |count| format!("{count} {}", if count < 2 { "coup" } else { "coups" }),
};
