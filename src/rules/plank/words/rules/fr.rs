//! French.

use super::PlankRuleMessage;

pub(super) fn sentence(message: &PlankRuleMessage) -> String {
    use PlankRuleMessage as M;
    let text = match message {
        M::TwelvePlanks => {
            "Il y a douze planches : quatre à centre rouge, quatre à centre blanc et quatre à centre bleu."
        }
        M::ThreeSquares => "Une planche montre trois cases de trois couleurs différentes.",
        M::SixTokens => "Chaque joueur a six jetons : deux rouges, deux blancs et deux bleus.",
        M::OwnColour => "Un jeton est toujours sur une case de sa couleur.",
        M::Players => "À deux, on joue avec A et B ; à trois, avec A, B et C ; à quatre, avec A, B, C et D.",
        M::FirstLineWins => "Le premier qui aligne trois de ses jetons a gagné, et la partie s’arrête là.",
        M::EitherEnd => "Une planche se pose à l’un des deux bouts de la file, jamais entre deux autres.",
        M::Deal => {
            "On distribue les douze planches, quatre de chaque modèle : à deux joueurs, six chacun ; à trois, quatre ; à quatre, trois."
        }
        M::LastTurn => {
            "Le coup joué laisse son jeton là où on l’a posé, et sa planche au bout où on l’a posée."
        }
        M::Laying => {
            "On pose une planche avec un jeton dessus, et un joueur ne déplace aucun jeton tant qu’il en a en main (ou, selon la règle de 1890, tant que tout n’est pas posé)."
        }
        M::LineEndsTheGame => {
            "Qui aligne trois de ses jetons, des trois couleurs, a gagné aussitôt : aucun coup ne suit."
        }
        M::OwnShare => {
            "On distribue toutes les planches, autant à chaque joueur, et personne ne pose celles d’un autre."
        }
        M::TurnsClockwise => {
            "N’importe quel joueur commence ; puis chacun joue à son tour, dans le sens des aiguilles d’une montre et dans l’ordre des lettres, et qui peut jouer ne passe pas."
        }
        M::TurnsInOrder => "On joue à tour de rôle, dans l’ordre des lettres.",
        M::LegalGame => "Une position est légale si une partie faite de coups légaux y mène.",
        M::Turn => {
            "Celui dont c’est le tour pose un jeton sur une planche en place, ou ajoute une planche à un bout de la file et pose un jeton dessus."
        }
    };
    text.to_owned()
}
