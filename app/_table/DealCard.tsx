'use client';

import { useTable } from '@/app/_state/TableProvider';
import { Card, CardTitle } from '@/app/_ui/Card';
import { CopyText } from '@/app/_ui/CopyText';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { QrCode } from '@/app/_ui/QrCode';
import { CAVEAT, evennessWords, lengthWords } from './dealWords';

/** What was dealt, as far as everybody may know: how long, how even, and the map's own code. */
export function DealCard() {
  const { grade, players, mapCode, seedChosen } = useTable(state => state.view);
  // Only the browser knows under which name the server is found from here.
  const inBrowser = useInBrowser();
  return (
    <Card>
      <CardTitle>This deal</CardTitle>
      {grade && (
        <>
          <p>{lengthWords(grade, players)}</p>
          <p className="text-note text-soft">
            {CAVEAT} {evennessWords(grade.evenness)}
          </p>
        </>
      )}
      {players === 2 && (
        <p>Each of you holds two clues and plays two colours: one colour answers for each clue.</p>
      )}
      {seedChosen && (
        <p className="text-note text-soft">
          Its words were chosen, to race another table. Whoever knows them could know the clues.
        </p>
      )}
      <CopyText label="The map’s code" text={mapCode} />
      {inBrowser && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">Scan it for another table</summary>
          <QrCode
            text={`${window.location.origin}/new/code#${mapCode}`}
            className="mx-auto size-48"
          />
        </details>
      )}
    </Card>
  );
}
