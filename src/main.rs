//! The command `tablier`.

fn main() -> std::process::ExitCode {
    tablier::cli::run(std::env::args_os())
}
