//! The tables of all words in `docs/positions.md` and its French edition.

use crate::game::Lang;
use crate::rules::lexicon::Term;

const BEGIN: &str = "<!-- All words, made from src/rules/lexicon/; `cargo bless` writes them anew. -->\n";
const END: &str = "<!-- End of the words. -->\n";

/// The pages. Each has the words of its own language first.
const PAGES: [Page; 2] = [
    Page { file: "positions.md", langs: [Lang::En, Lang::Fr], head: "| what it means | English | French |" },
    Page { file: "positions.fr.md", langs: [Lang::Fr, Lang::En], head: "| sens | français | anglais |" },
];

struct Page {
    file: &'static str,
    langs: [Lang; 2],
    head: &'static str,
}

fn table(page: &Page) -> String {
    let mut table = format!("\n{}\n|---|---|---|\n", page.head);
    for term in Term::ALL {
        let words =
            |lang| term.words(lang).iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(" ");
        let [own, other] = page.langs;
        table += &format!("| {} | {} | {} |\n", term.about(own), words(own), words(other));
    }
    table + "\n"
}

#[test]
fn the_tables_of_words_are_the_committed_ones() {
    for page in &PAGES {
        let path = format!("{}/docs/{}", env!("CARGO_MANIFEST_DIR"), page.file);
        let text = std::fs::read_to_string(&path).expect("the page of the notations");
        let (before, rest) = text.split_once(BEGIN).expect("where the words begin");
        let (committed, after) = rest.split_once(END).expect("where the words end");
        let table = table(page);
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(path, format!("{before}{BEGIN}{table}{END}{after}")).expect("the page is written");
        } else {
            assert!(committed == table, "`cargo bless` writes the words in docs/{} anew", page.file);
        }
    }
}
