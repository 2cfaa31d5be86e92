//! Removes objects that nothing refers to, and numbers the others without gaps. What `lopdf` has for it takes a time that
//! grows as the square of their number, and every item of a list is an object.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Document, Object, ObjectId};

pub(super) fn compact(document: &mut Document) {
    let reached = reached(document);
    document.objects.retain(|id, _| reached.contains(id));
    let numbers: BTreeMap<ObjectId, ObjectId> =
        (1..).zip(document.objects.keys()).map(|(number, id)| (*id, (number, id.1))).collect();
    let mut renumber = |id: &mut ObjectId| *id = numbers.get(id).copied().unwrap_or(*id);
    visit_all(&mut document.trailer, &mut renumber);
    let objects = std::mem::take(&mut document.objects);
    document.objects = objects
        .into_iter()
        .map(|(mut id, mut object)| {
            renumber(&mut id);
            visit(&mut object, &mut renumber);
            (id, object)
        })
        .collect();
    document.max_id = document.objects.len() as u32;
}

/// The objects that the trailer refers to, directly or through others.
fn reached(document: &mut Document) -> BTreeSet<ObjectId> {
    let mut reached = BTreeSet::new();
    let mut open = Vec::new();
    visit_all(&mut document.trailer, &mut |id| open.push(*id));
    while let Some(id) = open.pop() {
        if reached.insert(id)
            && let Some(object) = document.objects.get_mut(&id)
        {
            visit(object, &mut |id| open.push(*id));
        }
    }
    reached
}

fn visit_all(dictionary: &mut Dictionary, action: &mut impl FnMut(&mut ObjectId)) {
    dictionary.iter_mut().for_each(|(_, value)| visit(value, action));
}

/// Visits all references in an object.
fn visit(object: &mut Object, action: &mut impl FnMut(&mut ObjectId)) {
    match object {
        Object::Reference(id) => action(id),
        Object::Array(items) => items.iter_mut().for_each(|item| visit(item, action)),
        Object::Dictionary(dictionary) => visit_all(dictionary, action),
        Object::Stream(stream) => visit_all(&mut stream.dict, action),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lopdf::{Stream, dictionary};

    #[test]
    fn objects_are_kept_and_numbered_as_lopdf_does_it() {
        let mut document = Document::with_version("1.7");
        document.add_object("lost");
        let (pages, first, second) = (document.new_object_id(), document.new_object_id(), (40, 0));
        let shared = document.add_object("shared");
        document.add_object(Object::Array(vec![shared.into(), pages.into()]));
        let content = document.add_object(Stream::new(dictionary! { "Own" => shared }, vec![1]));
        for page in [first, second] {
            let page_of =
                dictionary! { "Type" => "Page", "Parent" => pages, "Contents" => vec![content.into()] };
            document.objects.insert(page, page_of.into());
        }
        let kids: Vec<Object> = vec![first.into(), second.into()];
        let tree = dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => 2 };
        document.objects.insert(pages, tree.into());
        let root =
            document.add_object(dictionary! { "Type" => "Catalog", "Pages" => pages, "Gone" => (99, 0) });
        document.trailer.set("Root", root);
        let mut expected = document.clone();
        expected.prune_objects();
        expected.renumber_objects();
        compact(&mut document);
        assert_eq!(document.objects, expected.objects);
        assert_eq!((document.trailer, document.max_id), (expected.trailer, expected.max_id));
        assert_eq!(document.objects.len(), 6);
    }
}
