import { useTranslations } from 'next-intl';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { hexWords } from './words';

/** The chosen space in words. Two lines high whatever it says, so that nothing moves. */
export function ReadingLine({ map, chosen }: { map: GameMap; chosen: Hex | undefined }) {
  const words = useTranslations('map');
  return (
    <p role="status" className="flex min-h-12 grow basis-32 items-center leading-snug">
      {chosen === undefined ? (
        words('tapToKnow')
      ) : (
        <span>
          <b className="tabular mr-2 text-head font-extrabold">{formatHex(chosen)}</b>
          {hexWords(words, map, chosen)}
        </span>
      )}
    </p>
  );
}
