//! Hostile input: it is refused in time, and no user file is lost.

use std::fs;

use crate::support::Bench;

const TOKENS: &str = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 24\n";

fn said_of(spec: &str) -> String {
    let bench = Bench::new();
    bench.write("game.toml", spec);
    let said = bench.error_of(&["print", "game.toml"]);
    assert_eq!(bench.list("."), ["game.toml"]);
    said
}

#[test]
fn an_endless_chain_of_faces_is_refused() {
    let mut spec: String = (0..3000).map(|n| format!("[faces.f{n}]\nlike = \"f{}\"\n", n + 1)).collect();
    spec.push_str("[faces.f3000]\nbackground = \"red\"\n");
    let said = said_of(&(spec + TOKENS));
    assert!(said.contains("more than 50 faces in a row are like one another"), "{said}");
}

#[test]
fn absurd_amounts_are_refused() {
    let words: String = (0..20_000).map(|n| format!("\"w{n}\",")).collect();
    let stars = "{ symbol = \"star\" },".repeat(2000);
    let few: String = (0..30).map(|n| format!("\"w{n}\",")).collect();
    for (spec, what) in [
        (TOKENS.repeat(20_000), "--> game.toml:40001:1"),
        (format!("{TOKENS}series = [{words}]\n"), "more than 10000 different pieces"),
        (
            format!("{TOKENS}series = [{few}]\nfront = {{ marks = [{stars}] }}\n"),
            "60000 marks on all faces together",
        ),
        (format!("{TOKENS}front = {{ text = \"{}\" }}\n", "a".repeat(501)), "more than 500 characters"),
        (format!("[game]\nname = \"{}\"\n{TOKENS}", "a".repeat(61)), "a name of 61 characters"),
        ("a = = 1\n".repeat(20_000), "error: nothing was written, because of 20000 faults"),
        (
            "[sheet]\npaper = \"50mm x 50mm\"\n[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 2000\n"
                .to_owned(),
            "sheets of paper",
        ),
    ] {
        let said = said_of(&spec);
        assert!(said.contains(what), "{what}: {}", said.get(said.len().saturating_sub(600)..).unwrap_or(&said));
    }
}

#[test]
fn files_of_the_spec_are_neither_overwritten_nor_removed() {
    let bench = Bench::new();
    let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><path d=\"M0 0H1V1Z\"/></svg>";
    for art in ["coins-01-tokens.svg", "coins-07-star.svg"] {
        bench.write(art, drawing);
        bench.write("coins.toml", &format!("{TOKENS}front = {{ art = \"{art}\" }}\n"));
        let outcome = bench.run(&["print", "coins.toml", "--out", "."]);
        assert_eq!(bench.read(art), drawing, "{}", outcome.err);
        assert!(!outcome.err.contains("from an earlier run"), "{}", outcome.err);
        fs::remove_file(bench.path(art)).expect("it is there");
    }
    bench.write("coins.toml", TOKENS);
    bench.write("coins-09-mine.svg", drawing);
    bench.write("coins-01-royal.toml", TOKENS);
    bench.stdout_of(&["print", "coins-01-royal.toml", "--out", "."]);
    bench.stdout_of(&["print", "coins.toml", "--out", "."]);
    assert_eq!(bench.read("coins-09-mine.svg"), drawing);
    assert!(bench.path("coins-01-royal-01-tokens.svg").is_file());
}

#[test]
fn a_folder_in_the_way_changes_nothing() {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    bench.stdout_of(&["print", "coins.toml"]);
    fs::remove_file(bench.path("output/coins-01-tokens.svg")).expect("it is there");
    fs::create_dir(bench.path("output/coins-01-tokens.svg")).expect("a folder");
    let before = fs::read(bench.path("output/coins.pdf")).expect("it is there");
    bench.write("coins.toml", &TOKENS.replace("24", "30"));
    let said = bench.error_of(&["print", "coins.toml"]);
    assert!(said.contains("it is a folder"), "{said}");
    assert!(fs::read(bench.path("output/coins.pdf")).expect("it is there") == before);
    assert_eq!(bench.list("output"), ["coins-01-tokens.cut.svg", "coins-01-tokens.svg", "coins.pdf"]);
}

