//! Conditions and values of tags: facts of the game as it is printed.
//!
//! | condition | true if |
//! |---|---|
//! | `duplex`, `fold` | backs are printed behind the fronts, or beside them behind a fold |
//! | `tiled`, `tiled camp` | a board, or the named one, takes several sheets |
//! | `overlap` | the parts of a board overlap instead of meeting edge to edge |
//! | `landings` | the parts of a board have short lines at their neighbour's edge |
//! | `markers` | a board or a piece on the sheets has markers for a camera |
//! | `mixed` | a sheet holds several kinds of items |
//! | `cut marks`, `cut lines`, `cut outline`, `cut guillotine`, `cut none` | cuts have that style |
//! | `printed tokens` | the piece, or all `tokens` or `pieces`, or the `board`, are on the sheets |
//! | `size light = 25mm` | a piece has that width, or the squares of a board that side |
//! | `hole tile` | the piece has a hole |
//! | `rule moving = all` | an option of the rules has that value |
//!
//! `not` before a condition negates it.

use std::borrow::Cow;

use crate::game::{CutStyle, Game, Lang, Mm, Options, Parts, Piece};
use crate::plan::leaflet::finding::{LeafletFinding, TAG};
use crate::sheet::{Sheet, SheetItem, SheetSide, copies, lay_out};
use crate::text::{Finding, did_you_mean};

/// The first words of conditions.
#[rustfmt::skip]
pub(crate) const CONDITIONS: [&str; 13] = [
    "duplex", "fold", "tiled", "overlap", "landings", "markers", "mixed", "cut", "printed", "size", "hole", "rule", "not",
];

/// A game with its print options and sheets.
#[derive(Debug)]
pub struct Facts<'a> {
    game: &'a Game,
    options: Options,
    sheets: Cow<'a, [Sheet]>,
    /// Whether the game is complete; if the spec has faults, unknown names are not reported.
    whole: bool,
}

/// An answer, or why there is none; the diagnostic has no span yet.
type FactResult<T> = Result<T, Finding>;

