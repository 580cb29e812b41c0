'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '@/app/_ui/Button';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { ADDRESSES, tableAddress } from '@/app/addresses';
import { formatGameCode, parseGameCode } from '@/lib/game/gameCode';
import { CodeBox } from './CodeBox';

/**
 * Shown if there is no page for this phone at the URL. The text depends on the URL alone, so it does not reveal whether
 * such a table or seat exists.
 */
export function NotFoundScreen() {
  const words = useTranslations('pages');
  const { code, part, seat = '' } = splitPath(usePathname());
  const isSeats = part === 'seats' && /^\d$/.test(seat);
  if (code !== undefined && (isSeats || part === 'pass')) {
    const table = formatGameCode(code);
    return (
      <DeadEnd
        title={words('nothingHere')}
        text={
          isSeats
            ? words.rich('noSeatHere', { seat, code: table, b: inOneLine })
            : words.rich('noSeatToPass', { code: table, b: inOneLine })
        }
        advice={[words('sitDownFirst'), words('moveSeatHere')]}
      >
        {/* Plain links, not Next's: every page bundles this screen, which reloads the app anyway. */}
        <a href={tableAddress(code)} className={buttonStyle('primary')}>
          {words('toTable')}
        </a>
        <a href={ADDRESSES.start} className={buttonStyle('word')}>
          {words('toStart')}
        </a>
      </DeadEnd>
    );
  }
  if (code !== undefined) {
    return (
      <DeadEnd
        title={words('nothingHere')}
        text={words.rich('noTable', { code: formatGameCode(code), b: inOneLine })}
        advice={[words('compareCode'), words('scanCode')]}
        box={<CodeBox missing={code} />}
      >
        <a href={ADDRESSES.start} className={buttonStyle('word')}>
          {words('toStart')}
        </a>
      </DeadEnd>
    );
  }
  return (
    <DeadEnd title={words('nothingHere')} text={words('nothingHereNote')}>
      <a href={ADDRESSES.start} className={buttonStyle('primary')}>
        {words('toStart')}
      </a>
    </DeadEnd>
  );
}

const inOneLine = (code: ReactNode) => <b className="whitespace-nowrap">{code}</b>;

/** Splits a path such as "/games/KRWNQX/seats/2". */
function splitPath(path: string) {
  const [, games, text = '', part, seat] = path.split('/');
  return { code: games === 'games' ? parseGameCode(text) : undefined, part, seat };
}
