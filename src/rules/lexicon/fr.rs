//! French. Accents may be left out where a keyboard lacks them.

use super::Lexicon;

pub(super) const LEXICON: Lexicon = Lexicon {
    variant: &["variante", "jeu"],
    players: &["joueurs"],
    to_move: &["trait", "au trait", "à jouer", "a jouer", "joueur", "tour", "prochain"],
    first: &["premier", "première", "premiere", "premier joueur", "commence", "ouvre"],
    last: &["dernier", "dernière", "derniere", "dernier coup", "dernier tour"],
    out: &["sorties", "sorti", "sortis", "dehors"],
    hand: &["main", "jetons"],
    planks: &["planches", "planche"],
    reserve: &["réserve", "reserve"],
    may: &["peut"],
    camp: &["camp", "plateau", "tablier", "côté", "cote"],
    title: &["joueur", "joueuse"],
    light: &["clair", "clairs", "claire", "claires"],
    dark: &["foncé", "foncés", "foncée", "foncées", "fonce", "sombre", "sombres"],
    red: &["rouge", "rouges"],
    white: &["blanc", "blancs", "blanche", "blanches"],
    blue: &["bleu", "bleus", "bleue", "bleues"],
    classic: &["classique"],
    simple: &["simple"],
    four: &["quatre", "4"],
    first_plank: &["première", "premiere", "premier"],
    top: &["haut"],
    bottom: &["bas"],
    hold: &["réserve", "reserve", "garde"],
    pass: &["passe", "passé", "passer"],
    nothing: &["aucun", "aucune", "rien", "vide", "néant", "neant", "début", "debut"],
    unknown: &["inconnu", "inconnue", "inconnus", "inconnues"],
    filler: &["ou", "et"],
};
