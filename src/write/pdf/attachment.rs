//! The recipe as an attached file.

use lopdf::{Document, Object, Stream, dictionary};

/// The name that viewers show. It begins with a line of text.
const NAME: &str = "recipe.txt";

/// Attaches a recipe, whose bytes are those of a compressed stream.
pub(super) fn attach(document: &mut Document, recipe: &[u8]) {
    let dictionary = dictionary! {
        "Type" => "EmbeddedFile",
        "Subtype" => "text/plain",
        "Filter" => "FlateDecode",
    };
    let file = document.add_object(Stream::new(dictionary, recipe.to_vec()).with_compression(false));
    let attachment = document.add_object(dictionary! {
        "Type" => "Filespec",
        "F" => Object::string_literal(NAME),
        "UF" => Object::string_literal(NAME),
        "EF" => dictionary! { "F" => file, "UF" => file },
        "AFRelationship" => "Source",
    });
    let Ok(catalog) = document.catalog_mut() else { return };
    let names = vec![Object::string_literal(NAME), attachment.into()];
    catalog.set("Names", dictionary! { "EmbeddedFiles" => dictionary! { "Names" => names } });
    catalog.set("AF", vec![Object::Reference(attachment)]);
}
