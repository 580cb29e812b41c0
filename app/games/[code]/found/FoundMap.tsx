'use client';

import { useTranslations } from 'use-intl';
import { MapPanel } from '@/app/_map/MapPanel';
import { hexWords } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import { calledHex } from '@/app/_table/tableFacts';
import { useBoardOnMap } from '@/app/_table/useBoard';
import { useGameMap } from '@/app/_table/useGameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';

interface FoundMapProps {
  readonly space: Hex | undefined;
  readonly onChoose: (space: Hex | undefined) => void;
}

/** The map on which to tap the space; tapping it again clears it. */
export function FoundMap({ space, onChoose }: FoundMapProps) {
  const called = useTable(state => calledHex(state.view));
  const pieces = useBoardOnMap();
  const map = useGameMap();
  return (
    <MapPanel
      map={map}
      pieces={pieces}
      called={called}
      chosen={space}
      onChoose={hex => onChoose(hex === space ? undefined : hex)}
      isBare
    />
  );
}

interface SpacePlateProps {
  readonly space: Hex | undefined;
}

/** The chosen space and its ground. Its height is constant, so that a tap shifts no layout. */
export function SpacePlate({ space }: SpacePlateProps) {
  const words = useTranslations('votes');
  const mapWords = useTranslations('map');
  const map = useGameMap();
  return (
    <div role="status" className="space-plate">
      <span aria-hidden={space === undefined} className="plate font-display font-semibold">
        {space === undefined ? '?' : formatHex(space)}
      </span>
      <div className="min-w-0">
        <h2 className="font-display text-head leading-tight font-semibold">
          {words(space === undefined ? 'onWhichSpace' : 'onThisSpace')}
        </h2>
        <p className="text-note leading-tight text-soft first-letter:uppercase">
          {space === undefined
            ? words('tapSpace')
            : words('otherSpace', { ground: hexWords(mapWords, map, space) })}
        </p>
      </div>
    </div>
  );
}
