import { useTranslations } from 'use-intl';
import { AssistChoice } from '@/app/_table/AssistChoice';
import { Tick } from '@/app/_ui/Tick';
import type { GameMap } from '@/lib/map/gameMap';
import type { DealChoices } from './dealChoices';
import { GameWishes } from './GameWishes';
import { MapWish } from './MapWish';
import { RaceRow } from './RaceRow';
import type { WhosePhone } from './whosePhone';

interface WishChoicesProps {
  readonly choices: DealChoices;
  /** The map of its code. */
  readonly map: GameMap | undefined;
  readonly phone: WhosePhone;
  readonly onChoose: (choices: Partial<DealChoices>) => void;
}

/** What may be wished, for whoever unfolds it. */
export function WishChoices({ choices, map, phone, onChoose }: WishChoicesProps) {
  const words = useTranslations('new');
  const assistWords = useTranslations('assist');
  const signalWords = useTranslations('signals');
  const { countLooks, signals } = choices;
  return (
    <>
      <MapWish map={map} onForget={() => onChoose({ mapCode: null })} />
      <GameWishes choices={choices} onChoose={onChoose} />
      <AssistChoice
        legend={assistWords('howMuch')}
        value={choices.assist}
        onChange={assist => onChoose({ assist })}
      />
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
    </>
  );
}
