import { memo, useMemo } from 'react';
import { hexesPath } from '@/lib/map/outline';
import type { Piece } from './Pieces';

/** Spaces with a cube sink under half a veil: what still counts stands out. */
export const ClosedSpaces = memo(function ClosedSpaces({ pieces }: { pieces: readonly Piece[] }) {
  const path = useMemo(() => {
    const cubes = pieces.filter(({ kind }) => kind === 'cube');
    return hexesPath(new Set(cubes.map(({ hex }) => hex)));
  }, [pieces]);
  return <path className="veil closed" d={path} />;
});
