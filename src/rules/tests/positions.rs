//! The positions and records of `tests/data/positions`: verdicts and findings, without a command.

use std::fs;
use std::path::{Path, PathBuf};

use crate::desk::{JudgedGame, Origin, choice};
use crate::rules::{Finding, Verdict};
use crate::spec::{Overrides, load};
use crate::templates::GAMES;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path()).collect();
    files.sort();
    files
}

/// What is expected of a text, and what is said of it: the verdict, the codes of the findings, and the turn that fails.
fn expected_and_said(text: &str) -> (String, String) {
    let all = |key: &str| -> Vec<String> {
        let start = format!("# {key}:");
        text.lines().filter_map(|line| Some(line.strip_prefix(&start)?.trim().to_owned())).collect()
    };
    let one = |key: &str| all(key).into_iter().next().unwrap_or_default();
    let asked = one("game");
    let (name, variant) =
        asked.split_once('/').map_or((&*asked, None), |(name, variant)| (name, Some(variant)));
    // What has no rules is a spec of its own, which `tests/cli` judges.
    let Some(game) = GAMES.iter().find(|game| game.name == name) else { return Default::default() };
    let rule = |typed: String| {
        let (option, value) = typed.split_once('=').expect("an option and its value");
        choice(option, value).expect("a rule")
    };
    let overrides = Overrides { rules: all("rule").into_iter().map(rule).collect(), ..Overrides::default() };
    let loaded = Origin::load(&game.source(), &overrides, game, load).expect("a bundled game");
    let table = JudgedGame::new(loaded, name, variant).expect("a game with rules");
    let (verdict, findings, failed): (_, Vec<Finding>, _) = match &*one("verb") {
        "replay" => {
            let replay = table.referee.replay(text);
            (replay.verdict, replay.findings, replay.failed)
        }
        _ => {
            let judgement = table.referee.check(text);
            let to_move = judgement.status.as_ref().and_then(|status| status.to_move.as_ref());
            assert!(
                judgement.verdict != Verdict::Illegal || to_move.is_none(),
                "it is nobody's turn:\n{text}"
            );
            (judgement.verdict, judgement.findings, None)
        }
    };
    let codes = findings.iter().map(|finding| format!(" {}", finding.code.as_str()));
    let failed = failed.map(|failed| format!(" turn {}", failed.turn));
    (one("expect"), std::iter::once(verdict.name().to_owned()).chain(codes).chain(failed).collect())
}

#[test]
fn positions_have_the_expected_verdicts_and_findings() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/positions");
    let mut judged = 0;
    for file in files(&folder).iter().flat_map(|game| files(game)) {
        let text = String::from_utf8_lossy(&fs::read(&file).expect("a text")).into_owned();
        let (expected, said) = expected_and_said(&text);
        assert_eq!(said, expected, "{}", file.display());
        judged += usize::from(!said.is_empty());
    }
    assert!(judged > 250, "{judged}");
}
