//! Recipes of bundled games and of games of one's own, read back from the files that carry them.

use proptest::prelude::*;

use super::*;
use crate::desk::{self, Format};
use crate::game::{Backs, CutStyle, Lang, Parts};
use crate::plan::{self, Job};
use crate::spec::{Files, limits};
use crate::templates;
use crate::text::Finding;
use crate::write::recipes;

const DPI: u32 = 40;
const OWN: &str = "\
# Pieces of mine.
[game]
leaflet = { en = \"my/rules.md\", fr = \"my/règles.md\" }

[[piece]]
shape = \"circle\"
diameter = \"25mm\"
count = 3
front = { art = \"my/king.svg\", background = \"gold\" }
back = { art = \"my/signs.svg#moon\" }
";
const KING: &str =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8L4 1L8 8z'/></svg>";
const SIGNS: &str =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle id='moon' cx='4' cy='4' r='3'/></svg>";

/// Files in memory, by their paths.
struct Memory(Vec<(&'static str, &'static str)>);

impl Files for Memory {
    fn read(&self, path: &str) -> std::io::Result<Vec<u8>> {
        let found = self.0.iter().find(|(name, _)| *name == path);
        found.map(|(_, text)| text.as_bytes().to_vec()).ok_or_else(|| std::io::ErrorKind::NotFound.into())
    }
}

fn own_files() -> Memory {
    Memory(vec![
        ("my/rules.md", "# My game\n\nTake turns.\n"),
        ("my/règles.md", "# Mon jeu\n\nJouez à tour de rôle.\n"),
        ("my/king.svg", KING),
        ("my/signs.svg", SIGNS),
    ])
}

fn load(source: &Source, overrides: &Overrides, files: &dyn Files) -> Job {
    plan::load(source, overrides, files).unwrap_or_else(|faulty| panic!("{}: {faulty:#?}", source.name))
}

/// The options that are tried with every game.
fn options() -> [Overrides; 2] {
    let all = Overrides {
        lang: Some(Lang::Fr),
        low_ink: Some(true),
        cut: Some(CutStyle::Lines),
        backs: Some(Backs::DuplexLong),
        ..Overrides::default()
    };
    [Overrides { usual_lang: Lang::Fr, ..Overrides::default() }, all]
}

/// The files of a job in all formats that carry a recipe.
fn printed(job: &Job) -> Vec<(String, Vec<u8>)> {
    let files = desk::print(job, &[Format::Pdf, Format::Svg, Format::Png], DPI).unwrap();
    let is_sheet = |name: &str| !name.ends_with(".cut.svg");
    files.into_iter().filter(|file| is_sheet(&file.name)).map(|file| (file.name, file.bytes)).collect()
}

/// Makes a print again from each of its files, and compares all of them.
fn assert_made_again(job: &Job) {
    let files = printed(job);
    let mut packed = None;
    for (name, bytes) in &files {
        let again = repeat(name, bytes).unwrap().unwrap_or_else(|| panic!("{name} carries no recipe"));
        assert_eq!(again.notes, [], "{name}");
        let (source, beside) = again.game.into_source();
        let job = load(&source, &again.overrides, beside.as_ref());
        let recipe = job.recipe().unwrap().packed();
        // One recipe for all files: printing them again once is enough.
        if packed.replace(recipe.clone()).is_none() {
            assert!(printed(&job) == files, "{name} makes other files");
        }
        assert!(packed == Some(recipe), "{name} carries another recipe");
    }
}

#[test]
fn every_bundled_game_is_made_again_from_its_recipe() {
    for template in printable() {
        for overrides in options() {
            let job = load(&template.source(), &overrides, template);
            let recipe = job.recipe().unwrap();
            assert!(matches!(&recipe.game, RecipeGame::Bundled { name, .. } if name == template.name));
            assert!(recipe.packed().len() < 600, "{}: {}", template.name, recipe.packed().len());
            let read = Recipe::unpacked(&recipe.packed()).unwrap();
            assert_eq!(&read, recipe);
            let again = read.repeated().unwrap();
            let (source, beside) = again.game.into_source();
            let again = load(&source, &again.overrides, beside.as_ref());
            assert_eq!(again.recipe(), Some(recipe));
            assert_eq!((again.options, again.look), (job.options, job.look), "{}", template.name);
        }
    }
}

#[test]
fn sheets_make_the_same_sheets_again() {
    let tokens = templates::game("tokens").unwrap();
    let only = Parts { tokens: true, ..Parts::NONE };
    for overrides in options() {
        assert_made_again(&load(&tokens.source(), &Overrides { only: Some(only), ..overrides }, tokens));
    }
}

#[test]
fn a_game_of_ones_own_is_made_again_with_its_files_under_neutral_names() {
    let source = Source { name: "/home/jane/my game.toml".to_owned(), text: OWN.to_owned() };
    for overrides in options() {
        let job = load(&source, &overrides, &own_files());
        assert_made_again(&job);
        let RecipeGame::Own { name, spec, files } = &job.recipe().unwrap().game else {
            panic!("it is bundled")
        };
        assert_eq!(name, "my-game");
        assert!(spec.contains("# Pieces of mine.") && !spec.contains("my/"), "{spec}");
        let names: Vec<_> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["file-1.svg", "file-2.svg", "file-3.md", "file-4.md"]);
    }
}

#[test]
fn files_that_rows_name_keep_their_names() {
    let text = "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ntable = \"cards.csv\"\nfront = { art = \"{art}\" }\n";
    let files =
        Memory(vec![("cards.csv", "art\nking.svg\nmoon.svg\n"), ("king.svg", KING), ("moon.svg", SIGNS)]);
    let source = Source { name: "cards.toml".to_owned(), text: text.to_owned() };
    assert_made_again(&load(&source, &Overrides::default(), &files));
}

#[test]
fn a_recipe_is_left_out_on_request() {
    let tokens = templates::game("tokens").unwrap();
    let overrides = Overrides { recipe: Some(false), ..Overrides::default() };
    for (name, bytes) in printed(&load(&tokens.source(), &overrides, tokens)) {
        assert_eq!(recipes(&bytes).count(), 0, "{name}");
        assert!(matches!(repeat(&name, &bytes), Ok(None)), "{name}");
    }
}

/// What is said of a PDF with this recipe: the notes, or why it cannot be made again.
fn said_of(recipe: &Recipe) -> Vec<String> {
    let text = format!("<metadata>{}</metadata>", crate::write::recipe_text(&recipe.packed()));
    match repeat("a.svg", text.as_bytes()) {
        Ok(again) => again.unwrap().notes.iter().map(ToString::to_string).collect(),
        Err(Finding { message, .. }) => vec![message.to_string()],
    }
}

#[test]
fn other_versions_are_named() {
    let tokens = templates::game("tokens").unwrap();
    let recipe = load(&tokens.source(), &Overrides::default(), tokens).recipe().unwrap().clone();
    assert_eq!(said_of(&recipe), Vec::<String>::new());
    let later = Recipe { version: "9.0.0".to_owned(), ..recipe.clone() };
    let this = format!("and this is {VERSION}");
    assert_eq!(said_of(&later), [format!("made by Tablier 9.0.0, {this}: the sheets may differ")]);
    let mut unknown = later;
    unknown.options.insert("holograms".to_owned(), "true".to_owned());
    assert_eq!(said_of(&unknown), [format!("the recipe in a.svg is one of Tablier 9.0.0, {this}")]);
    unknown.version = VERSION.to_owned();
    assert_eq!(said_of(&unknown), ["the recipe in a.svg is damaged"]);
    let game = RecipeGame::Bundled { name: "tokens".to_owned(), content: "0".to_owned() };
    let changed = Recipe { game, ..recipe };
    assert_eq!(said_of(&changed), ["the game has changed since that print: the sheets may differ"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn damaged_sheets_are_refused_or_read(at in 0usize..2000, byte in any::<u8>(), keep in 0usize..3000) {
        let source = Source { name: "own.toml".to_owned(), text: OWN.to_owned() };
        let packed = load(&source, &Overrides::default(), &own_files()).recipe().unwrap().packed();
        let mut file = crate::write::recipe_text(&packed).into_bytes();
        let length = file.len();
        file[at % length] = byte;
        file.truncate(keep.max(1));
        // Whatever it says, it says it without a panic, and files have the sizes that were told.
        if let Ok(Some(again)) = repeat("own.svg", &file) {
            prop_assert!(again.game.into_source().0.text.len() <= limits::SPEC_BYTES);
        }
    }
}
