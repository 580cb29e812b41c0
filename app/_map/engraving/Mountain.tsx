/** Peaks: where each rises, and its height. The light always comes from the left. */
const PEAKS = [
  [
    [-4, -5.6, 1.08],
    [6, 2, 1.05],
    [-5.4, 10, 0.84],
  ],
  [
    [4, -6, 1.08],
    [-6.2, 1.6, 1.05],
    [5.2, 9.8, 0.84],
  ],
] as const;
const FAR_PEAKS = [
  'M7.6-8.4 10-12.2 12.4-8.4M4.6 12.8 7 9.4 9.4 12.8M-15.6 2.6-13.6-.4-11.6 2.6',
  'M-7.6-8.6-10-12.2-12.4-8.6M-4.6 13-7 9.6-9.4 13M15.6 2.4 13.6-.6 11.6 2.4',
] as const;

export function MountainEngraving({ variant }: { variant: 0 | 1 }) {
  return (
    <>
      {PEAKS[variant].map(([x, y, height]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${height})`}>
          <path className="solid" opacity=".55" d="M0-6 1.6-1.2.4 1.4 2.2 5H8Z" />
          <path d="M-7.5 5 0-6 8 5" />
          <path className="fine" d="M-5.2 4.6-3.4 2M-3 4.8-1.8 2.6M-.6 4.8 0 3.4" />
        </g>
      ))}
      <path className="fine" d={FAR_PEAKS[variant]} />
    </>
  );
}
