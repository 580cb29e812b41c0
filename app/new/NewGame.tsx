'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { Message } from '@/app/_ui/Message';
import { PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import { parseMapCode } from '@/lib/map/mapCode';
import { countHabitats, USUAL_HABITATS } from '@/lib/solver/habitats';
import { choose, chooseMode, useDealChoices } from '../_state/dealChoices';
import { ModeChoice, PhoneChoice } from './CardChoice';
import { type Alternative, DealRefusal, useAlternatives } from './DealRefusal';
import { useDeal } from './useDeal';
import { Wishes } from './Wishes';
import { chooseWhosePhone, useServerWatch } from './whosePhone';

const PLAYERS = PLAYER_COUNTS.map(value => ({ value, label: value }));

const forgetMap = () => choose({ mapCode: null });

/** The choices, all with sensible defaults, and the deal button. */
export function NewGame() {
  const words = useTranslations('new');
  const choices = useDealChoices();
  const { isDealing, trouble, deal } = useDeal();
  const { phone, isServerAway } = useServerWatch(trouble?.code === 'offline');
  const { players, mode, mapCode } = choices;

  const [best, ...others] = useAlternatives(trouble, mapCode);

  function applyAlternative({ change }: Alternative) {
    choose(change);
    // A changed map is shown before the deal: it may leave only a few possible habitats.
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
      <div className="wishes">
        <Wishes choices={choices} phone={phone} onChoose={choose} />
        {trouble && <DealRefusal trouble={trouble} others={others} onTake={applyAlternative} />}
        <BottomBar>
          {best ? (
            // A separate key: if React reused this button as the deal button below, the same press would deal at once.
            <Button key="alternative" kind="primary" onClick={() => applyAlternative(best)}>
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
 * Warns before the deal if only a few spaces of the chosen map can be the habitat, because a player could work them
 * out. A map without any is refused on dealing.
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
      <Button kind="word" className="-mb-3 block" onClick={onForget}>
        {words('takeNewMap')}
      </Button>
    </Message>
  );
}
