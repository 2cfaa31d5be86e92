const DARK = "M0 0h6v6h-6z";
const LIGHT = "M1 1h1v1h-1zM3 1h2v1h-2zM1 2h3v1h-3zM4 3h1v1h-1zM2 3h1v1h-1zM1 4h2v1h-2z";

/** A picture of a marker. */
export function Marker() {
  return (
    <svg class="marker" viewBox="-1 -1 8 8" aria-hidden="true">
      <path d="M-1 -1h8v8h-8z" fill="#fff" />
      <path d={DARK} fill="#000" />
      <path d={LIGHT} fill="#fff" />
    </svg>
  );
}
