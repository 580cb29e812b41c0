'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { InstallOffer, recordPlayed } from '@/app/_phone/InstallOffer';
import { useRead, useReadUpTo } from '@/app/_state/reading';
import { useTable } from '@/app/_state/TableProvider';
import { DealDisclosure } from '@/app/_table/DealDisclosure';
import { useSeatName } from '@/app/_table/seatName';
import { TableMap } from '@/app/_table/TableMap';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { habitatHex, hasEntries } from '@/app/_table/tableFacts';
import { useDuration } from '@/app/_table/useDuration';
import { useGameMap } from '@/app/_table/useGameMap';
import { ButtonLink } from '@/app/_ui/Button';
import { ADDRESSES, eveningAddress, lookBackAddress, replayAddress } from '@/app/addresses';
import { groundAt } from '@/lib/map/gameMap';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { NextGame } from './NextGame';
import { Plate } from './Plate';
import { type Uncovered, uncoveredClues } from './uncoveredClues';

/** The end of a game: where the habitat was, who found it, and each clue with its area. */
export function EndScreen() {
  const words = useTranslations('ending');
  const view = useTable(state => state.view);
  const { round, you, startedAt, endedAt } = view;
  const map = useGameMap();
  const clues = useMemo(() => uncoveredClues(view, map), [view, map]);
  const [lit, setLit] = useState<number>();
  const [chosen, setChosen] = useState<Hex>();
  const duration = useDuration();
  const table = useTranslations('table');
  const mapWords = useTranslations('map');
  const plate = useRef<HTMLHeadingElement>(null);
  // As it was when the page opened: the light shines once.
  const end = view.events.findLast(({ kind }) => kind === 'ended')?.id ?? 0;
  const isUnread = end > useReadUpTo();
  const [hasJustEnded] = useState(isUnread);
  const read = useEffectEvent(useRead());
  useLayoutEffect(() => {
    // The button that ended the game is gone from the page, and focus with it.
    if (hasJustEnded) plate.current?.focus();
  }, [hasJustEnded]);
  useEffect(() => {
    if (isUnread) read(end);
  }, [isUnread, end]);
  const hasPlayed = you.length > 0;
  useEffect(() => {
    if (hasPlayed) recordPlayed();
  }, [hasPlayed]);
  const habitat = habitatHex(view.habitat);
  const habitatOnly = useMemo(
    () => (habitat === undefined ? undefined : HexSet.of([habitat])),
    [habitat],
  );
  if (habitat === undefined) return null;
  const litClue = lit === undefined ? undefined : clues[lit];
  const time = startedAt && endedAt && duration(minutesBetween(startedAt, endedAt));

  function light(index: number) {
    setLit(index === lit ? undefined : index);
    setChosen(undefined);
  }

  return (
    <TablePage
      className={hasJustEnded ? 'ended just-ended' : 'ended'}
      title={words('title')}
      note={time ? words('about', { round, time }) : words('round', { round })}
      back={{ href: ADDRESSES.start, label: table('toStart') }}
      tabs={<TableTabs current="table" />}
      map={
        <TableMap
          lit={litClue?.hexes ?? habitatOnly}
          litBy="uncovered"
          habitat={habitat}
          chosen={chosen}
          onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
          caption={<Plate ref={plate} map={map} habitat={habitat} clue={litClue} chosen={chosen} />}
        />
      }
      content={
        <>
          <ClueRows clues={clues} lit={lit} onLight={light} />
          <LookBackLinks />
          <p className="text-note text-soft print:hidden">
            {words('tapClue', { terrain: mapWords(`terrain.${groundAt(map, habitat).terrain}`) })}
          </p>
          {hasPlayed && <InstallOffer />}
          <DealDisclosure />
          <ButtonLink
            kind="word"
            href={ADDRESSES.newGame}
            className="justify-self-center print:hidden"
          >
            {words('others')}
          </ButtonLink>
        </>
      }
      actions={<NextGame />}
    />
  );
}

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

interface ClueRowsProps {
  readonly clues: readonly Uncovered[];
  /** Index of the clue that is lit. */
  readonly lit: number | undefined;
  readonly onLight: (index: number) => void;
}

/** Each seat's clue. Tapping a row lights its clue's area on the map; tapping it again lights the habitat. */
function ClueRows({ clues, lit, onLight }: ClueRowsProps) {
  const words = useTranslations('table');
  return (
    <section aria-label={words('allClues')}>
      <ul className="clue-rows">
        {clues.map((clue, index) => (
          <li key={clue.clue.id}>
            <button
              type="button"
              data-printed
              aria-pressed={index === lit}
              onClick={() => onLight(index)}
              className="clue-row"
            >
              <SeatDisc seat={clue.seat.seat} color={clue.color} className="size-[30px]" />
              <ClueWords {...clue} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClueWords({ clue, seat, hexes, worth }: Uncovered) {
  const words = useTranslations('table');
  const ending = useTranslations('ending');
  const short = useTranslations('clues.short');
  const name = useSeatName()(seat);
  return (
    <span className="min-w-0 grow leading-tight">
      <span className="block font-semibold">{short(clue.id)}</span>
      <span className="clue-owner text-note leading-tight text-soft">
        {words('clueOf', { name, count: hexes.size })}
        <span className="lit-mark bg-lamp" />
      </span>
      {worth && (
        <span className="clue-worth text-note leading-tight text-soft">
          {ending('withoutThis', { count: worth.without })}{' '}
          {worth.chance !== null && ending('chanceOf', { chance: worth.chance })}
        </span>
      )}
    </span>
  );
}

/** Links to how the game went: the clues, and the replay if pieces were recorded. */
function LookBackLinks() {
  const words = useTranslations('replay');
  const evening = useTranslations('evening');
  const view = useTable(state => state.view);
  const { code, you } = view;
  const hasReplay = hasEntries(view);
  return (
    <div className="look-back-links print:hidden">
      {hasReplay && <ButtonLink href={replayAddress(code)}>{words('title')}</ButtonLink>}
      <ButtonLink href={lookBackAddress(code)}>
        {words(hasReplay ? 'theClues' : 'lookBack')}
      </ButtonLink>
      {you.length > 0 && <ButtonLink href={eveningAddress(code)}>{evening('title')}</ButtonLink>}
    </div>
  );
}
