import { useTranslations } from 'use-intl';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { hexWords } from './words';

interface ReadingLineProps {
  readonly map: GameMap;
  readonly chosen: Hex | undefined;
  /** Said until a space is chosen, in place of the usual words. */
  readonly prompt: string | undefined;
}

/** The chosen space in words. */
export function ReadingLine({ map, chosen, prompt }: ReadingLineProps) {
  const words = useTranslations('map');
  return (
    <p role="status" className="map-words">
      {chosen === undefined ? (
        (prompt ?? words('tapToKnow'))
      ) : (
        <span>
          <b className="tabular">{formatHex(chosen)}</b> {hexWords(words, map, chosen)}
        </span>
      )}
    </p>
  );
}
