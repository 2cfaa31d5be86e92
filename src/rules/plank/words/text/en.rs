//! English.

use super::PlankTextMessage;
use crate::text::sentence::counted_or_no_en;

pub(super) fn sentence(message: &PlankTextMessage) -> String {
    use PlankTextMessage as M;
    let text = match message {
        M::NeitherColourNorOwner { typed } => return format!("`{typed}` is neither a colour nor an owner"),
        M::SignAfterNoColour => "a sign for what lies on a square needs a colour before it",
        M::LeaveOutWhereNoToken => "leave it out where no token lies: `r wA b`",
        M::PlankIsThreeSquares => {
            "a plank is three squares: r, w or b, with the owner's letter where a token lies, `rA w bB`"
        }
        M::ColourMeant { word } => return format!("did you mean `{word}`?"),
        M::OneOfTheColours => "write `red`, `white` or `blue`",
        M::AfterEqualsInALine => "after `=` comes the colour of a token: `rA=w`",
        M::NoColourOnLine => "there is no colour on this line: a plank is three squares",
        M::NotThreeSquares => "this line cannot be read as the three squares of a plank",
        M::WriteColoursAndOwners => "write the colour of each square and the owner of its token: `rA w bB`",
        M::SeveralWays => "this line can be read in more than one way: `b` is blue, and B is a player",
        M::WriteLowerAndUpperCase => {
            "write colours in lower case and owners in upper case, and a blank between squares"
        }
        M::UnclearNumber => "it is not clear what the number before this plank counts",
        M::WriteNumberOfPlank { number } => {
            return format!(
                "write P{number} if this plank was laid as number {number}, and otherwise nothing"
            );
        }
        M::NoPlankCalled { typed } => {
            return format!("there is no plank {typed}: they are numbered from P1 in the order of laying");
        }
        M::NoSquareOfAPlank { typed } => return format!("`{typed}` is not a square of a plank"),
        M::WritePlankAndSquare => "write the plank and the square: `P1:2`",
        M::SquaresByNumberOrColour => "squares are 1, 2 and 3 from the left, or `r` `w` `b`",
        M::NoPlankHere { number } => return format!("there is no plank P{number} here"),
        M::NumberedFromTheTop => "planks without a number are numbered from the top, from P1 on",
        M::NoColour { typed } => return format!("`{typed}` is not a colour"),
        M::AfterEqualsInAList => "after `=` comes the colour of a token: `P1:2=w`",
        M::TooManyLines { most } => {
            return format!(
                "there are more than {most} lines of planks, and the box holds only twelve planks"
            );
        }
        M::NoPlanks => "there is no plank here",
        M::WriteALineEach => "write one line a plank; `tablier blank plank` makes a form",
        M::LastNamesNumbers => {
            "this names planks by their numbers, and the diagram does not say which is which"
        }
        M::BeginLinesWithNumbers => "begin each line of the diagram with the plank's number: `P1 rA w b`",
        M::NoNumberOfPlayers { typed } => {
            return format!("`{typed}` is not a number of players: Plank is for 2, 3 or 4");
        }
        M::NoPlayer { typed } => return format!("`{typed}` is not a player"),
        M::ThePlayers => "players are A, B, C and D",
        M::NoCounts { typed } => return format!("`{typed}` does not say how many there are of each colour"),
        M::WriteALetterEach => "write a letter for each, `r r w`, or `none`",
        M::PlayersContradict { typed, settled } => {
            return format!("the text says that {typed} play, but it is read as a game for {settled}");
        }
        M::SayOtherPlayers { typed, settled } => {
            return format!("say `plank/{typed}` instead of `plank/{settled}`, or take this line away");
        }
        M::NotToMove { opener, player } => {
            return format!("as {opener} opened, it cannot be {player}'s turn here");
        }
        M::HandInRecord => "`hand` belongs to a position: a record begins with the bare table",
        M::LastInRecord => "`last` belongs to a position: a record begins with the bare table",
        M::NoTurns => "there is no turn here",
        M::WriteTurns => "a turn is like `first rwb:2`, `P1:3`, `P1:1>P2:3` or `pass`",
        M::OneTurnExpected => "one turn is expected here: the one that was played last",
        M::ColourTwiceInTurn => "there is no such plank: its three squares have three different colours",
        M::PlankExpected => "the colours of the plank are expected: `rbw`",
        M::TurnExpected => "a turn is expected here",
        M::NoPlankOfThatNumber => "there is no plank of that number",
        M::PlankNotKnown { plank } => {
            return format!("P{plank} is not known: say which of its squares by 1, 2 or 3");
        }
        M::SquaresAreNumbered => "the squares of a plank are 1, 2 and 3",
        M::SquareExpected => "a square is expected here: 1, 2 or 3 from the left",
        M::HowTurnsAreWritten => {
            "turns are written `first rbw:2`, `top rbw:2`, `bottom rbw:2`, `P3:1`, `P3:1>P5:2`, `pass`"
        }
        M::DealtOtherwise { player, count, players, each } => {
            let planks = counted_or_no_en(*count, "plank");
            return format!("{player} is dealt {planks}, and each of {players} players gets {each}");
        }
        M::TooManyOfAModelDealt => "more planks of one model are dealt than the four in the box",
    };
    text.to_owned()
}
