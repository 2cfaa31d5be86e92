export const photo = {
  heading: "Take a photo",
};
