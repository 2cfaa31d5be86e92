//! The numbers of the rows: what belongs to them, and whether they agree with the board.

use super::row::{DiagramRow, NumberStyle};
use super::rows::{DiagramFormat, DiagramRows};
use super::{ReadFinding, ReadHint, Word};
use crate::rules::{Coded, Finding};

/// From this number on, wrong labels are reported as one fault.
const MANY_WRONG_LABELS: usize = 3;

impl DiagramRows<'_> {
    pub(super) fn check_labels(&self, board: &DiagramFormat, findings: &mut Vec<Finding>) {
        let rows = board.rows;
        let all =
            || self.rows.iter().enumerate().flat_map(|(at, row)| row.labels.iter().map(move |l| (at, l)));
        let number = |label: &Word| label.text.parse::<usize>().unwrap_or(usize::MAX);
        // With a wrong number of rows, the labels need not match.
        if self.rows.len() != board.rows {
            for (_, label) in all().filter(|(_, label)| number(label) > board.rows) {
                let (board, typed) = (board.name.clone(), label.text.to_owned());
                let finding = ReadFinding::NoSuchRow { board, label: typed }.at(label.span());
                findings.push(finding.hint(ReadHint::TopRowFirst));
            }
            return;
        }
        let wrong: Vec<(usize, &Word)> =
            all().filter(|(at, label)| number(label) != board.rows - at).collect();
        let Some((_, first)) = wrong.first() else { return };
        if all().all(|(at, label)| number(label) == at + 1) {
            let finding = ReadFinding::UpsideDown { board: board.name.clone() }.at(first.span());
            findings.push(finding.hint(ReadHint::BeginWithRow { rows }));
        } else if wrong.len() >= MANY_WRONG_LABELS {
            let message = ReadFinding::NotNumberedDown { board: board.name.clone(), rows };
            findings.push(message.at(first.span()).hint(ReadHint::TopRowFirstOrNoNumbers));
        } else {
            for (at, label) in wrong {
                let message = ReadFinding::WrongLabel { row: rows - at, label: label.text.to_owned() };
                findings.push(message.at(label.span()).hint(ReadHint::TopRowFirst));
            }
        }
    }

    /// Reports a row without a number among numbered ones: it may be another row than it seems.
    pub(super) fn check_label_counts(&self, board: &DiagramFormat, findings: &mut Vec<Finding>) {
        let most = self.rows.iter().map(|row| row.labels.len()).max().unwrap_or_default();
        // With a wrong number of rows, that is reported.
        if self.rows.len() != board.rows && self.sparse_numbers(board).is_none() {
            return;
        }
        if let Some(row) = self.rows.iter().find(|row| row.labels.len() < most) {
            findings.push(ReadFinding::NumberMissing.at(row.line.span()).hint(ReadHint::NumberAllRows));
        }
    }

    /// Reports rows of which some are left out if a number is not below the one before.
    pub(super) fn check_descent(
        &self,
        board: &DiagramFormat,
        numbers: &[usize],
        findings: &mut Vec<Finding>,
    ) {
        let ascends = |pair: &[usize]| pair.first() < pair.last();
        let Some(at) = numbers.windows(2).position(ascends) else { return };
        let (name, rows) = (board.name.clone(), board.rows);
        let message = match numbers.windows(2).all(ascends) {
            true => ReadFinding::UpsideDown { board: name },
            false => ReadFinding::NotNumberedDown { board: name, rows },
        };
        let span = self.rows.get(at + 1).and_then(|row| row.labels.first()).map_or(0..0, Word::span);
        findings.push(message.at(span).hint(ReadHint::TopRowFirst));
    }

    /// Reports rows with different numbers at their ends.
    pub(super) fn check_second_labels(&self, findings: &mut Vec<Finding>) {
        for row in &self.rows {
            let Some((number, (first, others))) = row.number().zip(row.labels.split_first()) else {
                continue;
            };
            for other in others.iter().filter(|other| other.text != first.text) {
                let message = ReadFinding::WrongLabel { row: number, label: other.text.to_owned() };
                findings.push(message.at(other.span()).hint(ReadHint::TopRowFirst));
            }
        }
    }

    /// Decides for all rows alike whether dots after their numbers belong to the numbers: if all numbers have one, and
    /// more rows have their length without it. A single row does not tell.
    pub(super) fn settle_dots(&mut self, board: &DiagramFormat, findings: &mut Vec<Finding>) {
        if let [DiagramRow { style: NumberStyle::Unclear(dotted), line, .. }] = self.rows.as_slice()
            && board.columns > 1
        {
            // The number with its dot.
            let number = dotted.labels.first().map_or(0, |label| label.text.len() + 1);
            let finding = ReadFinding::UnclearDot.at(line.start..line.start + number);
            findings.push(finding.hint(ReadHint::BlankAfterNumber));
            return;
        }
        let (mut as_squares, mut as_numbers, mut is_plain) = (0, 0, false);
        for row in &self.rows {
            match &row.style {
                NumberStyle::Absent => {}
                NumberStyle::Plain => is_plain = true,
                NumberStyle::Dotted => as_numbers += 1,
                NumberStyle::Unclear(dotted) => {
                    as_squares += usize::from(row.cells.len() == board.columns);
                    as_numbers += usize::from(dotted.cells.len() == board.columns);
                }
            }
        }
        if is_plain || as_numbers <= as_squares {
            return;
        }
        for row in &mut self.rows {
            if let NumberStyle::Unclear(dotted) = &row.style {
                *row = DiagramRow::clone(dotted);
            }
        }
    }
}
