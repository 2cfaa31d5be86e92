//! Tests of boards and their zones.

use super::*;
use crate::spec::resolve::tests::notes::notes;

const POINTS: &str = "[[board]]\ngrid = \"points\"\ncolumns = 3\nrows = 3\nstep = \"20mm\"\n";

#[test]
fn a_zone_of_points_inherits_no_background() {
    let with = |face: &str, zone: &str| {
        faults(&format!("{POINTS}zone = [{{ cells = [\"a1\"], face = {zone} }}]\n[faces.base]\n{face}\n"))
    };
    let fault = "a point has no surface, and so no `background`";
    let red = "background = \"red\"\nsymbol = \"dot\"";
    assert_eq!(with(red, "{ like = \"base\" }"), [format!("\"base\": {fault}")]);
    assert_eq!(with(red, "{ like = \"base\", background = \"blue\" }"), [format!("\"blue\": {fault}")]);
    assert_eq!(with("symbol = \"dot\"", "{ like = \"base\" }"), [""; 0]);
}

#[test]
fn points_have_no_parts_of_a_surface() {
    let split = "split = [\"red\", \"blue\"]";
    let fault = "[\"red\", \"blue\"]: a point has no surface, and so no `split`";
    assert_eq!(faults(&format!("{POINTS}cell = {{ {split} }}\n")), [fault]);
    assert_eq!(faults(&format!("{POINTS}zone = [{{ cells = [\"a1\"], face = {{ {split} }} }}]\n")), [fault]);
    assert_eq!(faults(&format!("{POINTS}cell = {{ background = \"red\", symbol = \"dot\" }}\n")), [""; 0]);
}

#[test]
fn a_grid_that_cannot_be_read_is_the_only_fault() {
    for keys in
        ["step = \"20mm\"\nlines = [\"a1 a3\"]", "across = \"20mm\"\ntop = \"flat\"", "square = \"20mm\""]
    {
        let spec = format!("[[board]]\ngrid = \"grill\"\ncolumns = 3\nrows = 3\n{keys}\n");
        assert_eq!(faults(&spec), ["\"grill\": unknown word `grill`"], "{keys}");
    }
}

#[test]
fn a_symmetry_without_effect_is_noted() {
    let squares = "[[board]]\ncolumns = 3\nrows = 3\nsquare = \"20mm\"\n";
    for (grid, cells, is_idle) in [
        (squares, "\"a1\"", false),
        (squares, "\"b2\"", true),
        (squares, "\"row 1\", \"row 3\", \"column a\", \"column c\"", true),
        (POINTS, "\"a1\"", false),
        (POINTS, "\"a1\", \"a3\", \"c1\", \"c3\"", true),
    ] {
        let zone =
            format!("zone = [{{ cells = [{cells}], symmetry = \"all\", face = {{ symbol = \"dot\" }} }}]");
        let note = "\"all\": this symmetry adds no cell: these are symmetric already";
        let expected: &[&str] = if is_idle { &[note] } else { &[] };
        assert_eq!(notes(&format!("{grid}{zone}\n")), expected, "{cells}");
    }
}

#[test]
fn a_line_leads_from_each_point_to_another() {
    for (line, fault) in [
        ("a1 a1", Some("this line joins `a1` to itself")),
        ("a1 b1 B1 c1", Some("this line joins `b1` to itself")),
        ("a1 b1 b2 a1", None),
    ] {
        let fault = fault.map(|fault| format!("\"{line}\": {fault}"));
        assert_eq!(faults(&format!("{POINTS}lines = [\"{line}\"]\n")), fault.as_slice());
    }
}

#[test]
fn a_zone_shows_something() {
    let zone = "{ name = \"home\", cells = [\"a1\"] }";
    assert_eq!(faults(&format!("{POINTS}zone = [{zone}]\n")), [format!("{zone}: this zone shows nothing")]);
    for shown in ["title = \"HOME\"", "face = {}", "face = { symbol = \"dot\" }"] {
        assert_eq!(faults(&format!("{POINTS}zone = [{{ cells = [\"a1\"], {shown} }}]\n")), [""; 0]);
    }
}

/// The first board of a spec.
fn board(keys: &str) -> crate::game::Board {
    let spec = format!("[[board]]\n{keys}");
    resolved(&spec, &Overrides::default()).boards.remove(0)
}

#[test]
fn a_hexagonal_board_has_rows_that_grow_and_shrink_by_one() {
    for top in ["pointy", "flat"] {
        for across in [3, 5, 7, 9] {
            let board = board(&format!(
                "grid = \"hex\"\noutline = \"hexagon\"\ntop = \"{top}\"\ncolumns = {across}\nrows = {across}\nacross = \"8mm\"\n"
            ));
            let lattice = crate::game::Lattice::new(&board);
            let cells = lattice.cells();
            assert_eq!(cells.len(), (3 * across * across + 1) / 4, "{across} {top}");
            // No cell is farther from the middle one than the corners are.
            let middle =
                cells.iter().find(|cell| (cell.column, cell.row) == (across / 2, across / 2)).unwrap();
            let far = |cell: &crate::game::Cell| lattice.centre(*cell).distance(lattice.centre(*middle));
            let reach = cells.iter().map(far).fold(0.0, f64::max);
            assert!((reach - 8.0 * (across / 2) as f64).abs() < 1e-6, "{across} {top}: {reach}");
        }
    }
}

#[test]
fn symmetry_repeats_cells_and_later_zones_lie_over_earlier_ones() {
    let grid = "columns = 5\nrows = 5\nsquare = \"20mm\"\n";
    let zone = |cells: &str, symmetry: &str| {
        format!(
            "[[board.zone]]\ncells = {cells}\nsymmetry = \"{symmetry}\"\nface = {{ background = \"red\" }}\n"
        )
    };
    let count =
        |cells: &str, symmetry: &str| board(&format!("{grid}{}", zone(cells, symmetry))).zones[0].cells.len();
    assert_eq!(count("[\"a1\"]", "all"), 4);
    assert_eq!(count("[\"b1\"]", "all"), 8);
    assert_eq!(count("[\"b1\"]", "rotation"), 4);
    assert_eq!(count("[\"b1\"]", "half-turn"), 2);
    assert_eq!(count("[\"b1\"]", "left-right"), 2);
    assert_eq!(count("[\"c3\"]", "all"), 1);
    let both = board(&format!("{grid}{}{}", zone("[\"row 1\"]", "all"), zone("[\"a1\"]", "all")));
    assert_eq!(both.zones.iter().map(|zone| zone.cells.len()).collect::<Vec<_>>(), [12, 4]);
    let rhombus = "grid = \"hex\"\noutline = \"rhombus\"\ncolumns = 4\nrows = 4\nacross = \"20mm\"\n";
    assert_eq!(board(&format!("{rhombus}{}", zone("[\"a1\"]", "half-turn"))).zones[0].cells.len(), 2);
    let spec = format!("[[board]]\n{rhombus}{}", zone("[\"a1\"]", "left-right"));
    assert_eq!(faults(&spec), ["\"left-right\": the board itself does not have this symmetry"]);
}
