//! Lines of a mark that end at the edge of a face: to ports, and from one to another.

use super::Resolver;
use super::mark::Settings;
use super::surface::Surface;
use crate::game::{Course, HexTop, MarkKind, Point, Port, PortSet, PortStyle, Rim};
use crate::spec::At;
use crate::spec::typed::MarkTable;
use crate::spec::words::{MarkFinding, MarkHint};
use crate::text::Finding;

impl Resolver<'_> {
    /// The lines of a mark.
    pub(super) fn line_mark(
        &mut self,
        typed: &MarkTable,
        settings: Settings,
        surface: Surface,
    ) -> Option<(MarkKind, Point)> {
        let ports = typed.ports.as_ref().and_then(|ports| self.ports(ports, surface.rim));
        let style = typed.line.as_deref().map_or(PortStyle::Straight, |line| line.0);
        let tracks = typed.tracks.as_ref().and_then(|tracks| self.tracks(tracks, surface.rim));
        let course = ports.map(|ports| Course::Ports(ports, style)).or(tracks.map(Course::Tracks))?;
        let Settings { at, width, color, outline, .. } = settings;
        let width = width.unwrap_or(surface.size.width.min(surface.size.height) / 8);
        Some((MarkKind::Lines { course, width, color, outline }, at))
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
