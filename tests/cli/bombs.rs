//! Decompression bombs: drawings that are small as files but huge when read or drawn. Each is refused or drawn within
//! limits of time and memory, enforced on a process of its own.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::support::Bench;

/// Limits of memory in kilobytes and of CPU seconds for a test build; a release build needs a quarter of the time.
const MAX_MEMORY_KB: u32 = 600_000;
const MAX_CPU_SECONDS: u32 = 20;

const TOKENS: &str =
    "[[piece]]\nshape = \"circle\"\ndiameter = \"25mm\"\ncount = 2\nfront = { art = \"bomb.svg\" }\n";
const BOARD: &str = "[[board]]\nname = \"field\"\ngrid = \"square\"\ncolumns = 3\nrows = 2\nsquare = \"30mm\"\n\
                     coordinates = true\n";

/// Drawings that stay within the limits and are drawn.
const WITHIN_LIMITS: [&str; 11] = [
    "blend-modes",
    "clips-of-clips",
    "gradient-singular",
    "groups-nested-90",
    "masks-of-masks",
    "merge-wide",
    "miter-sharp",
    "switch-nested",
    "tile-300",
    "tile-huge",
    "turbulence",
];

fn svg(inner: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 100 100\">{inner}</svg>"
    )
}

/// Runs the command with limited memory and time.
pub fn run_limited(bench: &Bench, args: &[&str]) -> Output {
    run_within(MAX_CPU_SECONDS, bench, args)
}

/// Runs the command with limited memory, within some seconds.
pub fn run_within(cpu_seconds: u32, bench: &Bench, args: &[&str]) -> Output {
    let limits = format!("ulimit -v {MAX_MEMORY_KB} && ulimit -t {cpu_seconds} && exec \"$@\"");
    let command = bench.command(args);
    // With its environment, which sets the language.
    Command::new("sh")
        .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))))
        .args(["-c", &limits, "sh"])
        .arg(command.get_program())
        .args(args)
        .current_dir(bench.path("."))
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::null())
        .output()
        .expect("a shell")
}

/// Prints a token with a drawing; returns whether that succeeded.
#[track_caller]
fn is_drawn(name: &str, drawing: &str) -> bool {
    let bench = Bench::new();
    bench.write("bomb.svg", drawing);
    bench.write("game.toml", TOKENS);
    let output = run_limited(&bench, &["print", "game.toml", "--format", "pdf,png"]);
    let said = String::from_utf8_lossy(&output.stderr);
    match output.status.code() {
        Some(0) => true,
        Some(2) => {
            assert!(said.contains("error: `bomb.svg`: "), "{name}: {said}");
            assert!(said.contains("hint: ") && !said.contains("panicked"), "{name}: {said}");
            assert!(!bench.path("output").exists(), "{name}: something was written");
            false
        }
        code => panic!("{name}: {code:?}, {}: {said}", output.status),
    }
}

#[test]
fn no_drawing_stops_or_fills_the_machine() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/art/bombs");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("the bombs").flatten().map(|entry| entry.path()).collect();
    files.sort();
    assert!(files.len() >= 45, "{files:?}");
    for file in files {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let drawing = fs::read_to_string(&file).expect("a drawing");
        assert_eq!(is_drawn(&name, &drawing), WITHIN_LIMITS.contains(&name.as_str()), "{name}");
    }
}

#[test]
fn no_large_drawing_stops_or_fills_the_machine() {
    for (name, inner) in large() {
        assert!(!is_drawn(name, &svg(&inner)), "{name}");
    }
}

/// Drawings of some hundred bytes, each with a filter that takes about half a second at full size.
fn filtered(at: usize) -> String {
    svg(&format!(
        "<filter id=\"f\"><feTurbulence baseFrequency=\"0.{:03}\" numOctaves=\"3\"/><feGaussianBlur stdDeviation=\"{}\"/></filter>\
         <rect width=\"80\" height=\"80\" filter=\"url(#f)\"/>",
        at + 1,
        2 + at % 5
    ))
}

