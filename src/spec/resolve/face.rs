//! Faces: inheritance, background, pattern and squares.

use super::Resolver;
use super::surface::Surface;
use crate::game::{Face, Mark, MarkKind, Mm, Pattern, Rim, Size};
use crate::scene::Color;
use crate::spec::typed::{FaceTable, MarkTable};
use crate::spec::words::{FaceFinding, FaceHint, MarkFinding, MarkHint, ValueHint};
use crate::spec::{At, limits};
use crate::text::{Finding, did_you_mean};

impl<'a> Resolver<'a> {
    /// Checks all named faces, whether used or not.
    pub(crate) fn named_faces(&mut self) {
        let spec = self.spec;
        let side = Mm::new(25);
        for face in spec.faces.values() {
            // Their use is unknown here.
            let surface = Surface::plain(Size::new(side, side), None);
            self.face(face, surface);
        }
    }

    /// Resolves a face for a surface.
    pub(crate) fn face(&mut self, typed: &FaceTable, surface: Surface) -> Face {
        self.check_settings(&typed.mark());
        let face = self.inherited(typed, &mut Vec::new());
        let background = self.color(face.background.as_ref());
        let checker = self.checker(&face, surface);
        let background = checker.first().copied().or(background);
        let pattern = self.pattern(&face, background, surface);
        let below = if checker.is_empty() { background.or(surface.ground) } else { None };
        let (split, on_parts) = self.split(&face, Surface { ground: below, ..surface }).unzip();
        let mut marks: Vec<Mark> = on_parts.unwrap_or_default();
        let ground = below.filter(|_| face.split.is_none());
        let surface = Surface { ground, ..surface };
        let parts = split.as_ref().map_or(&*checker, |split| &*split.colors);
        for mark in face.marks.iter().flat_map(|marks| marks.iter()) {
            self.check_settings(mark);
            if mark.contents().next().is_none() && !self.lost_content(mark) {
                let fault = Finding::new(MarkFinding::ShowsNothing).at(mark.span());
                self.fault(fault.hint(MarkHint::AddContent));
            }
            marks.extend(self.placed_mark(mark, &marks, parts, surface));
        }
        // The marks of the face come on top of those that it inherits.
        let own = face.mark();
        if own.contents().next().is_some() {
            marks.extend(self.placed_mark(&own, &marks, parts, surface));
        }
        let squares = self.squares(&face, surface);
        Face { background, checker, split, pattern, marks, squares }
    }

    /// Resolves a mark that lies over others, and notes what is doubtful about it. `parts` are the colours of the face if
    /// it has several.
    fn placed_mark(
        &mut self,
        typed: &MarkTable,
        below: &[Mark],
        parts: &[Color],
        surface: Surface,
    ) -> Option<Mark> {
        let mark = self.mark(typed, surface)?;
        let is_plain = below.iter().all(|mark| matches!(mark.kind, MarkKind::Text { .. }));
        let grounds = match &surface.ground {
            _ if !is_plain => &[],
            Some(ground) => std::slice::from_ref(ground),
            // Elsewhere it may lie on one of them only.
            None if typed.at.is_none() => parts,
            None => &[],
        };
        self.doubt(typed, &mark, grounds, surface);
        self.doubt_edge(typed, &mark, surface);
        if !below.is_empty() {
            self.doubt_hidden(typed, &mark, surface);
        }
        Some(mark)
    }

    fn lost_content(&self, mark: &At<MarkTable>) -> bool {
        MarkTable::CONTENTS.iter().any(|key| self.lost.holds(&mark.span(), key))
    }

    /// Merges a face with the named face that it is `like`.
    pub(super) fn inherited(&mut self, typed: &FaceTable, seen: &mut Vec<String>) -> FaceTable {
        let Some(like) = &typed.like else { return typed.clone() };
        let Some((name, base)) = self.named_face(like) else {
            self.unknown_face(like);
            return typed.clone();
        };
        if seen.iter().any(|seen| seen == name) {
            let fault = FaceFinding::LikeItself { name: name.to_owned() };
            self.fault(Finding::new(fault).at(like.span()).hint(FaceHint::SayInOneOfThem));
            return typed.clone();
        }
        if seen.len() == limits::LIKE {
            let fault = Finding::new(FaceFinding::LikeTooLong).at(like.span());
            self.fault(fault.hint(FaceHint::SayHere));
            return typed.clone();
        }
        seen.push(name.to_owned());
        let base = self.inherited(base, seen);
        FaceTable { like: None, ..typed.clone() }.over(FaceTable { like: None, ..base })
    }

