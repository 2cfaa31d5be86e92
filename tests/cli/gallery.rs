//! The gallery: games of makers, written as short as the language allows, that print without a fault or a note.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::Bench;

/// The games of the gallery, and how many pieces each holds.
const GAMES: [(&str, u64); 14] = [
    ("hex", 122),
    ("agon", 14),
    ("salta", 30),
    ("blue-and-gray", 36),
    ("morris", 18),
    ("go", 81),
    ("draughts", 24),
    ("backgammon", 36),
    ("dominoes", 28),
    ("cards", 54),
    ("letters", 102),
    ("heroes", 31),
    ("rails", 24),
    ("tracks", 16),
];
/// Maximum number of lines of a spec, without comments and blank lines; of the cards all lines count.
const MOST_LINES: usize = 40;

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Compares a file of the repository with what it should be, or writes it anew.
fn assert_committed(file: &str, made: &str) {
    let path = home().join(file);
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder");
        fs::write(&path, made).expect("the file is kept");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{file} differs from what is made now; `cargo bless` writes it anew");
}

fn document(bench: &Bench, args: &[&str]) -> Value {
    serde_json::from_str(&bench.stdout_of(args)).expect("JSON")
}

fn count(groups: &Value) -> u64 {
    groups.as_array().expect("pieces").iter().filter_map(|group| group["count"].as_u64()).sum()
}

#[test]
fn the_list_names_every_game_of_the_gallery() {
    let listed = document(&Bench::new(), &["list", "--json"]);
    let gallery = listed["gallery"].as_array().expect("the gallery");
    let named = |game: &Value| (game["name"].as_str().expect("a name").to_owned(), count(&game["pieces"]));
    let named: Vec<_> = gallery.iter().map(named).collect();
    assert_eq!(named, GAMES.map(|(name, pieces)| (name.to_owned(), pieces)));
    let folders = fs::read_dir(home().join("templates/gallery")).expect("the gallery").count();
    assert_eq!(folders, GAMES.len(), "every folder is listed");
}

/// As `tablier new` writes them, under a name of their own, on both papers and in both languages.
#[test]
fn games_of_the_gallery_are_short_and_print_without_a_note() {
    let bench = Bench::new();
    for (game, pieces) in GAMES {
        let spec = format!("my-{game}.toml");
        bench.stdout_of(&["new", game, &spec]);
        let counts = |line: &&str| game == "cards" || !(line.is_empty() || line.starts_with('#'));
        let lines = bench.read(&spec).lines().filter(counts).count();
        assert!(lines <= MOST_LINES, "{game} has {lines} lines");
        for (paper, lang) in [("a4", "en"), ("letter", "fr")] {
            let args =
                ["print", &spec, "--strict", "--format", "svg", "--json", "--paper", paper, "--lang", lang];
            let printed = &document(&bench, &args)["games"][0];
            assert_eq!(count(&printed["pieces"]), pieces, "{game}");
            assert_eq!(printed["name"], format!("my-{game}"));
            let seams = printed["boards"].as_array().expect("boards").iter().map(|board| &board["parts"]);
            let most = if game == "backgammon" { 2 } else { 1 };
            assert!(seams.filter_map(Value::as_u64).all(|parts| parts <= most), "{game} on {paper}");
        }
    }
}

/// The PDFs by their hashes: they would add a megabyte to the repository.
#[test]
fn committed_hashes_of_the_gallery_are_those_of_what_print_makes() {
    let bench = Bench::new();
    let mut list = String::new();
    for lang in ["en", "fr"] {
        let mut args = vec!["print", "--format", "pdf", "--lang", lang, "--out", lang];
        args.extend(GAMES.map(|(game, _)| game));
        bench.stdout_of(&args);
        for name in bench.list(lang) {
            let pdf = fs::read(bench.path(&format!("{lang}/{name}"))).expect("a PDF");
            let mut crc = flate2::Crc::new();
            crc.update(&pdf);
            list += &format!("{:08x} {:>7}  {lang}/{name}\n", crc.sum(), pdf.len());
        }
    }
    assert_committed("output/gallery.txt", &list);
}

/// A page of the documentation, from what `list` says.
fn page(lang: &str) -> String {
    let bench = Bench::new();
    let listed = document(&bench, &["list", "--json", "--lang", lang]);
    let [heading, intro, other, prints, rules] = match lang {
        "fr" => [
            "La galerie",
            "Des jeux libres, fournis avec Tablier. `tablier print hex` imprime l’un d’eux, avec toutes les options \
             de `print` ; `tablier new hex` en fait une copie à changer : un fichier de quelques lignes, et à côté \
             ses tableaux, ses dessins et sa règle. La page du navigateur les propose sous « Partir de ».\n\n\
             Chaque image montre le plateau et une pièce de chaque aspect, ou quelques-unes s’il y en a beaucoup.",
            "*[Read me in English](gallery.md)*",
            "À imprimer : ",
            "la règle",
        ],
        _ => [
            "The gallery",
            "Free games that come with Tablier. `tablier print hex` prints one of them, with all options of `print`; \
             `tablier new hex` makes a copy to change: a file of some lines, and beside it its tables, drawings and \
             rules. The page in the browser offers them under “Start from”.\n\n\
             Each picture shows the board and one piece of each look, or some of them if there are many.",
            "*[Lisez-moi en français](gallery.fr.md)*",
            "Prints ",
            "the rules",
        ],
    };
    let mut page = format!("# {heading}\n\n{intro}\n\n{other}\n");
    for game in listed["gallery"].as_array().expect("the gallery") {
        let [name, title, source, about] =
            ["name", "title", "source", "about"].map(|key| game[key].as_str().expect("text"));
        let mut things: Vec<String> = Vec::new();
        things.extend(
            game["boards"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned),
        );
        for group in game["pieces"].as_array().into_iter().flatten() {
            things.push(format!(
                "{} {}",
                group["count"],
                group["group"].as_str().unwrap_or_default().to_lowercase()
            ));
        }
        things.extend((game["leaflet"] == true).then(|| rules.to_owned()));
        page += &format!(
            "\n## {title}\n\n<img src=\"gallery/{name}.{lang}.svg\" width=\"640\" alt=\"{title}\">\n\n{about} {source}.\n\n\
             {prints}{}. `tablier new {name}`\n",
            things.join(", ")
        );
    }
    page
}

#[test]
fn committed_pages_of_the_gallery_are_what_list_says() {
    assert_committed("docs/gallery.md", &page("en"));
    assert_committed("docs/gallery.fr.md", &page("fr"));
}
