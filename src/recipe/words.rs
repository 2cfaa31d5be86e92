//! What is said of recipes.

use crate::text::message::{findings, messages};

findings! {
    /// Why a print cannot be made again.
    RecipeFinding {
        ("print/no-recipe"; "A sheet is to be printed again that carries no recipe."
            / "Une feuille doit être refaite, mais elle ne contient pas de recette.") {
            NoRecipe { name: String = "quits.pdf" }
                en "{name} carries no recipe"
                fr "{name} ne contient pas de recette";
        }
        ("print/recipe"; "The recipe of a sheet is damaged, or asks for what this version does not know."
            / "La recette d’une feuille est abîmée, ou demande ce que cette version ne connaît pas.") {
            Damaged { name: String = "quits.pdf" }
                en "the recipe in {name} is damaged"
                fr "la recette contenue dans {name} est abîmée";
            OtherVersion { name: String = "quits.pdf", version: String = "9.0.0", this: String = "0.1.0" }
                en "the recipe in {name} is one of Tablier {version}, and this is {this}"
                fr "la recette contenue dans {name} vient de Tablier {version}, et voici la version {this}";
        }
    }
}

messages! {
    /// What to do about it.
    RecipeHint {
        NameTheSpec
            en "name the game or its spec"
            fr "nommez le jeu ou son fichier";
        UseThatVersion
            en "print it with that version, or name the game or its spec"
            fr "imprimez-la avec cette version, ou nommez le jeu ou son fichier";
    }
}

messages! {
    /// Why files that are made again may differ, or cannot be made again.
    RecipeNote {
        OtherVersion { version: String = "0.0.9", this: String = "0.1.0" }
            en "made by Tablier {version}, and this is {this}: the sheets may differ"
            fr "fait par Tablier {version}, et voici la version {this} : les feuilles peuvent différer";
        GameHasChanged
            en "the game has changed since that print: the sheets may differ"
            fr "le jeu a changé depuis ce tirage : les feuilles peuvent différer";
        TooLarge
            en "its files are too large to be kept in the sheets: these carry no recipe"
            fr "ses fichiers sont trop gros pour tenir dans les feuilles : celles-ci ne contiennent pas de recette";
    }
}
