//! Texts as people type them, and what is said of faults.

use super::{THREE, TWO, game};
use crate::game::Lang;
use crate::rules::macmahon::{Border, MacMahonReferee};
use crate::rules::tests::{assert_findings, check_random_texts, codes, text_of};
use crate::rules::{Outlook, Referee, Verdict};

fn referee(border: Border) -> MacMahonReferee {
    game(6, 4, THREE, 1, border).0
}

const ROWS: &str = "\
.... .... .... .... .... ....
.... .... rrbo .... .... ....
.... .... .... .... .... ....
rrrr brrr .... .... .... ....
";

#[test]
fn positions_are_read_as_people_type_them() {
    let referee = referee(Border::One);
    for typed in [
        ROWS.to_owned(),
        ROWS.to_uppercase(),
        ROWS.replace("....", "."),
        ROWS.replace("....", "-"),
        ROWS.replace(' ', ""),
        ROWS.replace(' ', " | "),
        "a1 rrrr, b1 brrr, c3 rrbo".to_owned(),
        "rrrr@a1 brrr@b1 rrbo@c3".to_owned(),
        "rrrr: a1\nbrrr: b1\nrrbo: c3\n".to_owned(),
        format!("Voici notre rectangle :\n{ROWS}"),
    ] {
        let judged = referee.check(&typed);
        assert_eq!(judged.verdict, Verdict::Legal, "{typed}{judged:#?}");
        assert_eq!(text_of(&judged), ROWS);
    }
    for lang in Lang::ALL {
        let form = referee.blank(lang);
        assert_eq!(referee.check(&form).verdict, Verdict::Legal, "{form}");
    }
}

#[test]
fn what_is_no_tile_is_named() {
    let referee = referee(Border::One);
    assert_findings(&referee, &ROWS.replace("rrbo", "rrbx"), &[("text/piece", "rrbx")]);
    assert_findings(&referee, "a1 rrrr, g9 bbbb", &[("text/square", "g9")]);
    assert_findings(&referee, "", &[("text/nothing", "")]);
    let hint =
        referee.check(&ROWS.replace("rrbo", "rrb")).findings.first().and_then(|it| it.advice(Lang::En));
    assert!(hint.is_some_and(|hint| hint.contains("rrb")), "a word that is like it");
}

#[test]
fn faults_are_told_with_their_squares() {
    let said = |text: &str, border: Border| {
        let judged = referee(border).check(text);
        let squares: Vec<String> = judged.findings.iter().map(|finding| finding.squares.join(" ")).collect();
        let told: Vec<String> = judged.findings.iter().map(|finding| finding.sentence(Lang::En)).collect();
        (codes(&judged), squares, told)
    };
    assert_eq!(said("b2 rrbo, c2 rrrr", Border::One), (vec![], vec![], vec![]), "`r` of b2 faces `r` of c2");
    let (codes, squares, told) = said("b2 rbbo, c2 rrrr, d3 rbbo", Border::One);
    assert_eq!(codes, ["macmahon/too-many", "macmahon/mismatch"]);
    assert_eq!(squares, ["b2 d3", "b2 c2"]);
    assert_eq!(
        told,
        [
            "the tile `rbbo` lies on b2 and d3, but the box has only one of it",
            "b2 shows `b` to c2, which shows `r`",
        ]
    );
    let (codes, _, told) = said("a1 rrrr, f4 bbbb", Border::One);
    assert_eq!(
        (codes, told),
        (vec!["macmahon/border"], vec!["the outer sides show `r` on a1, but `b` on f4".to_owned()],)
    );
    assert_eq!(referee(Border::Free).check("a1 rrrr, f4 bbbb").verdict, Verdict::Legal);
}

#[test]
fn records_are_replayed_and_illegal_turns_explained() {
    let referee = referee(Border::One);
    let replayed = referee.replay("1. rrrr@a1 2. b1=brrr RRBO@C3");
    assert_eq!((replayed.verdict, replayed.turns), (Verdict::Legal, 3), "{replayed:#?}");
    for (record, english, french) in [
        ("rrrr@a1 bbbb@a1", "there is a tile on a1", "il y a déjà une tuile en a1"),
        (
            "rrrr@b2 rrrr@b3",
            "no tile `rrrr` is left beside the board",
            "il ne reste plus de tuile `rrrr` à poser",
        ),
        (
            "rrrr@b2 bbbb@b3",
            "it would show `b` from b3 to b2, which shows `r`",
            "elle montrerait `b` en b3, du côté de b2, qui montre `r`",
        ),
        (
            "rrrr@a1 bbbb@f4",
            "f4 has an outer side, and the outer sides show `r`",
            "f4 est au bord, et le bord montre `r`",
        ),
        (
            "rbro@a1",
            "a1 is a corner, and the outer sides must be of one colour",
            "a1 est un coin, et le bord doit être d’une seule couleur",
        ),
    ] {
        let failed = referee.replay(record).failed.expect("a turn that fails");
        let said = [Lang::En, Lang::Fr].map(|lang| failed.message.sentence(lang).replace('\u{a0}', " "));
        assert_eq!(said, [english.to_owned(), french.to_owned()]);
    }
    for (record, code) in [("rrrr", "text/turn"), ("rrxx@a1", "text/piece"), ("rrrr@z9", "text/square")] {
        assert_eq!(referee.replay(record).findings[0].code.as_str(), code, "{record}");
    }
}

#[test]
fn whether_it_can_be_completed_is_told() {
    let referee = referee(Border::One);
    let outlook = |text: &str| referee.check(text).status.and_then(|status| status.outlook);
    let Some(Outlook::Solvable(turns)) = outlook("a1 rrrr") else { panic!("it can be completed") };
    assert_eq!(turns.len(), 23);
    let record: String = turns.iter().map(|turn| format!(" {turn}")).collect();
    let solved = referee.replay(&format!("rrrr@a1{record}"));
    assert_eq!(solved.verdict, Verdict::Legal);
    assert_eq!(solved.status.and_then(|status| status.outlook), Some(Outlook::Solved));
    // Only `rbbo` matches the four tiles around c2.
    let stuck = "b2 bbbb, d2 oooo, c3 bbbo, c1 rrrr, e3 rbbo";
    let Some(Outlook::Unsolvable) = outlook(stuck) else { panic!("{:?}", outlook(stuck)) };
    assert_eq!(referee.check("a1 rrrr, f4 bbbb").status.and_then(|status| status.outlook), None);
}

#[test]
fn random_texts_are_judged() {
    let words = [
        "rrrr", "bbbr", "rrb", "a1", "c3", "@", ":", "....", "?", ".", "1.", "#", "to move", "may", "zz", "|",
    ];
    let [one, free] = [Border::One, Border::Free].map(|border| game(3, 2, TWO, 1, border).0);
    check_random_texts(&[&one, &free], "macmahon", &words, 0x27);
}
