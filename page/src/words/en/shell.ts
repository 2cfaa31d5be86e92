export const shell = {
  skip: "Skip to the content",
  tabs: { print: "Print", make: "Make", check: "Check", rules: "Rules", photo: "Photo" },
  tabList: "What to do",
  language: "Language",
  themes: { auto: "Like the system", light: "Light", dark: "Dark" },
  theme: (theme: string) => `Light or dark: ${theme}`,
  starting: "One moment, the games are being unpacked…",
  stopped: {
    time: "That took longer than 20 seconds and was stopped. The page still works; try something smaller.",
    trap: "That was too much for the drawing engine. It was restarted, and the page still works.",
    start: "This browser could not start Tablier. It needs a browser of 2024 or later: Firefox, Chrome, Edge or Safari.",
  },
  dismiss: "Close",
  private: "Nothing leaves this page: no account, no network.",
  version: (version: string) => `Tablier ${version}`,
  licences: "Licences",
  licencesIntro: "Tablier is free software, MIT or Apache-2.0 as you like. This page holds the work of others:",
};
