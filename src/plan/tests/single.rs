//! Pages of one piece each.

use super::*;
use crate::game::Backs;

const CARDS: &str = "[[piece]]\nshape = \"rectangle\"\nwidth = \"63mm\"\nheight = \"88mm\"\ncount = 4\n\
                     front = { background = \"navy\" }\nback = { background = \"teal\" }\n";

fn printed(paper: &str, backs: Backs, more: &str) -> Result<Job, Vec<[String; 2]>> {
    let source = Source { name: "cards.toml".to_owned(), text: format!("{CARDS}{more}") };
    let (margin, backs) = (Some(Mm::ZERO), Some(backs));
    let overrides = Overrides { margin, backs, paper: paper.parse().ok(), ..Overrides::default() };
    load(&source, &overrides, &GAMES[0]).map_err(|faulty| {
        let said = |fault: &Finding| [fault.sentence(Lang::En), fault.advice(Lang::En).unwrap_or_default()];
        faulty.iter().flat_map(|faulty| faulty.faults.iter().map(said)).collect()
    })
}

#[test]
fn cards_without_margins_have_a_page_each_and_no_marks() {
    let job = printed("67mmx92mm", Backs::DuplexLong, "").expect("cards of the size of the paper");
    assert_eq!((job.sheets.len(), papers(&job.sheets)), (8, 4));
    let scene = crate::desk::drawn(&job).expect("every glyph is there");
    for page in &scene.pages {
        let layers = crate::scene::PageLayer::ALL.map(|layer| page.layers.get(layer).len());
        assert_eq!(layers[1..], [0; 3], "{}: only art", page.name);
        assert_eq!((page.trim.x0, page.trim.y0, page.bleed.x0, page.bleed.y0), (2.0, 2.0, 0.0, 0.0));
    }
}

#[test]
fn what_has_not_the_size_of_the_page_is_refused_with_the_paper_that_has() {
    let Err(faults) = printed("a4", Backs::None, "") else { panic!("A4 holds more than one card") };
    assert_eq!(
        faults,
        [[
            "without a margin a page holds one piece, and this one of 63 mm × 88 mm does not have the size of the paper",
            "use paper of 67 mm × 92 mm, print other pieces on their own, or leave a margin of 5 mm",
        ]]
    );
    let disc = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\n";
    assert_eq!(printed("67mmx92mm", Backs::None, disc).expect_err("a disc is smaller").len(), 1);
    assert_eq!(printed("67mmx92mm", Backs::Fold, "").expect_err("no room for a fold").len(), 1);
}
