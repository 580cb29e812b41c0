'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { OriginChoice } from '@/app/_ui/OriginChoice';
import { QrCode } from '@/app/_ui/QrCode';
import { useOriginsForOthers } from '@/app/_ui/useOriginsForOthers';
import { sitAddress } from '@/app/addresses';
import { formatGameCode, isPhoneCode } from '@/lib/game/gameCode';

/** How others join: a QR code to scan across the table, and a six-letter code to read out. */
export function JoinCard() {
  const words = useTranslations('stages');
  const table = useTranslations('table');
  const code = useTable(state => state.view.code);
  const address = useJoinAddress();
  const { isUnreachable } = useOriginsForOthers();
  return (
    <section aria-label={table('joinTable')} className="join-card">
      {/* Keeps the QR code's space until the address is known. */}
      {address ? (
        <a href={address} aria-label={words('joinLink')} className="square rounded-tag bg-paper">
          <QrCode text={address} className="w-full" />
        </a>
      ) : (
        !isUnreachable && <div className="square rounded-tag bg-paper" />
      )}
      <div className="self-center text-center">
        {!isUnreachable && (
          <p className="text-note text-soft text-balance">
            {words.rich('scanOrType', {
              address: () => (
                <span className="wrap-anywhere">{address && new URL(address).host}</span>
              ),
            })}
          </p>
        )}
        <OriginChoice />
        <p className="text-title font-bold tracking-wider">{formatGameCode(code)}</p>
      </div>
    </section>
  );
}

/** Print only: the game code, where others can join by it, and the map code. */
export function Printed() {
  const words = useTranslations('table');
  const { code, mapCode } = useTable(state => state.view);
  return (
    <dl className="hidden print:block">
      {!isPhoneCode(code) && (
        <>
          <dt className="text-note">{words('joinTable')}</dt>
          <dd className="font-bold">{formatGameCode(code)}</dd>
        </>
      )}
      <dt className="text-note">{words('mapCode')}</dt>
      <dd className="font-bold">{mapCode}</dd>
    </dl>
  );
}

/** The address where others sit down, for a QR code; `undefined` before hydration, or if they cannot reach it. */
export function useJoinAddress(): string | undefined {
  const code = useTable(state => state.view.code);
  const { origin } = useOriginsForOthers();
  return origin === undefined ? undefined : `${origin}${sitAddress(code)}`;
}
