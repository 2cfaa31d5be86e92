//! Whatever is typed is answered, and soon.

use proptest::prelude::*;

use crate::rules::Referee;
use crate::rules::plank::*;

fn answer(text: &str) {
    for moving in [Moving::Own, Moving::All] {
        let referee = PlankReferee::new(None, moving);
        let said = referee.check(text);
        if let Some(position) = &said.position {
            let again = referee.check(position);
            assert_eq!(again.position.as_ref(), Some(position), "{text}");
        }
        let _ = referee.moves(text);
        referee.replay(text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,60}") {
        answer(&text);
    }

    #[test]
    fn any_diagram_is_answered(
        text in "((P[0-9]{1,2}[: ])?[rwb][ABCDabcd.:/=]{0,2} ?[rwb][A-D]? [rwbRWB][ABcd]{0,1}\n){0,6}((to move|last|players|planks A|hand B): [A-D1-5rwbP:> ]{1,8}\n)?"
    ) {
        answer(&text);
    }

    #[test]
    fn any_record_is_answered(text in "((first|top|bottom) [rwb]{2,4}:[0-4] |P[0-9]:[0-4](>P[0-9]:[1-3])? |pass ){0,12}") {
        answer(&text);
    }
}

#[test]
fn long_texts_are_answered() {
    for part in [
        "r w b\n",
        "P1 rA wB b\n",
        "pass ",
        "P255:3>",
        "first rwb:1 ",
        "r",
        "=",
        "hand A: 9r\n",
        "P99999999999 r w b\n",
    ] {
        answer(&part.repeat(3_000));
    }
}

#[test]
fn the_form_reads_as_the_bare_table() {
    for players in 2..=4 {
        let referee = PlankReferee::new(Some(players), Moving::Own);
        let said = referee.check(&referee.blank());
        assert_eq!(said.verdict, crate::rules::Verdict::Legal, "{:?}", said.findings);
    }
}
