export const share = {
  link: "Copy link",
  linkCopied: "The link is copied. It holds the whole text: whoever opens it can go on from there.",
  text: "Copy text",
  textCopied: "The text is copied.",
  byHand: "Copy this:",
  tooLong: "The text is too long for a link, which holds 8 kB. Save it and send the file.",
};
