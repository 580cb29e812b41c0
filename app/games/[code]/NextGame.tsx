'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRead } from '@/app/_state/reading';
import { useTable } from '@/app/_state/TableProvider';
import { useRequest } from '@/app/_state/useMove';
import { isPassAndPlay } from '@/app/_table/questions';
import { sittingAt } from '@/app/_table/redealNumbers';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { PLAYER_COUNTS, type PlayerCount } from '@/lib/data/terms';
import type { AgainMap } from '@/lib/game/deal/dealAgain';

/** After the end: the next game for all seated players. Once it is dealt, everyone gets a link to it. */
export function NextGame() {
  const words = useTranslations('table');
  const { next, you, events } = useTable(state => state.view);
  const { usual } = usePlayerCounts();
  const news = next === null ? undefined : events.findLast(({ kind }) => kind === 'next')?.id;
  const read = useRead();
  // This page has the button, so the news counts as read.
  const readNews = useEffectEvent((id: number) => read(id));
  useEffect(() => {
    if (news !== undefined) readNews(news);
  }, [news]);
  if (next !== null)
    return (
      <ButtonLink kind="primary" href={tableAddress(next)} className="px-3 print:hidden">
        {words('nextGame')}
      </ButtonLink>
    );
  return you.length > 0 && <DealAgain players={usual} />;
}

/** The possible numbers of players of the next game, and the usual one: those who are seated. */
export function usePlayerCounts(): {
  readonly counts: readonly PlayerCount[];
  readonly usual: PlayerCount;
} {
  const view = useTable(state => state.view);
  const sitting = sittingAt(view);
  const counts = PLAYER_COUNTS.filter(count => count >= sitting);
  // On a shared phone a seat without a name is a player, too.
  const seated = isPassAndPlay(view) ? undefined : counts.find(count => count === sitting);
  return { counts, usual: seated ?? view.players };
}

/** Deals the same map with new clues, or a new map. If the map has no fair deal left, only a new map is offered. */
export function DealAgain({ players }: { readonly players: PlayerCount }) {
  const words = useTranslations('table');
  const ending = useTranslations('ending');
  const go = useNavigation();
  const call = useRequest();
  const view = useTable(state => state.view);
  const [requested, setRequested] = useState<AgainMap>();

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
        <Button
          kind={isPlayedOut ? 'primary' : 'plain'}
          waiting={pendingLabel('new')}
          disabled={call.isPending}
          onClick={() => playAgain('new')}
        >
          {ending('newMap')}
        </Button>
        {!isPlayedOut && (
          <Button
            kind="primary"
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
