import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Fold } from '@/app/_ui/Fold';
import { ListRow } from '@/app/_ui/ListRow';
import { parseMapCode } from '@/lib/map/mapCode';

interface MapFoldProps {
  readonly mapCode: string | null;
  readonly onForget: () => void;
}

/** Which map to deal on: a new one unless somebody says otherwise. */
export function MapFold({ mapCode, onForget }: MapFoldProps) {
  const map = mapCode === null ? undefined : parseMapCode(mapCode);
  return (
    <Fold title="Map" note={map?.ok ? mapCode : 'a new one'}>
      {map?.ok ? (
        <>
          <MapDrawing map={map.value} label={mapWords(map.value)} />
          <Button onClick={onForget}>Take a new map instead</Button>
        </>
      ) : (
        <p className="text-soft">Fieldbook draws one. Or choose it yourselves:</p>
      )}
      <ul className="border-t border-rule">
        <ListRow href="/new/table" title="Your own table" note="Tell how your tiles lie." />
        <ListRow href="/new/code" title="By code" note="A map code, or an official key." />
      </ul>
    </Fold>
  );
}
