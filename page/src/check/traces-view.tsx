import type { Trace } from "./traces";

interface Props {
  width: number;
  height: number;
  traces: Trace[];
}

/** Arrows and rings over a board. */
export function Traces({ width, height, traces }: Props) {
  if (traces.length === 0) return null;
  const size = Math.min(width, height) / 28;
  return (
    <svg class="laid-traces" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {traces.map((trace, at) => (
        <g key={at} class={`trace ${trace.look}`}>
          <path class="trace-edge" d={path(trace, size)} stroke-width={size * 0.95} />
          <path class="trace-line" d={path(trace, size)} stroke-width={size * 0.5} />
        </g>
      ))}
    </svg>
  );
}

function path({ from, to }: Trace, size: number): string {
  if (!from) {
    const r = Math.min(...to.half) * 0.92;
    return `M${to.x - r} ${to.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const head = size * 1.7;
  const barb = (side: number) => {
    const [x, y] = [to.x - head * ux - side * head * 0.75 * uy, to.y - head * uy + side * head * 0.75 * ux];
    return `${x} ${y}`;
  };
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${barb(1)}L${to.x} ${to.y}L${barb(-1)}`;
}
