export const share = {
  link: "Copier le lien",
  copied: "Le lien est copié. Il contient tout le texte : qui l’ouvre peut continuer à partir de là.",
  byHand: "Copiez ce lien :",
  tooLong: "Le texte est trop long pour un lien, qui contient 8 ko. Enregistrez-le et envoyez le fichier.",
};
