//! Marks on a face: their content, and the settings that apply to it.

use std::ops::Range;

use super::Resolver;
use super::face::Surface;
use super::gallery::LoadedArt;
use super::sheet::BLEED;
use super::words::{FittedText, Setting, fit_text};
use crate::game::{ByLang, HexTop, Mark, MarkKind, Mm, Point, Port, PortSet, PortStyle, Rim};
use crate::scene::{Color, Font};
use crate::spec::typed::{Length, MarkTable, Words};
use crate::spec::words::{MarkFinding, MarkHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// The settings for each kind of content.
fn settings(content: &str) -> &'static [&'static str] {
    match content {
        "text" => &["at", "turn", "size", "width", "color", "font"],
        "symbol" => &["at", "turn", "size", "color", "outline", "outline_width"],
        "ports" => &["turn", "width", "line", "color", "outline", "outline_width"],
        _ => &["at", "turn", "size"],
    }
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

    /// Resolves a mark for a surface.
    pub(crate) fn mark(&mut self, typed: &MarkTable, paper: Color, surface: Surface) -> Option<Mark> {
        let mut at = surface.placed(self.place(typed.at.as_ref()));
        let turn = self.turn(typed.turn.as_ref());
        let size = self.length("size", typed.size.as_ref(), limits::MARK).map(|size| surface.scaled(size));
        let wide = if typed.ports.is_some() { limits::MARK_LINE } else { limits::MARK };
        let width = self.length("width", typed.width.as_ref(), wide).map(|width| surface.scaled(width));
        let line = self.length("outline_width", typed.outline_width.as_ref(), limits::MARK_LINE);
        let line = surface.scaled(line.unwrap_or(Mm::from_um(300)));
        let color = self.color(typed.color.as_ref()).unwrap_or_else(|| paper.contrast());
        let outline = self.color(typed.outline.as_ref()).map(|color| (color, line));
        let side = surface.size.width.min(surface.size.height);
        let font = typed.font.as_deref().map_or(Font::SansBold, |font| font.0);
        let setting = Setting { font, size, width, at, turn };
        // All contents are resolved, even if only one is allowed, so that all faults are reported.
        // Text with a place of its own stays there, even if a marker covers it: it may name a row.
        let taken = if typed.at.is_some() { &[] } else { surface.taken };
        let around = Surface { taken, ..surface };
        let text = typed.text.as_ref().and_then(|text| self.text(text, setting, color, around));
        let text = text.map(|(kind, place)| {
            at = place;
            kind
        });
        let sign = typed.symbol.as_ref().map(|sign| MarkKind::Sign {
            sign: sign.0,
            size: size.unwrap_or(side.half()),
            color,
            outline,
        });
        let ports = typed.ports.as_ref().and_then(|ports| self.ports(ports, surface.rim));
        let ports = ports.map(|ports| MarkKind::Ports {
            ports,
            style: typed.line.as_deref().map_or(PortStyle::Straight, |line| line.0),
            width: width.unwrap_or(side / 8),
            color,
            outline,
        });
        let art = typed.art.as_ref().and_then(|path| Some((self.art_file(path)?, path.span())));
        let svg = typed.svg.as_ref().and_then(|svg| Some((self.art_inline(svg)?, svg.span())));
        let drawn = [art, svg].into_iter().flatten().next();
        let drawn = drawn.and_then(|(art, span)| {
            let width = size.unwrap_or_else(|| Mm::nearest(inside(art.aspect(), surface)));
            self.shown(art, width, span)
        });
        let bleed = self.bleed();
        let picture = typed.picture.as_ref().and_then(|path| Some((self.art_file(path)?, path.span())));
        let picture = picture.and_then(|(art, span)| {
            let width = size.unwrap_or_else(|| Mm::nearest(covering(art.aspect(), surface, bleed)));
            self.shown(art, width, span)
        });
        let kind = [text, sign, ports, drawn, picture].into_iter().flatten().next()?;
        let mark = Mark { at, turn, kind };
        self.check_place(typed, &mark, surface);
        Some(mark)
    }

    fn shown(&mut self, art: LoadedArt, width: Mm, span: Range<usize>) -> Option<MarkKind> {
        match art {
            LoadedArt::Drawing(drawing) => Some(MarkKind::Drawing { drawing, width }),
            LoadedArt::Picture(picture) => Some(MarkKind::Picture { picture, width }),
            LoadedArt::Layered(drawing, name) => {
                let rendered = self.gallery.render(&drawing, &name, width, span);
                let drawing = rendered.map_err(|fault| self.fault(fault)).ok()??;
                Some(MarkKind::Drawing { drawing, width })
            }
        }
    }

    /// How far pictures that cover a face extend beyond it.
    fn bleed(&self) -> Mm {
        self.chosen.bleed.unwrap_or(BLEED)
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

    fn text(
        &mut self,
        typed: &At<Words>,
        setting: Setting,
        color: Color,
        surface: Surface,
    ) -> Option<(MarkKind, Point)> {
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
            self.printable(&text.replace(['\n', '\r', '\t'], ""), &[setting.font], &typed.span());
        }
        if self.faults.len() > before {
            return None;
        }
        let Some(FittedText { text, height, at }) = fit_text(texts, setting, surface) else {
            let fault = Finding::new(MarkFinding::WordsDoNotFit).at(typed.span());
            self.fault(fault.hint(MarkHint::ShorterWords));
            return None;
        };
        Some((MarkKind::Text { text, font: setting.font, height, color }, at))
    }

    fn ports(&mut self, typed: &At<String>, rim: Option<Rim>) -> Option<PortSet> {
        let usual = || MarkHint::PortsAre { names: names(rim).to_owned() };
        let mut ports = PortSet::new();
        let mut sound = true;
        for word in typed.split([' ', ',', '-']).filter(|word| !word.is_empty()) {
            let Some(port) = port(word) else {
                let fault = MarkFinding::NoPort { typed: word.to_owned() };
                self.fault(Finding::new(fault).at(typed.span()).hint(usual()));
                sound = false;
                continue;
            };
            if !names(rim).split(' ').any(|name| name.eq_ignore_ascii_case(word)) {
                let fault = MarkFinding::NoSideThere { typed: word.to_owned() };
                self.fault(Finding::new(fault).at(typed.span()).hint(usual()));
                sound = false;
            } else if !ports.insert(port) {
                let fault = MarkFinding::PortTwice { port: word.to_owned() };
                self.fault(Finding::new(fault).at(typed.span()));
            }
        }
        if sound && ports.is_empty() {
            self.fault(Finding::new(MarkFinding::NoPorts).at(typed.span()).hint(usual()));
        }
        (!ports.is_empty()).then_some(ports)
    }
}

fn texts_hold(texts: &ByLang<String>, part: &str) -> bool {
    texts.iter().any(|text| text.contains(part))
}

/// Names of the ports. Those of a hexagon are the midpoints of its sides; its corners, where three pieces meet, are
/// no ports.
fn names(rim: Option<Rim>) -> &'static str {
    match rim {
        Some(Rim::Hexagon(HexTop::Pointy)) => "NE E SE SW W NW",
        Some(Rim::Hexagon(HexTop::Flat)) => "N NE SE S SW NW",
        _ => "N NE E SE S SW W NW",
    }
}

fn port(word: &str) -> Option<Port> {
    Port::ALL.into_iter().find(|port| port.name().eq_ignore_ascii_case(word))
}

/// The width at which art fits into a face.
fn inside(aspect: f64, surface: Surface) -> f64 {
    let (width, height) = (surface.size.width.get(), surface.size.height.get());
    0.7 * width.min(height * aspect)
}

/// The width at which a picture covers a face with its bleed.
fn covering(aspect: f64, surface: Surface, bleed: Mm) -> f64 {
    let (width, height) = (surface.size.width + bleed * 2, surface.size.height + bleed * 2);
    width.get().max(height.get() * aspect)
}
