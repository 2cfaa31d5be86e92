//! What the blocks of a leaflet are to those who have it read aloud. The nodes of each are marked with its path.

use super::describe;
use crate::game::{Block, Diagram, Game, Lang, List, StyledText, Table};
use crate::scene::{Element, Node, Role};

/// Indices of the parts of an item of a list.
pub(super) const LABEL: usize = 0;
pub(super) const BODY: usize = 1;

/// The elements of all blocks, one for each.
pub(super) fn elements(blocks: &[Block], game: &Game, lang: Lang) -> Vec<Element> {
    blocks.iter().map(|block| element(block, game, lang)).collect()
}

fn element(block: &Block, game: &Game, lang: Lang) -> Element {
    let new = Element::new;
    match block {
        Block::Heading(level, words) => new(Role::Heading(*level)).saying(plain(words)),
        Block::Paragraph(_) => new(Role::Paragraph),
        Block::List(List { items, .. }) => {
            let parts = || [new(Role::Label), new(Role::ListBody)];
            new(Role::List).of(items.iter().map(|_| new(Role::ListItem).of(parts())))
        }
        Block::Note(paragraphs) => new(Role::Group).of(paragraphs.iter().map(|_| new(Role::Paragraph))),
        Block::Table(Table { head, rows }) => {
            let row = |cells: &[StyledText], role| new(Role::Row).of(cells.iter().map(|_| new(role)));
            let rows = rows.iter().map(|cells| row(cells, Role::Cell));
            new(Role::Table).of(std::iter::once(row(head, Role::HeadCell)).chain(rows))
        }
        Block::Diagram(Diagram { figures, .. }) => {
            let figures = figures.iter().flat_map(|figure| {
                [new(Role::Figure).saying(describe(figure, game, lang)), new(Role::Caption)]
            });
            new(Role::Group).of(figures.chain([new(Role::Caption)]))
        }
    }
}

/// The indices of the parts of a diagram: a figure, its title, and the caption of so many figures.
pub(super) fn figure(number: usize) -> usize {
    2 * number
}

pub(super) fn title(number: usize) -> usize {
    2 * number + 1
}

pub(super) fn caption(figures: usize) -> usize {
    2 * figures
}

fn plain(words: &StyledText) -> String {
    words.iter().map(|span| span.text.as_str()).collect()
}

/// Nodes marked as parts of the element at a path, unless there are none.
pub(super) fn marked(path: &[usize], nodes: Vec<Node>) -> Vec<Node> {
    if nodes.is_empty() { nodes } else { vec![Node::Element { path: path.to_vec(), nodes }] }
}
