//! `schema` and `man`: files for editors and packagers.

use clap::Command;
use clap_mangen::Man;

use super::args::{self, EXIT_STATUS, SchemaKind};
use super::failure::Failure;
use super::terminal::Terminal;
use super::words::CliFinding;
use crate::game::Lang;
use crate::templates;
use crate::text::Finding;

/// Prints a JSON Schema.
pub(crate) fn schema(kind: SchemaKind, terminal: &Terminal) -> Result<(), Failure> {
    terminal.say(&match kind {
        SchemaKind::Spec => templates::schema(terminal.language.lang()),
        SchemaKind::Verdict => include_str!("../../docs/json/verdict.schema.json").into(),
        SchemaKind::Replay => include_str!("../../docs/json/replay.schema.json").into(),
        SchemaKind::Moves => include_str!("../../docs/json/moves.schema.json").into(),
        SchemaKind::Error => include_str!("../../docs/json/error.schema.json").into(),
        SchemaKind::Print => include_str!("../../docs/json/print.schema.json").into(),
    })
}

/// Prints the man page: the program, then each command.
pub(crate) fn man(terminal: &Terminal) -> Result<(), Failure> {
    let lang = terminal.language.lang();
    let mut command = args::command(lang);
    command.build();
    let mut page = Vec::new();
    page_of(&command, lang, &mut page)
        .map_err(|error| Finding::new(CliFinding::CannotWriteManual { why: error.to_string() }))?;
    terminal.write(&page)
}

fn page_of(command: &Command, lang: Lang, page: &mut Vec<u8>) -> std::io::Result<()> {
    // Without a date, so that the same program prints the same page.
    let main = Man::new(command.clone()).date("");
    main.render_title(page)?;
    main.render_name_section(page)?;
    main.render_synopsis_section(page)?;
    main.render_description_section(page)?;
    main.render_options_section(page)?;
    examples(None, lang, ".SH", page);
    for verb in command.get_subcommands().filter(|verb| verb.get_name() != "help") {
        page.extend(format!(".SH \"TABLIER {}\"\n", verb.get_name().to_uppercase()).into_bytes());
        // Global options are listed once, for the program.
        let own = verb.clone().mut_args(|arg| if arg.is_global_set() { arg.hide(true) } else { arg });
        let own = Man::new(own);
        let mut sections = Vec::new();
        own.render_description_section(&mut sections)?;
        own.render_synopsis_section(&mut sections)?;
        own.render_options_section(&mut sections)?;
        for line in String::from_utf8_lossy(&sections).lines() {
            match line.strip_prefix(".SH ") {
                Some("DESCRIPTION") => {}
                Some(heading) => page.extend(format!(".SS {heading}\n").into_bytes()),
                None => page.extend(format!("{line}\n").into_bytes()),
            }
        }
        examples(Some(verb.get_name()), lang, ".SS", page);
    }
    let status = args::said(EXIT_STATUS, lang);
    let (code, also) =
        if lang == Lang::Fr { ("CODE DE RETOUR", "VOIR AUSSI") } else { ("EXIT STATUS", "SEE ALSO") };
    let status = status.split_once(": ").map_or(status, |(_, meaning)| meaning);
    page.extend(format!(".SH \"{code}\"\n{status}\n").into_bytes());
    page.extend(format!(".SH \"{also}\"\n{}\n", args::home(lang)).into_bytes());
    Ok(())
}

/// Formats the examples of a command: a description and the line to type below it.
fn examples(verb: Option<&str>, lang: Lang, heading: &str, page: &mut Vec<u8>) {
    page.extend(
        format!("{heading} {}\n", if lang == Lang::Fr { "EXEMPLES" } else { "EXAMPLES" }).into_bytes(),
    );
    for line in args::lines_for(verb, lang) {
        // In roff a hyphen is a dash, and a quote at the start of a line begins a command.
        let typed = line.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq");
        let text = match typed.strip_prefix("# ") {
            Some(about) => format!(".TP\n{about}\n"),
            None => format!("\\fB{}\\fR\n.br\n", typed.trim_start_matches("$ ")),
        };
        page.extend(text.into_bytes());
    }
}

#[cfg(test)]
mod tests;
