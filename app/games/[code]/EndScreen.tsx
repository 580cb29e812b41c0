'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { MapPanel } from '@/app/_map/MapPanel';
import { InstallOffer } from '@/app/_phone/InstallOffer';
import { tellPlayed } from '@/app/_phone/installOffer';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { DealFold } from '@/app/_table/DealFold';
import { habitatHex } from '@/app/_table/habitatHex';
import { TableTabs } from '@/app/_table/TableTabs';
import { useBoardOnMap } from '@/app/_table/useBoard';
import { useDuration } from '@/app/_table/useDuration';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { PageHead } from '@/app/_ui/PageHead';
import { PageLink } from '@/app/_ui/PageLink';
import { ADDRESSES, eveningAddress } from '@/app/addresses';
import { hexOf } from '@/lib/game/views';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { ClueRows } from './ClueRows';
import { GoOn } from './GoOn';
import { LookBackWays } from './LookBackWays';
import { Plate } from './Plate';
import { uncoveredClues } from './uncoveredClues';

/** Everything uncovered: where the habitat was, who found it, and what each clue lit. */
export function EndScreen({ hasJustEnded }: { hasJustEnded: boolean }) {
  const words = useTranslations('ending');
  const view = useTable(state => state.view);
  const { mapCode, round, you, begunAt, endedAt, end } = view;
  const pieces = useBoardOnMap();
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const clues = useMemo(() => uncoveredClues(view, map), [view, map]);
  const [lit, setLit] = useState<number>();
  const [chosen, setChosen] = useState<Hex>();
  const duration = useDuration();
  const table = useTranslations('table');
  const plate = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed to end the game is gone from the page.
    if (hasJustEnded) plate.current?.focus();
  }, [hasJustEnded]);
  const hasPlayed = you.length > 0;
  useEffect(() => {
    if (hasPlayed) tellPlayed();
  }, [hasPlayed]);
  const habitat = habitatHex(view.habitat);
  const alone = useMemo(
    () => (habitat === undefined ? undefined : HexSet.of([habitat])),
    [habitat],
  );
  if (habitat === undefined) return null;
  const called = end.call?.space ? hexOf(end.call.space) : undefined;
  const litClue = lit === undefined ? undefined : clues[lit];
  const time = begunAt && endedAt && duration(minutesBetween(begunAt, endedAt));

  function light(index: number) {
    setLit(index === lit ? undefined : index);
    setChosen(undefined);
  }

  return (
    <main className="map-page end-page">
      <PageHead
        title={words('title')}
        note={
          <>
            {time ? words('about', { round, time }) : words('round', { round })}
            {hasPlayed && <EveningLink />}
          </>
        }
        back={{ href: ADDRESSES.start, label: table('toStart') }}
        tabs={<TableTabs here="table" />}
      />
      <div className="sight gives-way">
        <div className="lost">
          <Connection />
        </div>
        <div className="chart">
          <MapPanel
            map={map}
            lit={litClue?.hexes ?? alone}
            litBy="uncovered"
            habitat={habitat}
            pieces={pieces}
            called={called === habitat ? undefined : called}
            chosen={chosen}
            onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
            isBare
          />
        </div>
        <div className="told">
          <Plate
            ref={plate}
            map={map}
            habitat={habitat}
            clues={clues}
            clue={litClue}
            chosen={chosen}
          />
          <ClueRows clues={clues} lit={lit} onLight={light} />
        </div>
      </div>
      <div className="after">
        <LookBackWays />
        {hasPlayed && <InstallOffer />}
        <DealFold />
        <ButtonLink
          kind="quiet"
          href={ADDRESSES.newGame}
          className="justify-self-center print:hidden"
        >
          {words('others')}
        </ButtonLink>
        <LegendAtFoot />
      </div>
      <GoOn />
    </main>
  );
}

/** The way to the evening's games, in sight from the first; a wide screen has a tab for it. */
function EveningLink() {
  const words = useTranslations('evening');
  const code = useTable(state => state.view.code);
  return (
    <span className="to-evening print:hidden">
      {' · '}
      <PageLink href={eveningAddress(code)}>{words('title')}</PageLink>
    </span>
  );
}

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
