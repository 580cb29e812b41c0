'use client';

import { useState, useSyncExternalStore } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Sheet } from '@/app/_ui/Sheet';
import { formatGameCode } from '@/lib/game/gameCode';
import { QrCode } from './QrCode';

const watchNothing = () => () => {};

/** Where this table is found by other phones. Only the browser knows under which name it came. */
const useAddress = (path: string): string | undefined => {
  const origin = useSyncExternalStore(
    watchNothing,
    () => window.location.origin,
    () => undefined,
  );
  return origin && origin + path;
};

/** How others join: a code to say, and one to photograph. */
export function JoinTag() {
  const code = useTable(state => state.view.code);
  const address = useAddress(`/games/${code}`);
  const [isLarge, setLarge] = useState(false);
  return (
    <section className="flex items-center justify-between gap-3 rounded-card border-[1.5px] border-edge bg-sheet p-4">
      <span aria-hidden="true" className="size-4 shrink-0 rounded-full border-[3px] border-tape" />
      <div className="min-w-0 grow">
        <h2 className="text-note text-soft">Join this table</h2>
        <p className="text-title font-extrabold tracking-wider whitespace-nowrap">
          {formatGameCode(code)}
        </p>
        <p className="text-note wrap-anywhere text-soft">{address?.replace(/^https?:\/\//, '')}</p>
      </div>
      <button
        type="button"
        aria-label="Show the code to photograph, large"
        onClick={() => setLarge(true)}
        className="size-24 shrink-0 rounded-tag bg-paper"
      >
        {address && <QrCode text={address} className="size-24" />}
      </button>
      {isLarge && address && (
        <Sheet title={`Join ${formatGameCode(code)}`} onClose={() => setLarge(false)}>
          <QrCode text={address} className="mx-auto w-full max-w-80" />
          <Button onClick={() => setLarge(false)}>Done</Button>
        </Sheet>
      )}
    </section>
  );
}
