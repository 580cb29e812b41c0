/** Dunes: where each lies, and half its width. */
const DUNES = [
  [
    [-2.4, -7.6, 9],
    [3.4, 5.2, 9.6],
  ],
  [
    [2.6, -7.8, 9],
    [-3.4, 5, 9.6],
  ],
] as const;
/** Grains of sand, each a line too short to be seen but for its round end. */
const GRAINS = [
  'M-9.6-1h.01M-4.6.4h.01M.6-1.4h.01M8.4-3.6h.01M12.2-1.4h.01M9.4-10.4h.01M-9 4.6h.01M-11 8h.01M-4.6 11.6h.01M.8 12.6h.01M6 11.4h.01',
  'M9.6-.8h.01M4.6.6h.01M-.6-1.2h.01M-8.4-3.8h.01M-12.2-1.6h.01M-8.6-10.6h.01M9 4.8h.01M11 8.2h.01M4.6 11.8h.01M-.8 12.6h.01M-6 11.2h.01',
] as const;

const crest = (w: number): string =>
  `M${-w} 2.6C${-0.55 * w}-3 ${-0.1 * w}-3.4 ${0.15 * w}-1.6 ${0.35 * w} 0 ${0.7 * w} 1.4 ${w} 1.6`;
const slope = (w: number): string =>
  `M${0.15 * w}-1.6C${0.02 * w} .2 ${-0.1 * w} 1.6 ${-0.35 * w} 2.6`;

export function DesertEngraving({ variant }: { variant: 0 | 1 }) {
  return (
    <>
      {DUNES[variant].map(([x, y, width]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={crest(width)} />
          <path className="fine" d={slope(width)} />
        </g>
      ))}
      <path className="grain" d={GRAINS[variant]} />
    </>
  );
}
