//! A rules engine of your own: noughts and crosses. `cargo run --example engine` judges a position, and draws it.
//!
//! The crate supplies the rest: the form, positions as rows or lists in English and French, open squares (`?`), the
//! legal turns, records, perft and pictures.

use tablier::rules::{
    Effort, Entry, Gameplay, Notation, OnSquares, ParsedRecord, Phrase, Place, Play, PlayerName, Proof,
    Reach, RecordStart, SquareSetup, SquareTable, Status, Table, Threat, Touch, Trace, Typed, Verdict,
    Witness,
};
use tablier::{
    ByLang, Code, CodeEntry, Finding, Format, JudgedGame, Lang, Layer, Message, Overrides, Source,
};

/// Side of the board.
const SIDE: u8 = 3;
const SQUARES: u16 = 0b111_111_111;
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
/// The players, who are also their pieces. The first one begins.
const PLAYERS: [char; 2] = ['X', 'O'];

const BOX: &str = r#"
[game]
name = "noughts"
[[board]]
name = "field"
grid = "square"
columns = 3
rows = 3
square = "30mm"
[[piece]]
name = "cross"
letter = "X"
shape = "circle"
diameter = "25mm"
count = 5
front = { background = "navy" }
[[piece]]
name = "nought"
letter = "O"
shape = "circle"
diameter = "25mm"
count = 4
front = { background = "gold" }
"#;

const WRONG_COUNT: Code = Code::new(&CodeEntry {
    code: "noughts/wrong-count",
    meaning: "The players have not played in turn.",
    meaning_fr: "Les joueurs n’ont pas joué à tour de rôle.",
    layer: Some(Layer::WellFormed),
    rule: None,
});
const PLAYED_ON: Code = Code::new(&CodeEntry {
    code: "noughts/played-on",
    meaning: "A turn was played after the end of the game.",
    meaning_fr: "Un coup a été joué après la fin de la partie.",
    layer: Some(Layer::Reachable),
    rule: None,
});
const NO_TURN: Code = Code::new(&CodeEntry {
    code: "noughts/no-turn",
    meaning: "A word of a record is not a square.",
    meaning_fr: "Un mot d’un relevé n’est pas une case.",
    layer: Some(Layer::Readable),
    rule: None,
});

fn said(english: &str, french: &str) -> Message {
    ByLang::from_fn(|lang| if lang == Lang::Fr { french } else { english }.to_owned()).into()
}

/// The rules.
pub(crate) struct Noughts(SquareTable);

impl Noughts {
    pub(crate) fn new() -> Noughts {
        let side = usize::from(SIDE);
        Noughts(SquareTable::new(side, side, &[('X', "cross", 5), ('O', "nought", 4)]))
    }

    /// The position of a setup without open squares, whoever is to move.
    fn position(&self, setup: &SquareSetup) -> Position {
        let mut marks = [0, 0];
        for square in 0..SIDE * SIDE {
            let content = self.content(setup, at(square)).flatten();
            for (letter, marks) in PLAYERS.into_iter().zip(&mut marks) {
                *marks |= u16::from(content == Some(letter.into())) << square;
            }
        }
        Position { marks }
    }
}

/// The square of the table.
fn at(square: u8) -> (usize, usize, usize) {
    (0, usize::from(square % SIDE), usize::from(square / SIDE))
}

fn name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % SIDE), square / SIDE + 1)
}

fn squares(marks: u16) -> impl Iterator<Item = u8> {
    (0..SIDE * SIDE).filter(move |square| marks >> square & 1 == 1)
}

/// The marks of both players. A turn is the number of a square.
#[derive(Clone, Copy)]
pub(crate) struct Position {
    marks: [u16; 2],
}

impl Position {
    fn player(&self) -> usize {
        usize::from(self.marks[0].count_ones() > self.marks[1].count_ones())
    }

    fn free(&self) -> u16 {
        SQUARES & !(self.marks[0] | self.marks[1])
    }

    fn winner(&self) -> Option<usize> {
        (0..2).find(|player| has_line(self.marks[*player]))
    }
}

fn has_line(marks: u16) -> bool {
    LINES.iter().any(|line| marks & line == *line)
}

impl Play for Position {
    type Turn = u8;
    /// No position is repeated.
    type Key = ();

    fn turns(&self, visit: impl FnMut(u8)) {
        if self.winner().is_none() {
            squares(self.free()).for_each(visit);
        }
    }

    fn play(&mut self, turn: u8) {
        self.marks[self.player()] |= 1 << turn;
    }

    fn written(&self, turn: u8) -> Phrase {
        name(turn).into()
    }

    fn trace(&self, turn: u8) -> Trace {
        let (camp, column, row) = at(turn);
        Trace::Piece { from: None, to: Touch::On(Place::Square { camp, column, row }) }
    }

    fn status(&self) -> Status {
        let over = self.winner().is_some() || self.free() == 0;
        let player = |player: usize| Phrase::from(PLAYERS[player]);
        let threats = (0..2).filter(|_| !over).flat_map(|number| {
            let winning = squares(self.free()).filter(move |turn| has_line(self.marks[number] | 1 << turn));
            winning.map(move |turn| Threat { player: player(number), turn: self.told(turn) })
        });
        Status {
            to_move: (!over).then(|| player(self.player())),
            over,
            winners: self.winner().map(player).into_iter().collect(),
            threats: threats.collect(),
            marks: Vec::new(),
            outlook: None,
        }
    }
}

impl OnSquares for Noughts {
    fn table(&self) -> &SquareTable {
        &self.0
    }
}

