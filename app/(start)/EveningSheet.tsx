import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Evening, ListedGame } from '@/app/_phone/gameList';
import { useGameTitle } from '@/app/_table/gameWords';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { PageLink } from '@/app/_ui/PageLink';
import { Sheet } from '@/app/_ui/Sheet';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { exportAddress, tableAddress } from '@/app/addresses';
import { formatGameCode, isPhoneCode } from '@/lib/game/gameCode';
import { ListIcon } from './ListIcon';
import { type Removed, RemoveSheet } from './RemoveSheet';

interface EveningSheetProps {
  readonly evening: Evening;
  readonly onClose: () => void;
  readonly onRemoved: (removed: Removed) => void;
}

/** Further actions for an evening's games. */
export function EveningSheet({ evening, onClose, onRemoved }: EveningSheetProps) {
  const words = useTranslations('games');
  const pages = useTranslations('pages');
  const title = useGameTitle();
  const [removing, setRemoving] = useState<readonly ListedGame[]>();
  const { newest, earlier } = evening;
  const games = [newest, ...earlier];
  if (removing) return <RemoveSheet games={removing} onClose={onClose} onRemoved={onRemoved} />;
  return (
    <Sheet title={title(newest)} onClose={onClose} hasCross>
      {earlier.length > 0 && <EveningGames games={games} onRemove={game => setRemoving([game])} />}
      {isPhoneCode(newest.code) && (
        <ButtonLink href={exportAddress(newest.code)}>{pages('moveGame')}</ButtonLink>
      )}
      <Button onClick={() => setRemoving(games)}>
        {words(isPhoneCode(newest.code) ? 'remove' : 'forget', { count: games.length })}
      </Button>
    </Sheet>
  );
}

interface EveningGamesProps {
  readonly games: readonly ListedGame[];
  readonly onRemove: (game: ListedGame) => void;
}

/** Lists an evening's games, newest first. */
function EveningGames({ games, onRemove }: EveningGamesProps) {
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
