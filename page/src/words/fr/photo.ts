export const photo = {
  heading: "Prendre une photo",
};
