import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ListedGame } from '@/app/_phone/gameList';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { formatGameCode, isPhoneCode } from '@/lib/game/gameCode';
import { useSeatNames } from './seatName';

/** A game's title: its code, or the players' names for a game stored on this phone. */
export function useGameTitle(): (game: Pick<ListedGame, 'code' | 'players' | 'seats'>) => string {
  const words = useTranslations('start');
  const format = useFormatter();
  const namesOf = useSeatNames();
  return ({ code, players, seats }) => {
    if (!isPhoneCode(code)) return formatGameCode(code);
    const isNamed = seats.some(({ name }) => name !== null);
    return isNamed
      ? format.list(seats.map(namesOf(seats)), { type: 'conjunction' })
      : words('players', { count: players });
  };
}

/** "advanced · 4 players · you are Ana · 20:14", "on this phone · advanced · 3 games · 20:14" */
export function useGameNote(): (game: ListedGame, evening: number) => ReactNode {
  const words = useTranslations('start');
  const games = useTranslations('games');
  const format = useFormatter();
  const namesOf = useSeatNames();
  return ({ code, mode, players, seats, at }, evening) => {
    const isOnPhone = isPhoneCode(code);
    const notes = [
      isOnPhone && games('onPhone'),
      words(`mode.${mode}`),
      !isOnPhone && words('players', { count: players }),
      !isOnPhone &&
        seats.length > 0 &&
        words('youAre', { names: format.list(seats.map(namesOf(seats)), { type: 'conjunction' }) }),
      evening > 1 && games('count', { count: evening }),
    ];
    return (
      <>
        {notes.filter(note => note !== false).join(' · ')}
        {' · '}
        <TimeOfDay at={at} />
      </>
    );
  };
}
