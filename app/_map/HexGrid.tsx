'use client';

import { type KeyboardEvent, type MouseEvent, memo, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameMap } from '@/lib/map/gameMap';
import { hexAt, hexUnder } from '@/lib/map/grid';
import { columnOf, rowOf } from '@/lib/map/hexName';
import { COLUMNS, type Hex, HexSet, ROWS } from '@/lib/map/hexSet';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from './Frame';
import type { MapLights } from './Light';
import type { DrawnPiece } from './Pieces';
import { joinParts, lightWords, pieceWords, spaceWords } from './words';

const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row);
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column);

interface HexGridProps extends MapLights {
  readonly map: GameMap;
  /** The spaces that are shown; all by default. */
  readonly hexes?: HexSet | undefined;
  readonly pieces?: readonly DrawnPiece[] | undefined;
  /** Further text to announce for spaces. */
  readonly descriptions?: ReadonlyMap<Hex, string> | undefined;
  readonly chosen: Hex | undefined;
  readonly onChoose: (hex: Hex) => void;
  /** Called with the space that is tapped, and with the focused one on Enter or Space. */
  readonly onPick?: ((hex: Hex) => void) | undefined;
}

/**
 * Overlays a map drawing with its spaces for screen readers. Arrow keys follow the hexes, with a roving tab stop. A
 * tap selects the space under it.
 */
export function HexGrid(props: HexGridProps) {
  const { map, chosen, onChoose, onPick, pieces, descriptions } = props;
  const { hexes = HexSet.all, lit, litBy, habitat, called, missed, near } = props;
  const words = useTranslations('map');
  const recordMessages = useTranslations('record');
  const grounds = useMemo(() => spaceWords(words, map), [words, map]);
  const spaces = useMemo(() => {
    if (pieces === undefined && descriptions === undefined) return grounds;
    const pieceTexts = pieces && pieceWords(recordMessages, words, pieces);
    return grounds.map((ground, hex) =>
      joinParts(words, [ground, pieceTexts?.get(hex), descriptions?.get(hex)]),
    );
  }, [recordMessages, words, grounds, pieces, descriptions]);
  const names = useMemo(
    () => lightWords(words, spaces, { lit, litBy, habitat, called, missed, near }),
    [words, spaces, lit, litBy, habitat, called, missed, near],
  );
  // The tab stop stays when its space is deselected, for example after a piece was entered there.
  const [stop, setStop] = useState(chosen ?? middleOf(hexes));
  if (chosen !== undefined && chosen !== stop) setStop(chosen);

  function chooseTapped(event: MouseEvent<HTMLElement>) {
    // Screen readers click the element that they announce, often without coordinates.
    const hex = event.detail === 0 ? hexOfCell(event.target) : hexAtPointer(event);
    if (hex === undefined || !hexes.has(hex)) return;
    onChoose(hex);
    onPick?.(hex);
  }

  function followKey(event: KeyboardEvent<HTMLElement>) {
    const from = hexOfCell(event.target) ?? stop;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (from !== chosen) onChoose(from);
      onPick?.(from);
      return;
    }
    const next = nextHex(from, event.key, event.ctrlKey);
    if (next === undefined || !hexes.has(next)) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-hex="${next}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML table can neither overlay a drawing nor shift its columns by half a space.
    <div
      role="grid"
      tabIndex={-1}
      aria-label={words('chooseSpace')}
      onClick={chooseTapped}
      onKeyDown={followKey}
      className="spaces"
    >
      {ROW_NUMBERS.map(row => {
        const shown = COLUMN_NUMBERS.flatMap(column => hexAt(row, column) ?? []).filter(hex =>
          hexes.has(hex),
        );
        return (
          shown.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a row of that grid; its spaces take the focus.
            <div role="row" key={row}>
              {shown.map(hex => (
                <Space
                  key={hex}
                  hex={hex}
                  name={names[hex] ?? ''}
                  isStop={hex === stop}
                  isChosen={hex === chosen}
                />
              ))}
            </div>
          )
        );
      })}
    </div>
  );
}

interface SpaceProps {
  readonly hex: Hex;
  readonly name: string;
  readonly isStop: boolean;
  readonly isChosen: boolean;
}

const Space = memo(function Space({ hex, name, isStop, isChosen }: SpaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a space of that grid.
    <div
      role="gridcell"
      data-hex={hex}
      aria-label={name}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
    />
  );
});

/** The space halfway through the list: the initial tab stop. */
const middleOf = (hexes: HexSet): Hex => {
  const all = [...hexes];
  return all[Math.floor(all.length / 2)] ?? 0;
};

/** The space of a grid cell. */
function hexOfCell(target: EventTarget): Hex | undefined {
  const hex = target instanceof HTMLElement ? target.dataset.hex : undefined;
  return hex === undefined ? undefined : Number(hex);
}

function hexAtPointer({
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<HTMLElement>): Hex | undefined {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return hexUnder({
    x: ((clientX - left) / width) * FRAMED_WIDTH - FRAME,
    y: ((clientY - top) / height) * FRAMED_HEIGHT - FRAME,
  });
}

type Place = readonly [row: number, column: number];

/** Up and down stay in the column; left and right go to the neighbour in the same row. */
const KEYS: Readonly<Record<string, (row: number, column: number, isFar: boolean) => Place>> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row, _, isFar) => [isFar ? 0 : row, 0],
  End: (row, _, isFar) => [isFar ? ROWS - 1 : row, COLUMNS - 1],
  PageUp: (_, column) => [0, column],
  PageDown: (_, column) => [ROWS - 1, column],
};

/** The space that a key leads to; `undefined` off the map and for other keys. `isFar` is whether Ctrl is held. */
export function nextHex(from: Hex, key: string, isFar: boolean): Hex | undefined {
  const step = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  return step && hexAt(...step(rowOf(from), columnOf(from), isFar));
}
