export const share = {
  link: "Copy link",
  copied: "The link is copied. It holds the whole text: whoever opens it can go on from there.",
  byHand: "Copy this link:",
  tooLong: "The text is too long for a link, which holds 8 kB. Save it and send the file.",
};
