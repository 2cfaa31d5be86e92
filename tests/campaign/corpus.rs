//! Whole inputs to start from: what is bundled, what other tests have, and requests as the page makes them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use serde_json::json;

/// The folder of the project, also for the programs of `fuzz`.
fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("templates").is_dir()).unwrap_or(package)
}

/// All files below a folder with one of these endings, in the order of their names.
fn files(folder: &str, endings: &[&str]) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|one| ending == *one)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found.into_iter().map(|path| (path.clone(), fs::read(path).expect("a file of the project"))).collect()
}

fn contents(folder: &str, endings: &[&str]) -> Vec<Vec<u8>> {
    files(folder, endings).into_iter().map(|(_, bytes)| bytes).collect()
}

pub fn specs() -> Vec<Vec<u8>> {
    // Those of the tests have faults: whole ones are as many.
    let whole = [(); 4].map(|()| contents("templates", &["toml"])).concat();
    [whole, contents("tests/data/spec", &["toml"])].concat()
}

pub fn tables() -> Vec<Vec<u8>> {
    let own = [
        "name,count,color,text\na,2,red,one\nb,3,#00f,\"two, three\"\n",
        "name;count;color;text;more\nfirst;1;gold;é;x\n;;;;\nsecond;4;;\"a\"\"b\";\n",
        "\u{feff}text\tcolor\tcount\tname\r\n1\tblack\t2\tx-1\r\n2\twhite\t1\tx-2\r\n",
    ];
    let own: Vec<Vec<u8>> = own.map(|table| table.as_bytes().to_vec()).to_vec();
    [contents("templates", &["csv"]), own.clone(), own].concat()
}

pub fn leaflets() -> Vec<Vec<u8>> {
    contents("templates/quits", &["md"])
}

/// The game of a text, in the first line, and the text.
fn of_games(texts: Vec<(PathBuf, Vec<u8>)>) -> Vec<Vec<u8>> {
    let game_of = |path: &Path| {
        let mut parts = path.iter().filter_map(|part| part.to_str());
        parts.find(|part| ["lightning", "quits", "plank", "macmahon"].contains(part)).map(str::to_owned)
    };
    let texts = texts.into_iter().filter_map(|(path, text)| Some((game_of(&path)?, text)));
    texts.map(|(game, text)| [game.as_bytes(), b"\n", &text].concat()).collect()
}

pub fn positions() -> Vec<Vec<u8>> {
    of_games(files("tests/data/positions", &["txt"]))
}

pub fn records() -> Vec<Vec<u8>> {
    let samples = of_games(files("templates", &["txt"]));
    let short = [
        "quits\nvariant: classic\n1. a1-b2 e5-d4\n",
        "lightning\n1. a1 R\n",
        "plank\nplayers: 2\n1. rA b w\n",
        "macmahon\na1 0\n",
    ];
    samples.into_iter().chain(short.iter().map(|text| text.as_bytes().to_vec())).collect()
}

pub fn drawings() -> Vec<Vec<u8>> {
    [contents("tests/data/art", &["svg"]), contents("templates", &["svg"])].concat()
}

pub fn jpegs() -> Vec<Vec<u8>> {
    contents("tests/data/art", &["jpg"])
}

pub fn pngs() -> Vec<Vec<u8>> {
    use png::BitDepth::{Eight, One, Sixteen, Two};
    use png::ColorType::{Grayscale, GrayscaleAlpha, Indexed, Rgb, Rgba};
    let picture = |color: png::ColorType, depth: png::BitDepth| {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, 24, 16);
        encoder.set_color(color);
        encoder.set_depth(depth);
        if color == Indexed {
            encoder.set_palette(vec![0, 90, 200, 255, 0, 0, 7, 7, 7, 250, 250, 20]);
        }
        let bits = color.samples() * depth as usize;
        let samples: Vec<u8> = (0..16 * (24 * bits).div_ceil(8)).map(|at| (at * 37) as u8).collect();
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&samples)).expect("a PNG");
        bytes
    };
    let kinds = [
        (Grayscale, One),
        (Grayscale, Sixteen),
        (GrayscaleAlpha, Eight),
        (Indexed, Two),
        (Rgb, Eight),
        (Rgba, Sixteen),
    ];
    kinds.map(|(color, depth)| picture(color, depth)).to_vec()
}

pub fn photos() -> Vec<Vec<u8>> {
    contents("output/photo", &["jpg"])
}

pub fn requests() -> Vec<Vec<u8>> {
    let quits = json!({ "spec": { "game": "quits" }, "rules": {}, "variant": "classic" });
    let own = json!({ "spec": "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 2\n", "name": "a.toml" });
    let text = "to move: dark\n. . D D .\n. . . D .\nL . . . D\nL L . . .\n. L L . .\n";
    let requests = [
        json!({ "kind": "games" }),
        json!({ "kind": "explain", "name": "piece.front", "lang": "fr" }),
        json!({ "kind": "draw", "spec": { "game": "tokens" }, "options": { "paper": "letter", "lang": "fr" }, "sheet": 0 }),
        json!({ "kind": "draw", "spec": own }),
        json!({ "kind": "make", "spec": own, "options": { "cut": "lines" }, "format": "svg", "dpi": 50 }),
        json!({ "kind": "pieces", "spec": { "game": "plank" } }),
        json!({ "kind": "leaflet", "spec": { "game": "quits" }, "options": {}, "lang": "fr" }),
        json!({ "kind": "table", "table": quits }),
        json!({ "kind": "lay", "table": quits, "text": text }),
        json!({ "kind": "judge", "table": quits, "text": text }),
        json!({ "kind": "play", "table": quits, "text": "1. a1-b2\n" }),
        json!({ "kind": "replay", "table": quits, "text": "1. a1-b2\n", "lang": "fr" }),
        json!({ "kind": "picture", "table": quits, "text": text, "format": "svg" }),
        json!({ "kind": "recipe", "lang": "fr" }),
    ];
    requests.map(|request| serde_json::to_vec(&request).expect("JSON")).to_vec()
}

/// The files that a spec may name: what it asks for exists, whatever its name, and is what is bundled if that has this name.
pub fn beside(path: &str) -> Vec<u8> {
    static BUNDLED: LazyLock<Vec<(PathBuf, Vec<u8>)>> =
        LazyLock::new(|| files("templates", &["csv", "md", "svg", "png", "jpg", "ttf"]));
    if let Some((_, bytes)) = BUNDLED.iter().find(|(bundled, _)| bundled.ends_with(path)) {
        return bytes.clone();
    }
    match path.rsplit('.').next().unwrap_or_default() {
        "csv" => b"name,count\na,2\n".to_vec(),
        "md" => b"# Rules\n\nTake a piece.\n".to_vec(),
        "ttf" => include_bytes!("../../templates/fonts/Rye-Regular.ttf").to_vec(),
        "jpg" => jpegs().remove(0),
        "png" => pngs().remove(4),
        _ => {
            b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 1h7v7z'/></svg>".to_vec()
        }
    }
}
