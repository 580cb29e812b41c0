import { memo } from 'react';
import { seamsPath } from '@/lib/map/outline';

/** Where tiles meet. */
export const Seams = memo(function Seams() {
  const path = seamsPath();
  return (
    <>
      <path className="seam case" d={path} />
      <path className="seam" d={path} />
    </>
  );
});
