//! Tests of labels of pages, tiles and folds.

use super::*;

/// All texts of the marks of a page.
fn mark_texts(page: &DrawnPage) -> Vec<String> {
    let marks = page.layers.get(PageLayer::Marks).iter().chain(page.layers.get(PageLayer::Fold));
    let texts = marks.filter_map(|node| match node {
        Node::Text(text) => Some(text.text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn tiles_have_their_name_at_seams_and_in_the_footer() {
    let scene = drawn(&game(Vec::new(), vec![camps(20, 16, 8)]), FULL_INK);
    for (page, name) in
        scene.pages.iter().zip(["camp A, part 1", "camp A, part 2", "camp B, part 1", "camp B, part 2"])
    {
        let texts = mark_texts(page);
        assert_eq!(texts.iter().filter(|text| *text == name).count(), 2, "{}: {texts:?}", page.name);
    }
}

#[test]
fn tile_names_differ_from_squares_and_camps() {
    let scene = drawn(&game(Vec::new(), vec![camps(20, 16, 8)]), FULL_INK);
    let labels: Vec<&str> = scene.pages.iter().map(|page| page.label.as_str()).collect();
    assert_eq!(labels[..2], ["Camp, camp A · part 1 of 2", "Camp, camp A · part 2 of 2"]);
    let game = game(Vec::new(), vec![camps(40, 16, 8)]);
    let sheets = lay_out(&game, &options()).unwrap();
    let parts: Vec<(usize, usize)> =
        sheets.iter().filter_map(|sheet| Some(sheet.tile?.part())).take(4).collect();
    // From left to right, then the next row.
    assert_eq!(parts[..3].iter().map(|part| part.0).collect::<Vec<_>>(), [1, 2, 3]);
    let tile = sheets[1].tile.unwrap();
    assert_eq!(tile.at, (1, 0), "{tile:?}");
    assert!(sheets[1].slug.ends_with("part-2"), "{}", sheets[1].slug);
}

#[test]
fn duplex_is_set_only_if_pages_have_backs() {
    let mut card = piece("card", Shape::rectangle(Size::new(Mm::new(60), Mm::new(60))), face(Color::BLACK));
    for (back, backs, flip) in [
        (false, Backs::DuplexLong, None),
        (false, Backs::DuplexShort, None),
        (true, Backs::DuplexLong, Some(Flip::LongEdge)),
        (true, Backs::DuplexShort, Some(Flip::ShortEdge)),
        (true, Backs::Fold, None),
        (true, Backs::None, None),
    ] {
        card.back = back.then(|| face(Color::WHITE));
        let game = game(vec![card.clone()], vec![camps(15, 16, 8)]);
        let options = Options { backs, ..options() };
        let sheets = lay_out(&game, &options).unwrap();
        let scene = draw(&game, &sheets, &options, FULL_INK).unwrap();
        assert_eq!(scene.info.duplex, flip, "{back} {backs:?}");
    }
}

#[test]
fn backs_have_one_label_everywhere() {
    let mut card = piece("card", Shape::rectangle(Size::new(Mm::new(60), Mm::new(60))), face(Color::BLACK));
    card.back = Some(face(Color::WHITE));
    let game = game(vec![card], Vec::new());
    let options = Options { backs: Backs::DuplexLong, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    for (lang, word) in [(Lang::En, "back"), (Lang::Fr, "verso"), (Lang::De, "Rückseite")] {
        let scene = draw(&game, &sheets, &options, Look { lang, low_ink: false }).unwrap();
        assert!(scene.pages[1].label.ends_with(&format!(", {word}")), "{}", scene.pages[1].label);
        let texts = mark_texts(&scene.pages[1]);
        assert!(texts.iter().any(|text| text.contains(&format!(", {word}"))), "{texts:?}");
    }
}

#[test]
fn folds_have_a_label_and_titles_are_not_repeated() {
    let mut card = piece("card", Shape::rectangle(Size::new(Mm::new(60), Mm::new(60))), face(Color::BLACK));
    card.back = Some(face(Color::WHITE));
    card.group = ByLang::from_fn(|lang| if lang == Lang::En { "Game" } else { "Cartes" }.to_owned());
    let game = game(vec![card], Vec::new());
    let options = Options { backs: Backs::Fold, ..options() };
    let sheets = lay_out(&game, &options).unwrap();
    for (lang, word, title) in [
        (Lang::En, "fold first, then cut", "Game"),
        (Lang::Fr, "plier d’abord, puis couper", "Jeu"),
        (Lang::De, "erst falten, dann schneiden", "Spiel"),
    ] {
        let scene = draw(&game, &sheets, &options, Look { lang, low_ink: false }).unwrap();
        let texts = mark_texts(&scene.pages[0]);
        assert!(texts.iter().any(|text| text == word), "{texts:?}");
        assert_eq!(texts.iter().filter(|text| *text == title).count(), 1, "{texts:?}");
    }
}

/// The distance between two boxes; 0 if they touch.
fn distance(one: Rect, other: Rect) -> f64 {
    let across = (one.x0 - other.x1).max(other.x0 - one.x1).max(0.0);
    let down = (one.y0 - other.y1).max(other.y0 - one.y1).max(0.0);
    across.hypot(down)
}

/// The boxes of the rulers and the footer of a sheet.
fn ruler_and_footer(job: &crate::plan::Job, number: usize) -> Vec<Rect> {
    let footer = footer::nodes(&job.game, &job.sheets, number, job.look).unwrap();
    let upright = ruler::vertical(&job.game, &job.sheets[number], job.options.bleed, &[]).unwrap();
    let boxes = footer.iter().chain(&upright).filter_map(|node| match node {
        Node::Path(shape) => Some(shape.path.bounding_box()),
        Node::Text(text) => {
            let height = text.size * text.font.cap_height();
            Some(text.place.transform_rect_bbox(Rect::new(0.0, -height, text.width(), 0.0)))
        }
        _ => None,
    });
    boxes.collect()
}

#[test]
fn marks_keep_off_rulers_and_footer() {
    use crate::spec::Overrides;
    let none = Overrides::default;
    let variants = [
        none(),
        Overrides { lang: Some(Lang::Fr), low_ink: Some(true), ..none() },
        Overrides { backs: Some(Backs::DuplexLong), ..none() },
        Overrides { backs: Some(Backs::Fold), ..none() },
        Overrides { board_square: Some(Mm::new(15)), ..none() },
        Overrides { margin: Some(Mm::new(12)), ..none() },
        Overrides { cut: Some(CutStyle::Lines), ..none() },
    ];
    let mut near = 0;
    for template in crate::templates::GAMES {
        for (paper, overrides) in
            ["a4", "letter", "a5", "a3"].iter().flat_map(|paper| variants.iter().map(move |it| (paper, it)))
        {
            let overrides = Overrides { paper: paper.parse().ok(), ..overrides.clone() };
            let job = match crate::plan::load(&template.source(), &overrides, template) {
                Ok(job) => job,
                // Its walls are too long with wide margins.
                Err(_) if template.name == "quits" && *paper == "a5" => continue,
                Err(faulty) => panic!("{} {paper}: {faulty:?}", template.name),
            };
            for (number, sheet) in job.sheets.iter().enumerate() {
                let others = ruler_and_footer(&job, number);
                for line in sheet.cuts.iter().chain(&sheet.folds) {
                    let line = Rect::from_points(shape::point(line.from), shape::point(line.to));
                    for other in &others {
                        let distance = distance(line, *other);
                        assert!(
                            distance >= ruler::MARK_CLEARANCE_MM - 0.01,
                            "{} {paper}, sheet {}: {line:?} is {distance} mm from {other:?}",
                            template.name,
                            number + 1
                        );
                        near += usize::from(distance < 2.0);
                    }
                }
            }
        }
    }
    assert!(near > 100, "only {near} marks are near a ruler");
}
