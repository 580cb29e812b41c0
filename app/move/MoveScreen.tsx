'use client';

import { useTranslations } from 'use-intl';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { useHash } from '@/app/_ui/hash';
import { ADDRESSES, tableAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { ExportGame } from './ExportGame';
import { ExportGames } from './ExportGames';
import { ImportGames } from './ImportGames';

/** Exports the game in the URL's hash; without one, lists games to export and imports others. */
export function MoveScreen() {
  const pages = useTranslations('pages');
  // In the hash, so that the page can be cached: its URL is the same for every game.
  const hash = useHash();
  const code = hash !== undefined && isPhoneCode(hash) ? hash : undefined;
  return (
    <ColumnPage
      className="gap-(--spacing-apart)"
      title={code ? pages('moveGame') : pages('moveGames')}
      back={
        code
          ? { href: tableAddress(code), label: pages('toTable') }
          : { href: ADDRESSES.start, label: pages('toStart') }
      }
    >
      {code ? (
        <ExportGame key={code} code={code} />
      ) : (
        <>
          <ExportGames />
          <ImportGames />
        </>
      )}
    </ColumnPage>
  );
}
