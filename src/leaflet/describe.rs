//! Describes figures in words, for those who do not see them, from the data that they are drawn from.

use super::spacing::spaced;
use crate::game::{
    BoardView, Cell, Figure, FigureContent, Game, Gate, GateKind, Grid, LaidStrip, Lang, Making, Piece,
    Pointer, Sample, SlidingLine, Standing, StyledText, column_name,
};
use crate::rules::{EngineInfo, Names, engine};
use crate::text::sentence::enumerated;
use crate::words::FigureWords;

/// What a figure shows, as a sentence.
pub(crate) fn describe(figure: &Figure, game: &Game, lang: Lang) -> String {
    let describer = Describer::new(game, lang);
    let words = describer.words;
    let (intro, mut entries) = match &figure.content {
        FigureContent::Board(view) => {
            let entries = describer.standing(view).into_iter().chain(describer.gates(view));
            (describer.board(view), entries.collect::<Vec<_>>())
        }
        FigureContent::Strips(strips) => {
            let intro = if strips.len() > 1 { words.strips } else { words.strip };
            (intro.to_owned(), strips.iter().map(|strip| describer.strip(strip)).collect())
        }
        FigureContent::Pieces(samples) => {
            (words.pieces.to_owned(), samples.iter().map(|sample| describer.sample(sample)).collect())
        }
        FigureContent::Making(step) => return spaced(making(*step, words), lang),
    };
    let cell = |cell: Cell| match &figure.content {
        FigureContent::Strips(strips) => square_name(strips, cell),
        FigureContent::Board(_) | FigureContent::Pieces(_) | FigureContent::Making(_) => cell.name(),
    };
    entries.extend(describer.signs(&figure.signs, &cell));
    entries.extend(describer.signs(&figure.outlined, &cell).iter().map(|sign| (words.possible)(sign)));
    if entries.is_empty() {
        entries.push(words.bare.to_owned());
    }
    spaced(&format!("{intro}{}{}.", words.colon, entries.join(words.semicolon)), lang)
}

/// What a piece is called, with where its lines end.
pub(crate) fn name_of(piece: usize, turns: u8, game: &Game, lang: Lang) -> String {
    Describer::new(game, lang).sample(&Sample { piece, turns, title: StyledText::new() })
}

fn making(step: Making, words: &FigureWords) -> &'static str {
    let [glue, cut, join, fold, punch] = words.making;
    match step {
        Making::Glue => glue,
        Making::Cut => cut,
        Making::Join => join,
        Making::Fold => fold,
        Making::Punch => punch,
    }
}

struct Describer<'a> {
    game: &'a Game,
    engine: Option<&'static EngineInfo>,
    lang: Lang,
    words: &'static FigureWords,
}

