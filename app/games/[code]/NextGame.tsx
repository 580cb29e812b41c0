'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useRequest } from '@/app/_state/useMove';
import { isPassAndPlay } from '@/app/_table/questions';
import { sittingAt } from '@/app/_table/redealNumbers';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import type { AgainMap } from '@/lib/game/deal/dealAgain';

/**
 * After the end: deals the same map with new clues, or a new map, for all seated players. A map with no fair
 * deals left says so up front. Once the next game is dealt, everyone gets a link to it.
 */
export function NextGame() {
  const words = useTranslations('table');
  const { next, you } = useTable(state => state.view);
  if (next === null && you.length === 0) return null;
  return next === null ? (
    <PlayAgain />
  ) : (
    <ButtonLink kind="primary" href={tableAddress(next)} className="px-3 print:hidden">
      {words('nextGame')}
    </ButtonLink>
  );
}

function PlayAgain() {
  const words = useTranslations('table');
  const ending = useTranslations('ending');
  const go = useNavigation();
  const call = useRequest();
  const view = useTable(state => state.view);
  const [requested, setRequested] = useState<AgainMap>();
  const sitting = sittingAt(view);
  const counts = PLAYER_COUNTS.filter(count => count >= sitting);
  // On a shared phone a seat without a name is a player, too.
  const usual = isPassAndPlay(view) ? view.players : counts.find(count => count === sitting);
  const [players, setPlayers] = useState(usual ?? view.players);

  async function playAgain(map: AgainMap) {
    setRequested(map);
    const view = await call.ask('playAgain', { body: { map, players } });
    if (view) go.push(tableAddress(view.code));
  }
  const isPlayedOut = view.fairness?.setsLeft === 0 && players === view.players;
  const pendingLabel = (map: AgainMap) =>
    call.isPending && requested === map ? words('dealing') : undefined;

  return (
    <>
      {isPlayedOut && <p className="text-center text-note text-soft">{words('playedOut')}</p>}
      <TroubleNote trouble={call.trouble} />
      <div className="next-game">
        <HowMany counts={counts} value={players} onChange={setPlayers} />
        <Button
          kind={isPlayedOut ? 'primary' : 'plain'}
          className="flex-2 px-2 leading-tight"
          waiting={pendingLabel('new')}
          disabled={call.isPending}
          onClick={() => playAgain('new')}
        >
          {ending('newMap')}
        </Button>
        {!isPlayedOut && (
          <Button
            kind="primary"
            className="flex-3 px-2 leading-tight"
            waiting={pendingLabel('same')}
            disabled={call.isPending}
            onClick={() => playAgain('same')}
          >
            {words('playAgain')}
          </Button>
        )}
      </div>
    </>
  );
}

interface HowManyProps {
  readonly counts: readonly PlayerCount[];
  readonly value: PlayerCount;
  readonly onChange: (players: PlayerCount) => void;
}

/** The number of players for the next game, by default those seated. With five there is nothing to choose. */
function HowMany({ counts, value, onChange }: HowManyProps) {
  const words = useTranslations('ending');
  const steps = useTranslations('standalone');
  if (counts.length < 2) return null;
  return (
    <span className="how-many">
      <select
        aria-label={words('forHowMany')}
        value={value}
        onChange={event => {
          const chosen = counts.find(count => String(count) === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {counts.map(count => (
          <option key={count}>{count}</option>
        ))}
      </select>
      <span aria-hidden="true">{steps('step.players')}</span>
      <Icon name="down" className="size-4" />
    </span>
  );
}
