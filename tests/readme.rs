//! The READMEs: their links and pictures exist, their commands work, and both languages have the same content. `cargo
//! bless` regenerates the answers in the examples.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

const READMES: [&str; 2] = ["README.md", "README.fr.md"];
const FENCE: &str = "```";

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(page: &str) -> String {
    fs::read_to_string(home().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"))
}

/// The READMEs and every page of `docs`.
fn pages() -> Vec<String> {
    let docs = fs::read_dir(home().join("docs")).expect("the folder docs");
    let docs = docs.flatten().map(|entry| format!("docs/{}", entry.file_name().to_string_lossy()));
    let mut pages: Vec<String> = READMES.map(str::to_owned).into_iter().chain(docs).collect();
    pages.retain(|page| page.ends_with(".md"));
    pages
}

/// The fenced blocks in one language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let fenced = text.split(FENCE).skip(1).step_by(2);
    fenced.filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n').map(str::to_owned)).collect()
}

/// The text outside fenced blocks.
fn prose(text: &str) -> String {
    text.split(FENCE).step_by(2).collect()
}

/// The commands of the `sh` blocks, without their comments.
fn typed_lines(text: &str) -> Vec<String> {
    let blocks = blocks(text, "sh");
    let lines = blocks.iter().flat_map(|block| block.lines()).filter_map(|line| line.split('#').next());
    lines.map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// The commands in the text that can be run as they are: `tablier check GAME [FILE]` is a pattern.
fn inline_commands(text: &str) -> Vec<String> {
    let prose = prose(text);
    let spans = prose.split('`').skip(1).step_by(2);
    let is_a_pattern = |word: &str| {
        word.starts_with('[') || (word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase()))
    };
    spans
        .filter(|span| span.starts_with("tablier "))
        .filter(|span| !span.split_whitespace().any(is_a_pattern))
        .map(str::to_owned)
        .collect()
}

/// The targets of pictures and links.
fn addresses(text: &str) -> Vec<String> {
    let prose = prose(text);
    let pictures = prose.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let links = prose.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    pictures.chain(links).filter(|address| !address.is_empty()).map(str::to_owned).collect()
}

/// A folder to run commands in, with the files of the repository that they name.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        Desk { folder: tempfile::tempdir().expect("a folder") }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, command: &str) -> Output {
        let arguments = command.strip_prefix("tablier ").unwrap_or_else(|| panic!("not ours: {command}"));
        for file in arguments.split_whitespace().filter(|word| home().join(word).is_file()) {
            let there = self.path(file);
            fs::create_dir_all(there.parent().expect("a folder")).expect("the folder");
            fs::copy(home().join(file), there).expect("the file is copied");
        }
        Command::new(env!("CARGO_BIN_EXE_tablier"))
            .env("TABLIER_LANG", "en")
            .args(arguments.split_whitespace())
            .current_dir(self.folder.path())
            .output()
            .expect("tablier runs")
    }

    fn done(&self, command: &str) {
        let output = self.run(command);
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// A `console` block with the actual output. A line that begins with `$ ` is run, and its output follows. `$ cat`
    /// shows a file, which exists from then on.
    fn session(&self, block: &str) -> String {
        let mut answered = String::new();
        for part in block.split("$ ").skip(1) {
            let (typed, shown) = part.split_once('\n').expect("a line that is typed");
            answered.push_str(&format!("$ {typed}\n"));
            match typed.strip_prefix("cat ") {
                Some(file) => {
                    fs::write(self.path(file), shown).expect("the file is written");
                    answered.push_str(shown);
                }
                None => {
                    let output = self.run(typed);
                    let said = [output.stdout, output.stderr].concat();
                    answered.push_str(&format!("{}\n", String::from_utf8_lossy(&said).trim_end()));
                }
            }
        }
        answered
    }
}

#[test]
fn every_picture_and_link_exists() {
    for page in pages() {
        let folder = home().join(&page).parent().expect("a folder").to_owned();
        for address in addresses(&read(&page)).iter().filter(|address| !address.contains("://")) {
            assert!(folder.join(address).exists(), "{page}: {address}");
        }
    }
    assert!(addresses(&read("README.md")).len() >= 16);
}

/// In sequence and in one folder. Those of cargo are left to `.ci/run`, since they build for minutes.
#[test]
fn every_command_works() {
    for page in READMES {
        let text = read(page);
        let (builds, ours): (Vec<_>, Vec<_>) =
            typed_lines(&text).into_iter().partition(|line| line.starts_with("cargo "));
        assert_eq!(builds, ["cargo run --release -- print", "cargo test"], "{page}");
        assert!(ours.len() >= 6, "{page}: {ours:?}");
        let desk = Desk::new();
        for line in ours {
            desk.done(&line);
        }
        fs::copy(home().join("output/photo/tray.jpg"), desk.path("photo.jpg")).expect("a photo");
        let inline = inline_commands(&text);
        assert!(inline.len() >= 6, "{page}: {inline:?}");
        for line in inline {
            desk.done(&line);
        }
    }
}

