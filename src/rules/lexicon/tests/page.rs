//! The table of all words in `docs/positions.md`.

use crate::game::Lang;
use crate::rules::lexicon::Term;

const BEGIN: &str = "<!-- All words, made from src/rules/lexicon/; `cargo bless` writes them anew. -->\n";
const END: &str = "<!-- End of the words. -->\n";

fn table() -> String {
    let mut table = "\n| what it means | English | French |\n|---|---|---|\n".to_owned();
    for term in Term::ALL {
        let words =
            |lang| term.words(lang).iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(" ");
        table += &format!("| {} | {} | {} |\n", term.about(), words(Lang::En), words(Lang::Fr));
    }
    table + "\n"
}

#[test]
fn the_table_of_words_is_the_committed_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/positions.md");
    let page = std::fs::read_to_string(path).expect("the page of the notations");
    let (before, rest) = page.split_once(BEGIN).expect("where the words begin");
    let (committed, after) = rest.split_once(END).expect("where the words end");
    let table = table();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, format!("{before}{BEGIN}{table}{END}{after}")).expect("the page is written");
    } else {
        assert!(committed == table, "`cargo bless` writes the words in docs/positions.md anew");
    }
}
