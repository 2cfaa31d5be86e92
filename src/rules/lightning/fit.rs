//! Creation of a referee from a printed game.

use super::model::{unfit, upper};
use super::unfit::{LightningUnfit, LightningUnfitHint};
use super::{Kit, LightningOptions, LightningReferee, Model, Ports};
use crate::game::{Course, Face, Game, Grid, MarkKind, Piece};
use crate::text::Finding;

/// Returns the referee of a game, from its board with two camps and its pieces with ports.
pub(crate) fn referee(game: &Game, options: LightningOptions) -> Result<LightningReferee, Finding> {
    let mut boards = game.boards.iter().enumerate();
    let camps = boards.find_map(|(number, board)| match (&board.grid, board.camps.as_slice()) {
        (Grid::Squares { columns, rows, .. }, [one, two]) => {
            Some((number, [one.letter?, two.letter?].map(upper), (*columns, *rows)))
        }
        _ => None,
    });
    let (board, letters, size) =
        camps.ok_or_else(|| unfit(LightningUnfit::NoCamps, LightningUnfitHint::AddCamps))?;
    let models = game.pieces.iter().map(model).collect::<Result<Vec<_>, _>>()?;
    Ok(LightningReferee::new(Kit::new(letters, size, models, options.prolong)?).on_board(board))
}

fn model(piece: &Piece) -> Result<Model, Finding> {
    let name = &piece.name;
    let letter = piece.letter.ok_or_else(|| {
        unfit(LightningUnfit::NoLetter { piece: name.clone() }, LightningUnfitHint::AddALetter)
    })?;
    if piece.shape.square().is_none() {
        let why = LightningUnfit::NotSquare { piece: name.clone() };
        return Err(unfit(why, LightningUnfitHint::MakeItSquare));
    }
    let ports = ports(&piece.front).ok_or_else(|| {
        unfit(LightningUnfit::LinesOffPorts { piece: name.clone() }, LightningUnfitHint::QuarterTurns)
    })?;
    // Larger counts do not fit on two camps.
    let count = u16::try_from(piece.count).unwrap_or(u16::MAX);
    Ok(Model { letter: upper(letter), name: name.clone(), ports, count })
}

/// The ports of a face; `None` if a rotation takes its lines elsewhere.
fn ports(face: &Face) -> Option<Ports> {
    let mut all = 0;
    for mark in &face.marks {
        if let MarkKind::Lines { course: Course::Ports(ports, _), .. } = &mark.kind {
            let quarters = mark.turn.rem_euclid(360.0) / 90.0;
            if quarters.fract() != 0.0 {
                return None;
            }
            // Between 0 and 3.
            all |= Ports::from_numbers(ports.iter().map(|port| *port as u8)).turned(quarters as u8).bits();
        }
    }
    Some(Ports::from_bits(all))
}

#[cfg(all(test, feature = "app"))]
mod tests {
    use crate::game::Lang;
    use crate::rules::{Called, Verdict, engine};
    use crate::spec::{Overrides, load};
    use crate::templates;

    /// The referee of the bundled game after textual changes of its TOML, or of the game without rules if it has no
    /// `engine`.
    fn called(changes: &[(&str, &str)]) -> Called {
        let template = templates::game("lightning").expect("a bundled game");
        let mut source = template.source();
        // The diagrams of the leaflet are drawn with the bundled models and camps.
        source.text = source.text.replace("\nleaflet = ", "\n# ");
        // The number of markers depends on the camps.
        source.text = source.text.replace("\nmarkers = ", "\n# ");
        for (from, to) in changes {
            assert!(source.text.contains(from), "{from}");
            source.text = source.text.replace(from, to);
        }
        let game = load(&source, &Overrides::default(), template).expect("a game").game;
        match &game.rules {
            Some(rules) => (engine("lightning").expect("an engine").referee)(&game, &rules.options, None),
            None => crate::rules::grid::referee(&game),
        }
    }

    #[test]
    fn bundled_game_uses_its_models() {
        let referee = called(&[]).expect("a referee");
        assert_eq!([1, 2].map(|depth| referee.perft(depth)), [104, 12386]);
        let touching = called(&[("prolong = \"line\"", "prolong = \"contact\"")]).expect("a referee");
        assert_eq!([1, 2].map(|depth| touching.perft(depth)), [104, 17420]);
        assert_eq!(referee.check("A:c1 N-SE-SW\nB:h1 X3").verdict, Verdict::Legal);
    }

    #[test]
    fn models_and_camps_follow_the_spec() {
        let changes =
            [("ports = \"N SW SE\"", "ports = \"E\""), ("columns = 8", "columns = 5"), ("\"B\"]", "\"C\"]")];
        let referee = called(&changes).expect("a referee");
        assert_eq!(referee.perft(1), 5 * 13);
        assert_eq!(referee.check("A:c1 Y0\nC:e1 W").verdict, Verdict::Legal);
        assert_eq!(referee.check("B:a1 Y0").verdict, Verdict::Unreadable);
    }

    #[test]
    fn unfit_games_are_explained() {
        let message =
            |from: &str, to: &str| called(&[(from, to)]).err().map(|unfit| unfit.message.to_string());
        assert_eq!(
            message("letter = \"Z\"\n", "").as_deref(),
            Some("diagonal has no letter that stands for it in a position")
        );
        // The spec itself refuses duplicate letters, but positions are case-insensitive.
        assert_eq!(
            message("letter = \"Z\"", "letter = \"i\"").as_deref(),
            Some("straight and diagonal have the same letter `I`")
        );
        assert_eq!(message(", ports = \"N E\" }", " }").as_deref(), Some("bend has no `ports`"));
        assert_eq!(
            message("\"NW SE\"", "\"E W\"").as_deref(),
            Some("straight and diagonal carry the same lines")
        );
        assert_eq!(
            message("camps = [\"A\", \"B\"]", "").as_deref(),
            Some("no board of squares has two camps")
        );
        assert!(message("columns = 8", "columns = 30").is_some_and(|message| message.contains("30 × 17")));
    }

    #[test]
    fn without_rules_it_is_a_lettered_board() {
        let referee = called(&[("[rules]\nengine = \"lightning\"", "# "), ("prolong = \"line\"", "")])
            .expect("a referee");
        let judged = referee.check(&referee.blank(Lang::En));
        assert_eq!(judged.verdict, Verdict::Fits, "{}{judged:#?}", referee.blank(Lang::En));
    }
}
