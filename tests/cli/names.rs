//! File names that file systems treat as equal or as special.

use crate::support::Bench;

const TOKENS: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";

#[test]
fn games_with_equivalent_file_names_are_not_printed_together() {
    for (one, other, said) in [
        ("cafe\u{301}.toml", "café.toml", "two games are called `cafe`: one would be written over the other"),
        ("ΣΑΣ.toml", "σας.toml", "some disks take these for one name"),
        (
            "\u{d55c}\u{ad6d}.toml",
            "\u{1112}\u{1161}\u{11ab}\u{1100}\u{116e}\u{11a8}.toml",
            "some disks take these for one name",
        ),
        ("a b.toml", "a-b.toml", "two games are called `a-b`"),
        ("a..toml", "a .toml", "two games are called `a`"),
    ] {
        let bench = Bench::new();
        bench.write(one, TOKENS);
        bench.write(other, TOKENS);
        let notice = bench.error_of(&["print", one, other]);
        assert!(notice.contains(said) && notice.contains("another `name` in [game]"), "{notice}");
        assert!(bench.list("output").is_empty());
        bench.write(other, &format!("[game]\nname = \"other\"\n{TOKENS}"));
        bench.stdout_of(&["print", one, other, "--format", "pdf"]);
        assert_eq!(bench.list("output").len(), 2);
    }
}

#[test]
fn sheets_of_two_games_do_not_share_a_name() {
    let bench = Bench::new();
    let piece = |name: &str| {
        format!("[[piece]]\nname = \"{name}\"\ngroup = \"{name}\"\nshape = \"square\"\nside = \"25mm\"\n")
    };
    bench.write("a.toml", &piece("b-01-c"));
    bench.write("a-01-b.toml", &piece("c"));
    let one = bench.run(&["print", "a.toml", "--out", "one"]);
    let other = bench.run(&["print", "a-01-b.toml", "--out", "other"]);
    let shared: Vec<_> =
        bench.list("one").into_iter().filter(|name| bench.list("other").contains(name)).collect();
    let both = bench.run(&["print", "a.toml", "a-01-b.toml"]);
    assert_eq!((one.status, other.status), (0, 0), "{}{}", one.err, other.err);
    if shared.is_empty() {
        assert_eq!(bench.list("output").len(), bench.list("one").len() + bench.list("other").len());
    } else {
        assert!(both.status == 2 && both.err.contains("two sheets would be written to"), "{}", both.err);
    }
}

#[test]
fn names_reserved_by_windows_are_changed() {
    let bench = Bench::new();
    // Windows itself cannot make these files.
    let made_elsewhere =
        [("nul.toml", "nul-game.pdf"), ("CON.toml", "con-game.pdf"), ("Com1.toml", "com1-game.pdf")];
    for (file, pdf) in made_elsewhere.into_iter().filter(|_| cfg!(unix)) {
        bench.write(file, TOKENS);
        bench.stdout_of(&["print", file, "--format", "pdf", "--out", file.trim_end_matches(".toml")]);
        assert_eq!(bench.list(file.trim_end_matches(".toml")), [pdf]);
    }
    for name in ["nul", "aux", "lpt9"] {
        bench.write("g.toml", &format!("[game]\nname = \"{name}\"\n{TOKENS}"));
        let said = bench.error_of(&["print", "g.toml"]);
        assert!(
            said.contains(&format!("`{name}` cannot be a name: Windows keeps it for a device")),
            "{said}"
        );
        assert!(said.contains(&format!("use another: `{name}-game`")), "{said}");
    }
    bench.write("p.txt", ". . . . .\n");
    for args in [
        &["show", "quits", "p.txt", "--out", "nul.svg"][..],
        &["show", "quits", "p.txt", "--out", "Prn.x.PDF"],
        &["new", "board", "aux"],
        &["new", "board", "lpt1.toml"],
    ] {
        let said = bench.error_of(args);
        assert!(said.contains("Windows keeps this name for a device"), "{said}");
    }
    bench.write("g.toml", &format!("[game]\nname = \"null\"\n{TOKENS}"));
    bench.stdout_of(&["print", "g.toml"]);
}
