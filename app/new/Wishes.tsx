import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPicture } from '@/app/_map/MapPicture';
import { Choice } from '@/app/_ui/Choice';
import { Row, Rows } from '@/app/_ui/Row';
import { ASSISTS, type Assist } from '@/lib/game/votes/assist';
import { parseMapCode } from '@/lib/map/mapCode';
import { HelpChoice } from './HelpChoice';
import { RareWishes, type WishesProps } from './RareWishes';

/** The levels of help that most tables need. */
const USUAL_HELP: readonly Assist[] = ['tick-list', 'elimination'];
const LENGTHS = ['any', 'short', 'usual', 'long'] as const;

/** The level of help, the length, and a row that opens the rarer options. */
export function Wishes({ choices, phone, onChoose }: WishesProps) {
  const words = useTranslations('new');
  const [isOpen, setOpen] = useState(false);
  const { players, mapCode, length, assist } = choices;
  const map = useMemo(() => (mapCode === null ? undefined : parseMapCode(mapCode)), [mapCode]);
  return (
    <>
      <HelpChoice
        name="assist"
        levels={ASSISTS.filter(level => USUAL_HELP.includes(level) || level === assist)}
        value={assist}
        onChange={assist => onChoose({ assist })}
      />
      {/* The length of a game for two cannot be predicted. */}
      {players !== 2 && (
        <Choice
          legend={words('howLong')}
          name="length"
          options={LENGTHS.map(value => ({ value, label: words(`length.${value}`) }))}
          value={length}
          onChange={length => onChoose({ length })}
        />
      )}
      <Rows>
        <Row
          onClick={() => setOpen(true)}
          title={words('wishes')}
          note={<RareNote choices={choices} phone={phone} />}
          value={map?.ok && <MapPicture map={map.value} className="w-12" />}
        />
      </Rows>
      {isOpen && (
        <RareWishes
          choices={choices}
          phone={phone}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The rarer options that are set, such as "the map you chose · balanced seats", or examples if none is. */
function RareNote({ choices, phone }: Omit<WishesProps, 'onChoose'>) {
  const words = useTranslations('new');
  const signalWords = useTranslations('signals');
  const { players, mapCode, seats, signals } = choices;
  const chosen = [
    mapCode !== null && words('wishedMap'),
    players !== 2 && seats !== 'any' && words(`wishedSeats.${seats}`),
    signals && phone === 'one' && signalWords('chosen'),
  ].filter(each => each !== false);
  return chosen.length === 0 ? words('wishesNote') : chosen.join(' · ');
}
