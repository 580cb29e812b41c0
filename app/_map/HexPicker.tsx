'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent, MouseEvent } from 'react';
import { columnOf, hexAt, MAP_HEIGHT, MAP_WIDTH, rowOf } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { hexUnder } from '@/lib/map/pointing';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const MIDDLE = hexUnder({ x: MAP_WIDTH / 2, y: MAP_HEIGHT / 2 }) ?? 0;

interface HexPickerProps {
  readonly chosen: Hex | undefined;
  readonly onChoose: (hex: Hex) => void;
  /** Called for the space that is tapped, and for the chosen one when Enter is pressed. */
  readonly onPick?: ((hex: Hex) => void) | undefined;
}

/**
 * Lies over a map drawing and chooses the space that is tapped, or the next one in an arrow
 * key's direction. One control for 108 spaces: a hundred tab stops would help nobody.
 */
export function HexPicker({ chosen, onChoose, onPick }: HexPickerProps) {
  const words = useTranslations('map');

  function chooseTapped(event: MouseEvent<HTMLButtonElement>) {
    // A key's click is counted as none, and happens nowhere.
    if (event.detail === 0) {
      if (chosen !== undefined) onPick?.(chosen);
      return;
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const hex = hexUnder({
      x: ((event.clientX - left) / width) * FRAMED_WIDTH - FRAME,
      y: ((event.clientY - top) / height) * FRAMED_HEIGHT - FRAME,
    });
    if (hex === undefined) return;
    onChoose(hex);
    onPick?.(hex);
  }

  function chooseNext(event: KeyboardEvent) {
    const [rows, columns] = ARROWS[event.key] ?? [];
    if (rows === undefined || columns === undefined) return;
    event.preventDefault();
    const next =
      chosen === undefined ? MIDDLE : hexAt(rowOf(chosen) + rows, columnOf(chosen) + columns);
    if (next !== undefined) onChoose(next);
  }

  return (
    <button
      type="button"
      aria-label={words('chooseSpace')}
      onClick={chooseTapped}
      onKeyDown={chooseNext}
      className="absolute inset-0 cursor-crosshair -outline-offset-4"
    />
  );
}
