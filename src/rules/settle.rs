//! Doubt settled by box and board: of all that may lie on the places that were not clear, what can.

use super::{Finding, Found, Judgement, Lies, Referee, Spot, Verdict};

/// How many ways of filling in what is not clear are tried.
const MOST: usize = 1024;
/// How many possible positions are told.
const TOLD: usize = 6;

/// What was made of what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The position as text, with `?` on every place that is still open.
    pub text: String,
    /// What is said of it.
    pub judgement: Judgement,
    /// Sentences on what was not clear and how it was settled.
    pub notes: Vec<String>,
    /// What box and board leave of what was found, the likeliest still first.
    pub left: Found,
}

/// Judges what was found. Where something was not clear, all that it may be is tried, and what box and board allow is
/// kept: if one way is left, the position is judged as that, and it is said so; if several are, it is undecided.
pub fn settle(referee: &dyn Referee, found: &Found) -> Settled {
    let unsure = found.unsure();
    if unsure.is_empty() || unsure.iter().any(|spot| found.may(*spot).is_empty()) {
        let text = referee.spell(found);
        let judgement = referee.check(&text);
        return Settled { text, judgement, notes: Vec::new(), left: found.clone() };
    }
    let narrowed = narrowed(referee, found, &unsure);
    let ways = unsure.iter().try_fold(1usize, |ways, spot| ways.checked_mul(narrowed.may(*spot).len()));
    if ways.is_none_or(|ways| ways > MOST) {
        return too_many(referee, found, &unsure, narrowed);
    }
    let possible = possible(referee, &narrowed, &unsure);
    match possible.as_slice() {
        [] => none_left(referee, found, &unsure),
        [only] => one_left(referee, found, &unsure, only),
        several => several_left(referee, found, &unsure, several),
    }
}

/// What was found, less what box and board do not allow on a place whatever lies on the others: a token on a square of
/// another colour. Where that would leave nothing, nothing is taken away.
fn narrowed(referee: &dyn Referee, found: &Found, unsure: &[Spot]) -> Found {
    let (mut narrowed, unclear) = (found.clone(), referee.unclear());
    let mut trial = found.clone();
    for spot in unsure {
        let mut allowed = found.may(*spot).to_vec();
        allowed.retain(|lies| {
            trial.settle(*spot, vec![*lies]);
            referee.malformed(&referee.spell(&trial)).iter().all(|finding| finding.code == unclear)
        });
        trial.settle(*spot, found.may(*spot).to_vec());
        if !allowed.is_empty() {
            narrowed.settle(*spot, allowed);
        }
    }
    narrowed
}

/// All ways of filling in the places that box and board allow, the likeliest first.
fn possible(referee: &dyn Referee, found: &Found, unsure: &[Spot]) -> Vec<Vec<Lies>> {
    let mut whole = found.clone();
    let mut possible = Vec::new();
    let mut chosen = vec![0; unsure.len()];
    loop {
        let lies: Vec<Lies> =
            unsure.iter().zip(&chosen).filter_map(|(spot, at)| found.may(*spot).get(*at).copied()).collect();
        for (spot, lies) in unsure.iter().zip(&lies) {
            whole.settle(*spot, vec![*lies]);
        }
        if referee.malformed(&referee.spell(&whole)).is_empty() {
            possible.push((chosen.iter().sum::<usize>(), lies));
        }
        // The next way, counted like a number whose last figure turns fastest.
        let turned = chosen.iter_mut().zip(unsure).rev().find_map(|(at, spot)| {
            *at += 1;
            if *at < found.may(*spot).len() {
                return Some(());
            }
            *at = 0;
            None
        });
        if turned.is_none() {
            break;
        }
    }
    possible.sort_by_key(|(unlikely, _)| *unlikely);
    possible.into_iter().map(|(_, lies)| lies).collect()
}

fn one_left(referee: &dyn Referee, found: &Found, unsure: &[Spot], only: &[Lies]) -> Settled {
    let mut left = found.clone();
    for (spot, lies) in unsure.iter().zip(only) {
        left.settle(*spot, vec![*lies]);
    }
    let text = referee.spell(&left);
    let mut judgement = referee.check(&text);
    let name = |spot: &Spot| referee.spot_name(found, *spot);
    let said = |(spot, lies): (&Spot, &Lies)| in_words(referee, found, *spot, *lies);
    let note = match (unsure, only) {
        ([spot], [lies]) => settled_to(&name(spot), &said((spot, lies))),
        _ => {
            let names: Vec<String> = unsure.iter().map(name).collect();
            let each = names.iter().zip(unsure.iter().zip(only));
            let are: Vec<String> = each.map(|(name, lies)| format!("{name} {}", said(lies))).collect();
            format!(
                "{} were not clear; only this makes the position well-formed: {}",
                listed(&names),
                are.join(", ")
            )
        }
    };
    for (spot, lies) in unsure.iter().zip(only) {
        let value = referee.lies_name(found, *spot, *lies);
        judgement.assumed.push(super::Assumed { key: name(spot), value });
    }
    Settled { text, judgement, notes: vec![note], left }
}

fn settled_to(name: &str, lies: &str) -> String {
    format!("{name} was not clear; only {lies} makes the position well-formed")
}

