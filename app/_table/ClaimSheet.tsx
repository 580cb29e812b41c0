'use client';

import { type FormEvent, useState } from 'react';
import { useWish } from '@/app/_state/useWish';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { LONGEST_NAME } from '@/lib/game/playerName';
import { TroubleNote } from './TroubleNote';

/** Asks who sits down. A name is a kindness, not a duty. */
export function ClaimSheet({ seat, onClose }: { seat: number; onClose: () => void }) {
  const [name, setName] = useState('');
  const wish = useWish();

  async function claim(event: FormEvent) {
    event.preventDefault();
    if (await wish.make(client => client.claimSeat(seat, name === '' ? {} : { name }))) onClose();
  }

  return (
    <Sheet title={`Sit down on seat ${seat}`} onClose={onClose}>
      <form onSubmit={claim} className="grid gap-4">
        <label className="grid gap-2">
          <span className="font-semibold text-soft">Your name, if you like</span>
          <input
            name="name"
            value={name}
            onChange={event => setName(event.target.value)}
            maxLength={2 * LONGEST_NAME}
            autoComplete="given-name"
            enterKeyHint="done"
            className="min-h-14 rounded-field border-[1.5px] border-edge bg-page px-4 text-lead"
          />
        </label>
        <TroubleNote trouble={wish.trouble} />
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Button onClick={onClose}>Not yet</Button>
          <Button
            type="submit"
            kind="primary"
            waiting={wish.isWaiting ? 'Sitting down…' : undefined}
          >
            Sit down
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