impl Gameplay for Noughts {
    type Turn = u8;
    type Position<'e> = Position;

    fn start(&self) -> Option<Position> {
        Some(Position { marks: [0, 0] })
    }

    fn all_players(&self, _: &str) -> Vec<PlayerName> {
        PLAYERS.map(|letter| PlayerName { name: letter.into(), letter }).to_vec()
    }
}

impl Notation for Noughts {
    type Spans = ();

    fn parse(&self, text: &str) -> Result<(SquareSetup, ()), Vec<Finding>> {
        Ok((self.0.read(text)?, ()))
    }

    fn write(&self, setup: &SquareSetup) -> (Vec<Entry>, Phrase) {
        self.0.write(setup)
    }

    fn parse_record(&self, text: &str) -> Result<ParsedRecord<Position, u8>, Vec<Finding>> {
        let mut turns = Vec::new();
        let mut start = 0;
        for word in text.split_inclusive(char::is_whitespace) {
            let (typed, span) = (word.trim(), start..start + word.trim_end().len());
            start += word.len();
            match (0..SIDE * SIDE).find(|square| name(*square).eq_ignore_ascii_case(typed)) {
                Some(turn) => turns.push(Typed { turn, span }),
                None if typed.is_empty() => {}
                None => {
                    let message = said(
                        "a record is a list of squares: `b2 a1`",
                        "une partie est une suite de cases : `b2 a1`",
                    );
                    return Err(vec![Finding::coded(NO_TURN, message).at(span)]);
                }
            }
        }
        let position = Position { marks: [0, 0] };
        let start = RecordStart { variant: String::new(), position, header: Vec::new(), assumed: Vec::new() };
        Ok(ParsedRecord { starts: vec![start], turns })
    }

    fn shown(&self, position: &Position) -> SquareSetup {
        let mut setup = self.bare();
        for square in 0..SIDE * SIDE {
            let owner = (0..2).find(|player| position.marks[*player] >> square & 1 == 1);
            self.put(&mut setup, at(square), Some(owner.map(|player| PLAYERS[player].into())));
        }
        setup.to_move = position.status().to_move.map(|player| player.to_string());
        setup
    }

    fn form(&self, lang: Lang) -> String {
        self.0.form(lang)
    }
}

impl Proof for Noughts {
    /// The position of the setup.
    type Insight = Position;

    fn malformed(&self, setup: &SquareSetup, (): &()) -> Vec<Finding> {
        let Position { marks: [crosses, noughts] } = self.position(setup);
        let (crosses, noughts) = (crosses.count_ones(), noughts.count_ones());
        let open = u32::try_from(self.open(setup).len()).unwrap_or(u32::MAX);
        // Open squares may hold the missing pieces.
        let is_possible = noughts <= crosses + open && crosses <= noughts + 1 + open;
        let to_move = setup.to_move.as_deref().filter(|_| open == 0);
        let contradicts = to_move
            .is_some_and(|typed| !typed.eq_ignore_ascii_case(["X", "O"][usize::from(crosses > noughts)]));
        let mut findings = self.0.faults(setup);
        if findings.is_empty() && (!is_possible || contradicts) {
            findings.push(Finding::coded(
                WRONG_COUNT,
                said(
                    "the players have not played in turn: X begins, and each adds one piece",
                    "les joueurs n’ont pas joué chacun à son tour : X commence, et chacun pose une pièce",
                ),
            ));
        }
        findings
    }

    /// Of a finished game, the winner's last piece closed a line, so there was none without it. All others may have been
    /// played in any order.
    fn reach(&self, setup: &SquareSetup, (): &(), _: Effort) -> (Position, Reach<Position, u8>) {
        let end = self.position(setup);
        let last = 1 - end.player();
        let is_last = |square: &u8| {
            (0..2).all(|player| !has_line(end.marks[player] & !(u16::from(player == last) << square)))
        };
        let Some(closing) = squares(end.marks[last]).find(is_last).or((end.winner().is_none()).then_some(0))
        else {
            let message = said(
                "a turn was played after the end of the game",
                "un coup a été joué après la fin de la partie",
            );
            return (end, Reach::Never(vec![Finding::coded(PLAYED_ON, message)]));
        };
        let mut orders = end.marks.map(|marks| squares(marks).collect::<Vec<u8>>());
        orders[last].sort_by_key(|square| *square == closing);
        let turns =
            (0..SIDE * SIDE).map(usize::from).filter_map(|at| orders[at % 2].get(at / 2).copied()).collect();
        (end, Reach::Game(Witness { turns, end, is_shortest: true }))
    }

    fn status(&self, _: &SquareSetup, end: &Position, _: Option<&Position>) -> Status {
        end.status()
    }
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let source = Source { name: "noughts.toml".to_owned(), text: BOX.to_owned() };
    let files = tablier::templates::GAMES.first().ok_or("no files")?;
    let mut game = JudgedGame::load(&source, &Overrides::default(), files, None)
        .map_err(|faulty| format!("{faulty:?}"))?;
    game.referee = Box::new(Noughts::new());
    println!("{}", game.referee.blank(Lang::En));
    let judgement = game.referee.check("to move: O\nX O .\n? X .\n. . .\n");
    println!("{:?}, after {}", judgement.verdict, Phrase::joined(judgement.witness, " "));
    assert_eq!(judgement.verdict, Verdict::Legal);
    println!("{} games of five turns", game.referee.perft(5));
    let picture = game.picture("b2 a1 c3", Format::Svg, 150).map_err(|findings| format!("{findings:?}"))?;
    println!("a picture of {} bytes", picture.len());
    Ok(())
}
