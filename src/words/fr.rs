//! French.

use super::{FigureWords, LayerNames, Spacing, VerdictLang, Wording};

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
    fold_then_cut: "plier d’abord, puis couper",
    part_then_fold: "d’abord séparer (–·–), puis plier",
    sheet_to_cut: |label, things| {
        format!("Feuille à imprimer et à découper\u{a0}: {label}. Elle contient\u{a0}: {things}.")
    },
    sheets_of: |count| format!("{count} {} de", if count == 1 { "feuille" } else { "feuilles" }),
    pages_of_rules: |count| format!("{count} {} de règles", if count == 1 { "page" } else { "pages" }),
    and: "et",

    contents: "Ce que contient la boîte",
    box_net: |title, inside| {
        format!("Boîte à découper, plier et coller\u{a0}: {title}. Elle mesure à l’intérieur {inside}.")
    },
    box_steps: "Découper le long des traits.\nRainer les pointillés, plier vers l’arrière.\nColler la patte.",
    glue: "coller",
    inside: |sizes| format!("Intérieur\u{a0}: {sizes}"),
    score_sheet: "Feuille de marque",
    round: "Manche",
    total: "Total",
    sheet_to_fill: |title, room| format!("Feuille à remplir\u{a0}: {title}. Elle a de la place pour {room}."),
    players_of: |count| format!("{count} {}", if count < 2 { "joueur" } else { "joueurs" }),
    rounds_of: |count| format!("{count} {}", if count < 2 { "manche" } else { "manches" }),
    games_of: |count| format!("{count} {}", if count < 2 { "partie" } else { "parties" }),
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
    figures: FIGURES,

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
    gates: ["base", "sortie"],
    out: "Sorties",
    reserve: "Réserve",
    holds: |player| format!("{player} a en main"),
    start: "Début",
    turns: |count| format!("{count} {}", if count < 2 { "coup" } else { "coups" }),
};

const FIGURES: FigureWords = FigureWords {
    cells: ["cases", "hexagones", "points"],
    board: |title, size| format!("{} de {size}", title.unwrap_or("Plateau")),
    part: |title, cells, from, to| match title {
        Some(title) => format!("{title}, {cells} {from} à {to}"),
        None => format!("Partie du plateau, {cells} {from} à {to}"),
    },
    strips: "Bandes, de haut en bas",
    strip: "Bande",
    pieces: "Pièces, de gauche à droite",
    colon: " : ",
    semicolon: " ; ",
    square: "case",
    with: |square, token| format!("{square} avec {token}"),
    stands: |piece, cells| format!("{piece} en {cells}"),
    turned: |degrees| match degrees {
        180 => "à l’envers".to_owned(),
        181.. => format!("un {} de tour à gauche", fraction(360_u16.saturating_sub(degrees))),
        _ => format!("un {} de tour à droite", fraction(degrees)),
    },
    lines: |ends| format!("avec des lignes vers {ends}"),
    compass: ["N", "NE", "E", "SE", "S", "SO", "O", "NO"],
    gates: [|piece, cell| format!("base {cell} : {piece}"), |piece, cell| format!("sortie {cell} : {piece}")],
    bare: "rien dessus",
    may_lie: "place pour une bande",
    making: [
        "Une feuille imprimée est collée sur du carton.",
        "Un cutter coupe le carton le long d’une règle en métal.",
        "Un volet du plateau est collé sur le bord de son voisin.",
        "Une moitié de feuille est repliée derrière l’autre le long d’un trait interrompu.",
        "Des disques sont découpés à l’emporte-pièce.",
    ],

    arrow: |from, to| format!("flèche de {from} à {to}"),
    ring: |cells| format!("cercle autour de {cells}"),
    cross: |cells| format!("barré : {cells}"),
    fault: |cells| format!("marqué comme faux : {cells}"),
    text: |text, cell| format!("« {text} » en {cell}"),
    path: |cells| format!("trait par {cells}"),
    slides: [
        |row| format!("la ligne {row} glisse vers la droite"),
        |row| format!("la ligne {row} glisse vers la gauche"),
        |column| format!("la colonne {column} glisse vers le haut"),
        |column| format!("la colonne {column} glisse vers le bas"),
    ],
    possible: |sign| format!("possible : {sign}"),
};

/// The part of a whole turn.
fn fraction(degrees: u16) -> &'static str {
    match degrees {
        60 => "sixième",
        120 => "tiers",
        _ => "quart",
    }
}
