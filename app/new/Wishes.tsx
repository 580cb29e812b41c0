import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { Fold } from '@/app/_ui/Fold';
import type { GameMap } from '@/lib/map/gameMap';
import { parseMapCode } from '@/lib/map/mapCode';
import type { DealChoices } from './dealChoices';
import { WishChoices } from './WishChoices';
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
  const { mapCode } = choices;
  const map = useMemo(() => readMapCode(mapCode), [mapCode]);
  return (
    <div className="border-t border-rule">
      <Fold
        title={words('wishes')}
        note={<WishNote choices={choices} phone={phone} />}
        mark={map && <ChosenMap map={map} />}
      >
        <WishChoices choices={choices} map={map} phone={phone} onChoose={onChoose} />
      </Fold>
    </div>
  );
}

/** Small, so that one sees which it is without unfolding anything. */
const ChosenMap = ({ map }: { map: GameMap }) => (
  <span className="block w-14">
    <MapDrawing map={map} label="" />
  </span>
);

function readMapCode(code: string | null) {
  const map = code === null ? undefined : parseMapCode(code);
  return map?.ok ? map.value : undefined;
}