/// Prints pieces of `side` millimetres, each with a drawing of its own.
fn print_all(drawings: impl Iterator<Item = String>, side: usize) -> (Option<i32>, String) {
    let bench = Bench::new();
    let pieces = drawings.enumerate().map(|(at, drawing)| {
        bench.write(&format!("{at}.svg"), &drawing);
        format!("[[piece]]\nshape = \"rectangle\"\nwidth = \"{side}mm\"\nheight = \"{side}mm\"\nfront = {{ art = \"{at}.svg\" }}\n")
    });
    let pieces: String = pieces.collect();
    bench.write("game.toml", &pieces);
    // A release build takes two seconds.
    let output = run_limited(&bench, &["print", "game.toml", "--format", "pdf"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!said.contains("panicked") && bench.path("output").exists() == output.status.success(), "{said}");
    (output.status.code(), said)
}

#[test]
fn many_drawings_share_the_work() {
    let refused = |(status, said): (Option<i32>, String), hint: &str| {
        assert_eq!(status, Some(2), "{said}");
        assert!(said.contains("error: all drawings together take too much work to draw"), "{said}");
        assert!(said.contains(hint), "{said}");
    };
    // Those of one game are drawn, each coarser than by itself.
    let (status, said) = print_all((0..16).map(filtered), 60);
    assert_eq!(status, Some(0), "{said}");
    refused(print_all((0..120).map(filtered), 60), "simplify what takes most, or export it as PNG: `");
    // Each takes a third of a second to read,
    let parts = "<rect width=\"1\" height=\"1\"/>".repeat(40_000);
    let long = |at: usize| svg(&format!("<g id=\"a{at}\">{parts}</g>"));
    refused(print_all((0..40).map(long), 20), "simplify what takes most, or export it as PNG: `");
    // or as long to be refused.
    let steps = "l1 2".repeat(500);
    let copies = "<use href=\"#a\"/>".repeat(20_000);
    let copied = |at: usize| svg(&format!("<path id=\"a\" d=\"M{at} 0{steps}\"/>{copies}"));
    let (status, said) = print_all((0..40).map(copied), 20);
    assert!(status == Some(2) && (1..6).contains(&said.matches("too many parts").count()), "{said}");
}

#[test]
fn judging_a_position_limits_drawings_too() {
    for name in ["offset-far", "pattern-inherits-itself", "masks-of-masks"] {
        let file = format!("{}/tests/data/art/bombs/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        let bench = Bench::new();
        bench.write("bomb.svg", &fs::read_to_string(file).expect("a drawing"));
        bench.write("game.toml", &(BOARD.to_owned() + TOKENS));
        bench.write("position.txt", "...\n...\n");
        for verb in ["check", "moves"] {
            let output = run_limited(&bench, &[verb, "game.toml", "position.txt"]);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(matches!(output.status.code(), Some(0..=3)), "{name}: {}: {said}", output.status);
            assert!(!said.contains("panicked"), "{name}: {said}");
        }
    }
}

/// Drawings too large to be kept as files.
fn large() -> Vec<(&'static str, String)> {
    let square = "<rect width=\"80\" height=\"80\"/>";
    let each = |count: usize, make: &dyn Fn(usize) -> String| (0..count).map(make).collect::<String>();
    let zigzag = |count: usize| each(count, &|at| format!("L{} {}", (at % 1000) / 10, 99 * (at % 2)));
    let across = |count: usize| each(count, &|at| format!("L{} {}", at * 37 % 101, at * 61 % 101));
    let steps = each(500, &|at| format!("l{} {}", (at * 7) % 9, (at * 5) % 7));
    vec![
        (
            "stops",
            format!(
                "<linearGradient id=\"g\">{}</linearGradient><rect width=\"80\" height=\"80\" fill=\"url(#g)\"/>",
                each(50_000, &|at| format!(
                    "<stop offset=\"{}\" stop-color=\"#{:06x}\"/>",
                    at as f64 / 5e4,
                    at * 79
                ))
            ),
        ),
        (
            "stops alike",
            format!(
                "<linearGradient id=\"g\">{}</linearGradient><rect width=\"80\" height=\"80\" fill=\"url(#g)\"/>",
                "<stop offset=\".5\"/>".repeat(90_000)
            ),
        ),
        (
            "rules",
            format!("<style>{}</style>", each(20_000, &|at| format!(".a{at} .b{{fill:red}}")))
                + &"<path class=\"b\" d=\"M0 0H5V5Z\"/>".repeat(5000),
        ),
        ("attributes", format!("<rect {}/>", each(200_000, &|at| format!(" a{at}=\"1\"")))),
        ("translucent", "<rect width=\"99\" height=\"99\" fill-opacity=\".5\"/>".repeat(90_000)),
        ("blends", "<g style=\"mix-blend-mode:hue\"><rect width=\"99\" height=\"99\"/></g>".repeat(10_000)),
        ("zigzag", format!("<path opacity=\".5\" d=\"M0 0{}Z\"/>", zigzag(90_000))),
        (
            "zigzag, stroked",
            format!(
                "<path opacity=\".5\" fill=\"none\" stroke=\"red\" stroke-width=\"30\" stroke-linejoin=\"round\" d=\"M0 0{}\"/>",
                zigzag(60_000)
            ),
        ),
        (
            "hairlines",
            format!(
                "<path opacity=\".5\" fill=\"none\" stroke=\"red\" stroke-width=\".001\" d=\"M0 0{}\"/>",
                zigzag(90_000)
            ),
        ),
        ("uses", format!("<path id=\"a\" d=\"M0 0{steps}\"/>{}", "<use href=\"#a\"/>".repeat(20_000))),
        (
            "deep and wide",
            "<g stroke-width=\"1\" stroke-opacity=\"1\" fill-opacity=\"1\" fill-rule=\"evenodd\" opacity=\"1\" color=\"red\">"
                .repeat(400)
                + &"<path d=\"M0 0H5V5Z\" stroke=\"red\"/>".repeat(60_000)
                + &"</g>".repeat(400),
        ),
        (
            "list of dashes",
            format!("<g stroke=\"red\" stroke-dasharray=\"{}\">", "1 ".repeat(40_000))
                + &"<path d=\"M0 0H5\"/>".repeat(20_000)
                + "</g>",
        ),
        (
            "gradients in boxes",
            "<linearGradient id=\"g\"><stop stop-color=\"red\"/><stop offset=\"1\"/></linearGradient>"
                .to_owned()
                + &"<rect width=\"1\" height=\"1\" fill=\"url(#g)\"/>".repeat(60_000),
        ),
        (
            "clips in boxes",
            "<clipPath id=\"g\" clipPathUnits=\"objectBoundingBox\"><circle r=\".5\"/></clipPath>".to_owned()
                + &"<rect width=\"1\" height=\"1\" clip-path=\"url(#g)\"/>".repeat(60_000),
        ),
        (
            "patterns in a row",
            each(30_000, &|at| {
                format!(
                    "<pattern id=\"p{at}\" width=\"9\" height=\"9\"><rect width=\"5\" height=\"5\" fill=\"url(#p{})\"/></pattern>",
                    at + 1
                )
            }) + "<rect width=\"80\" height=\"80\" fill=\"url(#p0)\"/>",
        ),
        (
            "namespaces",
            each(450, &|at| format!("<g xmlns:a{at}=\"b\">"))
                + &each(50_000, &|at| format!("<g xmlns:b{at}=\"c\"/>"))
                + &"</g>".repeat(450),
        ),
        ("comments", "<!---->".repeat(1_200_000) + square),
        (
            "transforms",
            format!("<g id=\"a\" transform=\"{}\">{square}</g>", "scale(1)".repeat(10_000))
                + &"<use href=\"#a\"/>".repeat(3000),
        ),
        (
            "clips that name clips",
            each(900, &|at| {
                let inner = each(60, &|other| {
                    format!("<rect width=\"1\" height=\"1\" clip-path=\"url(#c{})\"/>", at + other + 1)
                });
                format!("<clipPath id=\"c{at}\">{inner}</clipPath>")
            }) + square,
        ),
        ("declarations", format!("<g style=\"{}\">{square}</g>", "stroke:red;".repeat(100_000))),
        ("sheet", format!("<style>g{{{}}}</style>{square}", "stroke:red;".repeat(100_000))),
        // Each of these crosses many of the others, and a renderer keeps them sorted row by row.
        ("lines across", format!("<path d=\"M0 0{}Z\"/>", across(90_000))),
        (
            "lines across, stroked",
            format!("<path fill=\"none\" stroke=\"red\" d=\"M0 0{}\"/>", across(45_000)),
        ),
        (
            "rays",
            format!(
                "<path fill-rule=\"evenodd\" opacity=\".5\" d=\"M50 50{}Z\"/>",
                each(18_000, &|at| {
                    let angle = (at as f64) * std::f64::consts::PI * (1.0 + 1.0 / 18_001.0);
                    format!("L{:.2} {:.2}", 50.0 + 49.0 * angle.cos(), 50.0 + 49.0 * angle.sin())
                })
            ),
        ),
        (
            "curves in a corner",
            format!(
                "<path transform=\"scale(.01)\" d=\"M0 0{}\"/>",
                each(200_000, &|at| format!("C{} 9 4 {} {} 7", at % 97, at % 89, at % 83))
            ),
        ),
        ("circles", ("<g opacity=\".99\">".to_owned() + &"<circle cx=\"50\" cy=\"50\" r=\"49\"/>".repeat(2) + "</g>").repeat(3000)),
    ]
}
