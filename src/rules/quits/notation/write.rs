//! Positions, and the empty form.

use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::lexicon::Term;
use crate::rules::quits::board::{SIDE, bit};
use crate::rules::quits::{FormText, Last, Player, Setup, Variant};
use crate::rules::read::Square;
use crate::rules::{Entry, Phrase};
use crate::text::Message;

/// Returns the entries and the tray of a setup.
pub(crate) fn write(setup: &Setup) -> (Vec<Entry>, Phrase) {
    let mut entries = Vec::new();
    entries.extend(setup.variant.map(|variant| Entry::new(Term::Variant, variant.term())));
    entries.extend(setup.to_move.map(|player| Entry::new(Term::ToMove, player.term())));
    let variant = setup.variant.unwrap_or(Variant::Four);
    let others = Player::ALL.into_iter().filter(|player| !variant.has(*player));
    // A player who does not take part has none out; this is not written.
    let is_known =
        |player: &Player| setup.out[*player as usize].is_some_and(|out| variant.has(*player) || out > 0);
    let known: Vec<Player> = variant.players().iter().copied().chain(others).filter(is_known).collect();
    if !known.is_empty() {
        let out = out(&known, |player| setup.out[player as usize].unwrap_or_default());
        entries.push(Entry::new(Term::Out, out));
    }
    entries.extend(setup.last.map(|last| match last {
        Last::Turn(turn) => Entry::new(Term::Last, turn),
        Last::Nothing => Entry::new(Term::Last, Term::Nothing),
    }));
    let mut board = Phrase::default();
    for row in (0..SIDE).rev() {
        let sign = |square| match setup.owner(square) {
            Some(player) => Phrase::letter(player.term()),
            None if setup.open & bit(square) != 0 => "?".into(),
            None => ".".into(),
        };
        board.push(Phrase::joined((0..SIDE).map(|column| sign(Square { column, row })), " "));
        board.push("\n");
    }
    (entries, board)
}

/// The number of balls of each player that are out: `L1 D0`.
pub(crate) fn out(players: &[Player], count: impl Fn(Player) -> u32) -> Phrase {
    let one = |player: &Player| Phrase::letter(player.term()).with(count(*player).to_string());
    Phrase::joined(players.iter().map(one), " ")
}

/// Returns an empty form with a legend. The default variant is used if none is given.
pub(crate) fn blank(settled: Option<Variant>, lang: Lang) -> String {
    use FormText as M;
    let variant = settled.unwrap_or(Variant::Classic);
    let mut text: String =
        [M::PutBalls, M::OrListThem, M::LeaveUnknown].map(|message| comment(lang, message)).concat();
    text += "#\n";
    for &player in variant.players() {
        let about = Message::from(M::Home { player, home: player.home(), exit: player.exit() });
        text += &format!("# {}  {}\n", player.letter_in(lang), about.sentence(lang));
    }
    text += "#\n";
    text += &comment(lang, M::GameBegins { balls: variant.balls(), wins: variant.wins() });
    text += "#\n";
    text += &tray(|square| {
        let owner = variant.players().iter().find(|player| variant.start(**player) & bit(square) != 0);
        owner.map_or('.', |player| player.letter_in(lang))
    })
    .lines()
    .map(|line| format!("#   {line}\n"))
    .collect::<String>();
    let others = Message::from(M::OrVariants { one: Variant::Simple, other: Variant::Four });
    let others = if settled.is_none() { format!("  # {}", others.sentence(lang)) } else { String::new() };
    text += &format!("\n{}: {}{others}\n", Term::Variant.written(lang), variant.term().written(lang));
    for key in [Term::ToMove, Term::Out, Term::Last] {
        text += &format!("{}: ?\n", key.written(lang));
    }
    text.push('\n');
    text += &tray(|_| '.');
    text
}

fn tray(letter: impl Fn(Square) -> char) -> String {
    let mut text = String::new();
    for row in (0..SIDE).rev() {
        text += &(row + 1).to_string();
        for column in 0..SIDE {
            text.push(' ');
            text.push(letter(Square { column, row }));
        }
        text.push('\n');
    }
    text + "  a b c d e\n"
}
