export const share = {
  link: "Copier le lien",
  linkCopied: "Le lien est copié. Il contient tout le texte : qui l’ouvre peut continuer à partir de là.",
  text: "Copier le texte",
  textCopied: "Le texte est copié.",
  byHand: "Copiez ceci :",
  tooLong: "Le texte est trop long pour un lien, qui contient 8 ko. Enregistrez-le et envoyez le fichier.",
};
