//! The files of `tests/data/positions/quits`: each says in its first lines what is expected of it.

use std::fs;
use std::path::Path;

use crate::rules::quits::{BallMoves, Table, Variant};
use crate::rules::{Referee, Verdict};

#[test]
fn every_case_gets_what_it_expects() {
    let (mut differing, mut legal, mut others) = (Vec::new(), 0, 0);
    for case in fs::read_dir(folder()).expect("cases").flatten() {
        let text = fs::read_to_string(case.path()).expect("a case");
        let said = |key: &str| {
            let start = format!("# {key}: ");
            text.lines().find_map(|line| line.strip_prefix(&start)).unwrap_or_default().trim().to_owned()
        };
        let game = said("game");
        let variant = Variant::ALL.into_iter().find(|variant| game == format!("quits/{}", variant.name()));
        let diagonal = said("rule") == "ball_moves=diagonal";
        let table = Table::new(variant, if diagonal { BallMoves::Diagonal } else { BallMoves::Forward });
        let (verdict, findings, failed) = if said("verb") == "replay" {
            let replayed = table.replay(&text);
            (replayed.verdict, replayed.findings, replayed.failed)
        } else {
            let judged = table.check(&text);
            (judged.verdict, judged.findings, None)
        };
        let mut told = verdict.name().to_owned();
        for finding in &findings {
            told += &format!(" {}", finding.code);
            assert!(finding.span.clone().is_none_or(|span| text.get(span).is_some()), "{finding:?}");
        }
        told += &failed.map_or_else(String::new, |failed| format!(" turn {}", failed.turn));
        if verdict == Verdict::Legal {
            legal += 1
        } else {
            others += 1
        }
        if told != said("expect") {
            differing.push(format!(
                "{:?}\n  expected {}\n  but was  {told}",
                case.file_name(),
                said("expect")
            ));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    assert!(legal >= 12 && others >= 25, "{legal} {others}");
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions/quits")
}
