import { useTranslations } from 'use-intl';
import { formatHex } from '@/lib/map/hexName';
import type { MapAsked } from './LiveMap';
import { pieceWords } from './pieceWords';
import { hexWords } from './words';

/** The chosen space in words, or what to tap. */
export function ReadingLine({ map, chosen, prompt, pieces, onPick }: MapAsked) {
  const words = useTranslations('map');
  const recorded = useTranslations('record');
  const stands = pieces && chosen !== undefined && pieceWords(recorded, words, pieces).get(chosen);
  return (
    <p role="status" className="map-words">
      {chosen === undefined || onPick !== undefined ? (
        <span>{prompt ?? words('tapToKnow')}</span>
      ) : (
        <span className="read-out">
          <b className="tabular">{formatHex(chosen)}</b> {hexWords(words, map, chosen)}
          {stands && <span> · {stands}</span>}
        </span>
      )}
    </p>
  );
}
