import { Paw } from './Paw';

/** Left and right by turns, each fainter than the one before. */
const STEPS = [
  { x: 9, y: 36, opacity: 0.85 },
  { x: 21, y: 40, opacity: 0.75 },
  { x: 33, y: 25, opacity: 0.62 },
  { x: 46, y: 30, opacity: 0.5 },
  { x: 58, y: 15, opacity: 0.36 },
  { x: 70, y: 19, opacity: 0.24 },
  { x: 83, y: 6, opacity: 0.13 },
] as const;

/** A bear's track that goes off and cannot be seen any more. */
export function EndingTracks() {
  return (
    <svg
      viewBox="0 0 92 48"
      aria-hidden="true"
      className="mx-auto max-h-[24dvh] w-full max-w-90 fill-ink"
    >
      {STEPS.map(({ x, y, opacity }) => (
        <g key={x} opacity={opacity} transform={`translate(${x} ${y}) rotate(62) scale(1.3)`}>
          <Paw />
        </g>
      ))}
    </svg>
  );
}
