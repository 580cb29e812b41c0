'use client';

import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { startPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { ADDRESSES, puzzleAddress } from '@/app/addresses';
import { parsePuzzle } from '@/lib/puzzle/lists';
import { DaysScreen } from './DaysScreen';
import { PuzzleHome } from './PuzzleHome';
import { DAYS, openHere, today, useMonth, useNamed } from './puzzleSources';
import { rehydratePuzzles } from './puzzleStore';
import { SolveScreen } from './SolveScreen';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** All puzzles, the days, or the one that the address names after the `#`. */
export function PuzzleScreen() {
  const named = useNamed();
  useEffect(() => {
    rehydratePuzzles();
    startPhoneWorker();
  }, []);
  // The day is read once: a page that stays open over midnight finishes the day that it began.
  const isToday = named === 'today';
  useEffect(() => {
    if (isToday) location.replace(puzzleAddress(today()));
  }, [isToday]);
  if (named === undefined || isToday) return <Waiting />;
  if (named === '') return <PuzzleHome />;
  if (named === DAYS) return <DaysScreen />;
  return DAY.test(named) ? <DayPuzzle day={named} /> : <LinkedPuzzle text={named} />;
}

function DayPuzzle({ day }: { readonly day: string }) {
  const words = useTranslations('puzzle');
  const text = useMonth(day.slice(0, 7))?.get(day);
  const isFetched = useMonth(day.slice(0, 7)) !== undefined;
  if (!isFetched) return <Waiting />;
  return text === undefined ? (
    <NoPuzzle why={words('noneThatDay')} />
  ) : (
    <LinkedPuzzle text={text} day={day} />
  );
}

function LinkedPuzzle({ text, day }: { readonly text: string; readonly day?: string }) {
  const words = useTranslations('puzzle');
  const opened = useMemo(() => parsePuzzle(text), [text]);
  return opened.ok ? (
    <SolveScreen key={text} text={text} opened={opened.value} day={day} />
  ) : (
    <NoPuzzle why={words('unreadable')} />
  );
}

/** Until the phone knows what is asked: the server has not seen what follows the `#`. */
function Waiting() {
  const words = useTranslations('puzzle');
  const judge = useTranslations('judge');
  return (
    <ColumnPage
      className="puzzles"
      title={words('title')}
      note={words('about')}
      back={{ href: ADDRESSES.start, label: judge('toStart') }}
    >
      {null}
    </ColumnPage>
  );
}

function NoPuzzle({ why }: { readonly why: string }) {
  const words = useTranslations('puzzle');
  return (
    <DeadEnd title={words('title')} text={why}>
      <Button kind="primary" onClick={() => openHere('')}>
        {words('toPuzzles')}
      </Button>
    </DeadEnd>
  );
}
