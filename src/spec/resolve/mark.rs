//! Marks on a face: their content, and the settings that apply to it.

use std::ops::Range;
use std::sync::Arc;

use super::Resolver;
use super::face::Surface;
use super::gallery::LoadedArt;
use super::sheet::BLEED;
use super::words::{FittedText, Setting, fit_text};
use crate::game::{
    Align, ByLang, Course, HexTop, Inline, Mark, MarkKind, Mm, Point, Port, PortSet, PortStyle, Rim, Sign,
    Size,
};
use crate::scene::{Color, Font, Vec2};
use crate::spec::typed::{Fit, FontName, Length, MarkTable, Words};
use crate::spec::words::{MarkFinding, MarkHint};
use crate::spec::{At, limits};
use crate::text::Finding;

/// Part of a face that art takes by itself.
const ART_PART: f64 = 0.7;

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
    pub(crate) fn mark(&mut self, typed: &MarkTable, surface: Surface) -> Option<Mark> {
        let mut at = surface.placed(self.place(typed.at.as_ref()));
        let turn = self.turn(typed.turn.as_ref());
        let size = self.length("size", typed.size.as_ref(), limits::MARK).map(|size| surface.scaled(size));
        let wide =
            if typed.ports.is_some() || typed.tracks.is_some() { limits::MARK_LINE } else { limits::MARK };
        let width = self.length("width", typed.width.as_ref(), wide).map(|width| surface.scaled(width));
        let line = self.length("outline_width", typed.outline_width.as_ref(), limits::MARK_LINE);
        let line = surface.scaled(line.unwrap_or(Mm::from_um(300)));
        let color = self
            .color(typed.color.as_ref())
            .unwrap_or_else(|| surface.ground.unwrap_or(Color::WHITE).contrast());
        let outline = self.color(typed.outline.as_ref()).map(|color| (color, line));
        let side = surface.size.width.min(surface.size.height);
        let font = typed.font.as_ref().and_then(|font| match &**font {
            FontName::Bundled(font) => Some(*font),
            FontName::File(path) => self.font_file(&At::new(path.clone(), font.span())),
        });
        let mut align = typed.align.as_deref().map_or(Align::Center, |align| align.0);
        let mut start = at;
        if typed.at.is_none() && align != Align::Center {
            (start, align) = in_box(align, width, turn);
        }
        let setting = Setting { font: Font::SansBold, size, width, at: start, turn, align };
        // All contents are resolved, even if only one is allowed, so that all faults are reported.
        // Text with a place of its own stays there, even if a marker covers it: it may name a row.
        let taken = if typed.at.is_some() { &[] } else { surface.taken };
        let around = Surface { taken, ..surface };
        let text = typed.text.as_ref().and_then(|text| self.text(text, font, setting, color, around));
        let text = text.map(|(kind, place)| {
            at = place;
            kind
        });
        let sign = typed.symbol.as_ref().map(|sign| (sign.0, side.half()));
        let pips = self.number("pips", typed.pips.as_ref(), limits::PIPS).filter(|pips| *pips > 0);
        let usual = if surface.rim == Some(Rim::Square) { side * 18 / 25 } else { side * 3 / 5 };
        let pips = pips.and_then(|pips| Some((Sign::Pips(u8::try_from(pips).ok()?), usual)));
        let sign = sign.or(pips).map(|(sign, usual)| MarkKind::Sign {
            sign,
            size: size.unwrap_or(usual),
            color,
            outline,
        });
        let ports = typed.ports.as_ref().and_then(|ports| self.ports(ports, surface.rim));
        let style = typed.line.as_deref().map_or(PortStyle::Straight, |line| line.0);
        let tracks = typed.tracks.as_ref().and_then(|tracks| self.tracks(tracks, surface.rim));
        let course = ports.map(|ports| Course::Ports(ports, style)).or(tracks.map(Course::Tracks));
        let lines =
            course.map(|course| MarkKind::Lines { course, width: width.unwrap_or(side / 8), color, outline });
        let bleed = self.bleed();
        let art = typed.art.as_ref().and_then(|path| Some((self.art_file(path)?, path.span())));
        let svg = typed.svg.as_ref().and_then(|svg| Some((self.art_inline(svg)?, svg.span())));
        let drawn = [art, svg].into_iter().flatten().next();
        let drawn = drawn.and_then(|(art, span)| {
            let own = surface.own.filter(|own| {
                let is_placed = size.is_some() || typed.at.is_some() || typed.fit.is_some() || turn != 0.0;
                matches!(&art, LoadedArt::Drawing(art) if !is_placed && Arc::ptr_eq(art, &own.drawing))
            });
            let width = size.unwrap_or_else(|| fitted(typed, None, art.aspect(), surface, bleed));
            let width = own.map_or(width, |own| own.width);
            at = own.map_or(at, |own| own.middle);
            self.shown(art, width, span)
        });
        let picture = typed.picture.as_ref().and_then(|path| Some((self.art_file(path)?, path.span())));
        let picture = picture.and_then(|(art, span)| {
            let width = size.unwrap_or_else(|| fitted(typed, Some(Fit::Cover), art.aspect(), surface, bleed));
            self.shown(art, width, span)
        });
        let kind = [text, sign, lines, drawn, picture].into_iter().flatten().next()?;
        let mark = Mark { at, turn, kind };
        self.check_place(typed, &mark, surface);
        Some(mark)
    }

    pub(super) fn shown(&mut self, art: LoadedArt, width: Mm, span: Range<usize>) -> Option<MarkKind> {
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
    pub(super) fn bleed(&self) -> Mm {
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
        font: Option<Font>,
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
        let setting = Setting { font, ..setting };
        let Some(FittedText { text, height, at }) = fit_text(&texts, setting, surface) else {
            let fault = Finding::new(MarkFinding::WordsDoNotFit).at(typed.span());
            self.fault(fault.hint(MarkHint::ShorterWords));
            return None;
        };
        Some((MarkKind::Text { text, font, align: setting.align, height, color }, at))
    }

    fn ports(&mut self, typed: &At<String>, rim: Option<Rim>) -> Option<PortSet> {
        let mut ports = PortSet::new();
        let named = self.named_ports(typed, names(rim))?;
        for (port, word) in &named {
            if !ports.insert(*port) {
                let fault = MarkFinding::PortTwice { port: (*word).to_owned() };
                self.fault(Finding::new(fault).at(typed.span()));
            }
        }
        if named.is_empty() {
            let hint = MarkHint::PortsAre { names: names(rim).to_owned() };
            self.fault(Finding::new(MarkFinding::NoPorts).at(typed.span()).hint(hint));
        }
        (!ports.is_empty()).then_some(ports)
    }

    fn tracks(&mut self, typed: &At<Vec<At<String>>>, rim: Option<Rim>) -> Option<Vec<[Port; 2]>> {
        let mut tracks = Vec::new();
        let square = matches!(rim, None | Some(Rim::Square));
        let names = format!("{}{}", names(rim), if square { " NNE ENE ESE SSE SSW WSW WNW NNW" } else { "" });
        let no_track = |span| {
            let hint = MarkHint::PortsAre { names: names.clone() };
            Finding::new(MarkFinding::NoTrack).at(span).hint(hint)
        };
        if typed.is_empty() {
            self.fault(no_track(typed.span()));
        }
        for track in typed.iter() {
            let Some(named) = self.named_ports(track, &names) else { continue };
            let ends: PortSet = named.iter().map(|(port, _)| *port).collect();
            let mut ends = ends.into_iter();
            match (ends.next(), ends.next(), named.len()) {
                (Some(one), Some(other), 2) if !tracks.contains(&[one, other]) => tracks.push([one, other]),
                (Some(_), Some(_), 2) => {
                    let fault = MarkFinding::TrackTwice { track: track.to_string() };
                    self.fault(Finding::new(fault).at(track.span()));
                }
                _ => self.fault(no_track(track.span())),
            }
        }
        (!tracks.is_empty()).then_some(tracks)
    }

    /// The ports that a text names, each as typed; `None` if one is at fault.
    fn named_ports<'t>(&mut self, typed: &'t At<String>, names: &str) -> Option<Vec<(Port, &'t str)>> {
        let mut ports = Vec::new();
        let mut sound = true;
        for word in typed.split([' ', ',', '-']).filter(|word| !word.is_empty()) {
            let port = Port::named(word);
            match port.filter(|_| names.split(' ').any(|name| name.eq_ignore_ascii_case(word))) {
                Some(port) => ports.push((port, word)),
                None => {
                    let typed_word = word.to_owned();
                    let fault = match port.filter(|port| Port::ALL.contains(port)) {
                        Some(_) => MarkFinding::NoSideThere { typed: typed_word },
                        None => MarkFinding::NoPort { typed: typed_word },
                    };
                    let hint = MarkHint::PortsAre { names: names.to_owned() };
                    self.fault(Finding::new(fault).at(typed.span()).hint(hint));
                    sound = false;
                }
            }
        }
        sound.then_some(ports)
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

/// Names of the ports. Those of a hexagon are the midpoints of its sides; its corners, where three pieces meet, are
/// no ports.
fn names(rim: Option<Rim>) -> &'static str {
    match rim {
        Some(Rim::Hexagon(HexTop::Pointy)) => "NE E SE SW W NW",
        Some(Rim::Hexagon(HexTop::Flat)) => "N NE SE S SW NW",
        Some(Rim::Triangle) => "NE S NW",
        _ => "N NE E SE S SW W NW",
    }
}

/// The width of art or a picture without a size: as `fit` says, or as it does otherwise.
pub(super) fn fitted(
    typed: &MarkTable,
    otherwise: Option<Fit>,
    aspect: f64,
    surface: Surface,
    bleed: Mm,
) -> Mm {
    let (sin, cos) = typed.turn.as_deref().copied().unwrap_or_default().to_radians().sin_cos();
    let Size { width, height } = surface.size;
    Mm::nearest(match typed.fit.as_deref().map(|fit| fit.0).or(otherwise) {
        None => ART_PART * width.get().min(height.get() * aspect),
        Some(Fit::Contain) => surface.room_for(aspect, Vec2::new(cos, sin)),
        Some(Fit::Cover) => {
            let (width, height) = match surface.corners(bleed.get()) {
                Some(reach) => (2.0 * reach.x, 2.0 * reach.y),
                None => ((width + bleed * 2).get(), (height + bleed * 2).get()),
            };
            let (sin, cos) = (sin.abs(), cos.abs());
            (width * cos + height * sin).max((width * sin + height * cos) * aspect)
        }
    })
}
