//! The empty form.

use crate::game::Lang;
use crate::rules::legend::comment;
use crate::rules::lexicon::Term;
use crate::rules::quits::board::{SIDE, bit};
use crate::rules::quits::{FormText, Variant};
use crate::rules::read::Square;
use crate::text::Message;

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
