import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { PageHead } from '@/app/_ui/PageHead';
import { filmAddress, tableAddress } from '@/app/addresses';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { uncoveredClues } from '../uncoveredClues';
import { useFoundWords } from '../useFoundWords';
import { MetRow } from './MetRow';
import { useMeeting } from './useMeeting';

/** How the clues met: with each one more the map shrinks, down to the habitat. Any of them can be left out. */
export function MetClues({ habitat }: { readonly habitat: Hex }) {
  const words = useTranslations('film');
  const pages = useTranslations('pages');
  const view = useTable(state => state.view);
  const map = useMemo(() => readStoredMap(view.mapCode), [view.mapCode]);
  const clues = useMemo(() => uncoveredClues(view, map), [view, map]);
  const { rows, count, left, isWhole, next, leaveOut } = useMeeting(clues);
  const [chosen, setChosen] = useState<Hex>();
  const found = useFoundWords()(habitat);
  const hasFilm = view.record !== null && view.record.entries.length > 0;
  return (
    <main className="map-page look-back">
      <PageHead
        title={words('lookBack')}
        note={found}
        back={{ href: tableAddress(view.code), label: pages('toTable') }}
      />
      <div className="sight gives-way">
        <Connection />
        <div className="chart">
          <MapPanel
            map={map}
            lit={left}
            litBy={count === 1 ? 'uncovered' : 'met'}
            habitat={left.single === habitat ? habitat : undefined}
            chosen={chosen}
            onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
            isBare
          />
        </div>
        <section className="told" aria-label={words('theClues')}>
          <p role="status" className="met-count">
            {words.rich('fit', { count: left.size, clues: count, big: inLarge })}
          </p>
          <ol className="met-rows">
            {rows.map(row => (
              <MetRow key={row.clue.id} {...row} onLeaveOut={() => leaveOut(row.clue.id)} />
            ))}
          </ol>
          <p className="met-how">{words('tapDisc')}</p>
        </section>
      </div>
      <AtThumb>
        <div className="met-buttons">
          <Button kind="primary" onClick={next}>
            {words(isWhole ? 'fromStart' : 'nextClue')}
          </Button>
          {hasFilm && <ButtonLink href={filmAddress(view.code)}>{words('film')}</ButtonLink>}
        </div>
      </AtThumb>
    </main>
  );
}

const inLarge = (chunks: ReactNode) => <b className="large">{chunks}</b>;
