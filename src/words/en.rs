//! English.

use super::{FigureWords, LayerNames, Spacing, VerdictLang, Wording};

pub(super) const WORDS: Wording = Wording {
    code: "en",
    english_name: "English",
    french_name: "anglais",
    verdicts: VerdictLang::En,
    decimal_sign: '.',
    capitalizes_nouns: false,

    game: "Game",
    board: "Board",
    pieces: "Pieces",
    cards: "Cards",
    tiles: "Tiles",
    strips: "Strips",
    tokens: "Tokens",

    print_at_full_size: ["Print at 100 % (actual size)", "Print at 100 %"],
    sheet: |number, of| format!("Sheet {number} of {of}"),
    page: |number, of| format!("Page {number} of {of}"),
    nothing_on_this_side: ": nothing is printed on this side",
    back: "back",
    camp: "camp",
    part: "part",
    of: "of",
    fold: "fold",
    fold_then_cut: "fold first, then cut",
    part_then_fold: "first cut apart (–·–), then fold",
    sheet_to_cut: |label, things| format!("Sheet to print and cut: {label}. It holds {things}."),
    sheets_of: |count| format!("{count} {} of", if count == 1 { "sheet" } else { "sheets" }),
    pages_of_rules: |count| format!("{count} {} of rules", if count == 1 { "page" } else { "pages" }),
    and: "and",

    contents: "What belongs in the box",
    box_net: |title, inside| format!("Box to cut, fold and glue: {title}. Inside it measures {inside}."),
    box_steps: "Cut along the lines.\nScore along the dashes, fold backwards.\nGlue the flap.",
    glue: "glue",
    inside: |sizes| format!("Inside: {sizes}"),
    score_sheet: "Score sheet",
    round: "Round",
    total: "Total",
    sheet_to_fill: |title, room| format!("Sheet to write on: {title}. It has room for {room}."),
    players_of: |count| format!("{count} {}", if count == 1 { "player" } else { "players" }),
    rounds_of: |count| format!("{count} {}", if count == 1 { "round" } else { "rounds" }),
    games_of: |count| format!("{count} {}", if count == 1 { "game" } else { "games" }),
    rules: "Rules",
    rules_of_the_game: "rules of the game",
    spacing: Spacing {
        narrow_before: &['%'],
        always_narrow_before: &[],
        narrow_after: None,
        to: "to",
        labels: &["row", "column", "square", "plank", "camp", "page"],
    },
    figures: FIGURES,

    layers: LayerNames { art: "art", cut: "cut", fold: "fold", marks: "marks" },

    has_won: |player, are_several| format!("{player} {} won.", if are_several { "have" } else { "has" }),
    is_a_draw: "The game is a draw.",
    to_move: |player| format!("{player} to move."),
    last_turn: "the last turn",
    last_turn_is: "the last turn: ",
    winning_turn: "a turn that would win",
    can_win: |player| format!("{player} can win at once: "),
    threatens_to_win: |player| format!("{player} threatens to win: "),
    and_more: |count| format!(" and {count} more"),
    not_possible: "not possible",
    not_known: "not known",
    out: "Out",
    reserve: "Reserve",
    holds: |player| format!("{player} holds"),
    start: "Start",
    turns: |count| format!("{count} {}", if count == 1 { "turn" } else { "turns" }),
};

const FIGURES: FigureWords = FigureWords {
    cells: ["squares", "hexagons", "points"],
    board: |title, size| format!("{} of {size}", title.unwrap_or("Board")),
    part: |title, cells, from, to| match title {
        Some(title) => format!("{title}, {cells} {from} to {to}"),
        None => format!("Part of the board, {cells} {from} to {to}"),
    },
    strips: "Strips, from top to bottom",
    strip: "Strip",
    pieces: "Pieces, from left to right",
    colon: ": ",
    semicolon: "; ",
    square: "square",
    with: |square, token| format!("{square} with {token}"),
    stands: |piece, cells| format!("{piece} on {cells}"),
    turned: |degrees| match degrees {
        180 => "turned by half".to_owned(),
        181.. => format!("turned by a {} to the left", fraction(360_u16.saturating_sub(degrees))),
        _ => format!("turned by a {} to the right", fraction(degrees)),
    },
    lines: |ends| format!("with lines to {ends}"),
    compass: ["N", "NE", "E", "SE", "S", "SW", "W", "NW"],
    bare: "nothing on it",
    may_lie: "a place for a strip",
    making: [
        "A printed sheet is glued on card.",
        "A knife cuts glued card along a metal ruler.",
        "A part of a board is glued on the edge of its neighbour.",
        "One half of a sheet is folded behind the other along a dashed line.",
        "Discs are punched out of a sheet.",
    ],

    arrow: |from, to| format!("arrow from {from} to {to}"),
    ring: |cells| format!("ring round {cells}"),
    cross: |cells| format!("crossed out: {cells}"),
    fault: |cells| format!("marked as wrong: {cells}"),
    text: |text, cell| format!("“{text}” on {cell}"),
    path: |cells| format!("line through {cells}"),
    slides: [
        |row| format!("row {row} slides to the right"),
        |row| format!("row {row} slides to the left"),
        |column| format!("column {column} slides up"),
        |column| format!("column {column} slides down"),
    ],
    possible: |sign| format!("possible: {sign}"),
};

/// The part of a whole turn.
fn fraction(degrees: u16) -> &'static str {
    match degrees {
        60 => "sixth",
        120 => "third",
        _ => "quarter",
    }
}
