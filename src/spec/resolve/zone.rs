//! Zones: cells of a board that differ from the others.

use std::collections::{BTreeMap, BTreeSet};

use super::Resolver;
use super::cells::cells;
use super::surface::Surface;
use super::symmetry::Places;
use crate::game::{Cell, Grid, Lattice, Zone};
use crate::scene::Font;
use crate::spec::typed::{BoardTable, FaceTable, SymmetryName};
use crate::spec::words::{BoardFinding, BoardHint, SpecNote, SpecNoteHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// Columns and rows of the largest board.
const MAX_DIMENSIONS: (usize, usize) = (limits::CELLS.1 as usize, limits::CELLS.1 as usize);

impl Resolver<'_> {
    /// Resolves the zones of a board; `surface` is that of a cell.
    pub(super) fn zones(
        &mut self,
        table: &At<BoardTable>,
        dimensions: Option<(usize, usize)>,
        lattice: Option<Lattice>,
        surface: Surface,
    ) -> Vec<Zone> {
        let is_points = lattice.is_some_and(|lattice| matches!(lattice.grid(), Grid::Points { .. }));
        let there: Option<BTreeSet<Cell>> = lattice.map(|lattice| lattice.cells().into_iter().collect());
        let places = lattice.as_ref().map(Places::new);
        let mut zones: Vec<Zone> = Vec::new();
        let mut zone_names: BTreeSet<String> = BTreeSet::new();
        let mut owners: BTreeMap<Cell, usize> = BTreeMap::new();
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
            if let Some(face) = zone.face.as_ref().filter(|_| is_points) {
                self.no_surface("background", face, BoardHint::SymbolOrCell);
                self.no_surface("split", face, BoardHint::Symbol);
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
                if let Some(there) = &there {
                    cells.retain(|cell| there.contains(cell));
                    if cells.is_empty() {
                        let typed_name = typed.to_string();
                        let fault = match is_points {
                            true => Finding::new(BoardFinding::NoPointThere { typed: typed_name })
                                .hint(BoardHint::PointsAreOnLines),
                            false => Finding::new(BoardFinding::CellIsMissing { typed: typed_name })
                                .hint(BoardHint::NameCellsThatAre),
                        };
                        self.fault(fault.at(typed.span()));
                    }
                }
                own.extend(cells);
            }
            let mut own: BTreeSet<Cell> = own.into_iter().collect();
            if let (Some(symmetry), Some(places)) = (&zone.symmetry, &places) {
                self.add_images(&mut own, places, symmetry);
            }
            for cell in &own {
                if let Some(earlier) = owners.insert(*cell, index).and_then(|earlier| zones.get_mut(earlier))
                {
                    earlier.cells.retain(|it| it != cell);
                }
            }
            zones.push(Zone { name, title, cells: own.into_iter().collect(), face });
        }
        for (zone, typed) in zones.iter().zip(&table.zone) {
            let named = typed.cells.as_ref().filter(|cells| zone.cells.is_empty() && !cells.is_empty());
            let covered = named.filter(|_| self.faults.is_empty());
            if let Some(cells) = covered {
                let fault = BoardFinding::HiddenZone { zone: zone.name.clone() };
                self.fault(Finding::new(fault).at(cells.span()).hint(BoardHint::LaterZonesWin));
            }
        }
        zones
    }

    /// Adds the images of the cells of a zone.
    fn add_images(&mut self, cells: &mut BTreeSet<Cell>, places: &Places, symmetry: &At<SymmetryName>) {
        let named: Vec<Cell> = cells.iter().copied().collect();
        let Some(images) = places.images(&named, symmetry.0) else {
            let fault = Finding::new(BoardFinding::NoSymmetry).at(symmetry.span());
            self.fault(fault.hint(BoardHint::OtherSymmetry));
            return;
        };
        cells.extend(images);
        if cells.len() == named.len() && !named.is_empty() {
            let note = Finding::new(SpecNote::IdleSymmetry).at(symmetry.span());
            self.note(note.hint(SpecNoteHint::SymmetryOrFewerCells));
        }
    }

    /// Checks that the face of a point lacks a key that needs a surface.
    pub(super) fn no_surface(&mut self, key: &str, typed: &FaceTable, hint: BoardHint) {
        let whole = self.inherited(typed, &mut Vec::new());
        let span = |face: &FaceTable| match key {
            "split" => face.split.as_ref().map(At::span),
            _ => face.background.as_ref().map(At::span),
        };
        if let Some(inherited) = span(&whole) {
            let span = span(typed).or(typed.like.as_ref().map(At::span)).unwrap_or(inherited);
            let fault = Finding::new(BoardFinding::SurfaceOfPoints { key: key.to_owned() }).at(span);
            self.fault(fault.hint(hint));
        }
    }

    /// The cells that a word names. `None` if it is at fault.
    pub(super) fn zone_cells(
        &mut self,
        typed: &At<String>,
        dimensions: Option<(usize, usize)>,
    ) -> Option<Vec<Cell>> {
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
