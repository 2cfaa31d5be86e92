//! Text as a mark.

use super::Resolver;
use super::mark::Settings;
use super::surface::Surface;
use super::words::{FittedText, Setting, fit_text};
use crate::game::{Align, ByLang, Inline, MarkKind, Mm, Point};
use crate::scene::Vec2;
use crate::spec::At;
use crate::spec::typed::{FontName, MarkTable, Words};
use crate::spec::words::{MarkFinding, MarkHint};
use crate::text::Finding;

impl Resolver<'_> {
    /// Text, set to fit its surface.
    pub(super) fn text_mark(
        &mut self,
        mark: &MarkTable,
        settings: Settings,
        surface: Surface,
    ) -> Option<(MarkKind, Point)> {
        let font = mark.font.as_ref().and_then(|font| match &**font {
            FontName::Bundled(font) => Some(*font),
            FontName::File(path) => self.font_file(&At::new(path.clone(), font.span())),
        });
        let typed = mark.text.as_ref()?;
        let Words(texts) = &**typed;
        if self.is_empty(typed) {
            return None;
        }
        let before = self.faults.len();
        if self.row.is_none() && surface.rim.is_some() && texts_hold(texts, "{}") {
            let fault = Finding::new(MarkFinding::NoSeries).at(typed.span());
            self.fault(fault.hint(MarkHint::AddSeries));
        }
        for text in texts.iter() {
            self.not_too_long(text, &typed.span());
        }
        let (texts, font) = self.rich_text(texts, font, &typed.span());
        for inline in texts.iter().flat_map(|text| &text.lines).flatten() {
            if let Inline::Words(words, font) = inline {
                let words = words.replace(['\r', '\t'], "");
                self.settable(&words, *font, &typed.span());
                self.printable(&words, &[*font], &typed.span());
            }
        }
        if self.faults.len() > before {
            return None;
        }
        let Settings { at, turn, size, width, color, .. } = settings;
        let align = mark.align.as_deref().map_or(Align::Center, |align| align.0);
        let (at, align) = match &mark.at {
            None if align != Align::Center => in_box(align, width, turn),
            _ => (at, align),
        };
        // Text with a place of its own stays there, even if a marker covers it: it may name a row.
        let taken = if mark.at.is_some() { &[] } else { surface.taken };
        let setting = Setting { font, size, width, at, turn, align };
        let Some(FittedText { text, height, at }) = fit_text(&texts, setting, Surface { taken, ..surface })
        else {
            let fault = Finding::new(MarkFinding::WordsDoNotFit).at(typed.span());
            self.fault(fault.hint(match mark.at {
                Some(_) => MarkHint::ShorterWordsOrPlace,
                None => MarkHint::ShorterWords,
            }));
            return None;
        };
        Some((MarkKind::Text { text, font, align, height, color }, at))
    }
}

/// Where text without a place begins or ends, and how its lines lie: in a box of its width, or in a block of their own.
fn in_box(align: Align, width: Option<Mm>, turn: f64) -> (Point, Align) {
    let Some(width) = width else {
        let block = if align == Align::Left { Align::LeftBlock } else { Align::RightBlock };
        return (Point::default(), block);
    };
    let half = width.get() / 2.0 * if align == Align::Left { -1.0 } else { 1.0 };
    let start = Vec2::from_angle(turn.to_radians()) * half;
    (Point::new(Mm::nearest(start.x), Mm::nearest(start.y)), align)
}

fn texts_hold(texts: &ByLang<String>, part: &str) -> bool {
    texts.iter().any(|text| text.contains(part))
}
