'use client';

import { useEffect } from 'react';
import { type KnownGame, recallGames, useKnownGames } from '@/app/_state/knownGames';
import { ListRow } from '@/app/_ui/ListRow';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { seatName } from '@/app/_ui/seatName';
import { formatGameCode } from '@/lib/game/gameCode';

const TIME = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Games to go on with. They are known to this phone alone. */
export function KnownGames() {
  const games = useKnownGames(state => state.games);
  useEffect(() => void recallGames(), []);
  if (games.length === 0) return null;
  return (
    <section aria-label="Games on this phone" className="grid gap-2">
      <h2 className="font-semibold text-soft">Go on with a game</h2>
      <ul className="border-t border-rule">
        {games.map(game => (
          <ListRow
            key={game.code}
            href={`/games/${game.code}`}
            mark={game.seats[0] && <SeatDisc {...game.seats[0]} />}
            title={formatGameCode(game.code)}
            note={gameWords(game)}
          />
        ))}
      </ul>
    </section>
  );
}

function gameWords({ mode, players, ended, seats, openedAt }: KnownGame): string {
  const who = seats.length > 0 && `you are ${seats.map(seatName).join(' and ')}`;
  return [mode, `${players} players`, ended && 'ended', who, TIME.format(openedAt)]
    .filter(words => words !== false)
    .join(' · ');
}
