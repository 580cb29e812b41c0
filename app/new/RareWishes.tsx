import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { Button } from '@/app/_ui/Button';
import { Checkbox, Choice } from '@/app/_ui/Choice';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { ADDRESSES } from '@/app/addresses';
import { ASSISTS } from '@/lib/game/votes/assist';
import { parseMapCode } from '@/lib/map/mapCode';
import type { DealChoices } from '../_state/dealChoices';
import { HelpChoice } from './HelpChoice';
import type { WhosePhone } from './whosePhone';

const SEATS = ['any', 'even', 'handicap'] as const;

export interface WishesProps {
  readonly choices: DealChoices;
  readonly phone: WhosePhone;
  readonly onChoose: (choices: Partial<DealChoices>) => void;
}

interface RareWishesProps extends WishesProps {
  readonly onClose: () => void;
}

/** The options that few tables need: a map, how balanced the seats are, other levels of help. */
export function RareWishes({ choices, phone, onChoose, onClose }: RareWishesProps) {
  const words = useTranslations('new');
  const signalWords = useTranslations('signals');
  const { players, seats, signals, assist } = choices;
  return (
    <Sheet title={words('wishes')} onClose={onClose} hasCross>
      <ChosenMap mapCode={choices.mapCode} onForget={() => onChoose({ mapCode: null })} />
      <Rows>
        <Row href={ADDRESSES.ownMap} title={words('ownMap')} note={words('ownMapNote')} />
        <Row href={ADDRESSES.mapByCode} title={words('byCode')} note={words('byCodeNote')} />
      </Rows>
      {players !== 2 && (
        <div className="grid gap-near">
          <Choice
            legend={words('howEven')}
            name="seats"
            options={SEATS.map(value => ({ value, label: words(`seats.${value}`) }))}
            value={seats}
            onChange={seats => onChoose({ seats })}
          />
          {seats !== 'any' && <p className="text-note text-soft">{words(`${seats}Note`)}</p>}
        </div>
      )}
      {phone === 'one' && (
        <Checkbox
          label={signalWords('tell')}
          note={signalWords('tellNote')}
          checked={signals}
          onChange={signals => onChoose({ signals })}
        />
      )}
      <HelpChoice
        name="any-assist"
        levels={ASSISTS}
        value={assist}
        onChange={assist => onChoose({ assist })}
      />
    </Sheet>
  );
}

interface ChosenMapProps {
  readonly mapCode: string | null;
  readonly onForget: () => void;
}

/** The chosen map, with a button to remove it. */
function ChosenMap({ mapCode, onForget }: ChosenMapProps) {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  const map = useMemo(() => (mapCode === null ? undefined : parseMapCode(mapCode)), [mapCode]);
  if (!map?.ok) return null;
  return (
    <div className="grid gap-near">
      <MapDrawing map={map.value} label={mapWords(mapMessages, map.value)} />
      <Button kind="word" onClick={onForget}>
        {words('mapForget')}
      </Button>
    </div>
  );
}
