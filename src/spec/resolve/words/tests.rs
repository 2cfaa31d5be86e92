//! Tests of text on faces.

use super::*;
use crate::game::MarkKind;
use crate::game::{Inline, Lang, Rim, Sign};
use crate::scene::TextRun;
use crate::spec::{Overrides, load};
use crate::templates;
use crate::text::Source;

fn surface(rim: Rim, width: i64, height: i64) -> Surface<'static> {
    Surface {
        size: Size::new(Mm::new(width), Mm::new(height)),
        strip: None,
        scale: 1.0,
        rim: Some(rim),
        corner: Mm::ZERO,
        stretch: None,
        is_cell: false,
        ground: None,
        own: None,
        taken: &[],
    }
}

/// A text as fitted, in plain words.
#[derive(Debug)]
struct Fitted {
    text: ByLang<String>,
    height: ByLang<Mm>,
}

fn fit(text: &ByLang<String>, setting: Setting, surface: Surface) -> Option<Fitted> {
    let text = text.map(|text| RichText::plain(text, setting.font));
    let FittedText { text, height, .. } = fit_text(&text, setting, surface)?;
    Some(Fitted { text: text.map(RichText::to_string), height })
}

fn fitted(
    text: &str,
    (size, within): (Option<i64>, Option<i64>),
    rim: Rim,
    (width, height): (i64, i64),
) -> Option<Fitted> {
    let surface = surface(rim, width, height);
    let setting = Setting {
        font: Font::SansBold,
        size: size.map(Mm::new),
        width: within.map(Mm::new),
        at: Point::default(),
        turn: 0.0,
        align: Align::Center,
    };
    fit(&ByLang::same(text.to_owned()), setting, surface)
}

fn set(text: &str, size: Option<i64>, rim: Rim, width: i64, height: i64) -> Option<Fitted> {
    fitted(text, (size, None), rim, (width, height))
}

fn long(line: &str, height: Mm) -> f64 {
    let em = height.get() / Font::SansBold.cap_height();
    TextRun::shape(line, Font::SansBold, em, Color::BLACK).unwrap().width()
}

#[test]
fn a_sentence_on_a_card_is_broken_rather_than_shrunk() {
    let sentence = "Draw two cards, then put one of them back under the pile.";
    let set = set(sentence, Some(4), Rim::Square, 63, 88).unwrap();
    assert_eq!(*set.height.get(Lang::En), Mm::new(4));
    assert!(set.text.get(Lang::En).lines().count() >= 3, "{}", set.text.get(Lang::En));
    assert_eq!(set.text.get(Lang::En).replace('\n', " "), sentence);
    let lengths: Vec<_> = set.text.get(Lang::En).lines().map(str::len).collect();
    assert!(lengths.iter().min().unwrap() * 2 > *lengths.iter().max().unwrap(), "even: {lengths:?}");
}

#[test]
fn a_sentence_without_a_size_fills_its_card() {
    let set = set("Skip your next turn and pay two coins to the bank.", None, Rim::Square, 63, 88).unwrap();
    assert!(*set.height.get(Lang::En) > Mm::new(4) && set.text.get(Lang::En).contains('\n'), "{set:?}");
}

#[test]
fn lines_are_broken_where_the_spec_breaks_them() {
    assert_eq!(set("A\nB", Some(5), Rim::Round, 25, 25).unwrap().text.get(Lang::En), "A\nB");
}

#[test]
fn text_on_a_disc_stays_within_it() {
    let set = set("go back to start", Some(3), Rim::Round, 25, 25).unwrap();
    let count = set.text.get(Lang::En).lines().count() as f64;
    let block = set.height.get(Lang::En).get() * (1.0 + LEADING * (count - 1.0));
    for (number, line) in set.text.get(Lang::En).lines().enumerate() {
        let top = number as f64 * LEADING * set.height.get(Lang::En).get() - block / 2.0;
        let far = top.abs().max((top + set.height.get(Lang::En).get()).abs());
        assert!((long(line, *set.height.get(Lang::En)) / 2.0).hypot(far) < 12.5, "{line}");
    }
}

