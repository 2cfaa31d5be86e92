//! Lists of pieces with one slip: what is accepted is what was meant.

use super::slips::{Meant, TypedPosition};
use crate::prng::Prng;

/// Pieces below their heading, each with its square.
type Block = (Option<String>, Vec<(String, String)>);

/// Ways of typing lists of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ListStyle {
    /// `A: c5 Y2, b1 I0`
    Labels,
    /// `camp A`, then `c5 Y2` and `b1=I0` on lines of their own.
    Headings,
    /// `A:c5 Y2`
    Squares,
    /// `Y2@A:c5 I0@A:b1`
    At,
    /// `L: a2 b3`
    Pieces,
}

impl ListStyle {
    pub(super) const ALL: [ListStyle; 5] =
        [ListStyle::Labels, ListStyle::Headings, ListStyle::Squares, ListStyle::At, ListStyle::Pieces];

    /// Whether lists of this style fit a position: camps list squares with their pieces.
    pub(super) fn fits(self, lists: &Lists) -> bool {
        let headed = lists.blocks.iter().any(|(heading, _)| heading.is_some());
        !headed || self != ListStyle::Pieces
    }
}

/// A position as lists.
#[derive(Clone)]
pub(super) struct Lists {
    keys: String,
    blocks: Vec<Block>,
}

impl Lists {
    /// Lists the pieces of rows.
    pub(super) fn new(position: &TypedPosition) -> Lists {
        let keys = position.keys.iter().map(|(key, value)| format!("{key}: {value}\n")).collect();
        let block = |(heading, rows): &(Option<String>, Vec<super::slips::TypedRow>)| {
            let pieces = rows.iter().flat_map(|row| {
                let cells = ('a'..).zip(&row.cells).filter(|(_, cell)| !cell.starts_with('.'));
                cells.map(|(column, cell)| (format!("{column}{}", row.label), cell.clone()))
            });
            (heading.clone(), pieces.collect())
        };
        Lists { keys, blocks: position.blocks.iter().map(block).collect() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.blocks.iter().any(|(_, pieces)| pieces.len() < 2)
    }

    pub(super) fn written(&self, style: ListStyle) -> String {
        let mut text = self.keys.clone();
        for (heading, pieces) in &self.blocks {
            let letter = heading.as_deref().and_then(|heading| heading.split_whitespace().last());
            let of = letter.map(|letter| format!("{letter}:")).unwrap_or_default();
            let pairs = pieces.iter();
            match style {
                ListStyle::Labels => {
                    let pairs: Vec<String> =
                        pairs.map(|(square, piece)| format!("{square} {piece}")).collect();
                    text += &format!("{of} {}\n", pairs.join(", "));
                }
                ListStyle::Headings => {
                    text += &heading.as_ref().map(|heading| format!("{heading}\n")).unwrap_or_default();
                    let sign = |at: usize| if at.is_multiple_of(2) { ' ' } else { '=' };
                    text += &pairs
                        .enumerate()
                        .map(|(at, (square, piece))| format!("{square}{}{piece}\n", sign(at)))
                        .collect::<String>();
                }
                ListStyle::Squares => {
                    text +=
                        &pairs.map(|(square, piece)| format!("{of}{square} {piece}\n")).collect::<String>();
                }
                ListStyle::At => {
                    text +=
                        &pairs.map(|(square, piece)| format!("{piece}@{of}{square} ")).collect::<String>();
                    text.push('\n');
                }
                ListStyle::Pieces => {
                    let mut signs: Vec<&String> = pieces.iter().map(|(_, piece)| piece).collect();
                    signs.sort_unstable();
                    signs.dedup();
                    for sign in signs {
                        let there = pieces.iter().filter(|(_, piece)| piece == sign);
                        let there: Vec<String> = there.map(|(square, _)| format!("{of}{square}")).collect();
                        text += &format!("{sign}: {}\n", there.join(" "));
                    }
                }
            }
        }
        text
    }

    /// Makes a slip, if the text has room for it.
    pub(super) fn slip(&self, style: ListStyle, kind: usize, rng: &mut Prng) -> Option<(String, Meant)> {
        let mut slipped = self.clone();
        let block = rng.roll(self.blocks.len());
        let (heading, pieces) = &mut slipped.blocks[block];
        let (one, two) = (rng.roll(pieces.len()), rng.roll(pieces.len()));
        let (square, piece) = pieces[one].clone();
        // Without a square, two pieces are one; a list by pieces is shorter then.
        let in_pairs = style != ListStyle::Pieces;
        match kind {
            0 if in_pairs => pieces[one].0.clear(),
            1 if in_pairs => pieces[one].1.clear(),
            2 => pieces.insert(one, (square, piece)),
            3 => pieces[one].0 = format!("{square} {square}"),
            4 if in_pairs => pieces[one].1 = format!("{piece} {piece}"),
            5 => pieces[one].0.insert(0, square.chars().next()?),
            6 if in_pairs => pieces[one].1.insert(0, piece.chars().next()?),
            7 => pieces[one].0.push('x'),
            8 => *heading = heading.take().filter(|_| style != ListStyle::Pieces).map(|_| None)?,
            9 if style == ListStyle::Labels => {
                let label = format!("{}: ", heading.as_ref()?.split_whitespace().last()?);
                return Some((slipped.written(style).replace(&label, &label.repeat(2)), Meant::Refused));
            }
            10 => *heading = Some(format!("{}x", heading.take()?)),
            11 => {
                (pieces[one].1, pieces[two].1) = (pieces[two].1.clone(), pieces[one].1.clone());
                return Some((slipped.written(style), Meant::Same(slipped.written(ListStyle::Squares))));
            }
            _ => return None,
        }
        Some((slipped.written(style), Meant::Refused))
    }
}
