//! The box: the models of the pieces, and the two camps. All of it is data from the game's TOML, because the picture
//! of the five models is missing from the sources.

use super::contacts::Contacts;
use super::model::{Model, PieceFace, rotations, unfit, upper};
use super::unfit::{LightningUnfit, LightningUnfitHint};
use super::{Bits, Ports, Prolong};
use crate::rules::lexicon::words_of_model;
use crate::rules::read::{Square, single};
use crate::text::Finding;

/// A player, by camp: the first or the second of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The first camp of the board.
    A,
    /// The second camp of the board.
    B,
}

/// The box.
#[derive(Clone, Debug)]
pub struct Kit {
    letters: [char; 2],
    columns: u8,
    rows: u8,
    models: Vec<Model>,
    /// The ports of each model in each rotation.
    turned: Vec<Vec<Ports>>,
    prolong: Prolong,
    /// The model and rotation by port set.
    by_ports: Vec<Option<PieceFace>>,
    contacts: Vec<[Contacts; 8]>,
    neighbours: Vec<Bits>,
    start: Bits,
    arrival: Bits,
    all: Bits,
}

impl Side {
    /// Both, in the order of the board.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The opponent.
    #[inline]
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// 0 or 1.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

fn camp_size(columns: usize, rows: usize) -> Result<(u8, u8), Finding> {
    let squares = columns.saturating_mul(rows);
    match (u8::try_from(columns), u8::try_from(rows)) {
        (Ok(columns @ 1..=26), Ok(rows @ 2..=99)) if squares <= Bits::CAPACITY => Ok((columns, rows)),
        _ => {
            let why = LightningUnfit::CampSize { size: (columns, rows) };
            Err(unfit(why, LightningUnfitHint::CampSize))
        }
    }
}

impl Kit {
    /// A box with these camps and models, if the rules can be applied to them.
    pub fn new(
        letters: [char; 2],
        (columns, rows): (usize, usize),
        models: Vec<Model>,
        prolong: Prolong,
    ) -> Result<Kit, Finding> {
        let (columns, rows) = camp_size(columns, rows)?;
        if letters[0] == letters[1] {
            let why = LightningUnfit::SameCamps { letter: letters[0] };
            return Err(unfit(why, LightningUnfitHint::TwoLetters));
        }
        let (turned, by_ports) = rotations(&models)?;
        let each = || 0..columns * rows;
        let contacts: Vec<[Contacts; 8]> = each()
            .map(|square| std::array::from_fn(|port| Contacts::new(columns, rows, square, port as u8)))
            .collect();
        // All squares where a port meets another touch this square.
        let neighbours =
            |of: &[Contacts; 8]| of.iter().flat_map(Contacts::iter).map(|(square, _)| square).collect();
        Ok(Kit {
            letters,
            columns,
            rows,
            turned,
            models,
            prolong,
            by_ports,
            neighbours: contacts.iter().map(neighbours).collect(),
            contacts,
            start: (0..columns).collect(),
            arrival: (columns * (rows - 1)..columns * rows).collect(),
            all: each().collect(),
        })
    }

    /// The rule option.
    #[inline]
    pub fn prolong(&self) -> Prolong {
        self.prolong
    }

    /// The models in the order of the spec.
    pub fn models(&self) -> &[Model] {
        &self.models
    }

    /// Total number of pieces.
    pub fn pieces(&self) -> u32 {
        self.models.iter().map(|model| u32::from(model.count)).sum()
    }

    /// A model by index. The index must come from this kit.
    pub fn model(&self, number: u8) -> &Model {
        &self.models[usize::from(number)]
    }

    /// The index of the model with this letter or name in any language, ignoring case.
    pub fn model_called(&self, word: &str) -> Option<u8> {
        let letter = single(word).map(upper);
        let word = word.to_lowercase();
        let called = |model: &Model| Some(model.letter) == letter || model.name.to_lowercase() == word;
        let means = |model: &Model| words_of_model(&model.name).any(|name| name == word);
        let at = self.models.iter().position(called).or_else(|| self.models.iter().position(means))?;
        u8::try_from(at).ok()
    }

    /// The ports of a model in each rotation.
    #[inline]
    pub fn rotations(&self, model: u8) -> &[Ports] {
        &self.turned[usize::from(model)]
    }

    /// A model with any number of quarter turns.
    pub fn face(&self, model: u8, quarters: u8) -> PieceFace {
        // A model has 1, 2 or 4 rotations.
        PieceFace { model, rotation: quarters % self.rotations(model).len() as u8 }
    }

    /// The ports of a rotated model.
    #[inline]
    pub fn ports(&self, face: PieceFace) -> Ports {
        self.rotations(face.model)[usize::from(face.rotation)]
    }

    /// The model and rotation with these ports.
    pub fn with_ports(&self, ports: Ports) -> Option<PieceFace> {
        self.by_ports.get(usize::from(ports.bits())).copied().flatten()
    }

    /// Letter of a camp.
    pub fn letter(&self, side: Side) -> char {
        self.letters[side.index()]
    }

    /// The camp with this letter, ignoring case.
    pub fn side(&self, letter: char) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.letter(*side) == upper(letter))
    }

    /// Number of columns of a camp.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Number of rows of a camp.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Number of a square.
    pub fn number(&self, square: Square) -> Option<u8> {
        (square.column < self.columns && square.row < self.rows)
            .then(|| square.row * self.columns + square.column)
    }

    /// Square by number.
    pub fn square(&self, number: u8) -> Square {
        Square { column: number % self.columns, row: number / self.columns }
    }

    /// Notation of a square: `A:c5`.
    pub fn square_name(&self, side: Side, number: u8) -> String {
        format!("{}:{}", self.letter(side), self.square(number))
    }

    /// Ports of other squares that a port of this square meets.
    #[inline]
    pub fn contacts(&self, square: u8, port: u8) -> &Contacts {
        &self.contacts[usize::from(square)][usize::from(port)]
    }

    /// Squares that touch this one at a side or corner.
    #[inline]
    pub fn neighbours(&self, square: u8) -> Bits {
        self.neighbours[usize::from(square)]
    }

    /// Start squares of a camp.
    #[inline]
    pub fn start(&self) -> Bits {
        self.start
    }

    /// Arrival squares of a camp.
    #[inline]
    pub fn arrival(&self) -> Bits {
        self.arrival
    }

    /// All squares of a camp.
    #[inline]
    pub fn all(&self) -> Bits {
        self.all
    }
}
