//! Why no game leads to a table.
//!
//! First come arguments that need no search. Where they find nothing and the search has tried every game, what
//! was typed is left out piece by piece: what makes the table possible when it is gone is what is wrong.

use super::kit::{Moving, Player};
use super::notation::About;
use super::reach::{Answer, Question, search};
use super::setup::Setup;
use super::table::{Squares, each};
use super::wellformed::{Fault, spot, tokens_out};
use super::witness::next_by_tokens;
use crate::rules::Finding;

const LAYING_RULE: &str = "A plank is laid with a token on it, and no token moves before its owner's hand is empty (or, by the old rule, before everything is out).";
const TURNS_RULE: &str =
    "A plays first; then all take turns in the order of their letters, and nobody passes who can play.";
const LINE_RULE: &str =
    "Whoever has three tokens of the three colours in a line has won at once: no turn comes after.";
const SHARE_RULE: &str = "All planks are dealt, the same number to each player, and nobody lays another's.";
const PLAY_RULE: &str = "A position is legal if a game of legal turns leads to it.";

impl Question {
    /// Whether it is certain that nobody has passed and that nobody has moved: then the tokens tell whose turn
    /// it is. A pass needs an empty hand (by the old rule), or that all one's planks are out and all squares full.
    pub fn goes_round(&self) -> bool {
        let kit = &self.kit;
        let out = |player: Player| self.table.of(player).count_ones() as usize;
        !self.may_have_moved()
            && (self.moving == Moving::Own || kit.everybody().all(|player| out(player) < kit.tokens_each()))
            && (kit.always_room() || kit.everybody().all(|player| out(player) < usize::from(kit.dealt())))
    }

    /// Whose turn it must be, if the tokens tell.
    pub fn forced(&self) -> Option<Player> {
        let even = |player: Player| {
            let next = next_by_tokens(self);
            let more = usize::from(player < next);
            self.table.of(player).count_ones() as usize == self.table.of(next).count_ones() as usize + more
        };
        (self.goes_round() && self.kit.everybody().all(even)).then(|| next_by_tokens(self))
    }
}

/// Arguments that rule out every game, whatever was typed beside the table.
pub fn arguments(setup: &Setup, question: &Question) -> Vec<Fault> {
    let mut faults = Vec::new();
    if !question.may_have_moved() {
        empty_planks(setup, &mut faults);
        overlaid(setup, question, &mut faults);
    }
    uneven(setup, question, &mut faults);
    apart(setup, question, &mut faults);
    faults
}

fn empty_planks(setup: &Setup, faults: &mut Vec<Fault>) {
    for at in (0..setup.rows.len()).filter(|&at| setup.rows[at].is_empty()) {
        let name = setup.called(at);
        let message =
            format!("no token lies on {name}: one was put there when it was laid, and none has moved yet");
        let finding = Finding::unreachable("plank/empty-plank", message, LAYING_RULE);
        faults.push((finding.squares([name]), About::Row(at)));
    }
}

/// Planks that only some players can have laid, and that are more than those players have.
fn overlaid(setup: &Setup, question: &Question, faults: &mut Vec<Fault>) {
    let kit = &question.kit;
    for player in kit.everybody() {
        let only = |at: &usize| {
            let mut owners = setup.rows[*at].owners().into_iter().flatten().peekable();
            owners.peek().is_some() && owners.all(|owner| owner == player)
        };
        let his: Vec<usize> = (0..setup.rows.len()).filter(only).collect();
        let most = question.laid[player.index()].unwrap_or(kit.dealt());
        if his.len() > usize::from(most) {
            let message = format!(
                "{} of {player} alone, so {player} has laid them all, and has laid {most} at the most",
                if his.len() == 1 {
                    "1 plank bears tokens".to_owned()
                } else {
                    format!("{} planks bear tokens", his.len())
                },
            );
            let finding = Finding::unreachable("plank/too-many-laid", message, SHARE_RULE);
            let names = his.iter().map(|&at| setup.called(at));
            faults.push((finding.squares(names), About::Row(his.last().copied().unwrap_or_default())));
        }
    }
}

