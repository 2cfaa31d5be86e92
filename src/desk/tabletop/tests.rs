//! Tests of saved objects: counts, pictures and places agree with the game.

use std::collections::BTreeMap;

use serde_json::Value;

use super::*;
use crate::plan::load;
use crate::spec::Overrides;
use crate::templates::{Template, printable};

fn job(template: &Template) -> Job {
    load(&template.source(), &Overrides::default(), template).expect("no faults")
}

/// The document and the pictures.
fn exported(job: &Job, dpi: u32) -> (Value, BTreeMap<String, Vec<u8>>) {
    let mut made = BTreeMap::new();
    files(job, dpi, |name, bytes| {
        assert!(write::is_unchanged(&bytes), "{name} has a stamp");
        assert!(made.insert(name.clone(), bytes).is_none(), "{name} is made once");
        Ok::<(), Finding>(())
    })
    .expect("files");
    let document = made.remove(&format!("{}.tts.json", job.game.name)).expect("a document");
    (serde_json::from_slice(&document).expect("JSON"), made)
}

/// All objects that hold no others.
fn leaves(objects: &Value) -> Vec<&Value> {
    let objects = objects.as_array().into_iter().flatten();
    objects
        .flat_map(|object| match object.get("ContainedObjects") {
            Some(held) => leaves(held),
            None => vec![object],
        })
        .collect()
}

/// The addresses of pictures anywhere in a document.
fn addresses(value: &Value) -> Vec<String> {
    match value {
        Value::Object(keys) => keys.values().flat_map(addresses).collect(),
        Value::Array(all) => all.iter().flat_map(addresses).collect(),
        Value::String(text) => text.strip_prefix("file:///").map(str::to_owned).into_iter().collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_piece_lies_on_the_table_as_often_as_in_the_box() {
    for template in printable() {
        let job = job(template);
        let (document, pictures) = exported(&job, 40);
        let all = leaves(&document["ObjectStates"]);
        let count = |name: &str| all.iter().filter(|object| object["Nickname"] == name).count();
        for (at, piece) in job.game.pieces.iter().enumerate() {
            assert_eq!(
                count(&nickname(&job.game.pieces[at], job.look)),
                piece.count,
                "{} {}",
                template.name,
                piece.name
            );
        }
        let camps: usize = job.game.boards.iter().map(|board| board.camps.len()).sum();
        assert_eq!(all.iter().filter(|object| object["Name"] == "Custom_Board").count(), camps);
        let pieces: usize = job.game.pieces.iter().map(|piece| piece.count).sum();
        assert_eq!(all.len(), pieces + camps, "and nothing else, {}", template.name);
        let mut named = addresses(&document);
        named.push(format!("{}.tts.png", job.game.name));
        named.sort();
        named.dedup();
        assert_eq!(named, pictures.keys().cloned().collect::<Vec<_>>(), "{}", template.name);
        let guids: std::collections::BTreeSet<_> = all.iter().map(|object| object["GUID"].as_str()).collect();
        assert_eq!(guids.len(), all.len());
    }
}

/// Each domino is cut out of the picture at the place that its number says, and compared with the domino alone.
#[test]
fn a_card_shows_the_face_at_its_place() {
    let dominoes = printable().find(|template| template.name == "dominoes").expect("dominoes");
    let job = job(dominoes);
    // Whole pixels: five to a millimetre.
    const DPI: u32 = 127;
    let (document, _) = exported(&job, DPI);
    let deck = &document["ObjectStates"][0];
    let grid = &deck["CustomDeck"]["1"];
    let number = |key: &str| grid[key].as_u64().expect("a number") as usize;
    let (columns, rows) = (number("NumWidth"), number("NumHeight"));
    assert!(columns <= 10 && rows <= 7, "{columns} × {rows}");
    let ids = deck["DeckIDs"].as_array().expect("cards");
    assert_eq!(ids.len(), 28);
    let pixels = |pieces: &[usize], grid: (usize, usize)| {
        let drawn = draw::sides(&job.game, job.look, pieces, SheetSide::Front, grid).expect("glyphs");
        write::pixels(&drawn, &drawn.pages[0], f64::from(DPI) / 25.4).expect("a small picture")
    };
    let all: Vec<usize> = (0..28).collect();
    let sheet = pixels(&all, (columns, rows));
    for (at, id) in ids.iter().enumerate() {
        let place = id.as_u64().expect("a number") as usize - 100;
        let alone = pixels(&[at], (1, 1));
        let (width, height) = (alone.width as usize, alone.height as usize);
        assert_eq!(sheet.width as usize, columns * width);
        let (left, top) = (place % columns * width, place / columns * height);
        let row = |y: usize| {
            let start = 3 * ((top + y) * sheet.width as usize + left);
            &sheet.rgb[start..start + 3 * width]
        };
        let differ = (0..height)
            .flat_map(|y| row(y).iter().zip(&alone.rgb[3 * y * width..]))
            .filter(|(one, other)| one.abs_diff(**other) > 40)
            .count();
        assert!(differ < width * height / 200, "{}: {differ}", job.game.pieces[at].name);
    }
}

#[test]
fn backs_lie_behind_their_faces() {
    let cards = printable().find(|template| template.name == "cards").expect("cards");
    let (document, pictures) = exported(&job(cards), 40);
    let deck = &document["ObjectStates"][0]["CustomDeck"]["1"];
    assert_eq!(
        (deck["UniqueBack"].as_bool(), deck["Type"].as_u64()),
        (Some(false), Some(0)),
        "rounded cards"
    );
    assert!(
        pictures["cards-deck-1-backs.tts.png"].len() < pictures["cards-deck-1-faces.tts.png"].len(),
        "one back"
    );
    let draughts = printable().find(|template| template.name == "draughts").expect("draughts");
    let (document, _) = exported(&job(draughts), 40);
    let man = leaves(&document["ObjectStates"])[1].clone();
    assert_eq!(man["CustomImage"]["CustomTile"]["Type"], 2);
    assert_eq!(man["CustomImage"]["ImageSecondaryURL"], "file:///draughts-white-back.tts.png");
}

#[test]
fn pictures_are_no_larger_than_a_texture_can_be() {
    let board = printable().find(|template| template.name == "backgammon").expect("backgammon");
    let (_, pictures) = exported(&job(board), 600);
    let width = |png: &[u8]| u32::from_be_bytes(png[16..20].try_into().expect("four bytes"));
    let largest = pictures.values().map(|png| width(png)).max();
    assert!(largest.is_some_and(|width| (3500..=4096).contains(&width)), "{largest:?}");
}

#[test]
fn the_same_game_gives_the_same_files() {
    let agon = job(printable().find(|template| template.name == "agon").expect("agon"));
    assert!(exported(&agon, 60) == exported(&agon, 60));
}
