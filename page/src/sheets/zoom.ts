/** CSS pixels in a millimetre at 100 %. */
export const PIXELS_PER_MM = 96 / 25.4;

export type Zoom = "fit" | number;

const STEP = 1.25;
const SMALLEST = 0.1;
const LARGEST = 8;
const EDGE = 16;

export interface Room {
  width: number;
  height: number;
}

/** Screen pixels per real pixel: the whole sheet with some margin, or the chosen zoom. */
export function scale(zoom: Zoom, sheet: Room, room: Room): number {
  if (zoom !== "fit") return zoom;
  const across = (room.width - 2 * EDGE) / (sheet.width * PIXELS_PER_MM);
  const down = (room.height - 2 * EDGE) / (sheet.height * PIXELS_PER_MM);
  return Math.max(0.02, Math.min(across, down));
}

export function larger(now: number): number {
  return Math.min(LARGEST, now * STEP);
}

export function smaller(now: number): number {
  return Math.max(SMALLEST, now / STEP);
}
