import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import type { Answered } from '@/app/_state/useAnswer';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { readStoredMap } from '@/lib/map/mapCode';
import { mapDigits } from '@/lib/map/mapDigits';

interface RaceMapProps {
  /** The map's code. */
  readonly answer: Answered<string>;
}

/** What both tables compare before they deal: the map, and its four digits to read out. */
export function RaceMap({ answer }: RaceMapProps) {
  const words = useTranslations('race');
  const mapMessages = useTranslations('map');
  const map = answer.is === 'there' ? readStoredMap(answer.value) : undefined;
  return (
    <>
      <div className="chart" data-empty={map ? undefined : ''}>
        {map && <MapDrawing map={map} label={mapWords(mapMessages, map)} />}
        {answer.is === 'asked' && <p className="text-soft">{words('looking')}</p>}
        {answer.is === 'unasked' && <p className="text-soft">{words('fair')}</p>}
        {answer.is === 'refused' && <TroubleNote trouble={answer.trouble} />}
      </div>
      <div role="status" className="read-out">
        {map && (
          <>
            <p>
              <span className="block text-soft">{words('map')}</span>
              <b className="font-display tabular">{mapDigits(map)}</b>
            </p>
            <p>{words('readOut')}</p>
          </>
        )}
      </div>
    </>
  );
}
