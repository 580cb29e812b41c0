'use client';

import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { Message } from '@/app/_ui/Message';
import { PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import { parseMapCode } from '@/lib/map/mapCode';
import { countHabitats, USUAL_HABITATS } from '@/lib/solver/habitats';
import { choose, chooseMode, rehydrateChoices, useDealChoices } from '../_state/dealChoices';
import { ModeChoice, PhoneChoice } from './CardChoice';
import { type Alternative, DealRefusal, useAlternatives } from './DealRefusal';
import { useDeal } from './useDeal';
import { Wishes } from './Wishes';
import { chooseWhosePhone, useServerWatch } from './whosePhone';

const PLAYERS = PLAYER_COUNTS.map(value => ({ value, label: value }));

const forgetMap = () => choose({ mapCode: null });

/** Three choices with a sensible answer each, the wishes folded, and the deal. */
export function NewGame() {
  const words = useTranslations('new');
  const choices = useDealChoices();
  const { isDealing, trouble, deal } = useDeal({ isRace: false });
  const { phone, isServerAway } = useServerWatch();
  const { players, mode, mapCode } = choices;
  useEffect(() => void rehydrateChoices(), []);

  const [best, ...others] = useAlternatives(trouble, mapCode);

  function take({ change }: Alternative) {
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
        <BottomBar>
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
        </BottomBar>
      </div>
    </form>
  );
}

interface FewHabitatsProps {
  readonly mapCode: string;
  readonly players: PlayerCount;
  readonly onForget: () => void;
}

/**
 * Tells, before the deal, how few spaces of a chosen map can be the habitat: whoever calculates could
 * know it. A map with none at all is refused when it is to be dealt.
 */
function FewHabitats({ mapCode, players, onForget }: FewHabitatsProps) {
  const words = useTranslations('new');
  const habitats = useMemo(() => {
    const map = parseMapCode(mapCode);
    return map.ok ? countHabitats(map.value, players, USUAL_HABITATS) : 0;
  }, [mapCode, players]);
  if (habitats === 0 || habitats === USUAL_HABITATS) return null;
  return (
    <Message kind="warning" icon="scales" title={words('fewHabitats', { habitats })}>
      {words('fewHabitatsNote')}
      <Button kind="quiet" className="-mb-3 block" onClick={onForget}>
        {words('takeNewMap')}
      </Button>
    </Message>
  );
}
