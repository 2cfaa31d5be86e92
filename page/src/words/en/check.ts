export const check = {
  heading: "Check a position",
};
