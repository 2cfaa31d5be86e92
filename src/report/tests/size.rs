//! The bound of `CONTRIBUTING.md` on the code of the program.

use std::fs;
use std::path::Path;

/// Lines of code below a folder: no tests, comments and blank lines.
fn lines(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let count = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        match path.is_dir() {
            _ if name == "tests" => 0,
            true => lines(&path),
            false => code(&fs::read_to_string(&path).unwrap()),
        }
    };
    entries.map(count).sum()
}

fn code(source: &str) -> usize {
    let lines: Vec<&str> = source.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let tests =
        lines.windows(2).position(|pair| pair[0] == "#[cfg(test)]" && pair[1].ends_with("mod tests {"));
    let lines = lines.get(..tests.unwrap_or(lines.len())).unwrap_or_default();
    lines.iter().filter(|line| !line.starts_with("//")).count()
}

#[test]
fn the_program_stays_below_its_bound() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
    let (_, bound) = page.split_once("`src` has at most ").expect("a bound");
    let bound: usize = bound.split(' ').next().unwrap().replace(',', "").parse().expect("a number");
    let lines = lines(&root.join("src"));
    assert!(
        lines <= bound,
        "{lines} lines of code are more than {bound}: make it lighter, or argue in CONTRIBUTING.md"
    );
    assert!(lines + 1500 > bound, "{lines} lines of code: lower the bound of {bound}");
}

#[test]
fn tests_comments_and_blank_lines_are_not_counted() {
    assert_eq!(
        code("//! A room.\n\nfn a() {\n    // Why.\n}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\n"),
        2
    );
}
