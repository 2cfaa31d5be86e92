//! Gaps that come by themselves between pieces with different edges.

use super::{Job, bundled, job, said};
use crate::game::{Backs, Lang, Mm};
use crate::plan::load;
use crate::sheet::{SheetSide, lay_out};
use crate::spec::Overrides;
use crate::templates::GAMES;
use crate::text::Source;

/// Cards of these faces in one group, with more keys.
fn cards(more: &str, faces: &[&str]) -> Job {
    printed(more, faces, &Overrides::default())
}

fn printed(more: &str, faces: &[&str], overrides: &Overrides) -> Job {
    let card = |(number, face): (usize, &&str)| {
        format!(
            "[[piece]]\nname = \"card-{number}\"\nshape = \"rectangle\"\nwidth = \"40mm\"\nheight = \"60mm\"\n\
             count = 4\n{more}\nfront = {face}\n"
        )
    };
    let text: String = faces.iter().enumerate().map(card).collect();
    let source = Source { name: "cards.toml".to_owned(), text };
    load(&source, overrides, &GAMES[0]).unwrap_or_else(|faulty| panic!("{faulty:#?}"))
}

/// The gaps of all pieces in micrometres.
fn gaps(job: &Job) -> Vec<i64> {
    job.game.pieces.iter().map(|piece| piece.gap.um()).collect()
}

const RED: &str = "{ background = \"crimson\" }";
const RED_WITH_STAR: &str = "{ background = \"crimson\", symbol = \"star\", size = \"20mm\" }";
const BLUE: &str = "{ background = \"navy\" }";
const PLAIN: &str = "{ text = \"A\", size = \"9mm\" }";
const WHITE: &str = "{ background = \"white\" }";
const LINED: &str = "{ ports = \"N S\" }";
const HATCHED: &str = "{ background = \"crimson\", pattern = \"hatch\", pattern_color = \"white\" }";
/// A square of 39.6 mm.
const WIDE: &str = "{ symbol = \"square\", size = \"45mm\", color = \"navy\" }";

#[test]
fn pieces_with_equal_edges_share_their_cuts() {
    for faces in [&[RED][..], &[RED, RED_WITH_STAR], &[PLAIN, WHITE]] {
        let job = cards("", faces);
        assert!(gaps(&job).iter().all(|gap| *gap == 0), "{faces:?}: {:?}", gaps(&job));
        assert_eq!(said(&job, Lang::En), [""; 0]);
    }
}

#[test]
fn pieces_with_unlike_edges_lie_apart() {
    for faces in [&[RED, BLUE][..], &[RED, PLAIN], &[LINED], &[HATCHED], &[WIDE]] {
        let job = cards("", faces);
        assert!(gaps(&job).iter().all(|gap| *gap == 2000), "{faces:?}: {:?}", gaps(&job));
        assert_eq!(said(&job, Lang::En), [""; 0]);
    }
}

#[test]
fn only_backs_that_are_printed_count() {
    let more = |color: &str| format!("back = {{ background = \"{color}\" }}");
    for (backs, alike, gap) in [
        (Backs::None, false, 0),
        (Backs::DuplexLong, true, 0),
        (Backs::DuplexLong, false, 2000),
        (Backs::Fold, false, 2000),
    ] {
        let overrides = Overrides { backs: Some(backs), ..Overrides::default() };
        let back = if alike { more("navy") } else { "back = { ports = \"N E S W\" }".to_owned() };
        assert_eq!(gaps(&printed(&back, &[RED], &overrides)), [gap], "{backs:?}");
    }
}

#[test]
fn a_chosen_gap_is_kept_with_a_note() {
    let override_all = Overrides { gap: Some(Mm::ZERO), ..Overrides::default() };
    for job in [cards("gap = \"0mm\"", &[RED, BLUE]), printed("", &[RED, BLUE], &override_all)] {
        assert_eq!(gaps(&job), [0, 0]);
        let note = "pieces with different edges touch, and a cut beside the line shows the neighbour: without `--gap 0mm` or `gap` they lie apart";
        assert_eq!(said(&job, Lang::En), [note]);
        assert_eq!(
            said(&job, Lang::Fr),
            [
                "des pièces aux bords différents se touchent, et une coupe à côté du trait montre la voisine : sans `--gap 0mm` ni `gap`, elles sont espacées"
            ]
        );
    }
    assert_eq!(said(&cards("gap = \"0mm\"", &[RED, RED]), Lang::En), [""; 0], "they are alike");
    let wide = cards("gap = \"5mm\"", &[RED, BLUE]);
    assert_eq!((gaps(&wide), said(&wide, Lang::En).len()), (vec![5000, 5000], 0));
}

