'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { later } from '@/app/_ui/later';
import { tableAddress } from '@/app/addresses';
import { formatGameCode } from '@/lib/game/gameCode';
import { ShortAddress } from './ShortAddress';

const QrCode = later(async () => (await import('@/app/_ui/QrCode')).QrCode);
const JoinPoster = later(async () => (await import('./JoinPoster')).JoinPoster);

/** How others join: a code to say, and one to photograph. Tapped, it fills the screen. */
export function JoinTag() {
  const words = useTranslations('table');
  const code = useTable(state => state.view.code);
  const [isLarge, setLarge] = useState(false);
  // Only the browser knows under which name the server is found from here.
  const inBrowser = useInBrowser();
  const address = inBrowser ? `${window.location.origin}${tableAddress(code)}` : undefined;
  return (
    <section aria-label={words('joinTable')}>
      <button
        type="button"
        data-printed
        onClick={() => setLarge(true)}
        className="join-tag rounded-card border-[1.5px] border-edge bg-sheet text-left"
      >
        <span className="min-w-0 grow basis-36">
          <span className="block text-note text-soft">{words('joinTable')}</span>
          <span className="block text-clue font-bold tracking-wider">{formatGameCode(code)}</span>
          <span className="block text-note text-soft max-[400px]:sr-only">
            {inBrowser && <ShortAddress code={code} />}
          </span>
        </span>
        <span className="square rounded-tag bg-paper">
          {address && <QrCode text={address} className="square" />}
        </span>
        <span className="sr-only">{words('showLarge')}</span>
      </button>
      {isLarge && address && (
        <JoinPoster code={code} address={address} onClose={() => setLarge(false)} />
      )}
    </section>
  );
}
