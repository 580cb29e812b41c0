import { memo } from 'react';
import { centerOf } from '@/lib/map/grid';
import type { Structure } from '@/lib/map/setup';
import { StructureGlyph } from './StructureGlyph';

export const Structures = memo(function Structures(props: { structures: readonly Structure[] }) {
  return props.structures.map(({ kind, color, hex }) => {
    const { x, y } = centerOf(hex);
    return (
      <g key={hex} transform={`translate(${x} ${y + 0.4}) scale(.94)`}>
        <StructureGlyph kind={kind} color={color} />
      </g>
    );
  });
});
