//! French.

use super::ReportWords;
use crate::game::Lang;
use crate::rules::Verdict;
use crate::text::sentence::{counted_fr, enumerated};

pub(super) const WORDS: ReportWords = ReportWords {
    verdict: |verdict| match verdict {
        Verdict::Legal => "légale",
        Verdict::Illegal => "illégale",
        Verdict::Undecided => "indéterminée",
        Verdict::Fits => "conforme à la boîte",
        Verdict::Unreadable => "illisible",
    },
    error: "erreur\u{a0}",
    rule: "règle\u{a0}",
    hint: "conseil\u{a0}",
    note: "remarque\u{a0}",
    photo: "photo\u{a0}",
    colon: "\u{a0}: ",
    semicolon: "\u{a0}; ",
    player: |name| name.title(Lang::Fr),
    variant: |variant| match variant {
        "classic" => "classique".to_owned(),
        "four" => "à quatre".to_owned(),
        other => other.to_owned(),
    },
    other_faults: |others, more, file| match (others, more) {
        (0, _) => format!("et peut-être d’autres dans {file}"),
        (1, false) => format!("et une autre dans {file}"),
        (others, false) => format!("et {others} autres dans {file}"),
        (others, true) => format!("et au moins {others} autres dans {file}"),
    },
    nothing_written: |faults, more| {
        let faults = match (faults, more) {
            (1, false) => "d’une erreur".to_owned(),
            (faults, false) => format!("de {}", counted_fr(faults, "erreur")),
            (faults, true) => format!("d’au moins {}", counted_fr(faults, "erreur")),
        };
        format!("rien n’a été écrit, à cause {faults}")
    },
    and_more_in: |count, file| match count {
        1 => format!("et une autre dans {file}"),
        more => format!("et {more} autres dans {file}"),
    },
    assumed_since_the_text: |assumed| format!("Supposé, faute d’indication dans le texte : {assumed}"),
    assumed_since_the_photo: |assumed| format!("Supposé, car la photo ne le montre pas : {assumed}"),
    fits: "La boîte et le plateau le permettent. Les règles de ce jeu ne sont pas connues : on ne peut en dire plus.",
    game_over: "La partie est finie : ",
    is_a_draw: "Partie nulle.",
    solved: "C’est résolu.",
    solvable: |count| match count {
        1 => "On peut aboutir en un coup :".to_owned(),
        more => format!("On peut encore aboutir, par exemple en {more} coups :"),
    },
    unsolvable: "On ne peut plus aboutir : toutes les suites possibles ont été essayées.",
    outlook_unknown: "On ne sait pas si l’on peut encore aboutir : il y a trop de suites possibles pour les essayer toutes.",
    turn_of: |player| format!("C’est à {player} de jouer."),
    marked: |player, points| format!("{player} reçoit {points} {} de pénalité.", if points < 2 { "point" } else { "points" }),
    can_win: |player, turns| format!("{player} peut gagner aussitôt : {turns}"),
    threatens_to_win: |player, turns| format!("{player} menace de gagner : {turns}"),
    and_more: |count| match count {
        1 => " et un autre".to_owned(),
        more => format!(" et {more} autres"),
    },
    is_the_start: "Aucun coup n’a été joué : c’est la position de départ.",
    one_turn_leads_here: |turn| format!("Une partie d’un seul coup mène ici : {turn}"),
    turns_lead_here: |count| format!("Une partie de {count} coups mène ici :"),
    shortest_leads_here: |count| format!("La partie la plus courte qui mène ici compte {count} coups :"),
    planks_from_the_top: |names| format!("De haut en bas, les planches de cette partie sont {names}."),
    turn_is_illegal: |number, turn, why| format!("le coup {number}, `{turn}`, est illégal : {why}"),
    drawn_before: |number, turn, why| {
        format!("le coup {number}, `{turn}`, est illégal : {why} ; l’image montre ce qui a été joué avant lui")
    },
    was_over: "la partie était finie",
    only_legal: |turn| format!("le seul coup légal était {turn}"),
    one_of_these: |turns| format!("coups légaux : {turns}"),
    turns: |count| format!("{count} {}", if count < 2 { "coup" } else { "coups" }),
    after: |turns| format!("après {turns}"),
    threatens: |player, turn, others| match others {
        0 => format!("{player} menace {turn}"),
        1 => format!("{player} menace {turn} et un autre coup"),
        more => format!("{player} menace {turn} et {more} autres coups"),
    },
    draw_from: |turn, others| {
        let at = |at: &usize| match at {
            0 => "au départ".to_owned(),
            at => format!("après le coup {at}"),
        };
        let others = others.iter().map(at);
        format!(
            "À partir du coup {turn}, on peut déclarer la partie nulle : la même position, avec le même joueur au trait, s’est déjà présentée {}.",
            enumerated(others, "et")
        )
    },
    photo_read_from: |file| format!("Lu sur {file}."),
    open_squares: "\
# Ce qui n’était pas net est marqué `?` ci-dessous. Les lignes `peut` disent à quoi cela ressemblait, le plus probable
# d’abord. Mettez ce qui s’y trouve à la place du `?`, ou corrigez sa ligne ; sans cette ligne, tout est possible.
",
};
