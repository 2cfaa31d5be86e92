//! The light of photos, and the colours seen in it.

use crate::text::message::{findings, messages};

findings! {
    /// Findings about light and colours.
    LightFinding {
        ("photo/no-colour" Readable; "The picture or the print has no colour."
            / "L’image ou le tirage est sans couleur.") {
            GreyPrint
                en "the colour patches on the frame are grey, so the balls cannot be told apart"
                fr "les couleurs témoins du cadre sont grises : on ne peut pas distinguer les billes";
        }
        ("photo/too-bright" Readable; "The picture is overexposed."
            / "L’image est surexposée.") {
            OverexposedSquares
                en "the picture is overexposed: the white of the print is burnt out, and what lies on the squares can \
                    hardly be seen"
                fr "la photo est surexposée : le blanc du tirage est brûlé, et l’on distingue trop mal ce qu’il y a sur \
                    les cases";
            OverexposedColours
                en "the picture is overexposed: the white of the print is burnt out, and the other colours are too pale"
                fr "la photo est surexposée : le blanc du tirage est brûlé, et les autres couleurs sont trop pâles";
        }
        ("photo/too-dark" Readable; "The picture is too dark for its colours."
            / "L’image est trop sombre pour ses couleurs.") {
            TooDarkForSquares
                en "the picture is too dark: what lies on the squares can hardly be seen"
                fr "la photo est trop sombre : on distingue trop mal ce qu’il y a sur les cases";
            TooDarkForColours
                en "the picture is too dark to tell its colours"
                fr "la photo est trop sombre pour que l’on reconnaisse ses couleurs";
        }
        ("photo/odd-colours" Readable; "No single light explains the colours of the print."
            / "Aucune lumière à elle seule n’explique les couleurs du tirage.") {
            OddColours
                en "the colour patches on the frame do not look as they would in any one light"
                fr "les couleurs témoins du cadre ne correspondent à aucun éclairage uniforme";
        }
        ("photo/no-tiles" Readable; "The tiles below the balls are not visible."
            / "Les cases mobiles sous les billes ne se voient pas.") {
            NoTiles
                en "no tiles can be seen on the squares"
                fr "on ne voit pas les cases mobiles sur le plateau";
        }
        ("photo/glass" Readable; "Balls of glass show more of the tiles than of their own colours."
            / "Les billes de verre montrent plus des cases que de leurs couleurs.") {
            ClearGlass
                en "the balls are of glass, through which the tiles show more than their own colours"
                fr "les billes sont en verre : on y voit plus les cases au travers que leurs propres couleurs";
        }
    }
}

messages! {
    /// What to do about them.
    LightHint {
        MoreLight
            en "take it again with more light, and hold the camera still"
            fr "reprenez-la avec plus de lumière, sans bouger l’appareil";
        LessLight
            en "take it again with less light: touch the board on the screen of the camera and slide the brightness \
                down, without flash and out of the sun"
            fr "reprenez-la avec moins de lumière : touchez le plateau sur l’écran de l’appareil et baissez la \
                luminosité, sans flash et à l’abri du soleil";
        TakeItInColour
            en "take the picture in colour, of a tray printed in colour; without colours only printed discs can be \
                told, by their signs, from nearer and from straight above"
            fr "prenez la photo en couleurs, d’un plateau imprimé en couleurs ; sans couleurs, seuls les disques \
                imprimés se reconnaissent, à leurs signes, de plus près et juste d’en haut";
        UseOneLight
            en "take the picture again in daylight or under a white lamp, without a filter and with nothing on the frame"
            fr "reprenez la photo à la lumière du jour ou sous une lampe blanche, sans filtre et sans rien sur le \
                cadre";
        UseDiscs
            en "play with the printed discs, or with painted or wooden balls"
            fr "jouez avec les disques imprimés, ou avec des billes peintes ou en bois";
        LayTiles
            en "lay a tile on every square, below the balls, and take the picture again in even light"
            fr "posez toutes les cases mobiles sur le plateau, sous les billes, et reprenez la photo sous une \
                lumière égale";
    }
}
