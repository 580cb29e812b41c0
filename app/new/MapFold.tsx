import { useTranslations } from 'use-intl';
import { LaterMapDrawing } from '@/app/_map/LaterMapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Fold } from '@/app/_ui/Fold';
import { ListRow } from '@/app/_ui/ListRow';
import { ADDRESSES } from '@/app/addresses';
import { parseMapCode } from '@/lib/map/mapCode';

interface MapFoldProps {
  readonly mapCode: string | null;
  readonly onForget: () => void;
}

/** Which map to deal on: a new one unless somebody says otherwise. */
export function MapFold({ mapCode, onForget }: MapFoldProps) {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  const map = mapCode === null ? undefined : parseMapCode(mapCode);
  return (
    <Fold title={words('map')} note={map?.ok ? mapCode : words('mapNew')}>
      {map?.ok ? (
        <>
          <LaterMapDrawing map={map.value} label={mapWords(mapMessages, map.value)} />
          <Button onClick={onForget}>{words('mapForget')}</Button>
        </>
      ) : (
        <p className="text-soft">{words('mapDrawn')}</p>
      )}
      <ul className="-mt-2">
        <ListRow href={ADDRESSES.ownMap} title={words('ownMap')} note={words('ownMapNote')} />
        <ListRow
          href={ADDRESSES.mapByCode}
          isLast
          title={words('byCode')}
          note={words('byCodeNote')}
        />
      </ul>
    </Fold>
  );
}
