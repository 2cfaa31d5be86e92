//! Lines of reports.

use crate::report::*;
use crate::spec::words::code;
use crate::text::{Action, Finding, Message, Source};

fn faulty(count: usize, more: bool) -> [Faulty; 1] {
    let source = Source { name: "game.toml".to_owned(), text: "x\n".repeat(count) };
    let faults = (0..count)
        .map(|n| {
            Finding::coded(code::VALUE, Message::about(format!("number {n}"), Action::NameAFile.into()))
                .at(2 * n..2 * n + 1)
        })
        .collect();
    [Faulty { source, faults, more }]
}

#[test]
fn faults_that_are_not_told_are_counted() {
    let said = |count, more| faults(&faulty(count, more), Lang::En, false);
    assert!(said(73, false).ends_with("error: and 23 more in game.toml\n\n"), "{}", said(73, false));
    assert!(said(73, true).contains("and at least 23 more in game.toml"));
    assert!(said(50, false).contains("game.toml:50:1") && !said(50, false).contains("more"));
    assert!(said(2, true).contains("and there may be more in game.toml"));
    assert_eq!(count(&faulty(73, false), Lang::En), "nothing was written, because of 73 faults");
    assert_eq!(count(&faulty(1000, true), Lang::En), "nothing was written, because of at least 1000 faults");
    for (faults, more, said) in [
        (1, false, "d’une erreur"),
        (2, false, "de 2 erreurs"),
        (1, true, "d’au moins 1 erreur"),
        (1000, true, "d’au moins 1000 erreurs"),
    ] {
        let said = format!("rien n’a été écrit, à cause {said}");
        assert_eq!(count(&faulty(faults, more), Lang::Fr), said);
    }
}

#[test]
fn a_program_is_told_all_that_can_be_meant() {
    let (records, more) = records(&faulty(1002, false), Lang::En);
    assert_eq!((records.len(), more), (1000, 2));
    assert_eq!((records[999].line, records[999].column), (1000, 1));
}
