import { useTranslations } from 'use-intl';
import { formatHex } from '@/lib/map/hexName';
import type { MapAsked } from './LiveMap';
import { hexWords } from './words';

/** The chosen space in words, or what to tap. */
export function ReadingLine({ map, chosen, prompt, onPick }: MapAsked) {
  const words = useTranslations('map');
  return (
    <p role="status" className="map-words">
      {chosen === undefined || onPick !== undefined ? (
        <span>{prompt ?? words('tapToKnow')}</span>
      ) : (
        <span className="read-out">
          <b className="tabular">{formatHex(chosen)}</b> {hexWords(words, map, chosen)}
        </span>
      )}
    </p>
  );
}