    /// A named face, filled for the row of the piece.
    fn named_face(&self, name: &str) -> Option<(&'a str, &'a At<FaceTable>)> {
        let (spec, row) = (self.spec, self.row);
        let filled =
            row.and_then(|row| row.faces.get_key_value(name)).map(|(name, face)| (name.as_str(), face));
        filled.or_else(|| spec.faces.get_key_value(name).map(|(name, face)| (name.as_str(), face)))
    }

    fn unknown_face(&mut self, name: &At<String>) {
        if self.lost.names(name) {
            return;
        }
        let spec = self.spec;
        let hint = (self.is_hinted(spec.faces.len()))
            .then(|| did_you_mean(name, spec.faces.keys().map(|name| name.as_str())))
            .flatten()
            .unwrap_or_else(|| FaceHint::NameFace { name: name.to_string() }.into());
        let fault = FaceFinding::NoFace { name: name.to_string() };
        self.fault(Finding::new(fault).at(name.span()).hint(hint));
    }

    fn check_faces_exist(&mut self, names: &[At<String>]) {
        let spec = self.spec;
        for name in names {
            if !spec.faces.keys().any(|known| known.as_str() == name.as_str()) {
                self.unknown_face(name);
            }
        }
    }

    /// The colours of cells in turn.
    fn checker(&mut self, face: &FaceTable, surface: Surface) -> Vec<Color> {
        let Some(typed) = &face.checker else { return Vec::new() };
        let colors: Vec<Color> = typed.iter().filter_map(|color| self.color(Some(color))).collect();
        if surface.rim.is_some() && !surface.is_cell {
            let fault = Finding::new(FaceFinding::CheckerWithoutCells).at(typed.span());
            self.fault(fault.hint(FaceHint::CheckerIsOfCells));
        } else if typed.len() < 2 {
            let fault = Finding::new(FaceFinding::CheckerOfOne).at(typed.span());
            self.fault(fault.hint(FaceHint::TwoColours));
        }
        if let Some(background) = &face.background {
            let fault = Finding::new(FaceFinding::CheckerAndBackground).at(background.span());
            self.fault(fault.hint(ValueHint::OneOfBoth));
        }
        colors
    }

    fn pattern(&mut self, face: &FaceTable, background: Option<Color>, surface: Surface) -> Option<Pattern> {
        let color = self.color(face.pattern_color.as_ref());
        let step = self.length("pattern_step", face.pattern_step.as_ref(), limits::STEP);
        let weight = self.length("pattern_weight", face.pattern_weight.as_ref(), limits::WEIGHT);
        let kind = face.pattern.as_deref()?.0;
        let step = step.unwrap_or_else(|| self.scale().of(Mm::new(3)));
        let weight = weight.unwrap_or(step / 6);
        if weight >= step {
            let span = face.pattern_weight.as_ref().or(face.pattern_step.as_ref()).map(At::span);
            let fault = Finding::new(FaceFinding::PatternWithoutGaps { weight, step });
            self.fault(fault.at(span.unwrap_or(0..0)).hint(FaceHint::ThinnerLines));
        }
        let color = color.unwrap_or_else(|| background.unwrap_or(Color::WHITE).neighbour());
        Some(Pattern { kind, color, step: surface.scaled(step), weight: surface.scaled(weight) })
    }

    /// The faces of the squares of a strip.
    fn squares(&mut self, face: &FaceTable, surface: Surface) -> Vec<Face> {
        let Some(names) = &face.squares else { return Vec::new() };
        let Some(strip) = surface.strip else {
            // A piece without a valid shape may be a strip.
            if surface.rim.is_some() {
                let fault = Finding::new(FaceFinding::SquaresWithoutStrip).at(names.span());
                self.fault(fault.hint(FaceHint::UseStrip));
            }
            self.check_faces_exist(names);
            return Vec::new();
        };
        if names.len() != strip.squares {
            let fault = FaceFinding::SquaresOfStrip { faces: names.len(), squares: strip.squares };
            self.fault(Finding::new(fault).at(names.span()).hint(FaceHint::OneFaceEach));
        }
        let size = Size::new(strip.square, strip.square);
        let Surface { scale, stretch, .. } = surface;
        let mut faces = Vec::new();
        for name in names.iter() {
            match self.named_face(name) {
                Some((_, face)) => {
                    // A square of a strip is no strip itself, which rules out cycles.
                    let alone = FaceTable { squares: None, ..(**face).clone() };
                    faces.push(
                        self.face(
                            &alone,
                            Surface { scale, stretch, ..Surface::plain(size, Some(Rim::Square)) },
                        ),
                    );
                }
                None => self.unknown_face(name),
            }
        }
        faces
    }
}
