//! Writes the whole inputs that campaigns start from to `corpus`, where cargo-fuzz looks for them.

use std::fs;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for name in ["spec", "table", "leaflet", "position", "record", "svg", "jpeg", "png", "photo", "request"] {
        let folder = all.join(name);
        fs::create_dir_all(&folder)?;
        for (number, input) in (tablier_fuzz::target(name).corpus)().into_iter().enumerate() {
            fs::write(folder.join(format!("seed-{number:03}")), input)?;
        }
    }
    Ok(())
}
