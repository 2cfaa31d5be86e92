export const shell = {
  skip: "Aller au contenu",
  tabs: { print: "Imprimer", make: "Créer", check: "Vérifier", rules: "Règles", photo: "Photo" },
  tabList: "Que faire",
  language: "Langue",
  themes: { auto: "Comme le système", light: "Clair", dark: "Sombre" },
  theme: (theme: string) => `Clair ou sombre : ${theme}`,
  starting: "Un instant, on déballe les jeux…",
  stopped: {
    time: "Le calcul a dépassé 20 secondes et a été arrêté. La page reste utilisable ; essayez quelque chose de plus petit.",
    trap: "C’était trop pour le moteur de dessin. Il a été relancé et la page reste utilisable.",
    start: "Ce navigateur n’a pas pu lancer Tablier. Il en faut un de 2024 ou plus récent : Firefox, Chrome, Edge ou Safari.",
  },
  dismiss: "Fermer",
  private: "Rien ne quitte cette page : ni compte, ni réseau.",
  version: (version: string) => `Tablier ${version}`,
  licences: "Licences",
  licencesIntro: "Tablier est un logiciel libre, sous licence MIT ou Apache-2.0 au choix. Cette page contient le travail d’autres personnes :",
};