fn several_left(referee: &dyn Referee, found: &Found, unsure: &[Spot], possible: &[Vec<Lies>]) -> Settled {
    let mut narrowed = found.clone();
    let mut notes = Vec::new();
    let mut open = Vec::new();
    for (at, spot) in unsure.iter().enumerate() {
        let mut may: Vec<Lies> = Vec::new();
        for lies in possible.iter().filter_map(|lies| lies.get(at)) {
            if !may.contains(lies) {
                may.push(*lies);
            }
        }
        // In the order of how likely each is by itself.
        may.sort_by_key(|lies| found.may(*spot).iter().position(|known| known == lies));
        let name = referee.spot_name(found, *spot);
        match may.as_slice() {
            [only] => {
                notes.push(settled_to(&name, &in_words(referee, found, *spot, *only)));
            }
            several => open.push(format!("{name} {}", either(referee, found, *spot, several))),
        }
        narrowed.settle(*spot, may);
    }
    let text = referee.spell(&narrowed);
    let still: Vec<Spot> = narrowed.unsure();
    let names: Vec<String> = still.iter().map(|spot| referee.spot_name(&narrowed, *spot)).collect();
    let mut judgement = referee.check(&text);
    judgement.verdict = Verdict::Undecided;
    let mut message = format!("what lies on {} is not clear: {}", listed(&names), open.join("; "));
    if still.len() > 1 && possible.len() <= TOLD {
        let each = possible.iter().map(|way| {
            let all = still.iter().filter_map(|spot| {
                let lies = way.get(unsure.iter().position(|other| other == spot)?)?;
                Some(format!(
                    "{} {}",
                    referee.spot_name(found, *spot),
                    referee.lies_name(found, *spot, *lies)
                ))
            });
            all.collect::<Vec<_>>().join(", ")
        });
        message += &format!(". Well-formed together: {}", each.collect::<Vec<_>>().join("; or "));
    }
    put_first(referee, &mut judgement, message, names);
    Settled { text, judgement, notes, left: narrowed }
}

fn none_left(referee: &dyn Referee, found: &Found, unsure: &[Spot]) -> Settled {
    let names: Vec<String> = unsure.iter().map(|spot| referee.spot_name(found, *spot)).collect();
    let may: Vec<String> = unsure
        .iter()
        .zip(&names)
        .map(|(spot, name)| format!("{name} {}", either(referee, found, *spot, found.may(*spot))))
        .collect();
    let message = format!(
        "what lies on {} is not clear, and none of what it may be makes the position well-formed: {}",
        listed(&names),
        may.join("; ")
    );
    let text = referee.spell(found);
    let mut judgement = referee.check(&text);
    put_first(referee, &mut judgement, message, names);
    Settled { text, judgement, notes: Vec::new(), left: found.clone() }
}

fn too_many(referee: &dyn Referee, found: &Found, unsure: &[Spot], narrowed: Found) -> Settled {
    let open = narrowed.unsure();
    let names: Vec<String> = open.iter().map(|spot| referee.spot_name(found, *spot)).collect();
    let message = format!(
        "what lies on {} is not clear; that is more than {MOST} ways to fill it in, and they have not been tried",
        listed(&names)
    );
    let told = unsure.iter().filter_map(|spot| {
        let only = in_words(referee, found, *spot, narrowed.certain(*spot)?);
        Some(settled_to(&referee.spot_name(found, *spot), &only))
    });
    let notes = told.collect();
    let text = referee.spell(&narrowed);
    let mut judgement = referee.check(&text);
    put_first(referee, &mut judgement, message, names);
    Settled { text, judgement, notes, left: narrowed }
}

/// What is said of a text that leaves squares open with `?`.
pub(super) fn unclear(code: &'static str, squares: Vec<String>) -> Finding {
    let message = format!("what lies on {} is not known", listed(&squares));
    Finding::unclear(code, message, squares).hint("put what lies there in place of each `?`")
}

/// Says more of the places that are not clear than a text can, in place of what was said of the text.
fn put_first(referee: &dyn Referee, judgement: &mut Judgement, message: String, squares: Vec<String>) {
    let code = referee.unclear();
    judgement.findings.retain(|finding| finding.code != code);
    let hint = "look at the table, correct the text that `tablier read` prints, and check that; or take another photo";
    judgement.findings.insert(0, Finding::unclear(code, message, squares).hint(hint));
    if judgement.verdict == Verdict::Legal {
        judgement.verdict = Verdict::Undecided;
    }
}

fn either(referee: &dyn Referee, found: &Found, spot: Spot, may: &[Lies]) -> String {
    let names: Vec<String> = may.iter().map(|lies| in_words(referee, found, spot, *lies)).collect();
    match names.as_slice() {
        [] => "is not known".to_owned(),
        [only] => format!("may be {only}"),
        [others @ .., last] => format!("may be {} or {last}", others.join(", ")),
    }
}

/// What may lie on a place, in words: `L`, or `empty`.
pub fn in_words(referee: &dyn Referee, found: &Found, spot: Spot, lies: Lies) -> String {
    match lies {
        Lies::Nothing => "empty".to_owned(),
        Lies::Piece { .. } => referee.lies_name(found, spot, lies),
    }
}

/// `c3`, `c3 and d4`, `c3, d4 and e5`; of very many the first.
fn listed(names: &[String]) -> String {
    const SHOWN: usize = 12;
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] if names.len() <= SHOWN => format!("{} and {last}", others.join(", ")),
        many => {
            let shown: Vec<_> = many.iter().take(SHOWN).cloned().collect();
            format!("{} and {} more squares", shown.join(", "), many.len() - SHOWN)
        }
    }
}

#[cfg(test)]
mod tests;