#[test]
fn every_spec_prints() {
    for page in READMES {
        let specs = blocks(&read(page), "toml");
        assert!(!specs.is_empty(), "{page}");
        for spec in specs {
            let desk = Desk::new();
            fs::write(desk.path("shown.toml"), &spec).expect("the spec is written");
            fs::write(desk.path("cards.csv"), "suit;rank;ink;n\nspade;A;black;1\n").expect("the table");
            desk.done("tablier print shown.toml");
        }
    }
}

#[test]
fn every_example_answers_as_shown() {
    for page in READMES {
        let mut text = read(page);
        let sessions = blocks(&text, "console");
        assert!(sessions.len() >= 4, "{page}: examples of verdicts");
        for session in sessions {
            let answered = Desk::new().session(&session);
            if std::env::var_os("BLESS").is_some() {
                text = text.replace(&session, &answered);
            } else {
                assert_eq!(
                    answered.trim_end(),
                    session.trim_end(),
                    "{page}; `cargo bless` writes the answers anew"
                );
            }
        }
        if std::env::var_os("BLESS").is_some() {
            fs::write(home().join(page), text).expect("the README is written");
        }
    }
}

#[test]
fn both_languages_have_the_same_content() {
    let [english, french] = READMES.map(read);
    // Each README shows the sample game and the page in its own language, and links to the notations in it.
    let french = french.replace("sample.fr.txt", "sample.en.txt").replace(" --all --lang fr", " --all");
    let french = french.replace(".fr.png", ".en.png").replace("positions.fr.md", "positions.md");
    let french = french.replace("spec.fr.md", "spec.md").replace("docs/photo.fr.md", "docs/photo.md");
    let french = french.replace("gallery.fr.md", "gallery.md").replace("Users/moi/", "Users/me/");
    assert_eq!(blocks(&english, "toml"), blocks(&french, "toml"));
    // The same questions, each in its language.
    let asked = |text: &str| -> Vec<String> {
        let sessions = blocks(text, "console");
        let lines = sessions.iter().flat_map(|session| session.lines()).filter(|line| line.starts_with("$ "));
        lines.map(|line| line.replace(" --lang fr", "")).collect()
    };
    assert_eq!(asked(&english), asked(&french));
    assert_eq!(typed_lines(&english), typed_lines(&french));
    let sorted = |mut items: Vec<String>| {
        items.sort();
        items
    };
    assert_eq!(sorted(inline_commands(&english)), sorted(inline_commands(&french)));
    let elsewhere = |text: &str, other: &str| -> Vec<String> {
        addresses(text).into_iter().filter(|address| address != other).collect()
    };
    assert_eq!(elsewhere(&english, "README.fr.md"), elsewhere(&french, "README.md"));
    let shape = |text: &str| -> Vec<String> {
        let prose = prose(text);
        let starts = ["## ", "* ", "1. ", "2. ", "3. ", "| "];
        let kinds = prose.lines().filter_map(|line| starts.iter().find(|start| line.starts_with(**start)));
        kinds.map(|start| (*start).to_owned()).collect()
    };
    assert_eq!(shape(&english), shape(&french), "headings, points and rows of tables");
}

/// The commands of the tables in docs/benchmarks.md, which `cargo tables` fills.
#[test]
fn every_table_of_benchmarks_has_its_command() {
    let (text, manifest, aliases) =
        (read("docs/benchmarks.md"), read("Cargo.toml"), read(".cargo/config.toml"));
    let (page, mut sources) = (read("page/package.json"), String::new());
    sources_below(&home().join("src"), &mut sources);
    sources_below(&home().join("tests"), &mut sources);
    let exists = |command: &str| {
        let words: Vec<&str> = command.split(' ').skip_while(|word| word.contains('=')).collect();
        let last = words.last().expect("a word");
        let test = last.rsplit("::").next().expect("a name");
        match words[..] {
            ["cargo", "bench", "--bench", name, ..] => {
                manifest.contains(&format!("[[bench]]\nname = \"{name}\"\n"))
            }
            ["cargo", "test", ..] => sources.contains(&format!("fn {test}")),
            ["cargo", alias, ref rest @ ..] => {
                aliases.contains(&format!("\n{alias} = "))
                    && (rest.is_empty() || sources.contains(&format!("fn {test}")))
            }
            ["cd", "page", "&&", "npm", "run", .., script] => page.contains(&format!("\"{script}\": ")),
            _ => false,
        }
    };
    let (mut command, mut tables) = (None, 0);
    for line in text.lines() {
        if let Some(named) = line.strip_prefix("<!-- measured: ") {
            assert_eq!(command, None, "the table before has no end");
            command = named.strip_suffix(" -->");
            assert!(command.is_some_and(exists), "{line}");
            tables += 1;
        } else if line == "<!-- end -->" {
            command = None;
        } else {
            assert!(!line.starts_with('|') || command.is_some(), "a row without a command: {line}");
        }
    }
    assert!(tables > 10 && command.is_none(), "{tables}");
}

/// Appends all Rust sources below a folder.
fn sources_below(folder: &Path, sources: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources_below(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            *sources += &fs::read_to_string(path).expect("a source");
        }
    }
}