impl<'a> Describer<'a> {
    fn new(game: &'a Game, lang: Lang) -> Describer<'a> {
        let engine = game.rules.as_ref().and_then(|rules| engine(rules.engine));
        Describer { game, engine, lang, words: &lang.words().figures }
    }

    fn board(&self, view: &BoardView) -> String {
        let Some(board) = self.game.boards.get(view.board) else { return String::new() };
        let [squares, hexagons, points] = self.words.cells;
        let cells = match board.grid {
            Grid::Squares { .. } | Grid::Plain { .. } => squares,
            Grid::Hexes { .. } => hexagons,
            Grid::Points { .. } => points,
        };
        let title = Some(board.title.get(self.lang).as_str()).filter(|_| self.game.boards.len() > 1);
        let (columns, rows) = board.grid.dimensions();
        if view.cells() == columns * rows {
            (self.words.board)(title, &format!("{columns} × {rows} {cells}"))
        } else {
            (self.words.part)(title, cells, &view.from.name(), &view.to.name())
        }
    }

    /// Each kind of piece with the cells that it stands on.
    fn standing(&self, view: &BoardView) -> Vec<String> {
        let mut kinds: Vec<((usize, u8), Vec<String>)> = Vec::new();
        for Standing { piece, turns, cell } in &view.standing {
            let kind = (*piece, *turns);
            let cell = cell.name();
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, cells)) => cells.push(cell),
                None => kinds.push((kind, vec![cell])),
            }
        }
        let said = |((piece, turns), cells): ((usize, u8), Vec<String>)| {
            let known = self.game.pieces.get(piece).filter(|_| !view.is_ground(self.game, piece))?;
            Some((self.words.stands)(&self.turned(known, turns), &self.list(cells)))
        };
        kinds.into_iter().filter_map(said).collect()
    }

    fn gates(&self, view: &BoardView) -> Vec<String> {
        let [home, exit] = self.words.gates;
        let said = |gate: &Gate| {
            let said = match gate.kind {
                GateKind::Home => home,
                GateKind::Exit => exit,
            };
            Some(said(&self.name(self.game.pieces.get(gate.piece)?), &gate.cell.name()))
        };
        view.gates.iter().filter_map(said).collect()
    }

    fn strip(&self, strip: &LaidStrip) -> String {
        let name = shown_name(strip).map(|name| format!("{name}{}", self.words.colon)).unwrap_or_default();
        if strip.outlined {
            return name + self.words.may_lie;
        }
        let Some(piece) = self.game.pieces.get(strip.piece) else { return name };
        let names = self.engine.map_or(&[][..], |engine| engine.colours[1]);
        let colour = |at: usize| self.game.strip_letter(piece.front.squares.get(at)?.background?);
        let count = strip.tokens.len();
        let square = |(at, token): (usize, &Option<usize>)| {
            let at = if strip.turned { count.saturating_sub(at + 1) } else { at };
            let square = colour(at).and_then(|letter| self.said(names, letter));
            let square = square.unwrap_or_else(|| self.words.square.to_owned());
            match token.and_then(|token| self.game.pieces.get(token)) {
                Some(token) => (self.words.with)(&square, &self.name(token)),
                None => square,
            }
        };
        let squares: Vec<String> = strip.tokens.iter().enumerate().map(square).collect();
        name + &squares.join(", ")
    }

    fn sample(&self, sample: &Sample) -> String {
        let Some(piece) = self.game.pieces.get(sample.piece) else { return String::new() };
        let title: String = sample.title.iter().map(|span| span.text.as_str()).collect();
        if !title.is_empty() {
            return self.with_lines(title, piece, sample.turns);
        }
        let colour = piece.front.background.filter(|_| self.game.boards.is_empty());
        let colour = colour.and_then(|color| self.game.strip_letter(color));
        let names = self.engine.map_or(&[][..], |engine| engine.colours[0]);
        let name = match colour.and_then(|letter| self.said(names, letter)) {
            Some(colour) => format!("{} ({colour})", self.name(piece)),
            None => self.name(piece),
        };
        self.with_lines(name, piece, sample.turns)
    }

    /// The name of a piece: what its engine calls it, or else the spec.
    fn name(&self, piece: &Piece) -> String {
        let names = self.engine.map_or(&[][..], |engine| engine.pieces);
        let known = piece.letter.and_then(|letter| self.said(names, letter));
        known.unwrap_or_else(|| piece.name.clone())
    }

    fn said(&self, names: Names, letter: char) -> Option<String> {
        let found = names.iter().find(|(known, _)| known.to_lowercase().eq(letter.to_lowercase()));
        found.map(|(_, name)| name.said(self.lang))
    }

    fn turned(&self, piece: &Piece, turns: u8) -> String {
        let name = self.name(piece);
        if turns == 0 || piece.line_ends(0).is_some() {
            return self.with_lines(name, piece, turns);
        }
        let degrees = u16::from(turns) * 360 / u16::from(piece.shape.steps());
        format!("{name}, {}", (self.words.turned)(degrees))
    }

    /// A piece with lines is told by where they end, which says how it is turned, too.
    fn with_lines(&self, name: String, piece: &Piece, turns: u8) -> String {
        let Some(ends) = piece.line_ends(turns) else { return name };
        let ends = ends.into_iter().zip(self.words.compass).filter_map(|(ends, name)| ends.then_some(name));
        format!("{name} {}", (self.words.lines)(&self.list(ends)))
    }

    /// The signs in words; those of one kind on several cells together.
    fn signs(&self, signs: &[Pointer], cell: &dyn Fn(Cell) -> String) -> Vec<String> {
        let words = self.words;
        let on = |wanted: fn(&Pointer) -> Option<Cell>, said: fn(&str) -> String| {
            let cells: Vec<String> = signs.iter().filter_map(wanted).map(cell).collect();
            (!cells.is_empty()).then(|| said(&self.list(cells)))
        };
        let ring = on(|sign| if let Pointer::Ring(at) = sign { Some(*at) } else { None }, words.ring);
        let cross = on(|sign| if let Pointer::Cross(at) = sign { Some(*at) } else { None }, words.cross);
        let fault = on(|sign| if let Pointer::Fault(at) = sign { Some(*at) } else { None }, words.fault);
        let single = |sign: &Pointer| match sign {
            Pointer::Arrow(from, to) => Some((words.arrow)(&cell(*from), &cell(*to))),
            Pointer::Text(at, text) | Pointer::Number(at, text) => Some((words.text)(text, &cell(*at))),
            Pointer::Slide(line) => Some(self.slide(*line)),
            Pointer::Path(cells) => Some((words.path)(&self.list(cells.iter().map(|at| cell(*at))))),
            Pointer::Ring(_) | Pointer::Cross(_) | Pointer::Fault(_) => None,
        };
        signs.iter().filter_map(single).chain([ring, cross, fault].into_iter().flatten()).collect()
    }

    fn slide(&self, line: SlidingLine) -> String {
        let [right, left, up, down] = self.words.slides;
        match line {
            SlidingLine::RowRight(row) => right(&(row + 1).to_string()),
            SlidingLine::RowLeft(row) => left(&(row + 1).to_string()),
            SlidingLine::ColumnUp(column) => up(&column_name(column)),
            SlidingLine::ColumnDown(column) => down(&column_name(column)),
        }
    }

    fn list(&self, items: impl IntoIterator<Item = impl ToString>) -> String {
        enumerated(items, self.lang.words().and)
    }
}

/// A square of a strip: `P2:1`.
fn square_name(strips: &[LaidStrip], cell: Cell) -> String {
    let name = strips.get(cell.row).and_then(shown_name);
    let number = (cell.row + 1).to_string();
    format!("{}:{}", name.unwrap_or(&number), cell.column + 1)
}

/// The name that the figure shows.
fn shown_name(strip: &LaidStrip) -> Option<&str> {
    Some(strip.name.as_str()).filter(|name| !name.is_empty() && !name.starts_with('-'))
}
