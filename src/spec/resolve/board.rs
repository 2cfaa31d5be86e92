//! `[[board]]` → [`Board`]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::Resolver;
use super::cells::cells;
use super::face::Surface;
use super::fit::BoardMeasures;
use super::grid::ScaledGrid;
use crate::game::{Board, BoardCamp, BoardLine, ByLang, Cell, Frame, Grid, Mm, Rim, Size, Zone};
use crate::scene::{Color, Font};
use crate::spec::typed::{BoardTable, FrameTable, LineTable};
use crate::spec::words::{BoardFinding, BoardHint, NameOwner};
use crate::spec::{At, limits};
use crate::text::Finding;

const INK: Color = Color::Rgb(0x33, 0x33, 0x33);
/// Columns and rows of the largest board.
const MAX_DIMENSIONS: (usize, usize) = (limits::CELLS.1 as usize, limits::CELLS.1 as usize);

impl Resolver<'_> {
    /// Resolves all boards, each with the span of its heading.
    pub(crate) fn boards(&mut self) -> Vec<(Board, Range<usize>)> {
        let spec = self.spec;
        spec.board.iter().filter_map(|table| Some((self.board(table)?, table.span()))).collect()
    }

    fn board(&mut self, table: &At<BoardTable>) -> Option<Board> {
        let name = self.name(NameOwner::Board, table.name.as_ref(), "board");
        let title = self.words(table.title.as_ref());
        let title = title.unwrap_or_else(|| ByLang::word(|words| words.board));
        let coordinates = table.coordinates.as_deref().copied().unwrap_or(false);
        let frame = self.frame(table.frame.as_ref(), coordinates);
        let camps = self.camps(table);
        let line = self.line(table.line.as_deref());
        let (scaled, dimensions) = self.grid(table);
        // Faces are resolved even without a grid, so that their faults are reported too.
        let (cell, scale) = scaled.as_ref().map_or((Mm::new(20), 1.0), |scaled| (scaled.cell, scaled.scale));
        let rim = scaled.as_ref().map(|scaled| match scaled.grid {
            Grid::Hexes { top, .. } => Rim::Hexagon(top),
            Grid::Squares { .. } | Grid::Points { .. } => Rim::Square,
        });
        let surface = Surface {
            size: Size::new(cell, cell),
            strip: None,
            scale,
            rim,
            corner: Mm::ZERO,
            stretch: None,
            taken: &[],
        };
        let face = table.cell.as_ref().map(|face| self.face(face, surface)).unwrap_or_default();
        let points: Option<BTreeSet<Cell>> = scaled.as_ref().and_then(|scaled| match &scaled.grid {
            Grid::Points { lines, .. } => Some(lines.iter().flatten().copied().collect()),
            Grid::Squares { .. } | Grid::Hexes { .. } => None,
        });
        let zones = self.zones(table, dimensions, points.as_ref(), surface);
        let swatches = self.swatches(table);
        let markers = self.board_markers(table, &name, camps.len());
        let ScaledGrid { grid, .. } = scaled?;
        let mut board =
            Board { name, title, grid, camps, frame, cell: face, zones, line, coordinates, swatches };
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

    fn frame(&mut self, table: Option<&At<FrameTable>>, coordinates: bool) -> Frame {
        let otherwise = Mm::new(if coordinates { 10 } else { 5 });
        let nothing = FrameTable::default();
        let frame = table.map_or(&nothing, |table| table);
        let sides = self.length("sides", frame.sides.as_ref(), limits::FRAME);
        let ends = self.length("ends", frame.ends.as_ref(), limits::FRAME);
        let color = self.color(frame.color.as_ref());
        let ink = self.color(frame.ink.as_ref());
        let ink = ink.unwrap_or_else(|| color.map_or(INK, Color::contrast));
        Frame { sides: sides.unwrap_or(otherwise), ends: ends.or(sides).unwrap_or(otherwise), color, ink }
    }

    fn line(&mut self, table: Option<&LineTable>) -> BoardLine {
        let color = table.and_then(|line| self.color(line.color.as_ref()));
        let width = table.and_then(|line| self.length("width", line.width.as_ref(), limits::BOARD_LINE));
        BoardLine { color: color.unwrap_or(INK), width: width.unwrap_or(Mm::from_um(300)) }
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

    fn zones(
        &mut self,
        table: &At<BoardTable>,
        dimensions: Option<(usize, usize)>,
        points: Option<&BTreeSet<Cell>>,
        surface: Surface,
    ) -> Vec<Zone> {
        let mut zones: Vec<Zone> = Vec::new();
        let mut zone_names: BTreeSet<String> = BTreeSet::new();
        let mut owners: BTreeMap<Cell, String> = BTreeMap::new();
        for (index, zone) in table.zone.iter().enumerate() {
            let name = match &zone.name {
                Some(name) => self.name_as_typed(name),
                None => format!("zone-{}", index + 1),
            };
            let is_new = zone_names.insert(name.clone());
            if let Some(twice) = zone.name.as_ref().filter(|_| !is_new) {
                let fault = BoardFinding::ZoneTwice { name: name.clone() };
                self.fault(Finding::new(fault).at(twice.span()));
            }
            let title = self.words_in(zone.title.as_ref(), &[Font::Display]);
            let face = zone.face.as_ref().map(|face| self.face(face, surface)).unwrap_or_default();
            let whole = zone.face.as_ref().map(|face| self.inherited(face, &mut Vec::new()));
            let background = whole.and_then(|face| face.background).filter(|_| points.is_some());
            if let Some(background) = background {
                let like = zone.face.as_ref().filter(|face| face.background.is_none());
                let span = like.and_then(|face| face.like.as_ref()).map_or(background.span(), At::span);
                let fault = Finding::new(BoardFinding::BackgroundOfPoints).at(span);
                self.fault(fault.hint(BoardHint::SymbolOrCell));
            }
            let shows = zone.face.is_some() || zone.title.is_some();
            if !shows && !["face", "title"].iter().any(|key| self.lost.holds(&zone.span(), key)) {
                let fault = Finding::new(BoardFinding::IdleZone).at(zone.span());
                self.fault(fault.hint(BoardHint::AddFaceOrTitle));
            }
            let names = self.required(&zone.span(), "cells", zone.cells.as_ref(), "[\"row 1\"]");
            let mut own = Vec::new();
            for typed in names.iter().flat_map(|names| names.iter()) {
                let Some(mut cells) = self.zone_cells(typed, dimensions) else { continue };
                if let Some(points) = points {
                    cells.retain(|cell| points.contains(cell));
                    if cells.is_empty() {
                        let fault = BoardFinding::NoPointThere { typed: typed.to_string() };
                        self.fault(Finding::new(fault).at(typed.span()).hint(BoardHint::PointsAreOnLines));
                    }
                }
                for cell in cells {
                    let Some(other) = owners.insert(cell, name.clone()) else {
                        own.push(cell);
                        continue;
                    };
                    let fault = BoardFinding::InTwoZones { typed: typed.to_string(), zone: other };
                    self.fault(Finding::new(fault).at(typed.span()).hint(BoardHint::OneZoneEach));
                    break;
                }
            }
            zones.push(Zone { name, title, cells: own, face });
        }
        zones
    }

    /// The cells that a word names. `None` if it is at fault.
    fn zone_cells(&mut self, typed: &At<String>, dimensions: Option<(usize, usize)>) -> Option<Vec<Cell>> {
        // If the size of the grid is unknown, any cell may exist.
        let (columns, rows) = dimensions.unwrap_or(MAX_DIMENSIONS);
        let Some(named) = cells(typed, (columns, rows)) else {
            let fault = BoardFinding::NoCell { typed: typed.to_string() };
            self.fault(Finding::new(fault).at(typed.span()).hint(BoardHint::WriteCells));
            return None;
        };
        let beyond = |cell: &Cell| cell.column >= columns || cell.row >= rows;
        if dimensions.is_some() && named.iter().any(beyond) {
            let fault = BoardFinding::NotOnBoard { typed: typed.to_string() };
            self.fault(Finding::new(fault).at(typed.span()).hint(BoardHint::GridIs { columns, rows }));
            return None;
        }
        Some(named)
    }
}
