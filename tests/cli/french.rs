//! French answers with their labels.

use crate::support::Bench;

/// French has a no-break space before a colon.
const ERROR: &str = "erreur\u{a0}: ";
const HINT: &str = "conseil\u{a0}: ";

#[test]
fn photo_refusals_are_in_french() {
    let bench = Bench::new();
    std::fs::write(bench.path("cut.png"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").expect("a file");
    std::fs::write(bench.path("odd.jpg"), b"\xff\xd8\xff\xd8\xff\xd8\xff\xd8\xff\xd9").expect("a file");
    for (name, why) in
        [("cut.png", "le fichier PNG est endommagé"), ("odd.jpg", "le fichier JPEG est endommagé")]
    {
        let said = bench.error_of(&["read", "quits", name, "--lang", "fr"]);
        assert!(said.starts_with(&format!("{ERROR}{name}\u{a0}: {why}")), "{said}");
        assert!(said.contains(&format!("\n{HINT}copiez de nouveau le fichier")), "{said}");
        let checked = bench.error_of(&["check", "quits", name, "--lang", "fr"]);
        assert!(checked.starts_with(&format!("erreur[picture/damaged]: {why}")), "{checked}");
        assert!(checked.contains(&format!("= {HINT}copiez de nouveau")), "{checked}");
        assert_eq!(bench.error_of(&["show", "quits", name, "--lang", "fr", "--out", "drawn.svg"]), checked);
    }
}

#[test]
fn empty_input_is_reported_in_french() {
    let bench = Bench::new();
    bench.write("empty.txt", "\n");
    let said = bench.error_of(&["check", "plank/3", "empty.txt", "--lang", "fr"]);
    assert!(said.starts_with("erreur[file/nothing]: le fichier est vide"), "{said}");
    assert!(said.contains("ou nommez un autre fichier"), "{said}");
}

#[test]
fn labels_have_a_blank_before_the_colon() {
    let bench = Bench::new();
    let tray = "variant: simple\n. D D D .\n. . . D .\nL . . . .\nL L . . .\n. . . . .\n";
    bench.write("tray.txt", tray);
    let outcome = bench.run(&["check", "quits", "tray.txt", "--lang", "fr"]);
    assert_eq!(outcome.status, 1);
    assert!(outcome.out.starts_with("illégale\u{a0}: Quits (simple)\n"), "{}", outcome.out);
    assert!(
        outcome.out.contains("illégale[quits/too-many-balls]: il y a ici 4 billes foncées"),
        "{}",
        outcome.out
    );
    assert!(outcome.out.contains("= règle\u{a0}: Chacun a"), "{}", outcome.out);
    bench.write("game.txt", "a3-b4 pass");
    let outcome = bench.run(&["replay", "quits", "game.txt", "--lang", "fr"]);
    assert!(outcome.out.contains(&format!("{ERROR}le coup 2, `pass`, est illégal")), "{}", outcome.out);
    assert!(outcome.out.contains(&format!("= {HINT}coups légaux")), "{}", outcome.out);
}

#[test]
fn a_game_without_rules_is_refused_in_french() {
    let bench = Bench::new();
    bench.stdout_of(&["new", "board"]);
    let said = bench.error_of(&["moves", "board.toml", "--lang", "fr"]);
    assert!(said.starts_with(ERROR) && said.contains("ce jeu n’a pas de règles enregistrées"), "{said}");
}
