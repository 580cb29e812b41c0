/** Wavelets: where each row starts, and how many crests it has. */
const ROWS = [
  [
    [-10.2, -9.2, 3],
    [-14, -1.6, 2],
    [3.4, -1.6, 1],
    [-6.8, 6, 3],
  ],
  [
    [-6.8, -9.2, 2],
    [-10.2, -1.6, 3],
    [-13.4, 6, 1],
    [-2.4, 6, 2],
  ],
] as const;

const crests = (x: number, y: number, count: number): string =>
  `M${x} ${y}${'q1.7-2.9 3.4 0t3.4 0'.repeat(count)}`;

export function WaterEngraving({ variant }: { variant: 0 | 1 }) {
  return (
    <>
      <path d={ROWS[variant].map(([x, y, count]) => crests(x, y, count)).join('')} />
      <path className="fine" d={crests(-6, 13, 2)} />
    </>
  );
}
