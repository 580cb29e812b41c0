import { seamsPath } from '@/lib/map/outline';

const SEAMS = seamsPath();

/** Where tiles meet. */
export function Seams() {
  return (
    <>
      <path className="seam case" d={SEAMS} />
      <path className="seam" d={SEAMS} />
    </>
  );
}