#[test]
fn text_that_fits_only_at_half_its_size_is_refused() {
    assert!(set("Unconstitutional", Some(6), Rim::Round, 25, 25).is_none());
    assert!(set("Unconstitutional", None, Rim::Round, 25, 25).is_some());
    let smaller = set("Settlement", Some(4), Rim::Round, 25, 25).unwrap();
    assert!(
        *smaller.height.get(Lang::En) < Mm::new(4) && *smaller.height.get(Lang::En) > Mm::from_um(2400),
        "{smaller:?}"
    );
}

#[test]
fn text_shrinks_to_a_given_width() {
    for (within, least) in [(20, 3.0), (17, 2.5), (8, 1.1)] {
        let set = fitted("PREMIER", (Some(4), Some(within)), Rim::Round, (25, 25)).unwrap();
        let long = long(set.text.get(Lang::En), *set.height.get(Lang::En));
        assert!(long <= within as f64 && long > within as f64 * 0.95, "{long} in {within}");
        assert!(set.height.get(Lang::En).get() > least, "{set:?}");
    }
    let short = fitted("1", (Some(4), Some(17)), Rim::Round, (25, 25)).unwrap();
    assert_eq!(*short.height.get(Lang::En), Mm::new(4), "what fits is not made larger");
}

#[test]
fn a_long_word_in_one_language_does_not_shrink_the_other() {
    let surface = surface(Rim::Round, 25, 25);
    let setting = Setting {
        font: Font::SansBold,
        size: Some(Mm::new(4)),
        width: Some(Mm::new(15)),
        at: Point::default(),
        turn: 0.0,
        align: Align::Center,
    };
    let text = ByLang::from_fn(|lang| if lang == Lang::En { "GO" } else { "PREMIER" }.to_owned());
    let height = fit(&text, setting, surface).unwrap().height;
    assert!(*height.get(Lang::En) == Mm::new(4) && *height.get(Lang::Fr) < Mm::new(3), "{height:?}");
}

#[test]
fn text_at_any_angle_stays_on_its_face() {
    let text = ByLang::same("HELLO WORLD AGAIN".to_owned());
    for (rim, (width, height), corner) in
        [(Rim::Square, (80, 14), 0), (Rim::Square, (63, 88), 6), (Rim::Round, (30, 30), 0)]
    {
        let surface = Surface { corner: Mm::new(corner), ..surface(rim, width, height) };
        let (x, y) = (width as f64 / 2.0, height as f64 / 2.0);
        let is_on_face = |point: Vec2| match rim {
            Rim::Square => {
                let radius = corner as f64;
                let into = Vec2::new(point.x.abs() - x + radius, point.y.abs() - y + radius);
                into.x.max(into.y) <= radius && into.x.max(0.0).hypot(into.y.max(0.0)) <= radius
            }
            _ => point.hypot() <= x,
        };
        for (turn, at) in (-6..12).flat_map(|step| [(15.0 * f64::from(step), 0), (15.0 * f64::from(step), 5)])
        {
            let setting = Setting {
                font: Font::SansBold,
                size: None,
                width: None,
                at: Point::new(Mm::new(-at), Mm::new(at / 5)),
                turn,
                align: Align::Center,
            };
            let set = fit(&text, setting, surface).unwrap();
            let height = set.height.get(Lang::En).get();
            let lines: Vec<&str> = set.text.get(Lang::En).lines().collect();
            let block = height * (1.0 + LEADING * (lines.len() as f64 - 1.0));
            let along = Vec2::from_angle(turn.to_radians());
            for (number, line) in lines.iter().enumerate() {
                let top = number as f64 * LEADING * height - block / 2.0;
                let half = long(line, *set.height.get(Lang::En)) / 2.0;
                for (x, y) in [(-half, top), (half, top), (-half, top + height), (half, top + height)] {
                    let corner = along * x + Vec2::new(-along.y, along.x) * y;
                    let corner = corner + Vec2::new(-at as f64, (at / 5) as f64);
                    assert!(is_on_face(corner), "{set:?} turned by {turn} at {at}: {corner:?}");
                }
            }
        }
    }
}

