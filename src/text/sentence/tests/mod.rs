//! Tests of lists and counts.

pub(crate) mod agreement;

use super::*;

#[test]
fn lists_have_a_word_before_the_last() {
    assert_eq!(enumerated([] as [&str; 0], "and"), "");
    assert_eq!(enumerated(["a"], "and"), "a");
    assert_eq!(enumerated(["a", "b"], "et"), "a et b");
    assert_eq!(enumerated(["a", "b", "c"], "or"), "a, b or c");
}

#[test]
fn three_numbers_in_a_row_are_a_range() {
    assert_eq!(ranges(&[1, 2, 3, 5, 7, 8, 10, 11, 12, 13], "to"), ["1 to 3", "5", "7", "8", "10 to 13"]);
    assert_eq!(ranges(&[], "to"), [""; 0]);
}

#[test]
fn nouns_agree_with_counts() {
    assert_eq!([0, 1, 2].map(|count| counted_en(count, "row")), ["0 rows", "1 row", "2 rows"]);
    assert_eq!([0, 1, 2].map(|count| counted_or_no_en(count, "row")), ["no row", "1 row", "2 rows"]);
    assert_eq!([0, 1, 2].map(number_or_none_en), ["none", "1", "2"]);
    assert_eq!([0, 1, 2].map(|count| counted_fr(count, "ligne")), ["0 ligne", "1 ligne", "2 lignes"]);
}
