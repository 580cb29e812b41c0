'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { PLAYER_COUNTS } from '@/lib/data/terms';
import { DealRefusal } from './DealRefusal';
import { choose, chooseMode, recallChoices, useDealChoices } from './dealChoices';
import { FewHabitats } from './FewHabitats';
import { ModeChoice } from './ModeChoice';
import { PhoneChoice } from './PhoneChoice';
import { useDeal } from './useDeal';
import { useServerWatch } from './useServerWatch';
import { Wishes } from './Wishes';
import { useWaysOn, type WayOn } from './waysOn';
import { chooseWhosePhone } from './whosePhone';

const PLAYERS = PLAYER_COUNTS.map(value => ({ value, label: value }));

const forgetMap = () => choose({ mapCode: null });

/** Three choices with a sensible answer each, the wishes folded, and the deal. */
export function NewGame() {
  const words = useTranslations('new');
  const choices = useDealChoices();
  const { isDealing, trouble, deal } = useDeal({ isRace: false });
  const { phone, isServerAway } = useServerWatch();
  const { players, mode, mapCode } = choices;
  useEffect(() => void recallChoices(), []);

  const [best, ...others] = useWaysOn(trouble, mapCode);

  function take({ change }: WayOn) {
    choose(change);
    // Another map as it would be laid now is looked at first: few spaces may be left for the habitat.
    if (!change.mapCode) deal();
  }

  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        deal();
      }}
      className="new-game"
    >
      <div className="asked">
        <div className="grid gap-2">
          <Choice
            legend={words('howMany')}
            name="players"
            options={PLAYERS}
            value={players}
            onChange={players => choose({ players })}
          />
          {players === 2 && <p className="text-soft">{words('twoPlayers')}</p>}
          {mapCode !== null && (
            <FewHabitats mapCode={mapCode} players={players} onForget={forgetMap} />
          )}
        </div>
        <ModeChoice value={mode} onChange={chooseMode} />
        <PhoneChoice value={phone} isServerAway={isServerAway} onChange={chooseWhosePhone} />
      </div>
      <div className="folded">
        <Wishes choices={choices} phone={phone} onChoose={choose} />
        {trouble && <DealRefusal trouble={trouble} others={others} onTake={take} />}
        <AtThumb>
          {best ? (
            // A button of its own: made into the one below while it is pressed, it would deal at once.
            <Button key="way on" kind="primary" onClick={() => take(best)}>
              {best.label}
            </Button>
          ) : (
            <Button
              key="deal"
              type="submit"
              kind="primary"
              waiting={isDealing ? words('dealing') : undefined}
            >
              {words('deal')}
            </Button>
          )}
        </AtThumb>
      </div>
    </form>
  );
}