fn uneven(setup: &Setup, question: &Question, faults: &mut Vec<Fault>) {
    if !question.goes_round() {
        return;
    }
    let players: Vec<_> = question.kit.everybody().collect();
    let out: Vec<_> = players.iter().map(|&player| tokens_out(setup, player)).collect();
    let before = faults.len();
    for (earlier, &first) in players.iter().enumerate() {
        for (later, &second) in players.iter().enumerate().skip(earlier + 1) {
            let (one, other) = (out[earlier], out[later]);
            // Whoever comes earlier has had as many turns, or one more.
            if one != other && one != other + 1 {
                let message = format!(
                    "{first} has put {one} tokens and {second} {other}: {first} has always had as many turns as {second} or one more, and nobody passed"
                );
                let message = message.replace(" 1 tokens", " 1 token");
                faults.push((Finding::unreachable("plank/uneven-turns", message, TURNS_RULE), About::Table));
                return;
            }
        }
    }
    let next = next_by_tokens(question);
    let lasts = question.kit.before(next);
    if let Some(typed) = question.to_move.filter(|&typed| typed != next) {
        let message = format!("it cannot be {typed}'s turn: by the tokens on the table it is {next}'s");
        let finding = Finding::unreachable("plank/wrong-turn", message, TURNS_RULE);
        faults.push((finding.hint(format!("to move: {next}")), About::ToMove));
    }
    let winner = question.table.winner();
    if let Some(winner) = winner.filter(|&winner| winner != lasts && faults.len() == before) {
        let line = question.table.lines(winner).next().unwrap_or_default();
        let message =
            format!("{winner} has a line, but the last turn was {lasts}'s: the game was over before it");
        let finding = Finding::unreachable("plank/line-before-last", message, LINE_RULE);
        faults.push((finding.squares(names(setup, line)), About::Table));
    }
}

/// Lines of the winner that have no token in common: no turn completes both.
fn apart(setup: &Setup, question: &Question, faults: &mut Vec<Fault>) {
    let Some(winner) = question.table.winner() else { return };
    let lines: Vec<Squares> = question.table.lines(winner).collect();
    let common = lines.iter().fold(Squares::MAX, |common, line| common & line);
    if common == 0 {
        let all = lines.iter().fold(0, |all, line| all | line);
        let message = format!(
            "{winner} has {} lines with no token in common: one of them was there before the last turn",
            lines.len()
        );
        let finding = Finding::unreachable("plank/lines-apart", message, LINE_RULE);
        faults.push((finding.squares(names(setup, all)), About::Table));
    }
}

/// What is wrong with a table that no game leads to, although no argument speaks against it.
pub fn exhausted(setup: &Setup, question: &Question) -> Vec<Fault> {
    let unless = Unless { question };
    let mut faults: Vec<Fault> = [unless.last(setup), unless.numbers(), unless.turn(), unless.shares()]
        .into_iter()
        .flatten()
        .collect();
    if faults.is_empty() && typed(question) > 1 {
        let bare = Question { numbers: None, to_move: None, last: None, laid: [None; 4], ..question.clone() };
        if let Answer::Reached(_) = search(&bare) {
            let message = "the table is possible, but not with all that is said of it together: whose turn it is, the last turn, the order of the planks, the planks in hand";
            faults.push((Finding::unreachable("plank/words-contradict", message, PLAY_RULE), About::Table));
        }
    }
    if faults.is_empty() {
        faults.push((no_game(question), About::Table));
    }
    faults
}

