'use client';

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { DealDisclosure } from '@/app/_table/DealDisclosure';
import { useSeatName } from '@/app/_table/seatName';
import { TableMap } from '@/app/_table/TableMap';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { habitatHex, hasEntries } from '@/app/_table/tableFacts';
import { useGameMap } from '@/app/_table/useGameMap';
import { CalmLink, CalmRow } from '@/app/_ui/CalmRow';
import { LineDrawing } from '@/app/_ui/Icon';
import { ADDRESSES, eveningAddress, replayAddress } from '@/app/addresses';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { EndHeadline } from './EndHeadline';
import { NextGame } from './NextGame';
import { OtherPlayers } from './OtherPlayers';
import { type Uncovered, uncoveredClues } from './uncoveredClues';
import { useFind } from './useFind';

/** The end of a game: the find animation, then where the habitat was, who found it, and each clue. */
export function EndScreen() {
  const words = useTranslations('ending');
  const table = useTranslations('table');
  const evening = useTranslations('evening');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const map = useGameMap();
  const clues = useMemo(() => uncoveredClues(view, map), [view, map]);
  const { step, hasJustEnded, isSettled } = useFind(clues.length);
  const [lit, setLit] = useState<Uncovered['clue']['id']>();
  const [chosen, setChosen] = useState<Hex>();
  const plate = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The button that ended the game is gone, so focus would be lost.
    if (hasJustEnded) plate.current?.focus();
  }, [hasJustEnded]);
  const habitat = habitatHex(view.habitat);
  const habitatOnly = useMemo(
    () => (habitat === undefined ? undefined : HexSet.of([habitat])),
    [habitat],
  );
  if (habitat === undefined) return null;
  const isPlaying = step !== undefined;
  const finder = view.seats.find(({ seat }) => seat === view.finder);
  const litClue = clues.find(({ clue }) => clue.id === lit);
  const left = step === undefined ? undefined : (clues[step - 1]?.left ?? HexSet.all);

  function light({ clue }: Uncovered) {
    setLit(clue.id === lit ? undefined : clue.id);
    setChosen(undefined);
  }

  return (
    <TablePage
      className={`ended ${isPlaying ? 'at-find' : hasJustEnded && !isSettled ? 'settling' : ''}`}
      title={
        isPlaying && finder
          ? evening('foundOn', { name: seatName(finder), space: formatHex(habitat) })
          : words('title')
      }
      back={{ href: ADDRESSES.start, label: table('toStart') }}
      tabs={<TableTabs current="table" />}
      map={
        <TableMap
          pieces={undefined}
          missed={undefined}
          lit={left ?? litClue?.hexes ?? habitatOnly}
          litBy={isPlaying ? 'met' : 'uncovered'}
          habitat={isPlaying && step < clues.length ? undefined : habitat}
          called={step === 0 ? habitat : undefined}
          chosen={chosen}
          onChoose={hex => setChosen(hex === chosen ? undefined : hex)}
          caption={
            <EndHeadline
              ref={plate}
              map={map}
              habitat={habitat}
              find={step === undefined || left === undefined ? undefined : { step, left }}
              clue={litClue}
              chosen={chosen}
            />
          }
        />
      }
      content={
        <>
          <div className="end-first">
            <ClueRows clues={clues} shown={step ?? clues.length} lit={litClue} onLight={light} />
          </div>
          <DealDisclosure />
        </>
      }
      actions={
        <>
          <LookBack />
          <NextGame />
        </>
      }
    />
  );
}

interface ClueRowsProps {
  readonly clues: readonly Uncovered[];
  /** The number of clues shown so far. */
  readonly shown: number;
  readonly lit: Uncovered | undefined;
  readonly onLight: (clue: Uncovered) => void;
}

/** Each clue, and the spaces that it leaves. Tapping a row lights the clue's area; tapping it again, the habitat. */
function ClueRows({ clues, shown, lit, onLight }: ClueRowsProps) {
  const words = useTranslations('table');
  return (
    <section aria-label={words('allClues')}>
      <ul className="clue-rows">
        {clues.map((clue, index) => (
          <li key={clue.clue.id} data-to-come={index < shown ? undefined : ''}>
            <button
              type="button"
              data-printed
              aria-pressed={clue === lit}
              onClick={() => onLight(clue)}
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

function ClueWords({ clue, seat, hexes, left, worth }: Uncovered) {
  const words = useTranslations('table');
  const ending = useTranslations('ending');
  const replay = useTranslations('replay');
  const short = useTranslations('clues.short');
  const name = useSeatName()(seat);
  return (
    <>
      <span className="min-w-0 grow">
        <span className="clue">{short(clue.id)}</span>
        <span className="sr-only print:not-sr-only">
          {words('clueOf', { name, count: hexes.size })}
        </span>
        {worth && (
          <span className="hidden print:block">
            {ending('withoutThis', { count: worth.without })}{' '}
            {worth.chance !== null && ending('chanceOf', { chance: worth.chance })}
          </span>
        )}
      </span>
      <b aria-hidden="true">{left.size}</b>
      <span className="sr-only">{replay('left', { count: left.size })}</span>
    </>
  );
}

const REPLAY = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM10 8.5v7l5.5-3.5Z';
const EVENING = 'M6 20v-7M12 20V4M18 20V9';

/** Links from the end: the replay if pieces were recorded, the evening, and a game with other players. */
function LookBack() {
  const words = useTranslations('replay');
  const evening = useTranslations('evening');
  const view = useTable(state => state.view);
  const { code, you } = view;
  return (
    <CalmRow>
      {hasEntries(view) && (
        <CalmLink
          href={replayAddress(code)}
          icon={<LineDrawing path={REPLAY} className="size-5" />}
        >
          {words('title')}
        </CalmLink>
      )}
      {you.length > 0 && (
        <CalmLink
          href={eveningAddress(code)}
          icon={<LineDrawing path={EVENING} className="size-5" />}
        >
          {evening('title')}
        </CalmLink>
      )}
      <OtherPlayers />
    </CalmRow>
  );
}
