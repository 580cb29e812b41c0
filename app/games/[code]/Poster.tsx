'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { QrCode } from '@/app/_ui/QrCode';
import { formatGameCode } from '@/lib/game/gameCode';
import { useJoinAddress } from './useJoinAddress';

/** How others come to the table: a square to photograph across it, and six letters to read out. */
export function Poster() {
  const words = useTranslations('moments');
  const table = useTranslations('table');
  const code = useTable(state => state.view.code);
  const address = useJoinAddress();
  return (
    <section aria-label={table('joinTable')} className="poster">
      {/* Its room, until the address is known. */}
      {address ? (
        <a href={address} aria-label={words('joinLink')} className="square rounded-tag bg-paper">
          <QrCode text={address} className="w-full" />
        </a>
      ) : (
        <div className="square rounded-tag bg-paper" />
      )}
      <div className="text-center">
        <p className="text-note text-soft text-balance">
          {words.rich('scanOrType', {
            address: () => (
              <span className="wrap-anywhere">{address && new URL(address).host}</span>
            ),
          })}
        </p>
        <p className="text-title font-bold tracking-wider">{formatGameCode(code)}</p>
      </div>
    </section>
  );
}
