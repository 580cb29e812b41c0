'use client';

import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type KnownGame, recallGames, useKnownGames } from '@/app/_state/knownGames';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useSeatName } from '@/app/_table/seatName';
import { ListRow } from '@/app/_ui/ListRow';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { tableAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';

/** Games to go on with, then those that have ended. They are known to this phone alone. */
export function KnownGames() {
  const words = useTranslations('start');
  const games = useKnownGames(state => state.games);
  useEffect(() => void recallGames(), []);
  if (games.length === 0) return null;
  return (
    <section aria-label={words('gamesHere')} className="grid gap-5">
      <Games title={words('continueGame')} games={games.filter(game => !game.ended)} />
      <Games title={words('finishedGames')} games={games.filter(game => game.ended)} />
    </section>
  );
}

function Games({ title, games }: { title: string; games: readonly KnownGame[] }) {
  if (games.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold text-soft">{title}</h2>
      <ul className="border-t border-rule">
        {games.map(game => (
          <ListRow
            key={game.code}
            href={tableAddress(game.code)}
            mark={game.seats[0] && <SeatDisc {...game.seats[0]} />}
            title={formatGameCode(game.code)}
            note={<GameNote game={game} />}
          />
        ))}
      </ul>
    </div>
  );
}

/** "advanced · 4 players · you are Ana · 20:14" */
function GameNote({ game }: { game: KnownGame }) {
  const words = useTranslations('start');
  const format = useFormatter();
  const seatName = useSeatName();
  const names = format.list(game.seats.map(seatName), { type: 'conjunction' });
  const notes = [
    words(`mode.${game.mode}`),
    words('players', { count: game.players }),
    names !== '' && words('youAre', { names }),
  ];
  return (
    <>
      {notes.filter(note => note !== false).join(' · ')}
      {' · '}
      <TimeOfDay at={game.openedAt} />
    </>
  );
}
