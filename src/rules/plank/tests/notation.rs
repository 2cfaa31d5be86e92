//! Text input: what is read, and what is refused because a slip may have made it.

use super::support::write;
use crate::rules::plank::*;
use crate::rules::{Referee, Verdict};

/// The canonical text of a position, or the codes of its faults.
fn read(text: &str) -> Result<String, Vec<String>> {
    let codes =
        |found: Vec<crate::rules::Finding>| found.iter().map(|it| it.code.as_str().to_owned()).collect();
    read_position(text).map(|(setup, _)| write(&setup)).map_err(codes)
}

fn assert_refused(texts: &[&str]) {
    for text in texts {
        let read = read(text);
        assert!(read.is_err(), "{text}\nis read as\n{}", read.unwrap_or_default());
    }
}

fn assert_same(texts: &[&str], same: &str) {
    for text in texts {
        assert_eq!(read(text), Ok(same.to_owned()), "{text}");
    }
}

#[test]
fn colours_and_owners_are_read_in_every_style() {
    assert_same(
        &[
            "rA w bB",
            "rAwbB",
            "ra w b:b",
            "r A w b B",
            "r:A | w | b/B",
            "r(A) w. b-B",
            "red A white blue B",
            "redA white blueB",
            "RED A WHITE BLUE B",
            "Rouge A, blanc, Bleu B",
            "r : A w b:B",
        ],
        "rA w  bB\n",
    );
    assert_same(&["RA W B", "RAWB", "R A W B", "ra w b", "rawb", "red A white b"], "rA w  b\n");
}

#[test]
fn letters_lost_or_doubled_make_no_token() {
    assert_refused(&[
        "white blue A redd",
        "rd white blue",
        "RD WHITE BLUE",
        "REDD WHITE BLUE",
        "bleu blancc rouge",
        "rA B w",
        "rAwb / wBr",
        "wBr",
        "W RD B B",
        "BB R WA",
        "RWBB",
        "RAWBB",
        "R BB W",
        "R B W B",
        "RA B R",
        "R B B",
        "bb r w",
    ]);
}

#[test]
fn owner_without_its_square_is_refused() {
    assert_refused(&[
        "red B white A",
        "r B w A",
        "red white B",
        "r w B",
        "A r w b",
        "red A B blue",
        "red A A white blue",
    ]);
    let refused = PlankReferee::new(Some(2), Moving::Own).check("rA w b\nr B w A\n");
    assert_eq!(refused.verdict, Verdict::Unreadable);
    let [finding] = &refused.findings[..] else { panic!("{refused:#?}") };
    assert_eq!((finding.code.as_str(), finding.span.clone()), ("plank/ambiguous-line", Some(9..10)));
}

#[test]
fn signs_lost_or_doubled_are_refused() {
    assert_refused(&[
        "r?. w b",
        "r.? w b",
        "r.. w b",
        "rA=w=b w b",
        "r: w b",
        "r::A w b",
        "r w b:",
        "r(",
        "rwb / / wbr",
        "rwb / wbr /",
        "/ rwb / wbr",
        "rwb | | wbr",
        "rwb | wbr |",
        "rwb // wbr",
    ]);
    assert_same(&["rwb / wbr", "rwb | wbr", "| rwb | wbr |", "| r | w | b |\n|w|b|r|"], "r  w  b\nw  b  r\n");
}
