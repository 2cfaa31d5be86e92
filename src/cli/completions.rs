//! `completions`: completion scripts for shells.

use clap_complete::Shell;

use super::args;
use super::failure::Failure;
use super::terminal::Terminal;
use crate::game::Lang;

/// Prints completions for a shell.
pub(crate) fn completions(shell: Shell, terminal: &Terminal) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(Lang::En), "tablier", &mut script);
    let script = String::from_utf8_lossy(&script);
    match shell {
        Shell::Zsh => terminal.say(&zsh(&script)),
        Shell::Fish => terminal.say(&fish(&script)),
        _ => terminal.say(&script),
    }
}

/// Post-processes the zsh script: its list of game names would exclude files, so both are offered.
fn zsh(script: &str) -> String {
    let mut script = script.to_owned();
    let mut offers = String::new();
    for (kind, names) in args::game_names() {
        let names = names.join(" ");
        script = script.replace(&format!(":({names})"), &format!(":_tablier_{kind}"));
        offers += &format!(
            "_tablier_{kind}() {{\n    _alternative 'games:game:({names})' 'files:file:_files'\n}}\n\n"
        );
    }
    // The last lines call the first function of the script, so the additions go before them.
    match script.rfind("if [ \"$funcstack[1]\"") {
        Some(end) => script.insert_str(end, &offers),
        None => script.push_str(&offers),
    }
    script
}

/// Post-processes the fish script, which would offer files only.
fn fish(script: &str) -> String {
    let mut script = script.to_owned();
    for verb in args::command(Lang::En).get_subcommands() {
        // Game names are the only argument values that the help hides.
        let games = verb.get_positionals().find(|argument| argument.is_hide_possible_values_set());
        let names: Vec<_> = games.iter().flat_map(|argument| argument.get_possible_values()).collect();
        if !names.is_empty() {
            let names: Vec<_> = names.iter().map(|name| name.get_name()).collect();
            let (verb, names) = (verb.get_name(), names.join(" "));
            let typed = format!("-n \"__fish_tablier_using_subcommand {verb}\"");
            script += &format!("complete -c tablier {typed} -a \"{names}\"\n");
        }
    }
    script
}
