//! Properties of the words.

mod page;

use super::*;

/// Words inside of turns.
const TURN_TERMS: [Term; 5] = [Term::FirstPlank, Term::Top, Term::Bottom, Term::Hold, Term::Pass];
/// Keys of entries.
const KEY_TERMS: [Term; 10] = [
    Term::Variant,
    Term::Players,
    Term::ToMove,
    Term::First,
    Term::Last,
    Term::Out,
    Term::Hand,
    Term::Planks,
    Term::Reserve,
    Term::May,
];

/// Terms that occur in the same place, where a word may mean only one of them.
fn terms_together() -> [Vec<Term>; 7] {
    [
        KEY_TERMS.to_vec(),
        vec![Term::Camp, Term::Board],
        vec![Term::Light, Term::Dark, Term::Red, Term::White, Term::Blue],
        vec![Term::Classic, Term::Simple, Term::Four],
        MODELS.to_vec(),
        TURN_TERMS.to_vec(),
        vec![Term::Nothing, Term::Unknown, Term::And, Term::Or, Term::Pass],
    ]
}

/// Asserts that the parsers know every word that a French sentence shows in backticks and the English one does not.
pub(crate) fn assert_typable(english: &str, french: &str) {
    let known: Vec<&str> = typed_words(english).collect();
    // Planks are three letters: `rbw`.
    let is_plank = |word: &str| word.chars().all(|letter| "rwb".contains(letter));
    // Placeholders are capitalized: `FICHIER`.
    let is_name = |word: &str| word.chars().all(char::is_uppercase);
    let is_word = |word: &str| word.chars().count() > 2 && !is_plank(word) && !is_name(word);
    for word in typed_words(french).filter(|word| is_word(word) && !known.contains(word)) {
        assert!(Term::ALL.iter().any(|term| term.is(word)), "`{word}` is not read: {french}");
    }
}

fn typed_words(sentence: &str) -> impl Iterator<Item = &str> {
    let typed = sentence.split('`').skip(1).step_by(2);
    typed.flat_map(|typed| typed.split(|c: char| !c.is_alphabetic()))
}

#[test]
fn every_language_has_a_word_for_every_term() {
    for (lang, term) in Lang::ALL.into_iter().flat_map(|lang| Term::ALL.iter().map(move |term| (lang, *term)))
    {
        assert!(!term.words(lang).is_empty(), "{lang:?} {term:?}");
        for word in term.words(lang) {
            assert_eq!(word.to_lowercase(), *word, "{lang:?} {term:?}");
            assert!(term.is(&word.to_uppercase()), "{lang:?} {term:?} {word}");
            assert!(word.len() < MAX_WORD_BYTES / 2, "{word}");
        }
    }
}

#[test]
fn no_word_means_two_things_in_one_place() {
    for terms in terms_together() {
        for (one, other) in terms.iter().flat_map(|one| terms.iter().map(move |other| (*one, *other))) {
            let shared = one.all_words().find(|word| one != other && other.is(word));
            assert_eq!(shared, None, "{one:?} and {other:?}");
        }
    }
}

#[test]
fn accents_may_be_left_out() {
    for (term, word) in
        Term::ALL.iter().flat_map(|term| term.words(Lang::Fr).iter().map(move |word| (term, word)))
    {
        let bare: String = word.chars().map(|c| if "éè".contains(c) { 'e' } else { c }).collect();
        let bare = bare.replace('à', "a").replace('ô', "o");
        assert!(bare.is_ascii() && term.is(&bare), "{term:?} {bare}");
    }
}

#[test]
fn signs_are_read_as_words_are() {
    assert!(is_nothing("0") && is_nothing("Aucun") && !is_nothing("1"));
    assert!(is_unknown("??") && is_unknown("inconnu") && !is_unknown(""));
    assert!(is_pass("--") && is_pass("PASSE") && !is_pass("-"));
    assert!(is_between_items("|") && is_between_items("et") && !is_between_items("or"));
    assert!(is_between_candidates(":") && is_between_candidates("OU") && !is_between_candidates("and"));
    assert!(is_heading("Tablier") && is_heading("camp") && !is_heading("player"));
}

#[test]
fn models_have_names_in_every_language() {
    assert_eq!((model_in(Lang::Fr, "fork"), model_in(Lang::En, "fourche")), ("fourche", "fork"));
    assert_eq!(model_in(Lang::Fr, "zigzag"), "zigzag");
    assert_eq!(words_of_model("Cross").take(2).collect::<Vec<_>>(), ["cross", "croix"]);
    assert_eq!(words_of_model("zigzag").count(), 0);
}
