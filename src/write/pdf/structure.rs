//! The structure tree: what is read aloud, in its order, with the marked content of each element.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary};

use super::catalog::text_string;
use super::marks::Owner;
use crate::scene::{Element, ElementPath, Role, Scene};

/// The owners of the marked content of each page, in the order of their numbers.
pub(super) type PageOwners = Vec<Vec<Owner>>;

/// Adds the structure tree of a document.
pub(super) fn add(document: &mut Document, scene: &Scene, pages: &[ObjectId], owners: &PageOwners) {
    let mut content: BTreeMap<ElementPath, Vec<Mark>> = BTreeMap::new();
    let mut pictures: Vec<(usize, Mark)> = Vec::new();
    for ((page, owners), &id) in owners.iter().enumerate().zip(pages) {
        for (number, owner) in owners.iter().enumerate() {
            let mark = Mark { page, id, number };
            match owner {
                Owner::Page => pictures.push((page, mark)),
                Owner::Element(path) => content.entry(path.clone()).or_default().push(mark),
            }
        }
    }
    let root = document.new_object_id();
    let whole = document.new_object_id();
    let mut tree =
        Tree { document, content, parents: owners.iter().map(|owners| vec![None; owners.len()]).collect() };
    let mut kids = Vec::new();
    for (page, mark) in pictures {
        let description = scene.pages.get(page).map_or("", |page| &page.description);
        let picture = Element::new(Role::Figure).saying(description.to_owned());
        let id = tree.document.new_object_id();
        tree.set(id, &picture, whole, &[mark], Vec::new());
        kids.push(id);
    }
    let mut path = Vec::new();
    for (index, element) in scene.elements.iter().enumerate() {
        path.push(index);
        kids.extend(tree.branch(element, whole, &mut path));
        path.pop();
    }
    let numbers = tree.parents.iter().enumerate().flat_map(|(page, parents)| {
        let parents = parents.iter().map(|parent| parent.map_or(Object::Null, Object::Reference));
        [Object::Integer(page as i64), Object::Array(parents.collect())]
    });
    let parents = dictionary! { "Nums" => numbers.collect::<Vec<_>>() };
    let parents = document.add_object(parents);
    let document_element = dictionary! {
        "S" => "Document",
        "P" => root,
        "K" => references(kids),
    };
    document.objects.insert(whole, document_element.into());
    let root_element = dictionary! {
        "Type" => "StructTreeRoot",
        "K" => whole,
        "ParentTree" => parents,
        "ParentTreeNextKey" => pages.len() as i64,
    };
    document.objects.insert(root, root_element.into());
    for (number, &page) in pages.iter().enumerate() {
        if let Ok(page) = document.get_dictionary_mut(page) {
            page.set("StructParents", number as i64);
            page.set("Tabs", "S");
        }
    }
    let Ok(catalog) = document.catalog_mut() else { return };
    catalog.set("StructTreeRoot", root);
    catalog.set("MarkInfo", dictionary! { "Marked" => true });
}

/// A piece of marked content.
#[derive(Clone, Copy, Debug)]
struct Mark {
    page: usize,
    id: ObjectId,
    number: usize,
}

struct Tree<'d> {
    document: &'d mut Document,
    content: BTreeMap<ElementPath, Vec<Mark>>,
    /// The element of each piece of content, page by page.
    parents: Vec<Vec<Option<ObjectId>>>,
}

impl Tree<'_> {
    /// Adds an element with its parts; nothing if it has no content.
    fn branch(&mut self, element: &Element, parent: ObjectId, path: &mut ElementPath) -> Option<ObjectId> {
        let id = self.document.new_object_id();
        let marks = self.content.remove(path).unwrap_or_default();
        let mut kids = Vec::new();
        for (index, part) in element.parts.iter().enumerate() {
            path.push(index);
            kids.extend(self.branch(part, id, path));
            path.pop();
        }
        if marks.is_empty() && kids.is_empty() {
            return None;
        }
        self.set(id, element, parent, &marks, kids);
        Some(id)
    }

    fn set(
        &mut self,
        id: ObjectId,
        element: &Element,
        parent: ObjectId,
        marks: &[Mark],
        kids: Vec<ObjectId>,
    ) {
        let mut dictionary = dictionary! { "S" => role_name(element.role), "P" => parent };
        let first = marks.first().map(|mark| mark.id);
        if let Some(page) = first {
            dictionary.set("Pg", page);
        }
        let own = marks.iter().map(|mark| match Some(mark.id) == first {
            true => Object::Integer(mark.number as i64),
            false => dictionary! { "Type" => "MCR", "Pg" => mark.id, "MCID" => mark.number as i64 }.into(),
        });
        let all: Vec<Object> = own.chain(references(kids)).collect();
        match <[Object; 1]>::try_from(all) {
            Ok([only]) => dictionary.set("K", only),
            Err(all) => dictionary.set("K", all),
        }
        describe(&mut dictionary, element);
        self.document.objects.insert(id, dictionary.into());
        for mark in marks {
            if let Some(parent) = self.parents.get_mut(mark.page).and_then(|page| page.get_mut(mark.number)) {
                *parent = Some(id);
            }
        }
    }
}

/// What an element says beyond its content.
fn describe(dictionary: &mut Dictionary, element: &Element) {
    match element.role {
        Role::Figure => dictionary.set("Alt", text_string(&element.words)),
        Role::HeadCell => dictionary.set("A", dictionary! { "O" => "Table", "Scope" => "Column" }),
        _ => {}
    }
}

fn references(ids: impl IntoIterator<Item = ObjectId>) -> Vec<Object> {
    ids.into_iter().map(Object::Reference).collect()
}

/// The name of a role, both in the tree and in content.
pub(super) fn role_name(role: Role) -> String {
    let name = match role {
        Role::Group => "Div",
        Role::Heading(level) => return format!("H{}", level.clamp(1, 6)),
        Role::Paragraph => "P",
        Role::List => "L",
        Role::ListItem => "LI",
        Role::Label => "Lbl",
        Role::ListBody => "LBody",
        Role::Table => "Table",
        Role::Row => "TR",
        Role::HeadCell => "TH",
        Role::Cell => "TD",
        Role::Figure => "Figure",
        Role::Caption => "Caption",
    };
    name.to_owned()
}
