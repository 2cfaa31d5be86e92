//! The rules of the game that findings rest on.

use crate::text::message::messages;

messages! {
    /// The rules of the game that findings rest on.
    QuitsRule {
        Balls
            en "Everybody has five balls in the classic game, three in the others."
            fr "Chacun a cinq billes dans la variante classique, trois dans les autres.";
        Players
            en "Light and dark play; red and blue only join them in the game for four."
            fr "Clair et Foncé jouent ; Rouge et Bleu ne les rejoignent que dans la variante à quatre.";
        Exit
            en "A ball leaves the tray the moment it stands on the exit of its player."
            fr "Une bille quitte le plateau dès qu’elle se trouve sur la sortie de son joueur.";
        End
            en "The game ends at once when a player has the winning number of balls out: three in the classic \
                game, one in the others."
            fr "La partie s’arrête aussitôt qu’un joueur a sorti assez de billes pour gagner : trois dans la \
                variante classique, une dans les autres.";
        Step
            en "A ball goes to an empty tile, one step in a direction that its player may take; it leaves the tray \
                on its exit."
            fr "Une bille va sur une case vide, d’un pas dans un des sens permis à son joueur ; elle quitte \
                le plateau sur sa sortie.";
        Slide
            en "A line slides towards an end that is empty; the tile taken out there is put back, empty, at the \
                other end. At least one of the player's balls must be in the line."
            fr "Une rangée coulisse vers une extrémité vide ; la case qu’on y retire est replacée, vide, à \
                l’autre bout. Il faut au moins une bille du joueur dans la rangée.";
        Pass
            en "Only a player with no other legal turn passes."
            fr "On ne passe que si l’on n’a aucun autre coup légal.";
        Start
            en "Light begins, and the balls stand round the home corners."
            fr "Clair commence, et les billes sont disposées autour des bases.";
        Game
            en "A game begins with the balls round the home corners, and every turn is legal."
            fr "Une partie commence avec les billes autour des bases, et chaque coup est légal.";
    }
}