#[cfg(unix)]
#[test]
fn pipes_do_not_block_and_links_stay_in_the_folder() {
    let bench = Bench::new();
    let outside = Bench::new();
    outside.write("secret.svg", "<svg/>");
    std::os::unix::fs::symlink(outside.path("secret.svg"), bench.path("link.svg")).expect("a link");
    std::os::unix::fs::symlink("/dev/zero", bench.path("zero.svg")).expect("a link");
    let made = std::process::Command::new("mkfifo").arg(bench.path("pipe.svg")).status();
    assert!(made.expect("mkfifo runs").success());
    for (art, what) in [
        ("pipe.svg", "it is not a file"),
        ("link.svg", "it leads out of the folder"),
        ("zero.svg", "it leads out of the folder"),
    ] {
        bench.write("coins.toml", &format!("{TOKENS}front = {{ art = \"{art}\" }}\n"));
        let said = bench.error_of(&["print", "coins.toml"]);
        assert!(said.contains(what), "{said}");
    }
}

#[test]
fn an_endless_leaflet_is_refused() {
    let bench = Bench::new();
    bench.write("game.toml", &format!("[game]\nleaflet = \"rules.md\"\n{TOKENS}"));
    for (rules, what, place) in [
        ("word ".repeat(30_000), "a leaflet of 150000 bytes is too long", "rules.md:1:1"),
        (format!("# É\n\nso {}\n", "é".repeat(10_000)), "more than 200 letters", "rules.md:3:4"),
    ] {
        bench.write("rules.md", &rules);
        let said = bench.error_of(&["print", "game.toml"]);
        assert!(said.contains(what) && said.contains(place), "{}", said.get(..300).unwrap_or(&said));
    }
}

/// The error output of a command that must end by itself in time.
#[cfg(unix)]
fn output_in_time(bench: &Bench, args: &[&str]) -> String {
    let mut run = bench.command(args).stderr(std::process::Stdio::piped()).spawn().expect("it begins");
    for _ in 0..600 {
        if run.try_wait().expect("a run").is_some() {
            let output = run.wait_with_output().expect("an end");
            assert_eq!(output.status.code(), Some(2));
            return String::from_utf8(output.stderr).expect("text");
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    run.kill().expect("it is stopped");
    panic!("{args:?} waits for ever");
}

#[cfg(unix)]
#[test]
fn a_file_that_is_a_pipe_or_a_device_does_not_block() {
    let bench = Bench::new();
    let made = std::process::Command::new("mkfifo").arg(bench.path("pipe.toml")).status();
    assert!(made.expect("mkfifo runs").success());
    for args in [
        &["print", "pipe.toml"][..],
        &["check", "pipe.toml", "p.txt"],
        &["blank", "pipe.toml"],
        &["print", "/dev/zero"],
        &["check", "quits", "pipe.toml"],
        &["moves", "quits", "pipe.toml"],
        &["replay", "quits", "pipe.toml"],
        &["read", "quits", "pipe.toml"],
    ] {
        let said = output_in_time(&bench, args);
        assert!(said.contains("it is a pipe or a device, not a file"), "{said}");
        assert!(said.contains("hint: name a file, or `-` and send the text to standard input"), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn inherited_descriptors_are_read() {
    let bench = Bench::new();
    bench.write("coins.toml", TOKENS);
    let tablier = env!("CARGO_BIN_EXE_tablier");
    for line in [
        format!("cat coins.toml | {tablier} print /dev/stdin --out a"),
        format!("{tablier} print /dev/stdin --out b < coins.toml"),
        format!("cat coins.toml | {tablier} print - --out c"),
        format!("cat coins.toml | {tablier} print /dev/fd/3 --out d 3<&0"),
    ] {
        let ended = std::process::Command::new("sh")
            .env("TABLIER_LANG", "en")
            .args(["-c", &line])
            .current_dir(bench.path("."))
            .output();
        let ended = ended.expect("a shell");
        assert!(ended.status.success(), "{line}: {}", String::from_utf8_lossy(&ended.stderr));
    }
}

#[cfg(unix)]
#[test]
fn a_closed_standard_output_is_reported() {
    let bench = Bench::new();
    let tablier = env!("CARGO_BIN_EXE_tablier");
    let shell = |line: &str| {
        let ended = std::process::Command::new("sh")
            .env("TABLIER_LANG", "en")
            .args(["-c", line])
            .current_dir(bench.path("."))
            .output();
        let ended = ended.expect("a shell");
        (ended.status.code(), String::from_utf8(ended.stderr).expect("text"))
    };
    for verb in ["schema", "man", "list", "blank quits", "completions bash", "list --json"] {
        let (status, said) = shell(&format!("{tablier} {verb} >&-"));
        assert_eq!(status, Some(2), "{verb}");
        assert!(said.starts_with("error: cannot write to standard output: it is closed\n"), "{verb}: {said}");
        assert_eq!(shell(&format!("{tablier} {verb} > /dev/null")), (Some(0), String::new()), "{verb}");
        assert_eq!(shell(&format!("{tablier} {verb} > file")).0, Some(0), "{verb}");
    }
}