#[test]
fn a_narrower_gap_saves_a_sheet() {
    // Four columns of 48 mm leave 1 mm of the 193 mm of A4, so three gaps of 0.3 mm.
    let text = ["crimson", "navy"].map(|color| {
        format!("[[piece]]\nshape = \"square\"\nside = \"48mm\"\ncount = 10\nfront = {{ background = \"{color}\" }}\n")
    });
    let source = Source { name: "squares.toml".to_owned(), text: text.concat() };
    let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
    assert_eq!((gaps(&job), job.sheets.len()), (vec![300, 300], 1));
}

#[test]
fn almost_equal_edges_touch_only_to_save_a_sheet() {
    // Four columns of 48.2 mm fit A4 without gaps only.
    for (color, side, count, gap, sheets) in [
        ("#e0e0e0", "48.2mm", 10, 0, 1),
        ("#dfdfdf", "48.2mm", 10, 2000, 2),
        ("#e0e0e0", "48.2mm", 4, 2000, 1),
        ("#e0e0e0", "48mm", 10, 300, 1),
    ] {
        let text = ["#ffffff", color].map(|color| {
            format!("[[piece]]\nshape = \"square\"\nside = \"{side}\"\ncount = {count}\nfront = {{ background = \"{color}\" }}\n")
        });
        let source = Source { name: "squares.toml".to_owned(), text: text.concat() };
        let job = load(&source, &Overrides::default(), &GAMES[0]).expect("nothing is wrong with it");
        assert_eq!((gaps(&job), job.sheets.len()), (vec![gap, gap], sheets), "{color} {side} {count}");
        // A touch is no fault; another size would save the sheet where the edges differ too much to touch.
        let smaller =
            "Tiles: at 46 mm instead of 48.2 mm the game would take 1 sheet instead of 2".to_owned();
        assert_eq!(said(&job, Lang::En), Vec::from_iter((sheets == 2).then_some(smaller)));
    }
}

#[test]
fn unlike_pieces_of_bundled_games_lie_apart() {
    for low_ink in [false, true] {
        let overrides = Overrides { low_ink: Some(low_ink), ..Overrides::default() };
        for template in GAMES {
            let job = job(template, &overrides);
            assert!(
                job.game.pieces.iter().all(|piece| piece.gap >= Mm::new(2)),
                "{}: {:?}",
                job.game.name,
                gaps(&job)
            );
        }
    }
    assert_eq!(bundled("lightning").game.pieces[0].gap, Mm::new(2));
}

#[test]
fn gaps_cost_bundled_games_no_sheet() {
    let papers = ["a4", "letter", "a3", "legal", "tabloid"];
    for (paper, margin) in papers.into_iter().flat_map(|paper| [5, 6, 8, 10].map(|margin| (paper, margin))) {
        for (template, backs) in
            GAMES.iter().flat_map(|game| [(game, Backs::None), (game, Backs::DuplexLong)])
        {
            let overrides = Overrides {
                paper: paper.parse().ok(),
                margin: Some(Mm::new(margin)),
                backs: Some(backs),
                ..Overrides::default()
            };
            let Job { mut game, options, sheets, .. } = job(template, &overrides);
            let usual = game.pieces.iter_mut().filter(|piece| piece.gap <= Mm::new(2));
            usual.for_each(|piece| piece.gap = Mm::ZERO);
            let least = lay_out(&game, &options).expect("it fits").len();
            assert!(sheets.len() <= least, "{} on {paper} with {margin} mm: {least}", game.name);
        }
    }
}

/// The sheets of paper of a bundled game on A4 with margins of 5 to 12 mm.
fn sheets_by_margin(name: &str) -> Vec<usize> {
    let count = |margin: i64| {
        let template = GAMES.iter().find(|template| template.name == name).expect("a bundled game");
        let overrides = Overrides { margin: Some(Mm::new(margin)), ..Overrides::default() };
        let job = job(template, &overrides);
        job.sheets.iter().filter(|sheet| sheet.side == SheetSide::Front).count()
    };
    (5..=12).map(count).collect()
}

#[test]
fn wider_margins_cost_few_sheets() {
    assert_eq!(sheets_by_margin("lightning"), [5, 5, 5, 5, 6, 6, 6, 6]);
    assert_eq!(sheets_by_margin("quits"), [2, 2, 2, 2, 2, 2, 3, 3]);
    assert_eq!(sheets_by_margin("plank"), [2, 2, 2, 2, 2, 2, 2, 3]);
    assert_eq!(sheets_by_margin("tokens"), [1, 1, 1, 1, 2, 2, 2, 2]);
}
