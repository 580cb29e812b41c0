import { useTable } from '@/app/_state/TableProvider';
import type { EveningGame } from '@/lib/game/eveningView';
import { Finds } from './Finds';
import { PastGame } from './PastGame';

/** Who found what: all together, then game by game, the newest first. */
export function PastGames({ games }: { games: readonly EveningGame[] }) {
  const code = useTable(state => state.view.code);
  return (
    <>
      <Finds games={games} />
      <ol className="border-t border-rule">
        {games.map(game => (
          <PastGame key={game.code} game={game} hasJustEnded={game.code === code} />
        ))}
      </ol>
    </>
  );
}
