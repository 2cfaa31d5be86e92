//! Bookmarks: each sheet, and each heading of the rules with the headings below it.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

use super::catalog::text_string;
use super::marks::{self, Owner};
use super::paths::POINTS_PER_MM;
use crate::scene::{DrawnPage, Node, Role, Scene};

/// A bookmark, its level, and where it leads.
struct Bookmark {
    title: String,
    /// From 1, as of headings.
    level: u8,
    page: ObjectId,
    /// Points from the lower edge of the page.
    top: f64,
}

/// Adds the bookmarks of a document with elements or described pages.
pub(super) fn add(document: &mut Document, scene: &Scene, pages: &[ObjectId]) {
    let bookmarks: Vec<Bookmark> =
        scene.pages.iter().zip(pages).flat_map(|(page, &id)| of_page(scene, page, id)).collect();
    if bookmarks.is_empty() {
        return;
    }
    let root = document.new_object_id();
    let ids: Vec<ObjectId> = bookmarks.iter().map(|_| document.new_object_id()).collect();
    // The parent of each: the last one before it with a lower level.
    let parents: Vec<Option<usize>> = (0..bookmarks.len())
        .map(|at| {
            let level = bookmarks.get(at).map_or(1, |bookmark| bookmark.level);
            bookmarks.get(..at)?.iter().rposition(|before| before.level < level)
        })
        .collect();
    let kids = |of: Option<usize>| -> Vec<ObjectId> {
        parents.iter().zip(&ids).filter(|(parent, _)| **parent == of).map(|(_, id)| *id).collect()
    };
    for (at, (bookmark, &id)) in bookmarks.iter().zip(&ids).enumerate() {
        let parent = parents.get(at).copied().flatten();
        let mut item = dictionary! {
            "Title" => text_string(&bookmark.title),
            "Parent" => parent.and_then(|parent| ids.get(parent).copied()).unwrap_or(root),
            "Dest" => vec![
                bookmark.page.into(),
                "XYZ".into(),
                Object::Null,
                Object::Real(bookmark.top as f32),
                Object::Null,
            ],
        };
        let siblings = kids(parent);
        if let Some(place) = siblings.iter().position(|sibling| *sibling == id) {
            let before = place.checked_sub(1).and_then(|before| siblings.get(before));
            before.into_iter().for_each(|before| item.set("Prev", *before));
            siblings.get(place + 1).into_iter().for_each(|next| item.set("Next", *next));
        }
        ends(&mut item, &kids(Some(at)));
        document.objects.insert(id, item.into());
    }
    let mut outlines = dictionary! { "Type" => "Outlines" };
    ends(&mut outlines, &kids(None));
    document.objects.insert(root, outlines.into());
    if let Ok(catalog) = document.catalog_mut() {
        catalog.set("Outlines", root);
    }
}

/// Names the first and the last one below, and their number, by which they are shown.
fn ends(item: &mut Dictionary, kids: &[ObjectId]) {
    if let (Some(first), Some(last)) = (kids.first(), kids.last()) {
        item.set("First", *first);
        item.set("Last", *last);
        item.set("Count", kids.len() as i64);
    }
}

fn of_page(scene: &Scene, page: &DrawnPage, id: ObjectId) -> Vec<Bookmark> {
    if !page.description.is_empty() {
        let top = page.size.height * POINTS_PER_MM;
        return vec![Bookmark { title: page.label.clone(), level: 1, page: id, top }];
    }
    let groups = page.layers.used().flat_map(|(layer, nodes)| marks::groups(page, layer, nodes));
    let bookmark = |group: marks::Group| {
        let Owner::Element(path) = group.owner? else { return None };
        let element = scene.element(&path)?;
        let Role::Heading(level) = element.role else { return None };
        let top = group.nodes.iter().find_map(|node| match node {
            Node::Text(run) => Some(run.place.translation().y - run.size),
            _ => None,
        })?;
        let top = (page.size.height - top) * POINTS_PER_MM;
        Some(Bookmark { title: element.words.clone(), level, page: id, top: top.round() })
    };
    groups.filter_map(bookmark).collect()
}