impl<'a> Facts<'a> {
    /// Collects the facts of a game on its sheets. If only the leaflet is printed, the game was printed earlier, so the
    /// facts are those of a whole print.
    pub fn new(game: &'a Game, options: &Options, sheets: &'a [Sheet], whole: bool) -> Facts<'a> {
        let Parts { board, pieces, tokens, .. } = options.parts;
        let mut options = options.clone();
        let mut sheets = Cow::Borrowed(sheets);
        if !board && !pieces && !tokens {
            options.parts = Parts { board: true, pieces: true, tokens: true, ..options.parts };
            sheets = Cow::Owned(lay_out(game, &options).unwrap_or_default());
        }
        Facts { game, options, sheets, whole }
    }

    /// Value of a tag.
    pub fn value(&self, query: &[&str], lang: Lang) -> FactResult<String> {
        match query {
            ["count", what] => {
                Ok(self.pieces(what)?.iter().map(|piece| piece.count).sum::<usize>().to_string())
            }
            ["printed", what] => {
                let printed = |piece: &&Piece| copies(piece, self.options.backs);
                Ok(self.pieces(what)?.iter().map(printed).sum::<usize>().to_string())
            }
            ["size", what] => Ok(format_length(self.size(what)?, lang)),
            ["clearance", piece, board] => Ok(format_length(self.size(board)? - self.size(piece)?, lang)),
            ["parts", board] => Ok(self.parts(self.board(board)?).to_string()),
            _ => Err(Finding::new(LeafletFinding::NoTag { tag: format!("{{{}}}", query.join(" ")) })),
        }
    }

    /// Whether a condition holds.
    pub fn holds(&self, query: &[&str]) -> FactResult<bool> {
        match query {
            ["not", query @ ..] => self.holds(query).map(|holds| !holds),
            ["duplex"] => Ok(self.sheets.iter().any(|sheet| sheet.side == SheetSide::Back)),
            ["fold"] => {
                Ok(self.sheets.iter().any(|sheet| sheet.placed.iter().any(|placed| placed.behind_fold)))
            }
            ["tiled"] => Ok(self.sheets.iter().any(|sheet| sheet.tile.is_some())),
            ["tiled", board] => Ok(self.parts(self.board(board)?) > 1),
            ["overlap"] => Ok(self.options.overlap > Mm::ZERO),
            ["landings"] => Ok(self.sheets.iter().any(|sheet| !sheet.landings.is_empty())),
            ["markers"] => Ok(self.has_markers()),
            ["mixed"] => Ok(self.sheets.iter().any(|sheet| self.is_mixed(sheet))),
            ["cut", style] => self.cuts(style),
            ["printed", "board"] => Ok(self.options.parts.board),
            ["printed", what] => {
                Ok(self.pieces(what)?.iter().all(|piece| self.options.parts.holds(piece.shape)))
            }
            ["hole", what] => Ok(self.pieces(what)?.iter().any(|piece| piece.hole.is_some())),
            ["size", what, "=", length] => self.is_of_size(what, length),
            ["rule", option, "=", value] => Ok(self.has_rule(option, value)),
            _ => {
                let hint = did_you_mean(query.first().unwrap_or(&""), CONDITIONS);
                Err(Finding::new(LeafletFinding::NoCondition { typed: query.join(" ") }).maybe_hint(hint))
            }
        }
    }

    /// Pieces by name, or all `pieces` or `tokens`.
    fn pieces(&self, what: &str) -> FactResult<Vec<&'a Piece>> {
        let all = self.game.pieces.iter();
        let named: Vec<_> = match what {
            "tokens" => all.filter(|piece| piece.shape.is_disc()).collect(),
            "pieces" => all.filter(|piece| !piece.shape.is_disc()).collect(),
            name => all.filter(|piece| piece.name == name).collect(),
        };
        match named.is_empty() && self.whole && !matches!(what, "tokens" | "pieces") {
            true => Err(self.no_piece(what)),
            false => Ok(named),
        }
    }

    /// The number of a board.
    fn board(&self, name: &str) -> FactResult<usize> {
        match self.game.boards.iter().position(|board| board.name == name) {
            Some(number) => Ok(number),
            None if !self.whole => Ok(usize::MAX),
            None => {
                let boards = self.game.boards.iter().map(|board| board.name.as_str());
                let finding = Finding::new(LeafletFinding::NoBoard { name: name.to_owned() });
                Err(finding.maybe_hint(did_you_mean(name, boards)))
            }
        }
    }

    fn no_piece(&self, name: &str) -> Finding {
        let pieces = self.game.pieces.iter().map(|piece| piece.name.as_str());
        let finding = Finding::new(LeafletFinding::NoPiece { name: name.to_owned() });
        finding.maybe_hint(did_you_mean(name, pieces.chain(["pieces", "tokens"])))
    }

    /// Width of a piece, or side of the squares of a board.
    fn size(&self, what: &str) -> FactResult<Mm> {
        if let Some(board) = self.game.boards.iter().find(|board| board.name == what) {
            return Ok(board.grid.step());
        }
        Ok(self.pieces(what)?.first().map_or(Mm::ZERO, |piece| piece.shape.size().width))
    }

    /// Number of parts in which a board is printed.
    fn parts(&self, board: usize) -> usize {
        let mut tiles = self.sheets.iter().filter_map(|sheet| sheet.tile);
        tiles.find(|tile| tile.board == board).map_or(1, |tile| tile.part().1)
    }

    /// Whether something that is printed has markers.
    fn has_markers(&self) -> bool {
        let parts = self.options.parts;
        let mut pieces = self.game.pieces.iter().filter(|piece| parts.holds(piece.shape));
        let mut camps = self.game.boards.iter().flat_map(|board| &board.camps);
        parts.board && camps.any(|camp| !camp.markers.is_empty())
            || pieces.any(|piece| piece.marked.iter().any(|markers| !markers.is_empty()))
    }

    /// Whether a sheet holds more than one board, or pieces of more than one group.
    fn is_mixed(&self, sheet: &Sheet) -> bool {
        let group = |item: SheetItem| match item {
            SheetItem::Front(piece) | SheetItem::Back(piece) => {
                self.game.pieces.get(piece).map(|piece| (None, Some(&piece.group)))
            }
            SheetItem::BoardWindow { board, camp, .. } => Some((Some((board, camp)), None)),
        };
        let mut groups = sheet.placed.iter().filter_map(|placed| group(placed.item));
        let first = groups.next();
        groups.any(|group| Some(group) != first)
    }

    fn cuts(&self, style: &str) -> FactResult<bool> {
        let wanted = match style {
            "marks" => CutStyle::Marks,
            "lines" => CutStyle::Lines,
            "outline" => CutStyle::Outline,
            "guillotine" => CutStyle::Guillotine,
            "none" => CutStyle::None,
            _ => {
                let hint = did_you_mean(style, ["marks", "lines", "outline", "guillotine", "none"]);
                let finding = Finding::new(LeafletFinding::NoCutStyle { typed: style.to_owned() });
                return Err(finding.maybe_hint(hint));
            }
        };
        Ok(self.options.cut == wanted)
    }

    fn is_of_size(&self, what: &str, length: &str) -> FactResult<bool> {
        let size = self.size(what)?;
        let length: Mm = length.parse().map_err(|unfit: Finding| unfit.code(TAG))?;
        Ok(size == length)
    }

    fn has_rule(&self, option: &str, value: &str) -> bool {
        let rules = self.game.rules.as_ref();
        rules.and_then(|rules| rules.options.get(option)).is_some_and(|chosen| *chosen == value)
    }
}

/// Formats a length in a language.
fn format_length(length: Mm, lang: Lang) -> String {
    lang.words().decimal(&length.to_string())
}
