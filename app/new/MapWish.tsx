import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { ListRow } from '@/app/_ui/ListRow';
import { ADDRESSES } from '@/app/addresses';
import type { GameMap } from '@/lib/map/gameMap';

interface MapWishProps {
  /** The one that was chosen; otherwise a new one. */
  readonly map: GameMap | undefined;
  readonly onForget: () => void;
}

/** Which map to deal on: a new one unless somebody says otherwise. */
export function MapWish({ map, onForget }: MapWishProps) {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  return (
    <div className="grid gap-3">
      {map ? (
        <>
          <MapDrawing map={map} label={mapWords(mapMessages, map)} />
          <Button onClick={onForget}>{words('mapForget')}</Button>
        </>
      ) : (
        <p className="text-soft">{words('mapDrawn')}</p>
      )}
      <ul className="-my-2">
        <ListRow href={ADDRESSES.ownMap} title={words('ownMap')} note={words('ownMapNote')} />
        <ListRow
          href={ADDRESSES.mapByCode}
          isLast
          title={words('byCode')}
          note={words('byCodeNote')}
        />
      </ul>
    </div>
  );
}
