//! Drawings and pictures as marks.

use std::ops::Range;
use std::sync::Arc;

use super::Resolver;
use super::gallery::LoadedArt;
use super::mark::Settings;
use super::sheet::BLEED;
use super::surface::Surface;
use crate::game::{MarkKind, Mm, Point, Size};
use crate::scene::Vec2;
use crate::spec::typed::{Fit, MarkTable};

/// Part of a face that art takes by itself.
const ART_PART: f64 = 0.7;

impl Resolver<'_> {
    /// A drawing, from a file or typed. On a piece with the outline of the same drawing it lies where it does there.
    pub(super) fn art_mark(
        &mut self,
        typed: &MarkTable,
        settings: Settings,
        surface: Surface,
    ) -> Option<(MarkKind, Point)> {
        let file = typed.art.as_ref().and_then(|path| Some((self.art_file(path)?, path.span())));
        let svg = typed.svg.as_ref().and_then(|svg| Some((self.art_inline(svg)?, svg.span())));
        let (art, span) = file.or(svg)?;
        let Settings { at, turn, size, .. } = settings;
        let is_placed = size.is_some() || typed.at.is_some() || typed.fit.is_some() || turn != 0.0;
        let own = surface.own.filter(
            |own| matches!(&art, LoadedArt::Drawing(art) if !is_placed && Arc::ptr_eq(art, &own.drawing)),
        );
        let (width, at) = match own {
            Some(own) => (own.width, own.middle),
            None => (size.unwrap_or_else(|| fitted(typed, None, art.aspect(), surface, self.bleed())), at),
        };
        Some((self.shown(art, width, span)?, at))
    }

    pub(super) fn picture_mark(
        &mut self,
        typed: &MarkTable,
        settings: Settings,
        surface: Surface,
    ) -> Option<(MarkKind, Point)> {
        let path = typed.picture.as_ref()?;
        let art = self.art_file(path)?;
        let bleed = self.bleed();
        let covering = || fitted(typed, Some(Fit::Cover), art.aspect(), surface, bleed);
        let width = settings.size.unwrap_or_else(covering);
        Some((self.shown(art, width, path.span())?, settings.at))
    }

    pub(super) fn shown(&mut self, art: LoadedArt, width: Mm, span: Range<usize>) -> Option<MarkKind> {
        match art {
            LoadedArt::Drawing(drawing) => Some(MarkKind::Drawing { drawing, width }),
            LoadedArt::Picture(picture) => Some(MarkKind::Picture { picture, width }),
            LoadedArt::Layered(drawing, name) => {
                let added = self.gallery.add_layered(&drawing, &name, width, span);
                let drawing = added.map_err(|fault| self.fault(fault)).ok()??;
                Some(MarkKind::Drawing { drawing, width })
            }
        }
    }

    /// How far pictures that cover a face extend beyond it.
    pub(super) fn bleed(&self) -> Mm {
        self.chosen.bleed.unwrap_or(BLEED)
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
