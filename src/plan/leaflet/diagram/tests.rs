use super::*;
use crate::game::{Cell, Lang, Making, Mm, Pointer, SlidingLine};
use crate::spec::{Overrides, Source, load};

/// A board of five squares a side, a strip, and pieces.
const SPEC: &str = r#"
[[board]]
name = "tray"
columns = 5
rows = 5
square = "30mm"

[[piece]]
name = "light"
letter = "L"
shape = "circle"
diameter = "25mm"

[[piece]]
name = "plank"
shape = "strip"
squares = 3
square = "30mm"

[[piece]]
name = "bridge"
shape = "hexagon"
across = "20mm"

[[piece]]
name = "delta"
shape = "triangle"
side = "20mm"
"#;

struct NoFiles;

impl crate::spec::Files for NoFiles {
    fn read(&self, _: &str) -> std::io::Result<Vec<u8>> {
        Err(std::io::ErrorKind::NotFound.into())
    }
}

fn read(text: &str) -> Result<Diagram, Vec<Finding>> {
    let source = Source { name: "test.toml".into(), text: SPEC.into() };
    let game = match load(&source, &Overrides::default(), &NoFiles) {
        Ok(job) => job.game,
        Err(faulty) => panic!("{faulty:#?}"),
    };
    parse(text, DiagramParts { boards: &game.boards, pieces: &game.pieces, whole: true })
}

/// The one fault of a diagram: the words it points at, what it says, and its hint.
fn fault(text: &str) -> (String, String, Option<String>) {
    match read(text) {
        Err(faults) if faults.len() == 1 => {
            let fault = &faults[0];
            (text[fault.place()].to_owned(), fault.sentence(Lang::En), fault.advice(Lang::En))
        }
        other => panic!("{other:#?}"),
    }
}

fn cell(column: usize, row: usize) -> Cell {
    Cell { column, row }
}

#[test]
fn a_board_is_parsed_with_its_pieces() {
    let diagram = read(
        "board tray\ncells b1-e3\nput L/2 b1 e3\narrow b1 c2\nslide 3>\nsize 7mm\ncaption Two *balls*\n",
    );
    let Ok(Diagram { figures, caption }) = diagram else { panic!("{diagram:?}") };
    let FigureContent::Board(view) = &figures[0].content else { panic!("{figures:?}") };
    assert_eq!((view.from, view.to), (cell(1, 0), cell(4, 2)));
    let standing: Vec<_> = view.standing.iter().map(|one| (one.piece, one.turns, one.cell)).collect();
    assert_eq!(standing, [(0, 2, cell(1, 0)), (0, 2, cell(4, 2))]);
    let signs = [Pointer::Arrow(cell(1, 0), cell(2, 1)), Pointer::Slide(SlidingLine::RowRight(2))];
    assert_eq!(figures[0].signs, signs);
    assert_eq!(figures[0].size, Some(Mm::new(7)));
    assert_eq!(caption.len(), 2);
}

#[test]
fn pieces_turn_by_the_steps_of_their_shape() {
    for (piece, most, steps) in [
        ("L", 3, "`/0`, `/1`, `/2` or `/3`"),
        ("bridge", 5, "`/0`, `/1`, `/2`, `/3`, `/4` or `/5`"),
        ("delta", 2, "`/0`, `/1` or `/2`"),
    ] {
        let put = |turns: u8| format!("board tray\nput {piece}/{turns} a1\n");
        let diagram = read(&put(most));
        let Ok(Diagram { figures, .. }) = diagram else { panic!("{diagram:?}") };
        let FigureContent::Board(view) = &figures[0].content else { panic!("{figures:?}") };
        assert_eq!(view.standing[0].turns, most);
        let (at, message, _) = fault(&put(most + 1));
        assert_eq!(at, format!("{piece}/{}", most + 1));
        assert_eq!(message, format!("this piece is turned by {steps}"));
    }
}

#[test]
fn strips_carry_tokens_on_their_squares() {
    let diagram =
        read("strips\nstrip P1 plank turned : . light .\nring P1:2\nnumber P1:2 12\ntitle 1. A begins\n");
    let Ok(Diagram { figures, .. }) = diagram else { panic!("{diagram:?}") };
    let FigureContent::Strips(strips) = &figures[0].content else { panic!("{figures:?}") };
    assert!(strips[0].turned);
    assert_eq!(strips[0].tokens, [None, Some(0), None]);
    assert_eq!(figures[0].signs, [Pointer::Ring(cell(1, 0)), Pointer::Number(cell(1, 0), "12".into())]);
    assert_eq!(figures[0].title[0].text, "1. A begins");
}