#[test]
fn lines_from_a_place_end_within_the_face() {
    for (align, x) in [(Align::Left, -28), (Align::Right, 28)] {
        let at = Point::new(Mm::new(x), Mm::ZERO);
        let setting = Setting { font: Font::Sans, size: Some(Mm::new(4)), width: None, at, turn: 0.0, align };
        let text = RichText::plain("Draw two cards, then put one of them back.", Font::Sans);
        let set = fit_text(&ByLang::same(text), setting, surface(Rim::Square, 63, 88)).unwrap();
        let drawn = Lettering::rich(set.text.get(Lang::En), 4.0, Color::BLACK).unwrap();
        assert!(drawn.width() > 45.0 && drawn.width() < 59.0, "{}", drawn.width());
    }
}

#[test]
fn signs_and_bold_words_are_broken_as_words() {
    let words = |text: &str, font| Inline::Words(text.to_owned(), font);
    let heart = Inline::Sign { sign: Sign::Heart, is_light: None };
    let line = vec![
        words("At", Font::SansBold),
        words("tack 3", Font::Sans),
        heart.clone(),
        words(" each", Font::Sans),
    ];
    let measured = MeasuredWords::new(&RichText { lines: vec![line.clone()] }, Font::Sans);
    assert_eq!(measured.typed[0].len(), 3, "`Attack`, `3♥` and `each`");
    assert_eq!(measured.joined(&measured.typed[0]), line);
}

#[test]
fn photo_marks_do_not_cover_text() {
    let board = "[[board]]\nname = \"tray\"\ncolumns = 5\nrows = 5\nsquare = \"30mm\"\n\
                 frame = { sides = \"17mm\" }\nmarkers = [0, 1, 2, 3, 4, 5, 6, 7]\npatches = [\"red\", \"blue\"]\n";
    let wall = "[[piece]]\nshape = \"rectangle\"\nfits = \"tray\"\nwall = ";
    let strip = "[[piece]]\nshape = \"strip\"\nsquares = 3\nsquare = \"30mm\"\nmarkers = [0]\n";
    let size = "size = \"4mm\"";
    let mut moved = 0;
    for spec in [
        format!("{board}{wall}\"top\"\nfront = {{ text = \"SOUTH\" }}\n"),
        format!("{board}{wall}\"left\"\nfront = {{ text = \"WEST\", turn = 180 }}\n"),
        format!(
            "{board}{wall}\"top\"\nfront = {{ text = \"THE LONG WAY TO THE SOUTH AND BACK AGAIN\", {size} }}\n"
        ),
        format!("{strip}front = {{ text = \"INCOMPREHENSIBILITIES\", size = \"7mm\" }}\n"),
    ] {
        let source = Source { name: "spec.toml".to_owned(), text: spec.clone() };
        let game = load(&source, &Overrides::default(), &templates::GAMES[0]).expect("no faults").game;
        let piece = &game.pieces[0];
        let whole = piece.shape.size();
        let [mark] = &piece.front.marks[..] else { panic!("one text") };
        let MarkKind::Text { text, height, font, align, .. } = &mark.kind else { panic!("a text") };
        let fitted = FittedText { text: text.clone(), height: height.clone(), at: mark.at };
        let setting =
            Setting { font: *font, size: None, width: None, at: mark.at, turn: mark.turn, align: *align };
        let middle = Point::new(whole.width.half(), whole.height.half());
        let area = Rect::centred(mark.at + middle, fitted.size(setting));
        assert!(!piece.marked[0].is_empty(), "{spec}");
        let whites = piece.marked[0].iter().map(|marker| marker.white(whole));
        for taken in whites.chain(piece.patches.iter().map(|patch| patch.rect)) {
            assert!(!taken.overlaps(area), "{area:?} in {taken:?}: {spec}");
        }
        assert!(Rect { origin: Point::default(), size: whole }.contains(area), "{area:?}: {spec}");
        moved += usize::from(mark.at != Point::default());
    }
    assert_eq!(moved, 3, "the others become shorter");
}
