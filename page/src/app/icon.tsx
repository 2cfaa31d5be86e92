const PATHS = {
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 016 6v3",
  redo: "M15 5l5 5-5 5M20 10H10a6 6 0 00-6 6v3",
  link: "M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  printer: "M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  open: "M12 16V5M7 9l5-5 5 5M5 20h14",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5",
  moon: "M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z",
  auto: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 3v18M12 7h4M12 11h6M12 15h5",
  pen: "M4 20l1-5L16 4l4 4L9 19z M14 6l4 4",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon; its text is beside it or in the label of the button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
