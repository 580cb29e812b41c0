import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PhoneGames } from '@/app/_phone/listPhoneGames';
import { useGameTitle } from '@/app/_table/gameWords';
import { ListIcon } from './ListIcon';
import { type Removed, RemoveSheet } from './RemoveSheet';

interface UnreadGamesProps {
  readonly unread: PhoneGames['unread'];
  readonly onRemoved: (removed: Removed) => void;
}

/** Games that cannot be read: they stay until somebody deletes them, or a Fieldbook comes that can. */
export function UnreadGames({ unread, onRemoved }: UnreadGamesProps) {
  const words = useTranslations('games');
  const title = useGameTitle();
  const [asked, setAsked] = useState<PhoneGames['unread']>();
  if (unread.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold text-soft">{words('unread')}</h2>
      <p className="text-note text-soft">{words('unreadNote')}</p>
      <ul className="border-t border-rule">
        {unread.map(game => {
          const name = game.known ? title(game.known) : words('someGame');
          return (
            <li key={game.code} className="evening-row">
              <div>
                <ListIcon name="phone" className="mx-2 size-6" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-note text-soft">{words(`why.${game.why}`)}</span>
                </span>
              </div>
              <button
                type="button"
                aria-label={words('removeGame', { game: name })}
                onClick={() => setAsked([game])}
              >
                <ListIcon name="bin" className="size-6" />
              </button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <RemoveSheet
          games={asked}
          onClose={() => setAsked(undefined)}
          onRemoved={removed => {
            setAsked(undefined);
            onRemoved(removed);
          }}
        />
      )}
    </div>
  );
}
