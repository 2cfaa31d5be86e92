//! Pictures of boards, pieces and strips, and where their squares are.

use std::collections::BTreeMap;

use super::Response;
use super::print::svg;
use super::table::{
    CampView, EachLang, NamesView, PieceView, PlayerView, Sprite, SquareView, StripView, TableResponse,
};
use crate::desk::JudgedGame;
use crate::draw;
use crate::game::{Game, Lattice, Look, Piece};
use crate::picture::floor;
use crate::rules::{EngineInfo, Found, Observed, Phrase, PlayerName, Spot, engine};

/// Returns the boards and pieces of a game.
pub(super) fn table(table: &JudgedGame) -> Response {
    let game = &table.game;
    let found = table.referee.empty_table();
    Response::Table(Box::new(TableResponse {
        game: game.rules.as_ref().map_or_else(|| game.name.clone(), |rules| rules.engine.to_owned()),
        title: EachLang::from(&game.title),
        has_turns: table.referee.ruleless().is_none(),
        boards: boards(table, &found),
        pieces: pieces(table, &found),
        strips: strips(game, table.look),
        players: players(table),
        names: NamesView::new(engine_of(table), table.lang()),
        blank: table.referee.blank(table.lang()),
    }))
}

fn boards(table: &JudgedGame, found: &Found) -> Vec<CampView> {
    let game = &table.game;
    let camps = game.boards.iter().enumerate().flat_map(|(number, board)| {
        board.camps.iter().enumerate().map(move |(camp, it)| (number, board, camp, it.letter))
    });
    let drawn = camps.filter_map(|(number, board, camp, letter)| {
        let lattice = Lattice::new(board);
        let half = lattice.half();
        let squares =
            found.squares.iter().enumerate().filter(|(_, it)| (it.board, it.camp) == (number, camp));
        let squares: Vec<SquareView> = squares
            .map(|(at, square)| {
                let cell = crate::game::Cell { column: square.column, row: square.row };
                let centre = lattice.centre(cell);
                SquareView {
                    name: table.referee.spot_name(found, Spot::Square(at)),
                    column: square.column,
                    row: square.row,
                    x: centre.x,
                    y: centre.y,
                    half: (half.x, half.y),
                }
            })
            .collect();
        let scene = draw::board_alone(game, table.look, number, camp).ok()?;
        let size = board.size();
        Some(CampView {
            board: number,
            camp,
            letter,
            title: EachLang::from(&board.title),
            picture: Sprite { width: size.width.get(), height: size.height.get(), svg: svg(&scene)? },
            floor: floor(game, number).and_then(|piece| sprite(game, table.look, piece)),
            squares,
        })
    });
    // A board without squares in the notation is not set up.
    drawn.filter(|board| !board.squares.is_empty()).collect()
}

/// The pieces that have a notation, in all rotations.
fn pieces(table: &JudgedGame, found: &Found) -> Vec<PieceView> {
    let game = &table.game;
    let spots: Vec<Spot> = found.spots().collect();
    let lettered = game.pieces.iter().enumerate().filter(|(_, it)| it.shape.strip().is_none());
    let kind = |(number, piece): (usize, &Piece)| {
        let letter = piece.letter?;
        let own = piece.front.background.and_then(|color| game.strip_letter(color));
        let colour = own.filter(|_| game.boards.is_empty());
        let notation = |quarters| {
            let lies = Observed::Piece { letter, quarters, colour };
            spots.iter().find_map(|spot| table.referee.observed_name(found, *spot, lies))
        };
        let mut rotations: Vec<Phrase> = Vec::new();
        for rotation in (0..4).filter_map(notation) {
            if !rotations.contains(&rotation) {
                rotations.push(rotation);
            }
        }
        // A token on strips is written as its owner's letter on every square.
        if rotations.is_empty() && game.boards.is_empty() {
            rotations.push(letter.into());
        }
        // A rotation may come after the letter or the word.
        let first = rotations.first()?.written(table.lang());
        let sign = first.trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned();
        Some(PieceView {
            letter,
            sign,
            colour,
            written: rotations.iter().map(ToString::to_string).collect(),
            group: EachLang::from(&piece.group),
            count: piece.count,
            picture: sprite(game, table.look, number)?,
        })
    };
    lettered.filter_map(kind).collect()
}

fn engine_of(table: &JudgedGame) -> Option<&'static EngineInfo> {
    engine(table.game.rules.as_ref()?.engine)
}

/// The players of each variant, and of all.
fn players(table: &JudgedGame) -> BTreeMap<&'static str, Vec<PlayerView>> {
    let view = |it: PlayerName| PlayerView {
        name: it.name.to_string(),
        letter: it.letter,
        title: it.name.title(table.lang()),
    };
    let views = |variant: &str| table.referee.players(variant).into_iter().map(view).collect();
    let variants = engine_of(table).map_or(&[][..], |engine| engine.variants);
    std::iter::once("").chain(variants.iter().copied()).map(|variant| (variant, views(variant))).collect()
}

fn strips(game: &Game, look: Look) -> Vec<StripView> {
    let strip = |(number, piece): (usize, &Piece)| {
        let strip = piece.shape.strip()?;
        let letters = piece.front.squares.iter().filter_map(|face| game.strip_letter(face.background?));
        let (tab, side) = (strip.tab.get(), strip.square.get());
        Some(StripView {
            colours: letters.collect(),
            count: piece.count,
            squares: (0..strip.squares).map(|at| (tab + (at as f64 + 0.5) * side, side / 2.0)).collect(),
            side,
            picture: sprite(game, look, number)?,
        })
    };
    game.pieces.iter().enumerate().filter_map(strip).collect()
}

/// The front of a piece.
fn sprite(game: &Game, look: Look, piece: usize) -> Option<Sprite> {
    let scene = draw::piece_alone(game, look, piece, 0).ok()?;
    let size = game.pieces.get(piece)?.shape.size();
    Some(Sprite { width: size.width.get(), height: size.height.get(), svg: svg(&scene)? })
}
