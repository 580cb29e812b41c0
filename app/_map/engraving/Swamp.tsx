/** Tufts of reed: where each stands. */
const TUFTS = [
  [
    [-6.4, -6.8],
    [7.8, -1.6],
    [-3.4, 8.4],
  ],
  [
    [6, -7.4],
    [-8, -1.4],
    [4.2, 8.4],
  ],
] as const;
const RIPPLES = [
  'M-15.5 1.4H-9M3-10.2H9M5.6 8.8H12M-1.4 .2H1.2M-12 12H-8.6',
  'M15.5 1.2H9M-3-10.4H-9M-5.6 8.6H-12M1.4 0H-1.2M12 12H8.6',
] as const;

export function SwampEngraving({ variant }: { variant: 0 | 1 }) {
  return (
    <>
      {TUFTS[variant].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 4V-5M-1.6 4Q-2.4-.5-4.6-3M1.6 4Q2.4-.5 4.6-3" />
          <path className="stout" d="M0-6.2V-3.2" />
          <path className="fine" d="M-.8 4Q-1.2 0-2.4-4.5M.8 4Q1.4 0 2.2-2" />
          <path d="M-5.5 4.6H5.5" />
        </g>
      ))}
      <path className="fine" d={RIPPLES[variant]} />
    </>
  );
}
