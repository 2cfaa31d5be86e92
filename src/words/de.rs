//! German, in unit tests only: it shows that sheets in another language need this file, its line in `mod.rs`, and leaflets.

use super::{FigureWords, LayerNames, Spacing, VerdictLang, Wording};

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
    fold_then_cut: "erst falten, dann schneiden",
    part_then_fold: "erst zerteilen (–·–), dann falten",
    sheet_to_cut: |label, things| {
        format!("Bogen zum Drucken und Ausschneiden: {label}. Er enthält {things}.")
    },
    sheets_of: |count| format!("{count} {} von", if count == 1 { "Bogen" } else { "Bögen" }),
    pages_of_rules: |count| format!("{count} {} Regeln", if count == 1 { "Seite" } else { "Seiten" }),
    and: "und",

    contents: "Was in die Schachtel gehört",
    box_net: |title, inside| format!("Schachtel zum Ausschneiden: {title}. Innen misst sie {inside}."),
    box_steps: "An den Linien schneiden.\nAn den Strichen ritzen und falten.\nDie Lasche kleben.",
    glue: "kleben",
    inside: |sizes| format!("Innen: {sizes}"),
    score_sheet: "Punktezettel",
    round: "Runde",
    total: "Summe",
    sheet_to_fill: |title, room| format!("Zettel zum Ausfüllen: {title}. Er hat Platz für {room}."),
    players_of: |count| format!("{count} Spieler"),
    rounds_of: |count| format!("{count} {}", if count == 1 { "Runde" } else { "Runden" }),
    games_of: |count| format!("{count} {}", if count == 1 { "Partie" } else { "Partien" }),
    rules: "Regeln",
    rules_of_the_game: "Spielregeln",
    spacing: Spacing {
        narrow_before: &[],
        always_narrow_before: &[],
        narrow_after: None,
        to: "bis",
        labels: &["Reihe", "Spalte", "Feld", "Planke", "Lager", "Seite"],
    },
    figures: FIGURES,

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
    gates: ["Heimat", "Ausgang"],
    out: "Ausgeschieden",
    reserve: "Vorrat",
    holds: |player| format!("{player} hat auf der Hand"),
    start: "Anfang",
    turns: |count| format!("{count} {}", if count == 1 { "Zug" } else { "Züge" }),
};

const FIGURES: FigureWords = FigureWords {
    cells: ["Feldern", "Sechsecken", "Punkten"],
    board: |title, size| format!("{} von {size}", title.unwrap_or("Spielplan")),
    part: |title, _, from, to| format!("{}, {from} bis {to}", title.unwrap_or("Teil des Spielplans")),
    strips: "Streifen, von oben nach unten",
    strip: "Streifen",
    pieces: "Spielsteine, von links nach rechts",
    colon: ": ",
    semicolon: "; ",
    square: "Feld",
    with: |square, token| format!("{square} mit {token}"),
    stands: |piece, cells| format!("{piece} auf {cells}"),
    turned: |degrees| match degrees {
        180 => "auf dem Kopf".to_owned(),
        181.. => format!("um ein {} nach links gedreht", fraction(360_u16.saturating_sub(degrees))),
        _ => format!("um ein {} nach rechts gedreht", fraction(degrees)),
    },
    lines: |ends| format!("mit Linien nach {ends}"),
    compass: ["N", "NO", "O", "SO", "S", "SW", "W", "NW"],
    gates: [
        |piece, cell| format!("Heimat {cell}: {piece}"),
        |piece, cell| format!("Ausgang {cell}: {piece}"),
    ],
    bare: "nichts darauf",
    may_lie: "Platz für einen Streifen",
    making: [
        "Ein bedrucktes Blatt wird auf Karton geklebt.",
        "Ein Messer schneidet Karton an einem Lineal.",
        "Ein Teil des Bretts wird auf den Rand des Nachbarn geklebt.",
        "Ein Blatt wird an einer gestrichelten Linie gefaltet.",
        "Scheiben werden aus einem Blatt gestanzt.",
    ],

    arrow: |from, to| format!("Pfeil von {from} nach {to}"),
    ring: |cells| format!("Ring um {cells}"),
    cross: |cells| format!("durchgestrichen: {cells}"),
    fault: |cells| format!("als falsch markiert: {cells}"),
    text: |text, cell| format!("„{text}“ auf {cell}"),
    path: |cells| format!("Linie durch {cells}"),
    slides: [
        |row| format!("Reihe {row} gleitet nach rechts"),
        |row| format!("Reihe {row} gleitet nach links"),
        |column| format!("Spalte {column} gleitet nach oben"),
        |column| format!("Spalte {column} gleitet nach unten"),
    ],
    possible: |sign| format!("möglich: {sign}"),
};

/// The part of a whole turn.
fn fraction(degrees: u16) -> &'static str {
    match degrees {
        60 => "Sechstel",
        120 => "Drittel",
        _ => "Viertel",
    }
}
