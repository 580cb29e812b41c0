interface StrikeLineProps {
  /** A person's stroke is thick and rises; the board's is thin and falls. */
  readonly isByHand: boolean;
}

/** A pencil's stroke across what is out. */
export const StrikeLine = ({ isByHand }: StrikeLineProps) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    className={isByHand ? 'stroke by-hand' : 'stroke'}
  >
    <path d={isByHand ? 'M5 88 95 12' : 'M5 14 95 86'} />
  </svg>
);
