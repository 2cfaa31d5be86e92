//! Lists and counts in sentences.

#[cfg(test)]
pub(crate) mod tests;

/// `a`, `a and b`, `a, b and c`, with the word of a language before the last.
pub(crate) fn enumerated(items: impl IntoIterator<Item = impl ToString>, before_last: &str) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let Some(last) = items.pop() else { return String::new() };
    if items.is_empty() { last } else { format!("{} {before_last} {last}", items.join(", ")) }
}

/// Ascending numbers, three or more in a row as a range: `1 to 4`, `6`, `7`. `to` is the word between its ends.
pub(crate) fn ranges(numbers: &[usize], to: &str) -> Vec<String> {
    let mut ranges = Vec::new();
    for run in numbers.chunk_by(|number, next| number + 1 == *next) {
        match run {
            [first, _, .., last] => ranges.push(format!("{first} {to} {last}")),
            run => ranges.extend(run.iter().map(usize::to_string)),
        }
    }
    ranges
}

/// `0 rows`, `1 row`, `2 rows`
pub(crate) fn counted_en(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// `no row`, `1 row`, `2 rows`
pub(crate) fn counted_or_no_en(count: usize, noun: &str) -> String {
    if count == 0 { format!("no {noun}") } else { counted_en(count, noun) }
}

/// `none`, `1`, `2`
pub(crate) fn number_or_none_en(count: usize) -> String {
    if count == 0 { "none".to_owned() } else { count.to_string() }
}

/// « 0 ligne », « 1 ligne », « 2 lignes »
pub(crate) fn counted_fr(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count < 2 { "" } else { "s" })
}
