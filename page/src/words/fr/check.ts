export const check = {
  heading: "Vérifier une position",
};
