//! Robustness against arbitrary input.

use proptest::prelude::*;

use crate::game::Lang;
use crate::rules::Referee;
use crate::rules::plank::*;

fn answer(text: &str) {
    for moving in [Moving::Own, Moving::All] {
        let referee = PlankReferee::new(None, moving);
        let judgement = referee.check(text);
        if let Some(position) = &judgement.position {
            let again = referee.check(&position.to_string());
            assert_eq!(again.position.as_ref(), Some(position), "{text}");
        }
        let _ = referee.moves(text);
        referee.replay(text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_judged(text in "\\PC{0,60}") {
        answer(&text);
    }

    #[test]
    fn any_diagram_is_judged(
        text in "((P[0-9]{1,2}[: ])?[rwb][ABCDabcd.:/=]{0,2} ?[rwb][A-D]? [rwbRWB][ABcd]{0,1}\n){0,6}((to move|last|players|planks A|hand B): [A-D1-5rwbP:> ]{1,8}\n)?"
    ) {
        answer(&text);
    }

    #[test]
    fn any_list_is_judged(
        text in "([rwbRWB]{3,4}[ABD]?( ?[/|] ?|\n)){0,5}(([ABCDr?] ?: ?|)(P[0-9]:[0-4rwb](=[rwx])?[ ,]?[AB]?){1,3}\n){0,4}"
    ) {
        answer(&text);
    }

    #[test]
    fn lists_are_equivalent_to_rows(
        planks in prop::collection::vec((0usize..6, [0usize..8, 0usize..8, 0usize..8]), 1..6),
        by_colour in any::<bool>(),
        mark in prop::sample::select(vec![" / ", "/", "|", " | "]),
    ) {
        let shown = ["rwb", "rbw", "wrb", "wbr", "brw", "bwr"];
        let (mut rows, mut bare) = (Vec::new(), Vec::new());
        let mut tokens: Vec<String> = ["A", "B", "C", "D"].map(|owner| format!("{owner} :")).into();
        tokens.push("?:".to_owned());
        for (at, (colours, owners)) in planks.iter().enumerate() {
            let squares = shown[*colours].chars().zip(owners).enumerate().map(|(place, (colour, owner))| {
                let there = match by_colour {
                    true => format!(" P{}:{colour}", at + 1),
                    false => format!(" P{}:{}", at + 1, place + 1),
                };
                match owner {
                    0..4 => {
                        tokens[*owner] += &there;
                        format!("{colour}{}", ["A", "B", "C", "D"][*owner])
                    }
                    4 => {
                        tokens[4] += &there;
                        format!("{colour}?")
                    }
                    5 => {
                        tokens[0] += &format!("{there}=w");
                        format!("{colour}A=w")
                    }
                    _ => colour.to_string(),
                }
            });
            rows.push(squares.collect::<Vec<_>>().join(" "));
            bare.push(shown[*colours]);
        }
        tokens.retain(|list| !list.ends_with(':'));
        let diagram = read_position(&rows.join("\n"));
        let one_line = read_position(&rows.join(" / "));
        let list = format!("{}\n{}", bare.join(mark), tokens.join("\n"));
        let listed = read_position(&list);
        prop_assert_eq!(one_line.map(|read| read.0), diagram.clone().map(|read| read.0));
        prop_assert_eq!(listed.map(|read| read.0), diagram.map(|read| read.0), "{}", list);
    }

    #[test]
    fn any_record_is_judged(text in "((first|top|bottom) [rwb]{2,4}:[0-4] |P[0-9]:[0-4](>P[0-9]:[1-3])? |pass ){0,12}") {
        answer(&text);
    }
}

#[test]
fn long_texts_are_judged() {
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
fn blank_form_is_the_empty_table() {
    for players in 2..=4 {
        let referee = PlankReferee::new(Some(players), Moving::Own);
        let judgement = referee.check(&referee.blank(Lang::En));
        assert_eq!(judgement.verdict, crate::rules::Verdict::Legal, "{:?}", judgement.findings);
    }
}
