//! `[[board]]` → [`Board`]

use super::Resolver;
use super::fit::BoardMeasures;
use super::grid::{ScaledGrid, kind};
use super::surface::Surface;
use crate::game::{
    Board, BoardCamp, BoardLine, BoardSide, ByLang, Frame, Grid, HexTop, Lattice, Mm, Rim, Size,
};
use crate::scene::{Color, Font};
use crate::spec::spans::BoardSpans;
use crate::spec::typed::{BoardTable, FrameTable, GridKind, LineTable, OutlineKind, SidesTable, Words};
use crate::spec::words::{BoardFinding, BoardHint, NameOwner};
use crate::spec::{At, limits};
use crate::text::Finding;

const INK: Color = Color::Rgb(0x33, 0x33, 0x33);

impl Resolver<'_> {
    /// Resolves all boards, each with its places.
    pub(crate) fn boards(&mut self) -> Vec<(Board, BoardSpans)> {
        let spec = self.spec;
        spec.board.iter().filter_map(|table| Some((self.board(table)?, self.board_spans(table)))).collect()
    }

    fn board_spans(&mut self, table: &At<BoardTable>) -> BoardSpans {
        let words = |typed: &At<Words>| (typed.0.clone(), typed.span());
        let titles = table.zone.iter().filter_map(|zone| zone.title.as_ref());
        let letters = table.camps.iter().flat_map(|camps| camps.iter());
        let letters = letters.map(|letter| (ByLang::same(letter.to_string()), letter.span()));
        let mut said: Vec<_> = titles.map(words).chain(letters).collect();
        for face in table.cell.iter().chain(table.zone.iter().filter_map(|zone| zone.face.as_ref())) {
            let face = self.inherited(face, &mut Vec::new());
            let marks = face.marks.iter().chain(&face.parts).flat_map(|marks| marks.iter());
            let texts = face.text.iter().chain(marks.filter_map(|mark| mark.text.as_ref()));
            said.extend(texts.map(words));
        }
        let coordinates = table.coordinates.as_ref().map(At::span);
        BoardSpans { table: table.span(), coordinates, words: said }
    }

    fn board(&mut self, table: &At<BoardTable>) -> Option<Board> {
        let name = self.name(NameOwner::Board, table.name.as_ref(), "board");
        let title = self.words(table.title.as_ref());
        let title = title.unwrap_or_else(|| ByLang::word(|words| words.board));
        let coordinates = table.coordinates.as_deref().copied().unwrap_or(false);
        let frame = self.frame(table, coordinates);
        let camps = self.camps(table);
        let line = self.line(table.line.as_deref());
        let shown = self.board_art(table);
        let (scaled, dimensions) = self.grid(table, shown.as_ref().map(|(art, _)| art.aspect()));
        // Faces are resolved even without a grid, so that their faults are reported too.
        let (cell, scale) = scaled.as_ref().map_or((Mm::new(20), 1.0), |scaled| (scaled.cell, scaled.scale));
        let rim = scaled.as_ref().map(|scaled| match scaled.grid {
            Grid::Hexes { top, .. } => Rim::Hexagon(top),
            Grid::Squares { .. } | Grid::Points { .. } | Grid::Plain { .. } => Rim::Square,
        });
        let is_points = scaled.as_ref().is_some_and(|scaled| matches!(scaled.grid, Grid::Points { .. }));
        let size = match scaled.as_ref().map(|scaled| &scaled.grid) {
            Some(Grid::Plain { size }) => *size,
            _ => Size::new(cell, cell),
        };
        let is_cell = rim.is_some() && !is_points;
        let surface = Surface { scale, is_cell, ..Surface::plain(size, rim) };
        let face = table.cell.as_ref().map(|face| self.face(face, surface)).unwrap_or_default();
        if let Some(face) = table.cell.as_ref().filter(|_| is_points) {
            // Its background is that of the whole grid.
            self.no_surface("split", face, BoardHint::Symbol);
        }
        let missing =
            scaled.as_ref().map(|scaled| self.missing_cells(table, &scaled.grid)).unwrap_or_default();
        let lattice = scaled.as_ref().map(|scaled| Lattice::of_grid(&scaled.grid, &missing));
        // Hexagons of zones lie beside the others, squares over them.
        let lies_over = matches!(rim, Some(Rim::Square));
        let below = if face.checker.is_empty() { face.background.or(surface.ground) } else { None };
        let ground = if lies_over { below } else { surface.ground };
        let zones = self.zones(table, dimensions, lattice, Surface { ground, ..surface });
        let sides = self.sides(table);
        let swatches = self.swatches(table);
        let markers = self.board_markers(table, &name, camps.len());
        let ScaledGrid { grid, .. } = scaled?;
        let area = Lattice::of_grid(&grid, &missing).size();
        let picture = shown.and_then(|shown| self.board_picture(table, shown, area, frame));
        let mut board = Board {
            name,
            title,
            grid,
            missing,
            camps,
            frame,
            picture,
            cell: face,
            zones,
            line,
            sides,
            coordinates,
            swatches,
            words: Vec::new(),
        };
        self.put_markers(table, &mut board, markers);
        let measures = BoardMeasures::new(&board, cell, scale);
        self.measures.insert(board.name.clone(), measures);
        let size = board.size();
        if size.width.max(size.height) > limits::BOARD {
            let fault = BoardFinding::TooLarge { width: size.width, height: size.height };
            let hint = BoardHint::LongestSide { most: limits::BOARD };
            self.fault(Finding::new(fault).at(table.span()).hint(hint));
            return None;
        }
        Some(board)
    }

    fn frame(&mut self, table: &BoardTable, coordinates: bool) -> Frame {
        let otherwise = match (coordinates, kind(table)) {
            (true, _) => Mm::new(10),
            (false, GridKind::None) => Mm::ZERO,
            (false, _) => Mm::new(5),
        };
        let nothing = FrameTable::default();
        let frame = table.frame.as_deref().unwrap_or(&nothing);
        let sides = self.length("sides", frame.sides.as_ref(), limits::FRAME);
        let ends = self.length("ends", frame.ends.as_ref(), limits::FRAME);
        let color = self.color(frame.color.as_ref());
        let ink = self.color(frame.ink.as_ref());
        let ink = ink.unwrap_or_else(|| color.map_or(INK, Color::contrast));
        let otherwise = self.scale().of(otherwise);
        Frame { sides: sides.unwrap_or(otherwise), ends: ends.or(sides).unwrap_or(otherwise), color, ink }
    }

    fn line(&mut self, table: Option<&LineTable>) -> BoardLine {
        let color = table.and_then(|line| self.color(line.color.as_ref()));
        let width = table.and_then(|line| self.length("width", line.width.as_ref(), limits::BOARD_LINE));
        let width = width.unwrap_or_else(|| self.scale().of(Mm::from_um(300)));
        BoardLine { color: color.unwrap_or(INK), width }
    }

    fn camps(&mut self, table: &At<BoardTable>) -> Vec<BoardCamp> {
        let mut camps: Vec<BoardCamp> = Vec::new();
        for word in table.camps.iter().flat_map(|camps| camps.iter()) {
            let mut letters = word.chars();
            let camp = match (letters.next(), letters.next()) {
                (Some(letter), None) if letter.is_alphabetic() => {
                    self.printable(word, &[Font::Display, Font::Sans, Font::SansBold], &word.span());
                    BoardCamp { letter: Some(letter), markers: Vec::new() }
                }
                _ => {
                    let fault = BoardFinding::NoLetter { typed: word.to_string() };
                    self.fault(Finding::new(fault).at(word.span()).hint(BoardHint::OneLetterEach));
                    continue;
                }
            };
            if camps.contains(&camp) {
                let fault = BoardFinding::CampTwice { letter: word.to_string() };
                self.fault(Finding::new(fault).at(word.span()));
            } else {
                camps.push(camp);
            }
        }
        if camps.is_empty() { vec![BoardCamp { letter: None, markers: Vec::new() }] } else { camps }
    }

    /// The colours of the sides of a board.
    fn sides(&mut self, table: &At<BoardTable>) -> Vec<(BoardSide, Color)> {
        let Some(typed) = &table.sides else { return Vec::new() };
        let SidesTable { top, bottom, left, right, top_left, top_right, bottom_left, bottom_right } =
            &**typed;
        let all = [
            ("top", top, BoardSide::Top),
            ("bottom", bottom, BoardSide::Bottom),
            ("left", left, BoardSide::Left),
            ("right", right, BoardSide::Right),
            ("top-left", top_left, BoardSide::TopLeft),
            ("top-right", top_right, BoardSide::TopRight),
            ("bottom-left", bottom_left, BoardSide::BottomLeft),
            ("bottom-right", bottom_right, BoardSide::BottomRight),
        ];
        let is_hexagon = table.outline.as_deref().is_some_and(|outline| outline.0 == OutlineKind::Hexagon);
        let is_flat = table.top.as_deref().is_some_and(|top| top.0 == HexTop::Flat);
        let is_there = |side: BoardSide| match side {
            BoardSide::Top | BoardSide::Bottom => !is_hexagon || !is_flat,
            BoardSide::Left | BoardSide::Right => !is_hexagon || is_flat,
            _ => is_hexagon,
        };
        let mut sides = Vec::new();
        for (key, color, side) in all {
            let resolved = self.color(color.as_ref());
            let Some(color) = color else { continue };
            if !is_there(side) {
                let there = all.iter().filter(|(.., side)| is_there(*side));
                let hint = BoardHint::SidesAre { sides: there.map(|(key, ..)| (*key).to_owned()).collect() };
                let fault = BoardFinding::NoSide { side: key.to_owned() };
                self.fault(Finding::new(fault).at(color.span()).hint(hint));
            }
            sides.extend(resolved.map(|color| (side, color)));
        }
        sides
    }
}
