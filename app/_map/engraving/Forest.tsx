/** Firs: where each stands, and its height. */
const FIRS = [
  [
    [-8.2, -6.4, 0.98],
    [3.2, -9, 0.86],
    [11.4, -0.6, 0.9],
    [-1.6, 2.6, 1.05],
    [-11, 6.6, 0.84],
    [7, 9.2, 0.92],
  ],
  [
    [-3.6, -9.2, 0.9],
    [7.6, -6.2, 1],
    [-11.6, -1, 0.88],
    [1.6, 2.6, 1.05],
    [-6, 9.2, 0.92],
    [11, 7, 0.84],
  ],
] as const;
const GRASS = [
  'M-15.6-.6h3.4M-4.8-12.6h2.6M13.4 6.4h2.4M-3 14.2h3.6M5-.8h2.2',
  'M15.6-.8h-3.4M4.8-12.8h-2.6M-13.4 6.2h-2.4M3 14.2h-3.6M-5-1h-2.2',
] as const;
const FIR = 'M0-6.4 2.5-2.5H1.4L3.5.9H2.1L4.3 4.4H.7V6.6H-.7V4.4H-4.3L-2.1.9H-3.5L-1.4-2.5H-2.5Z';

export function ForestEngraving({ variant }: { variant: 0 | 1 }) {
  return (
    <>
      {FIRS[variant].map(([x, y, height]) => (
        <path
          key={`${x} ${y}`}
          className="solid"
          d={FIR}
          transform={`translate(${x} ${y}) scale(${height})`}
        />
      ))}
      <path className="fine" d={GRASS[variant]} />
    </>
  );
}
