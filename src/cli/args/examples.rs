//! The examples at the end of every help and in the man page. Each of them works: a test runs them all.

use clap::Command;

use super::{EXIT_STATUS, french};
use crate::game::Lang;

/// Examples at the end of the program's help.
const PROGRAM: &str = "\
  # Print all bundled games into the folder output
  $ tablier print
  # Print one of them for US Letter, in French
  $ tablier print quits --paper letter --lang fr
  # Judge a position in a text file, or in a photo of the table
  $ tablier check quits evening.txt
  $ tablier check quits photo.jpg
  # Begin a game of your own
  $ tablier new board my-board";

/// The examples of each command.
const COMMANDS: &[(&str, &str)] = &[
    (
        "list",
        "\
  # What there is to print, and the names of all variants
  $ tablier list
  # The same for a program
  $ tablier list --json",
    ),
    (
        "print",
        "\
  # Print all bundled games into the folder output
  $ tablier print
  # Print one of them for US Letter, in French, sparing ink
  $ tablier print quits --paper letter --lang fr --low-ink
  # Print a spec of your own into another folder
  $ tablier print my.toml --out sheets
  # Print backs for a printer that turns the paper over its long edge
  $ tablier print lightning --backs duplex-long
  # Make pictures of the sheets
  $ tablier print tokens --format png --dpi 300
  # Hand the PDF on to another program
  $ tablier print plank --out - > plank.pdf",
    ),
    (
        "new",
        "\
  # Begin a sheet of tokens: the file my-tokens.toml, explained line by line
  $ tablier new tokens my-tokens
  # Begin a board, and print it as it is
  $ tablier new board
  $ tablier print board.toml
  # Look at a spec without writing a file
  $ tablier new quits -",
    ),
    (
        "check",
        "\
  # Judge a position in a text file
  $ tablier check quits evening.txt
  # Judge a photo of the table, and draw over it what was seen
  $ tablier check quits photo.jpg --overlay seen.png
  # Judge a photo by the rules of another variant
  $ tablier read quits photo.jpg | tablier check quits/classic
  # The verdict for a program
  $ tablier check quits evening.txt --json",
    ),
    (
        "read",
        "\
  # Read a photo into a text, correct it by hand, and judge it
  $ tablier read quits photo.jpg > table.txt
  $ tablier check quits table.txt
  # Keep a photo with its corrected text, to measure the reading with it
  $ tablier read quits photo.jpg --keep photos --text table.txt",
    ),
    (
        "blank",
        "\
  # Print a form, fill it in with an editor, and judge it
  $ tablier blank quits > form.txt
  # The form of another variant
  $ tablier blank plank/3",
    ),
    (
        "moves",
        "\
  # List the legal turns of a position
  $ tablier moves quits evening.txt
  # Count them
  $ tablier moves quits evening.txt | wc -l",
    ),
    (
        "replay",
        "\
  # Judge the record of a game, turn by turn
  $ tablier replay quits game.txt
  # A few turns, typed at once
  $ echo 'b2-c3 d4-c4' | tablier replay quits
  # Go on with a record by photos, and print it with the turns that they show
  $ tablier replay quits game.txt --photos photo.jpg",
    ),
    (
        "show",
        "\
  # Draw a position into position.svg; an illegal one is drawn too, its squares marked
  $ tablier show quits evening.txt
  # Draw what a photo shows
  $ tablier show quits photo.jpg --out position.png
  # Draw every turn of a record, on sheets of A4
  $ tablier show quits game.txt --all --out game.pdf
  # Draw the last position of a record
  $ tablier show quits game.txt --out - > end.svg",
    ),
    (
        "perft",
        "\
  # Count the sequences of one, two and three turns
  $ tablier perft quits 3
  # The same for another variant and another rule
  $ tablier perft quits/simple 2 --rule ball_moves=diagonal",
    ),
    (
        "schema",
        "\
  # Put the schema beside specs of your own, so that editors know all keys
  $ tablier schema > tablier.schema.json
  # Describe the verdicts that programs read
  $ tablier schema verdict",
    ),
    (
        "explain",
        "\
  # What a key does, what it takes, and an example
  $ tablier explain piece.hole
  # All keys of one name
  $ tablier explain width
  # What a code of a verdict means
  $ tablier explain quits/too-many-balls
  # All keys there are
  $ tablier explain",
    ),
    (
        "completions",
        "\
  # For this session of bash
  $ source <(tablier completions bash)
  # For zsh, into a folder of its fpath
  $ tablier completions zsh > _tablier
  # For fish
  $ tablier completions fish > tablier.fish",
    ),
    (
        "man",
        "\
  # Keep the man page and read it
  $ tablier man > tablier.1",
    ),
];

/// The command with its examples at the end of every help.
pub(crate) fn added(command: Command, lang: Lang) -> Command {
    let more = if lang == Lang::Fr { "Voir aussi\u{a0}" } else { "More" };
    let (home, status) = (home(lang), said(EXIT_STATUS, lang));
    let command = command.after_help(format!("{}\n\n{status}\n\n{more}: {home}", block(None, lang)));
    // Only for the command that is asked for.
    let added: fn(Command) -> Command = if lang == Lang::Fr {
        |verb| with_examples(verb, Lang::Fr)
    } else {
        |verb| with_examples(verb, Lang::En)
    };
    command.mut_subcommands(|verb| verb.defer(added))
}

fn with_examples(verb: Command, lang: Lang) -> Command {
    let examples = block(Some(verb.get_name()), lang);
    verb.after_help(examples)
}

/// The examples of a command, or of the whole program where none is named, with their heading.
fn block(name: Option<&str>, lang: Lang) -> String {
    let heading = if lang == Lang::Fr { "Exemples\u{a0}" } else { "Examples" };
    let lines = lines_for(name, lang).map(|line| format!("  {line}\n")).collect::<String>();
    format!("{heading}:\n{}", lines.trim_end())
}

/// A text of the help in a language.
pub(crate) fn said(english: &'static str, lang: Lang) -> &'static str {
    if lang == Lang::Fr { french::french(english).unwrap_or(english) } else { english }
}

/// The examples of a command, or of the whole program where none is named, line by line.
pub(crate) fn lines_for(name: Option<&str>, lang: Lang) -> impl Iterator<Item = String> {
    let examples = match name {
        None => Some(PROGRAM),
        Some(name) => COMMANDS.iter().find(|(known, _)| *known == name).map(|(_, examples)| *examples),
    };
    examples.into_iter().flat_map(str::lines).map(str::trim).map(move |line| match line.strip_prefix("# ") {
        Some(about) => format!("# {}", said(about, lang)),
        None => line.to_owned(),
    })
}

/// Where the full documentation is. A placeholder for the address of the repository leads nowhere.
pub(crate) fn home(lang: Lang) -> &'static str {
    let address = env!("CARGO_PKG_REPOSITORY");
    if !address.is_empty() && !address.contains("example.org") {
        address
    } else if lang == Lang::Fr {
        "documentation complète dans README.fr.md"
    } else {
        "full documentation in README.md"
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::args::Args;

    #[test]
    fn every_command_has_examples() {
        for verb in Args::command().get_subcommands() {
            let name = verb.get_name();
            assert!(lines_for(Some(name), Lang::En).any(|line| line.starts_with("$ tablier")), "{name}");
        }
    }
}
