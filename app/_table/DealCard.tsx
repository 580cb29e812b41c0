'use client';

import { useTranslations } from 'next-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Card, CardTitle } from '@/app/_ui/Card';
import { CopyText } from '@/app/_ui/CopyText';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { later } from '@/app/_ui/later';

const QrCode = later(async () => (await import('@/app/_ui/QrCode')).QrCode);

/** What was dealt, as far as everybody may know: how long, how even, and the map's own code. */
export function DealCard() {
  const words = useTranslations('table');
  const { grade, players, mapCode, seedChosen } = useTable(state => state.view);
  // Only the browser knows under which name the server is found from here.
  const inBrowser = useInBrowser();
  return (
    <Card>
      <CardTitle>{words('deal')}</CardTitle>
      {grade && (
        <>
          <p>{words(`length.${grade.length}`, { players, ...grade.turns })}</p>
          <p className="text-note text-soft">{words('lengthCaveat')}</p>
          <p className="text-note text-soft">{words(`evenness.${grade.evenness}`)}</p>
        </>
      )}
      {players === 2 && <p>{words('twoCluesEach')}</p>}
      {seedChosen && <p className="text-note text-soft">{words('chosenSeed')}</p>}
      <CopyText label={words('mapCode')} text={mapCode} />
      {inBrowser && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{words('scan')}</summary>
          <QrCode
            text={`${window.location.origin}/new/code#${mapCode}`}
            className="mx-auto size-48"
          />
        </details>
      )}
    </Card>
  );
}