/// What is said where the search gave up.
pub fn undecided(question: &Question, looked_at: usize) -> Fault {
    let message = format!(
        "the search for a game that leads here came to its limit: it took turns back to {looked_at} tables and met \
         neither one that was only placed nor the end of all ways back"
    );
    let finding = Finding::unreachable("plank/undecided", message, PLAY_RULE);
    let open = [
        (question.numbers.is_none(), "the numbers of the planks"),
        (question.to_move.is_none(), "`to move`"),
        (question.laid.iter().any(Option::is_none), "the planks in hand"),
        (question.last.is_none(), "`last`"),
    ];
    let open: Vec<_> = open.into_iter().filter(|(is_open, _)| *is_open).map(|(_, what)| what).collect();
    let finding = match open.is_empty() {
        true => finding,
        false => finding.hint(format!("say more of it, if it is known: {}", open.join(", "))),
    };
    (finding, About::Table)
}

/// How many things were typed beside the table.
fn typed(question: &Question) -> usize {
    [
        question.numbers.is_some(),
        question.to_move.is_some(),
        question.last.is_some(),
        question.laid.iter().any(Option::is_some),
    ]
    .into_iter()
    .filter(|said| *said)
    .count()
}

/// Leaves out one thing that was typed.
struct Unless<'a> {
    question: &'a Question,
}

impl Unless<'_> {
    fn last(&self, setup: &Setup) -> Option<Fault> {
        let turn = setup.last?;
        self.legal(Question { last: None, ..self.question.clone() })?;
        let message = format!("{turn} cannot have been the last turn: no game that ends with it leads here");
        Some((Finding::unreachable("plank/last-impossible", message, PLAY_RULE), About::Last))
    }

    fn numbers(&self) -> Option<Fault> {
        self.question.numbers.as_ref()?;
        self.legal(Question { numbers: None, ..self.question.clone() })?;
        let message =
            "the planks cannot have been laid in this order: every game that lays them so has been tried";
        let finding = Finding::unreachable("plank/order-impossible", message, PLAY_RULE);
        Some((finding.hint("without the numbers of the planks the position is legal"), About::Number(0)))
    }

    fn turn(&self) -> Option<Fault> {
        let typed = self.question.to_move?;
        let steps = self.legal(Question { to_move: None, ..self.question.clone() })?;
        let next = steps.last().map_or(Player::FIRST, |step| self.question.kit.after(step.player));
        let message = format!("it cannot be {typed}'s turn here: no game leads to that");
        let finding = Finding::unreachable("plank/wrong-turn", message, TURNS_RULE);
        Some((finding.hint(format!("with `to move: {next}` the position is legal")), About::ToMove))
    }

    fn shares(&self) -> Option<Fault> {
        let (at, _) = self.question.laid.iter().enumerate().find(|(_, laid)| laid.is_some())?;
        self.legal(Question { laid: [None; 4], ..self.question.clone() })?;
        let told = self.question.kit.everybody().filter_map(|player| {
            let laid = self.question.laid[player.index()]?;
            Some(format!("{player} has laid {laid}"))
        });
        let message = format!(
            "by the planks in hand {}: in no game do the tokens come to lie so",
            told.collect::<Vec<_>>().join(", ")
        );
        let finding = Finding::unreachable("plank/share-impossible", message, SHARE_RULE);
        Some((finding, About::Planks(Player::new(at)?)))
    }

    fn legal(&self, question: Question) -> Option<Vec<super::reach::Step>> {
        match search(&question) {
            Answer::Reached(steps) => Some(steps),
            Answer::Never | Answer::Unknown { .. } => None,
        }
    }
}

fn no_game(question: &Question) -> Finding {
    if question.table.rows() == 0 {
        let message = "the bare table is the start: A is to move, and everybody holds all planks";
        return Finding::unreachable("plank/not-the-start", message, TURNS_RULE);
    }
    if question.may_have_moved() {
        let message = "no game leads here: every way to take the turns back, one by one, has been tried";
        return Finding::unreachable("plank/no-way-back", message, PLAY_RULE);
    }
    let message = "no game leads here: every order of laying these planks and of putting these tokens, turn about, has been tried";
    Finding::unreachable("plank/no-order", message, PLAY_RULE)
}

fn names(setup: &Setup, squares: Squares) -> impl Iterator<Item = String> + '_ {
    each(squares).map(|(row, place)| spot(setup, row, place))
}
