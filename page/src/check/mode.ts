/** What touching the board does: set up, play, or nothing. */
export type Mode = "lay" | "play" | "look";
