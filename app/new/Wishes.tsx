import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LaterMapDrawing } from '@/app/_map/LaterMapDrawing';
import { Fold } from '@/app/_ui/Fold';
import { Tick } from '@/app/_ui/Tick';
import type { GameMap } from '@/lib/map/gameMap';
import { parseMapCode } from '@/lib/map/mapCode';
import type { DealChoices } from './dealChoices';
import { GameWishes } from './GameWishes';
import { MapWish } from './MapWish';
import { RaceRow } from './RaceRow';
import { WishNote } from './WishNote';
import type { WhosePhone } from './whosePhone';

interface WishesProps {
  readonly choices: DealChoices;
  readonly phone: WhosePhone;
  readonly onChoose: (choices: Partial<DealChoices>) => void;
}

/** All that most tables leave as it is, in one row that tells what is wished. */
export function Wishes({ choices, phone, onChoose }: WishesProps) {
  const words = useTranslations('new');
  const signalWords = useTranslations('signals');
  const { mapCode, countLooks, signals } = choices;
  const map = useMemo(() => readMapCode(mapCode), [mapCode]);
  return (
    <div className="border-t border-rule">
      <Fold
        title={words('wishes')}
        note={<WishNote choices={choices} phone={phone} />}
        mark={map && <ChosenMap map={map} />}
      >
        <MapWish map={map} onForget={() => onChoose({ mapCode: null })} />
        <GameWishes choices={choices} onChoose={onChoose} />
        <Tick
          label={words('countLooks')}
          note={words('countLooksNote')}
          checked={countLooks}
          onChange={countLooks => onChoose({ countLooks })}
        />
        {phone === 'one' && (
          <Tick
            label={signalWords('tell')}
            note={signalWords('tellNote')}
            checked={signals}
            onChange={signals => onChoose({ signals })}
          />
        )}
        <RaceRow />
      </Fold>
    </div>
  );
}

/** Small, so that one sees which it is without unfolding anything. */
const ChosenMap = ({ map }: { map: GameMap }) => (
  <span className="block w-14">
    <LaterMapDrawing map={map} label="" />
  </span>
);

function readMapCode(code: string | null) {
  const map = code === null ? undefined : parseMapCode(code);
  return map?.ok ? map.value : undefined;
}