#[test]
fn unknown_names_are_reported_with_a_suggestion() {
    let (at, _, hint) = fault("board tary\n");
    assert_eq!((at.as_str(), hint.as_deref()), ("tary", Some("did you mean `tray`?")));
    let (at, _, hint) = fault("board tray\nput lihgt a1\n");
    assert_eq!((at.as_str(), hint.as_deref()), ("lihgt", Some("did you mean `light`?")));
    let (at, _, hint) = fault("board tray\narow a1 a2\n");
    assert_eq!((at.as_str(), hint.as_deref()), ("arow", Some("did you mean `arrow`?")));
}

#[test]
fn cells_that_the_figure_does_not_show_are_refused() {
    for (text, at) in [
        ("board tray\nput L f1\n", "f1"),
        ("board tray\ncells a1-b2\narrow a1 c1\n", "c1"),
        ("board tray\ncells b2-a1\n", "b2-a1"),
        ("board tray\nslide 6>\n", "6>"),
        ("board tray\nslide c!\n", "c!"),
        ("strips\nstrip P1 plank\nring P1:4\n", "P1:4"),
        ("board tray\nput L é1\n", "é1"),
    ] {
        assert_eq!(fault(text).0, at, "{text}");
    }
}

#[test]
fn a_line_that_belongs_to_no_figure_is_refused() {
    assert_eq!(fault("put L a1\n").1, "`put` belongs to no figure");
    assert_eq!(fault("pieces\npiece L\nstrip P1 plank\n").1, "this figure shows no strips");
}

#[test]
fn one_wrong_board_is_one_fault() {
    assert_eq!(fault("board tary\nput L a1\nsize 7mm\n").0, "tary");
}

#[test]
fn a_strip_is_filled_square_by_square() {
    let (at, message, _) = fault("strips\nstrip P1 plank : . L\n");
    assert_eq!((at.as_str(), message.as_str()), (":", "this strip has 3 squares, and the line fills in 2"));
}

#[test]
fn an_empty_diagram_is_refused() {
    assert_eq!(fault("# nothing\n").1, "this diagram is empty");
    assert_eq!(fault("strips\n").1, "a figure shows nothing");
}

#[test]
fn a_size_needs_a_unit_and_bounds() {
    assert_eq!(fault("board tray\nsize 7\n").0, "7");
    assert_eq!(fault("board tray\nsize 700mm\n").0, "700mm");
}

#[test]
fn all_cells_of_a_line_are_checked() {
    let text = "board tray\nput nobody a1 z9 b2 y8\npath a1 x7 w6\narrow\n";
    let faults = read(text).err().unwrap_or_default();
    let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
    assert_eq!(pointed, ["nobody", "z9", "y8", "x7", "w6", "arrow"]);
}

#[test]
fn independent_faults_of_a_line_are_reported_without_pieces() {
    let text = "board nosuch\naroow a1\nput nobody a1\nsize 7\ntext a1 ☃\ncaption ☃ *☃*\n";
    let parts = DiagramParts { boards: &[], pieces: &[], whole: false };
    let faults = parse(text, parts).err().unwrap_or_default();
    let pointed: Vec<&str> = faults.iter().map(|fault| &text[fault.place()]).collect();
    assert_eq!(pointed, ["aroow", "7", "☃", "☃", "☃"]);
}

#[test]
fn a_step_of_making_is_shown_and_told_in_words() {
    let diagram = read("make glue\ntitle Glue\nmake punch\nsize 20mm\n").unwrap();
    let steps: Vec<_> = diagram.figures.iter().map(|figure| figure.content.clone()).collect();
    assert_eq!(steps, [FigureContent::Making(Making::Glue), FigureContent::Making(Making::Punch)]);
    assert_eq!(diagram.figures[1].size, Some(Mm::new(20)));
    let source = Source { name: "test.toml".into(), text: SPEC.into() };
    let game = load(&source, &Overrides::default(), &NoFiles).unwrap().game;
    let told = crate::leaflet::describe(&diagram.figures[0], &game, Lang::En);
    assert_eq!(told, "A printed sheet is glued on card.");
    let (at, said, hint) = fault("make paint\n");
    assert_eq!((at.as_str(), said.as_str()), ("paint", "`paint` is not a step that can be shown"));
    assert_eq!(hint.as_deref(), Some("use `glue`, `cut`, `join`, `fold`, `punch`"));
    assert_eq!(fault("make\n").1, "`make` needs a step, like `make glue`");
    assert_eq!(fault("make cut\nring b2\n").1, "this figure has no places to point at");
}
