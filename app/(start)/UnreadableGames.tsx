import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PhoneGames } from '@/app/_phone/listPhoneGames';
import { useGameTitle } from '@/app/_table/gameWords';
import { ListIcon } from './ListIcon';
import { type Removed, RemoveSheet } from './RemoveSheet';

interface UnreadableGamesProps {
  readonly unreadable: PhoneGames['unreadable'];
  readonly onRemoved: (removed: Removed) => void;
}

/** Unreadable games stay until the user deletes them, or a version of Fieldbook can read them. */
export function UnreadableGames({ unreadable, onRemoved }: UnreadableGamesProps) {
  const words = useTranslations('games');
  const title = useGameTitle();
  const [removing, setRemoving] = useState<PhoneGames['unreadable']>();
  if (unreadable.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold text-soft">{words('unreadable')}</h3>
      <p className="text-note text-soft">{words('unreadableNote')}</p>
      <ul className="border-t border-rule">
        {unreadable.map(game => {
          const name = game.known ? title(game.known) : words('someGame');
          return (
            <li key={game.code} className="evening-row">
              <div>
                <ListIcon name="phone" className="size-6" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-note text-soft">{words(`why.${game.why}`)}</span>
                </span>
              </div>
              <button
                type="button"
                aria-label={words('removeGame', { game: name })}
                onClick={() => setRemoving([game])}
              >
                <ListIcon name="bin" className="size-6" />
              </button>
            </li>
          );
        })}
      </ul>
      {removing && (
        <RemoveSheet
          games={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={removed => {
            setRemoving(undefined);
            onRemoved(removed);
          }}
        />
      )}
    </div>
  );
}
