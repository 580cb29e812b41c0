import { useTranslations } from 'use-intl';
import type { GameHere } from '@/app/_phone/gamesHere';
import { PageLink } from '@/app/_ui/PageLink';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { tableAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import { ListIcon } from './ListIcon';

interface EveningGamesProps {
  readonly games: readonly GameHere[];
  readonly onRemove: (game: GameHere) => void;
}

/** The games of an evening one by one, the newest first. */
export function EveningGames({ games, onRemove }: EveningGamesProps) {
  const words = useTranslations('games');
  const start = useTranslations('start');
  const evening = useTranslations('evening');
  return (
    <ul className="border-t border-rule">
      {games.map(game => {
        const { code, round, mode, at } = game;
        const title = round === undefined ? formatGameCode(code) : evening('game', { round });
        return (
          <li key={code} className="evening-row">
            <PageLink href={tableAddress(code)}>
              <span className="min-w-0 grow">
                <span className="block font-semibold">{title}</span>
                <span className="block text-note text-soft">
                  {start(`mode.${mode}`)} · <TimeOfDay at={at} />
                </span>
              </span>
            </PageLink>
            <button
              type="button"
              aria-label={words('removeGame', { game: title })}
              onClick={() => onRemove(game)}
            >
              <ListIcon name="bin" className="size-6" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
