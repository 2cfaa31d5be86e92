//! The rules of the game that findings rest on.

use crate::text::message::messages;

messages! {
    /// A rule of the game.
    PlankRule {
        TwelvePlanks
            en "There are twelve planks: four with red in the middle, four with white and four with blue."
            fr "Il y a douze planches : quatre à centre rouge, quatre à centre blanc et quatre à centre bleu.";
        ThreeSquares
            en "A plank shows three squares of three different colours."
            fr "Une planche montre trois cases de trois couleurs différentes.";
        SixTokens
            en "Each player has six tokens: two red, two white and two blue."
            fr "Chaque joueur a six jetons : deux rouges, deux blancs et deux bleus.";
        OwnColour
            en "A token always lies on a square of its own colour."
            fr "Un jeton est toujours sur une case de sa couleur.";
        Players
            en "Two play with A and B, three with A, B and C, four with A, B, C and D."
            fr "À deux, on joue avec A et B ; à trois, avec A, B et C ; à quatre, avec A, B, C et D.";
        FirstLineWins
            en "The first player to line up three of their own tokens has won, and nobody plays on."
            fr "Le premier qui aligne trois de ses jetons a gagné, et la partie s’arrête là.";
        EitherEnd
            en "A plank is laid at either end of the row, never between two others."
            fr "Une planche se pose à l’un des deux bouts de la file, jamais entre deux autres.";
        Deal
            en "All twelve planks are dealt, four of each model: six each to two players, four to three, three to four."
            fr "On distribue les douze planches, quatre de chaque modèle : à deux joueurs, six chacun ; à trois, \
                quatre ; à quatre, trois.";
        /// The effect of a turn.
        LastTurn
            en "A turn leaves its token where it was put, and its plank at the end where it was laid."
            fr "Le coup joué laisse son jeton là où on l’a posé, et sa planche au bout où on l’a posée.";
        /// A plank is laid with a token, and tokens stay for a while.
        Laying
            en "A plank is laid with a token on it, and no token moves before its owner's hand is empty (or, by the \
                rule of 1890, before everything is out)."
            fr "On pose une planche avec un jeton dessus, et un joueur ne déplace aucun jeton tant qu’il en a en \
                main (ou, selon la règle de 1890, tant que tout n’est pas posé).";
        LineEndsTheGame
            en "Whoever has three tokens of the three colours in a line has won at once: no turn comes after."
            fr "Qui aligne trois de ses jetons, des trois couleurs, a gagné aussitôt : aucun coup ne suit.";
        OwnShare
            en "All planks are dealt, the same number to each player, and nobody lays another's."
            fr "On distribue toutes les planches, autant à chaque joueur, et personne ne pose celles d’un autre.";
        TurnsClockwise
            en "One player opens, any of them; then all take turns clockwise, in the order of their letters, and \
                nobody who can play may pass."
            fr "N’importe quel joueur commence ; puis chacun joue à son tour, dans le sens des aiguilles d’une \
                montre et dans l’ordre des lettres, et qui peut jouer ne passe pas.";
        TurnsInOrder
            en "Players take turns in the order of their letters."
            fr "On joue à tour de rôle, dans l’ordre des lettres.";
        LegalGame
            en "A position is legal if a game of legal turns leads to it."
            fr "Une position est légale si une partie faite de coups légaux y mène.";
        /// The definition of a turn.
        Turn
            en "The player to move puts a token on a plank in place, or lays a plank at an end of the row and puts a token on it."
            fr "Celui dont c’est le tour pose un jeton sur une planche en place, ou ajoute une planche à un bout de \
                la file et pose un jeton dessus.";
    }
}
