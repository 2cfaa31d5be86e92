//! The rules of the game that findings rest on.

use crate::text::message::messages;

messages! {
    /// The rules of the game that findings rest on.
    LightningRule {
        Box
            en "There are never more pieces of a model than in the box; placed pieces and the reserve come \
                  from it."
            fr "Il n’y a jamais plus de pièces d’un modèle que dans la boîte ; les pièces posées et celles \
                  de la réserve en viennent.";
        Squares
            en "Pieces lie on the squares of the camps."
            fr "Les pièces se posent sur les cases des camps.";
        Last
            en "A placed piece never moves, and a piece laid in the reserve stays there until it is placed."
            fr "Une pièce posée ne bouge plus, et une pièce déposée dans la réserve y reste jusqu’à ce \
                  qu’on la pose.";
        Reserve
            en "A drawn piece is placed or laid in the reserve; a piece from the reserve must be placed."
            fr "Une pièce piochée est posée ou déposée dans la réserve ; une pièce prise dans la réserve \
                  doit être posée.";
        Pass
            en "Only a player who can neither draw nor place passes."
            fr "Seul passe un joueur qui ne peut ni piocher ni poser.";
        Placing
            en "A piece goes on an empty start square of the player's own, or where it prolongs pieces in \
                  place."
            fr "On pose une pièce sur une case vide de son propre départ, ou là où elle prolonge des pièces \
                  posées.";
        First
            en "The first piece of the game is placed, on a start square of the player who begins."
            fr "La première pièce de la partie est posée, sur une case de départ du joueur qui commence.";
        Turns
            en "Players take turns: each turn places one piece, or lays a drawn one in the reserve."
            fr "On joue à tour de rôle : à chaque coup, on pose une pièce, ou l’on dépose dans la réserve \
                  celle que l’on a piochée.";
        End
            en "The first chain from a start square to an arrival square of a player's own camp ends the \
                  game at once."
            fr "La première chaîne qui relie, dans le camp d’un joueur, une case de départ à une case \
                  d’arrivée met aussitôt fin à la partie.";
    }
}
