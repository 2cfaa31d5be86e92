//! Marks on a face: what they show, and the settings that apply to it.

use super::Resolver;
use super::surface::Surface;
use crate::game::{Mark, MarkKind, Mm, Point, Rim, Sign};
use crate::scene::Color;
use crate::spec::typed::{Length, MarkTable};
use crate::spec::words::{MarkFinding, MarkHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// The settings for each kind of content.
fn settings(content: &str) -> &'static [&'static str] {
    match content {
        "text" => &["at", "turn", "size", "width", "color", "align", "font"],
        "symbol" | "pips" => &["at", "turn", "size", "color", "outline", "outline_width"],
        "tracks" => &["turn", "width", "color", "outline", "outline_width"],
        "ports" => &["turn", "width", "line", "color", "outline", "outline_width"],
        _ => &["at", "turn", "size", "fit"],
    }
}

/// The settings of a mark, in the measures of its surface.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    pub at: Point,
    /// In degrees.
    pub turn: f64,
    pub size: Option<Mm>,
    pub width: Option<Mm>,
    pub color: Color,
    pub outline: Option<(Color, Mm)>,
}

impl Resolver<'_> {
    /// Checks that the settings fit the content.
    pub(crate) fn check_settings(&mut self, mark: &MarkTable) {
        let contents: Vec<_> = mark.contents().collect();
        let Some(((content, _), others)) = contents.split_first() else { return };
        for (other, span) in others {
            let (one, other) = ((*content).to_owned(), (*other).to_owned());
            let fault = Finding::new(MarkFinding::TwoContents { one, other }).at(span.clone());
            self.fault(fault.hint(MarkHint::PutIntoMarks));
        }
        // If there are several contents, the settings are checked once only one is left.
        let meant = |key| contents.iter().any(|(content, _)| settings(content).contains(&key));
        for (key, span) in mark.settings().filter(|(key, _)| !meant(*key)) {
            let fault = MarkFinding::NoSuchSetting { content: (*content).to_owned(), key: key.to_owned() };
            let keys = settings(content).iter().map(|key| (*key).to_owned()).collect();
            self.fault(Finding::new(fault).at(span).hint(MarkHint::SettingsAre { keys }));
        }
    }

    /// Resolves a mark for a surface. All contents are resolved, even if only one is allowed, so that all faults are
    /// reported.
    pub(crate) fn mark(&mut self, typed: &MarkTable, surface: Surface) -> Option<Mark> {
        let settings = self.settings(typed, surface);
        let contents = [
            self.text_mark(typed, settings, surface),
            self.sign_mark(typed, settings, surface),
            self.line_mark(typed, settings, surface),
            self.art_mark(typed, settings, surface),
            self.picture_mark(typed, settings, surface),
        ];
        let (kind, at) = contents.into_iter().flatten().next()?;
        let mark = Mark { at, turn: settings.turn, kind };
        self.check_place(typed, &mark, surface);
        Some(mark)
    }

    fn settings(&mut self, typed: &MarkTable, surface: Surface) -> Settings {
        let mut length = |key, length: &Option<At<Length>>, bounds| {
            self.length(key, length.as_ref(), bounds).map(|length| surface.scaled(length))
        };
        let is_line = typed.ports.is_some() || typed.tracks.is_some();
        let size = length("size", &typed.size, limits::MARK);
        let width = length("width", &typed.width, if is_line { limits::MARK_LINE } else { limits::MARK });
        let line = length("outline_width", &typed.outline_width, limits::MARK_LINE);
        let line = line.unwrap_or_else(|| surface.scaled(self.scale().of(Mm::from_um(300))));
        let color = self.color(typed.color.as_ref());
        Settings {
            at: surface.placed(self.place(typed.at.as_ref())),
            turn: self.turn(typed.turn.as_ref()),
            size,
            width,
            color: color.unwrap_or_else(|| surface.ground.unwrap_or(Color::WHITE).contrast()),
            outline: self.color(typed.outline.as_ref()).map(|color| (color, line)),
        }
    }

    /// A sign or pips.
    fn sign_mark(
        &mut self,
        typed: &MarkTable,
        settings: Settings,
        surface: Surface,
    ) -> Option<(MarkKind, Point)> {
        let side = surface.size.width.min(surface.size.height);
        let sign = typed.symbol.as_ref().map(|sign| (sign.0, side.half()));
        let pips = self.number("pips", typed.pips.as_ref(), limits::PIPS).filter(|pips| *pips > 0);
        let usual = if surface.rim == Some(Rim::Square) { side * 18 / 25 } else { side * 3 / 5 };
        let pips = pips.and_then(|pips| Some((Sign::Pips(u8::try_from(pips).ok()?), usual)));
        let (sign, usual) = sign.or(pips)?;
        let Settings { at, size, color, outline, .. } = settings;
        Some((MarkKind::Sign { sign, size: size.unwrap_or(usual), color, outline }, at))
    }

    fn place(&mut self, at: Option<&At<(At<Length>, At<Length>)>>) -> Point {
        let Some(at) = at else { return Point::default() };
        let (right, down) = &**at;
        let x = self.length("at", Some(right), limits::PLACE).unwrap_or_default();
        let y = self.length("at", Some(down), limits::PLACE).unwrap_or_default();
        Point::new(x, y)
    }

    fn turn(&mut self, turn: Option<&At<f64>>) -> f64 {
        let Some(turn) = turn else { return 0.0 };
        if !(-360.0..=360.0).contains(&**turn) {
            let fault = MarkFinding::TurnOutOfBounds { degrees: turn.to_string() };
            self.fault(Finding::new(fault).at(turn.span()).hint(MarkHint::Degrees));
            return 0.0;
        }
        **turn
    }
}
