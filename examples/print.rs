//! Prints a spec as PDF: `cargo run --example print game.toml`. Without a path it prints the bundled tokens.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use tablier::{Files, Format, Overrides, Source, load, print, templates};

/// Art and leaflets beside the spec.
struct Folder(PathBuf);

impl Files for Folder {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        fs::read(self.0.join(path))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let job = match env::args_os().nth(1) {
        Some(path) => {
            let path = Path::new(&path);
            let source = Source { name: path.display().to_string(), text: fs::read_to_string(path)? };
            let folder = Folder(path.parent().unwrap_or(Path::new("")).to_owned());
            load(&source, &Overrides::default(), &folder)
        }
        None => {
            let tokens = templates::game("tokens").ok_or("there are no tokens")?;
            load(&tokens.source(), &Overrides::default(), tokens)
        }
    };
    let job = match job {
        Ok(job) => job,
        Err(faulty) => {
            for fault in faulty.iter().flat_map(|faulty| &faulty.faults) {
                eprintln!("{:?}: {fault}", fault.span);
            }
            return Err("the spec has faults".into());
        }
    };
    for file in print(&job, &[Format::Pdf], 150)? {
        println!("{} ({} bytes)", file.name, file.bytes.len());
        fs::write(file.name, file.bytes)?;
    }
    Ok(())
}
