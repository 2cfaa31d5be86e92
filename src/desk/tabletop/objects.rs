//! The objects of a saved object, side by side on the table. Keys are those of the simulator.

use serde_json::{Map, Value, json};

use super::deck::Deck;
use super::{inches, nickname};
use crate::game::{Game, Look, Mm, Piece, Shape, Size};

/// How high a card, a tile or token, and a board are at scale 1, in inches.
const CARD_INCHES: f64 = 3.07;
const TILE_INCHES: f64 = 2.0;
const BOARD_INCHES: f64 = 20.0;
/// How far apart things lie, and how high above the table they appear.
const GAP_INCHES: f64 = 1.0;
const ABOVE_INCHES: f64 = 2.0;
const THICKNESS: f64 = 0.1;
/// Identifiers are six hexadecimal digits, each used once.
const FIRST_GUID: u32 = 0x7ab_000;
/// Cards are numbered by their deck and their place in it.
const CARDS_OF_A_DECK: usize = 100;

/// Objects, laid from left to right.
#[derive(Debug, Default)]
pub(super) struct Objects {
    all: Vec<Value>,
    right: f64,
    decks: usize,
    made: u32,
}

impl Objects {
    pub(super) fn into_all(self) -> Vec<Value> {
        self.all
    }

    /// A board with its picture.
    pub(super) fn board(&mut self, title: &str, size: Size, url: &str) {
        let (width, height) = inches(size);
        let image = json!({ "ImageURL": url, "ImageSecondaryURL": "", "ImageScalar": 1.0, "WidthScale": width / height });
        let board = self.object("Custom_Board", title, height / BOARD_INCHES, [("CustomImage", image)]);
        self.lay(board, width);
    }

    /// A deck with its pictures of faces and backs, or a single card.
    pub(super) fn deck(&mut self, game: &Game, look: Look, deck: &Deck, face: &str, back: &str) {
        self.decks += 1;
        let kind = if deck.shape.corner() > Mm::ZERO { 0 } else { 1 };
        let pictures = json!({ self.decks.to_string(): {
            "FaceURL": face, "BackURL": back, "NumWidth": deck.grid.0, "NumHeight": deck.grid.1,
            "BackIsHidden": true, "UniqueBack": !deck.one_back, "Type": kind,
        } });
        let (width, height) = inches(deck.shape.size());
        let scale = height / CARD_INCHES;
        let (mut ids, mut cards) = (Vec::new(), Vec::new());
        for (at, &number) in deck.pieces.iter().enumerate() {
            let Some(piece) = game.pieces.get(number) else { continue };
            let (id, name) = (self.decks * CARDS_OF_A_DECK + at, nickname(piece, look));
            for _ in 0..piece.count {
                let keys = [("CardID", json!(id)), ("CustomDeck", pictures.clone())];
                ids.push(id);
                cards.push(self.object("Card", &name, scale, keys));
            }
        }
        let title = deck.pieces.first().and_then(|&first| game.pieces.get(first));
        let title = title.map(|piece| piece.group.get(look.lang).as_str()).unwrap_or_default();
        let whole = match cards.len() {
            0 => return,
            1 => cards.remove(0),
            _ => {
                let keys =
                    [("DeckIDs", json!(ids)), ("CustomDeck", pictures), ("ContainedObjects", json!(cards))];
                self.object("DeckCustom", title, scale, keys)
            }
        };
        self.lay(whole, width);
    }

    /// All copies of a disc or of a piece of another outline, in a bag if there are several.
    pub(super) fn single(&mut self, piece: &Piece, look: Look, face: &str, back: &str) {
        let (width, height) = inches(piece.shape.size());
        let (name, settings) = match piece.shape {
            Shape::Circle { .. } => (
                "Custom_Tile",
                (
                    "CustomTile",
                    json!({ "Type": 2, "Thickness": THICKNESS, "Stackable": true, "Stretch": true }),
                ),
            ),
            _ => (
                "Custom_Token",
                (
                    "CustomToken",
                    json!({ "Thickness": THICKNESS, "MergeDistancePixels": 5.0, "StandUp": false, "Stackable": false }),
                ),
            ),
        };
        let image = json!({
            "ImageURL": face, "ImageSecondaryURL": back, "ImageScalar": 1.0, "WidthScale": 0.0, settings.0: settings.1,
        });
        let title = nickname(piece, look);
        let scale = height / TILE_INCHES;
        let copies: Vec<Value> = (0..piece.count)
            .map(|_| self.object(name, &title, scale, [("CustomImage", image.clone())]))
            .collect();
        let whole = match copies.len() {
            1 => copies.into_iter().next().unwrap_or_default(),
            _ => self.object("Bag", &title, 1.0, [("ContainedObjects", json!(copies))]),
        };
        self.lay(whole, width.max(1.0));
    }

    /// An object over the next free place.
    fn object<const N: usize>(
        &mut self,
        name: &str,
        title: &str,
        scale: f64,
        keys: [(&str, Value); N],
    ) -> Value {
        self.made += 1;
        let common = [
            ("Name", json!(name)),
            ("GUID", json!(format!("{:06x}", FIRST_GUID + self.made))),
            ("Nickname", json!(title)),
            (
                "Transform",
                json!({
                    "posX": self.right, "posY": ABOVE_INCHES, "posZ": 0.0,
                    "rotX": 0.0, "rotY": 180.0, "rotZ": 0.0,
                    "scaleX": scale, "scaleY": 1.0, "scaleZ": scale,
                }),
            ),
        ];
        let all = common.into_iter().chain(keys).map(|(key, value)| (key.to_owned(), value));
        Value::Object(all.collect::<Map<String, Value>>())
    }

    /// Keeps an object, and goes on to the right of it.
    fn lay(&mut self, object: Value, width: f64) {
        self.all.push(object);
        self.right += width + GAP_INCHES;
    }
}
