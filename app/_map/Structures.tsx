import { memo } from 'react';
import { centerOf } from '@/lib/map/grid';
import { formatPoint } from '@/lib/map/outline';
import type { Structure } from '@/lib/map/setup';
import { StructureGlyph } from './StructureGlyph';

export const Structures = memo(function Structures(props: { structures: readonly Structure[] }) {
  return props.structures.map(({ kind, color, hex }) => {
    const { x, y } = centerOf(hex);
    const place = `translate(${formatPoint({ x, y: y + 0.4 })}) scale(.94)`;
    return <StructureGlyph key={hex} kind={kind} color={color} transform={place} />;
  });
});
