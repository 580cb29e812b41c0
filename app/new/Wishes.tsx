import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { mapWords } from '@/app/_map/words';
import { AssistChoice } from '@/app/_table/AssistChoice';
import { Button } from '@/app/_ui/Button';
import { Checkbox, Choice } from '@/app/_ui/Choice';
import { Disclosure } from '@/app/_ui/Disclosure';
import { Row, Rows } from '@/app/_ui/Row';
import { ADDRESSES } from '@/app/addresses';
import { DEFAULT_ASSIST } from '@/lib/game/votes/assist';
import type { GameMap } from '@/lib/map/gameMap';
import { parseMapCode } from '@/lib/map/mapCode';
import type { DealChoices } from '../_state/dealChoices';
import type { WhosePhone } from './whosePhone';

interface WishesProps {
  readonly choices: DealChoices;
  readonly phone: WhosePhone;
  readonly onChoose: (choices: Partial<DealChoices>) => void;
}

/** Options that most tables leave unchanged, folded into one row that summarizes them. */
export function Wishes({ choices, phone, onChoose }: WishesProps) {
  const words = useTranslations('new');
  const { mapCode } = choices;
  const map = useMemo(() => readMapCode(mapCode), [mapCode]);
  return (
    <div className="border-t border-rule">
      <Disclosure
        title={words('wishes')}
        note={<WishNote choices={choices} phone={phone} />}
        mark={map && <ChosenMap map={map} />}
      >
        <WishChoices choices={choices} map={map} phone={phone} onChoose={onChoose} />
      </Disclosure>
    </div>
  );
}

/** A thumbnail of the chosen map, visible while the row is folded. */
const ChosenMap = ({ map }: { map: GameMap }) => (
  <span className="block w-14">
    <MapDrawing map={map} label="" />
  </span>
);

function readMapCode(code: string | null) {
  const map = code === null ? undefined : parseMapCode(code);
  return map?.ok ? map.value : undefined;
}

/** Summarizes the main options and any changed ones: "a new map · a short game · even seats". */
function WishNote({ choices, phone }: Omit<WishesProps, 'onChoose'>) {
  const words = useTranslations('new');
  const signalWords = useTranslations('signals');
  const assistWords = useTranslations('assist');
  const { players, mapCode, length, seats, signals, assist } = choices;
  const parts = [
    words(mapCode === null ? 'wishedMap.any' : 'wishedMap.chosen'),
    ...(players === 2 ? [] : [words(`wishedLength.${length}`)]),
    ...(players === 2 || seats === 'any' ? [] : [words(`wishedSeats.${seats}`)]),
    ...(assist === DEFAULT_ASSIST ? [] : [assistWords(`as.${assist}`)]),
    ...(signals && phone === 'one' ? [signalWords('chosen')] : []),
  ];
  return parts.join(' · ');
}

interface WishChoicesProps extends WishesProps {
  /** The map of the chosen code. */
  readonly map: GameMap | undefined;
}

/** The unfolded options. */
function WishChoices({ choices, map, phone, onChoose }: WishChoicesProps) {
  const assistWords = useTranslations('assist');
  const signalWords = useTranslations('signals');
  return (
    <>
      <MapWish map={map} onForget={() => onChoose({ mapCode: null })} />
      <GameWishes choices={choices} onChoose={onChoose} />
      <AssistChoice
        legend={assistWords('howMuch')}
        value={choices.assist}
        onChange={assist => onChoose({ assist })}
      />
      {phone === 'one' && (
        <Checkbox
          label={signalWords('tell')}
          note={signalWords('tellNote')}
          checked={choices.signals}
          onChange={signals => onChoose({ signals })}
        />
      )}
    </>
  );
}

interface MapWishProps {
  /** The chosen map; `undefined` for a new one. */
  readonly map: GameMap | undefined;
  readonly onForget: () => void;
}

/** Which map to deal on; by default a new one. */
function MapWish({ map, onForget }: MapWishProps) {
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
      <Rows>
        <Row href={ADDRESSES.ownMap} title={words('ownMap')} note={words('ownMapNote')} />
        <Row href={ADDRESSES.mapByCode} title={words('byCode')} note={words('byCodeNote')} />
      </Rows>
    </div>
  );
}

const LENGTHS = ['any', 'short', 'usual', 'long'] as const;
const SEATS = ['any', 'even', 'handicap'] as const;

/** Options for deals with three or more players. */
function GameWishes({ choices, onChoose }: Omit<WishesProps, 'phone'>) {
  const words = useTranslations('new');
  const { players, length, seats } = choices;
  if (players === 2) return <p className="text-soft">{words('wishesNotForTwo')}</p>;
  return (
    <>
      <Choice
        legend={words('howLong')}
        name="length"
        options={LENGTHS.map(value => ({ value, label: words(`length.${value}`) }))}
        value={length}
        onChange={length => onChoose({ length })}
      />
      <Choice
        legend={words('howEven')}
        name="seats"
        options={SEATS.map(value => ({ value, label: words(`seats.${value}`) }))}
        value={seats}
        onChange={seats => onChoose({ seats })}
      />
      {seats !== 'any' && <p className="text-note text-soft">{words(`${seats}Note`)}</p>}
    </>
  );
}
