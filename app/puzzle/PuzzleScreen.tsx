'use client';

import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { startPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { replaceHash, showHash, useHash } from '@/app/_ui/hash';
import { ADDRESSES, LEARN } from '@/app/addresses';
import { type Lesson, openLesson } from '@/lib/puzzle/lessons';
import { parsePuzzle } from '@/lib/puzzle/lists';
import { DaysScreen } from './DaysScreen';
import { LessonsScreen, lessonNamed } from './LessonsScreen';
import { PuzzleHome } from './PuzzleHome';
import { DAYS, today, useMonth } from './puzzleSources';
import { LessonToSolve, PuzzleToSolve } from './SolveScreen';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** All puzzles, the days, the lessons, or the one that the address names after the `#`. */
export function PuzzleScreen() {
  const named = useHash();
  useEffect(() => void startPhoneWorker(), []);
  // The day is read once: a page that stays open over midnight finishes the day that it began.
  const isToday = named === 'today';
  useEffect(() => {
    if (isToday) replaceHash(today());
  }, [isToday]);
  if (named === undefined || isToday) return <Waiting />;
  if (named === '') return <PuzzleHome />;
  if (named === DAYS) return <DaysScreen />;
  if (named === LEARN) return <LessonsScreen />;
  const lesson = lessonNamed(named);
  if (lesson !== undefined) return <NamedLesson key={lesson} lesson={lesson} />;
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
    <PuzzleToSolve key={text} text={text} opened={opened.value} day={day} />
  ) : (
    <NoPuzzle why={words('unreadable')} />
  );
}

function NamedLesson({ lesson }: { readonly lesson: Lesson }) {
  const opened = useMemo(() => openLesson(lesson), [lesson]);
  return <LessonToSolve lesson={lesson} opened={opened} />;
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
      <Button kind="primary" onClick={() => showHash('')}>
        {words('toPuzzles')}
      </Button>
    </DeadEnd>
  );
}
