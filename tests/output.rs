//! The sheets in `output/` are the output of `tablier print` for the bundled games, byte for byte, and PDF, SVG and
//! PNG of each page show the same. `cargo bless` regenerates them.

mod raster;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use raster::{assert_same, pdf_pages, png_page, svg_page};

const GAMES: [&str; 5] = ["lightning", "macmahon", "plank", "quits", "tokens"];

fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn print(out: &Path, options: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_tablier"))
        .env("TABLIER_LANG", "en")
        .args(["print", "--quiet", "--out"])
        .arg(out)
        .args(options)
        .output()
        .expect("tablier runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The page, which is built by another command, the note of its sources, the list of previews, and that of the gallery,
/// which is tested with the commands.
const OTHER_FILES: [&str; 4] = ["tablier.html", "tablier.html.txt", PREVIEWS, "gallery.txt"];

/// The CRC-32 of every PNG at 80 dpi: pictures would add two megabytes to the repository with every change.
const PREVIEWS: &str = "previews.txt";

/// The sheets in a folder, by name.
fn files(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    let Ok(entries) = fs::read_dir(dir) else { return BTreeMap::new() };
    entries
        .filter_map(|entry| {
            let path: PathBuf = entry.ok()?.path();
            let name = path.file_name()?.to_str().filter(|name| !OTHER_FILES.contains(name))?.to_owned();
            Some((name, fs::read(&path).ok()?))
        })
        .collect()
}

/// Compares a folder of the repository with new output, or regenerates it.
fn assert_committed(folder: &str, options: &[&str]) {
    let made = tempfile::tempdir().expect("a folder");
    print(made.path(), options);
    let committed = home().join(folder);
    let made = files(made.path());
    if std::env::var_os("BLESS").is_some() {
        for name in files(&committed).keys() {
            fs::remove_file(committed.join(name)).expect("an old sheet goes");
        }
        fs::create_dir_all(&committed).expect("the folder");
        for (name, bytes) in &made {
            fs::write(committed.join(name), bytes).expect("a sheet is kept");
        }
    }
    let kept = files(&committed);
    assert_eq!(
        kept.keys().collect::<Vec<_>>(),
        made.keys().collect::<Vec<_>>(),
        "the sheets in {folder}; `cargo bless` writes them anew"
    );
    for (name, bytes) in &made {
        assert!(
            kept[name] == *bytes,
            "{folder}/{name} differs from what is made now; `cargo bless` writes it anew"
        );
    }
}

#[test]
fn committed_sheets_are_what_print_makes() {
    assert_committed("output", &[]);
}

#[test]
fn committed_french_sheets_are_what_print_makes() {
    assert_committed("output/fr", &["--lang", "fr", "--format", "pdf"]);
}

/// On another system, whose C library rounds the cosines of strokes differently, some pixels are a few shades lighter.
#[test]
#[cfg(target_os = "linux")]
fn committed_previews_are_what_print_makes() {
    let made = previews();
    let list: String = made.iter().map(|(name, png)| format!("{:08x}  {name}\n", crc32(png))).collect();
    let path = home().join("output").join(PREVIEWS);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &list).expect("the list is kept");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(list, kept, "`cargo bless` writes output/{PREVIEWS} anew");
}

/// All sheets as PNG, by name.
fn previews() -> BTreeMap<String, Vec<u8>> {
    let made = tempfile::tempdir().expect("a folder");
    print(made.path(), &["--format", "png", "--dpi", "80"]);
    files(made.path())
}

#[cfg(target_os = "linux")]
fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = flate2::Crc::new();
    crc.update(bytes);
    crc.sum()
}

/// Side of the blocks of pixels that are averaged before comparing engines that render text differently.
const BLOCK_PIXELS: usize = 6;

/// Every page of every game: our PNG, the SVG through resvg and the PDF through hayro.
fn assert_formats_agree(game: &str, options: &[&str]) {
    // Fifteen pixels per millimetre: paper sizes are whole numbers of pixels, so no engine rounds them.
    const DPI: f64 = 381.0;
    let made = tempfile::tempdir().expect("a folder");
    let mut all = vec!["--format", "pdf,svg,png", "--dpi", "381", game];
    all.extend(options);
    print(made.path(), &all);
    let made = files(made.path());
    let pdf = pdf_pages(made[&format!("{game}.pdf")].clone(), DPI);
    let named = |ending: &str| made.iter().filter(|(name, _)| name.ends_with(ending)).collect::<Vec<_>>();
    let svgs: Vec<_> = named(".svg").into_iter().filter(|(name, _)| !name.ends_with(".cut.svg")).collect();
    let pngs = named(".png");
    assert_eq!(pdf.len(), svgs.len(), "{game}: pages in PDF and SVG");
    assert_eq!(pdf.len(), pngs.len(), "{game}: pages in PDF and PNG");
    for ((page, (name, svg)), (_, png)) in pdf.iter().zip(svgs).zip(pngs) {
        let svg = svg_page(&String::from_utf8_lossy(svg), DPI);
        assert_same(&format!("{name}: PNG and SVG"), &png_page(png, DPI), &svg);
        assert_same(&format!("{name}: PDF and SVG"), &page.coarse(BLOCK_PIXELS), &svg.coarse(BLOCK_PIXELS));
        assert!(page.coverage() > 0.001, "{name} is not blank");
    }
}

#[test]
fn all_formats_of_every_game_show_the_same() {
    for game in GAMES {
        assert_formats_agree(game, &[]);
    }
}

#[test]
fn all_formats_show_the_same_under_other_options_too() {
    assert_formats_agree("quits", &["--paper", "letter", "--lang", "fr", "--cut", "lines"]);
    assert_formats_agree("plank", &["--backs", "fold", "--cut", "outline", "--low-ink"]);
    assert_formats_agree(
        "lightning",
        &["--board-square", "15mm", "--backs", "duplex-long", "--bleed", "1mm"],
    );
}

/// PNGs show the committed PDFs, as two independent engines confirm.
#[test]
fn pictures_show_the_committed_sheets() {
    const DPI: f64 = 80.0;
    const FINER: usize = 4;
    let previews = previews();
    for game in GAMES {
        let pdf = fs::read(home().join(format!("output/{game}.pdf"))).expect("the sheets are committed");
        let pictures: Vec<_> = previews.iter().filter(|(name, _)| name.starts_with(game)).collect();
        let pages = pdf_pages(pdf, DPI * FINER as f64);
        assert_eq!(pages.len(), pictures.len(), "{game}");
        for (page, (name, png)) in pages.iter().zip(pictures) {
            assert_same(name, &page.coarse(FINER * 4), &png_page(png, DPI).coarse(4));
        }
    }
}

/// Low-ink print has measurably less ink.
#[test]
fn low_ink_spares_most_of_the_ink() {
    const DPI: f64 = 40.0;
    for game in GAMES {
        let coverage = |options: &[&str]| -> f64 {
            let made = tempfile::tempdir().expect("a folder");
            let mut all = vec!["--format", "pdf", "--no-leaflet", game];
            all.extend(options);
            print(made.path(), &all);
            let pages = pdf_pages(files(made.path())[&format!("{game}.pdf")].clone(), DPI);
            pages.iter().map(raster::Raster::coverage).sum()
        };
        let (full, low) = (coverage(&[]), coverage(&["--low-ink"]));
        assert!(low < full * 0.6, "{game}: {low} of {full}");
    }
}
