//! Cuts by hand of every bundled game, and of random specs.

use super::specs;
use crate::game::{Backs, CutStyle};
use crate::plan::*;
use crate::prng::Prng;
use crate::sheet::tests::through::fault;
use crate::spec::Paper;
use crate::templates::printable;

const PAPERS: [&str; 10] = [
    "a4",
    "letter",
    "a3",
    "a5",
    "legal",
    "tabloid",
    "297mm x 210mm",
    "200mm x 200mm",
    "330mm x 480mm",
    "150mm x 400mm",
];
const BACKS: [Backs; 4] = [Backs::None, Backs::DuplexLong, Backs::DuplexShort, Backs::Fold];

struct NoFiles;

impl Files for NoFiles {
    fn read(&self, _: &str) -> std::io::Result<Vec<u8>> {
        Err(std::io::ErrorKind::NotFound.into())
    }
}

fn by_hand() -> Overrides {
    Overrides { cut: Some(CutStyle::Guillotine), ..Overrides::default() }
}

fn paper(name: &str) -> Size {
    let Ok(paper) = name.parse::<Paper>() else { panic!("{name} is a paper") };
    paper.0
}

/// Cuts all sheets of a job. Returns how many cuts that took.
fn cut(job: &Job, options: &Options, of: &str) -> usize {
    let Ok(sheets) = lay_out(&job.game, options) else { return 0 };
    for sheet in &sheets {
        assert_eq!(
            fault(&job.game, sheet),
            None,
            "{of}: {} on {:?}, {:?}",
            sheet.slug,
            options.paper,
            options.backs
        );
    }
    sheets.iter().map(|sheet| sheet.through.len()).sum()
}

#[test]
fn every_bundled_game_can_be_cut_by_hand_on_any_paper() {
    for template in printable() {
        let job = super::job(template, &by_hand());
        for (paper, backs) in PAPERS.iter().flat_map(|paper| BACKS.map(|backs| (paper, backs))) {
            let options = Options { paper: self::paper(paper), backs, ..job.options.clone() };
            let cuts = cut(&job, &options, template.name);
            assert!(cuts >= 4 || lay_out(&job.game, &options).is_err(), "{} on {paper}", template.name);
        }
    }
}

#[test]
fn random_specs_can_be_cut_by_hand() {
    let mut sound = 0;
    for seed in 0..60 {
        let source = Source { name: "game.toml".to_owned(), text: specs::spec(&mut Prng::new(seed)) };
        let Ok(job) = load(&source, &by_hand(), &NoFiles) else { continue };
        sound += 1;
        for backs in BACKS {
            cut(&job, &Options { backs, ..job.options.clone() }, &format!("the spec of seed {seed}"));
        }
    }
    assert!(sound >= 20, "{sound}");
}

#[test]
fn a_note_says_in_which_order_to_cut() {
    use crate::game::Lang;
    let plank = crate::templates::game("plank").expect("a bundled game");
    let said = |overrides: &Overrides, lang| super::said(&super::job(plank, overrides), lang);
    let fold = Overrides { backs: Some(Backs::Fold), ..by_hand() };
    let order = "cut right through the piece of paper in hand, in the order of the numbers";
    assert!(said(&by_hand(), Lang::En).contains(&order.to_owned()));
    assert!(said(&fold, Lang::En).iter().any(|note| note.starts_with(order) && note.contains("glue")));
    assert!(
        said(&fold, Lang::Fr)
            .iter()
            .any(|note| note.contains("dans l’ordre des numéros") && note.contains("collez"))
    );
}
