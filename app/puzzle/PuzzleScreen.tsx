'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { startPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { DeadEnd } from '@/app/_ui/DeadEnd';
import { replaceHash, showHash, useHash } from '@/app/_ui/hash';
import { useFailureWords } from '@/app/_ui/Message';
import { ADDRESSES, LEARN, TODAY } from '@/app/addresses';
import type { Day } from '@/lib/puzzle/days';
import { type Lesson, openLesson } from '@/lib/puzzle/lessons';
import { parsePuzzle } from '@/lib/puzzle/lists';
import { useDayState } from './DayGrid';
import { DaysScreen } from './DaysScreen';
import { LessonsScreen, lessonNamed } from './LessonsScreen';
import { PuzzleHome } from './PuzzleHome';
import { DAYS, useDays } from './puzzleSources';
import { LessonToSolve, PuzzleToSolve } from './SolveScreen';
import { LONG_DAY, today, useDayName, useToday } from './useDay';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What chats and sentences add to a link: an escaped `#` before it, a full stop after it, and blanks. */
const ADDED =
  /^[#\s\u00AD\u200B-\u200F\u2060]+|[.,;:!?)\s\u00AD\u200B-\u200F\u2060]+$|[\s\u00AD\u200B-\u200F\u2060]+/g;

/** The page that the hash names: all puzzles, the days, the lessons, or one puzzle. */
export function PuzzleScreen() {
  const named = useHash()?.replaceAll(ADDED, '');
  useEffect(() => void startPhoneWorker(), []);
  // The day is read once, so that a puzzle begun before midnight can be finished after it.
  const isToday = named === TODAY;
  useEffect(() => {
    if (isToday) replaceHash(today());
  }, [isToday]);
  if (isToday) return <Waiting />;
  if (named === undefined || named === '') return <PuzzleHome />;
  if (named === DAYS) return <DaysScreen />;
  if (named === LEARN) return <LessonsScreen />;
  const lesson = lessonNamed(named);
  if (lesson !== undefined) return <NamedLesson key={lesson} lesson={lesson} />;
  return DAY.test(named) ? <DayPuzzle day={named} /> : <LinkedPuzzle text={named} />;
}

function DayPuzzle({ day }: { readonly day: Day }) {
  const words = useTranslations('puzzle');
  const describe = useFailureWords();
  const nameOf = useDayName();
  const today = useToday();
  const { texts, trouble } = useDays([day]);
  // Travel across the date line can repeat a day: a begun puzzle stays open.
  const isToCome = useDayState(texts)(day) === 'open' && day > today;
  if (trouble) return <NoPuzzle why={describe(trouble)} />;
  if (texts === undefined) return <Waiting />;
  const text = texts.get(day);
  if (text === undefined) return <NoPuzzle why={words('noneThatDay')} />;
  if (!isToCome) return <LinkedPuzzle text={text} day={day} />;
  return (
    <NoPuzzle why={words('toCome', { day: nameOf(day, LONG_DAY) })}>
      <Button kind="primary" onClick={() => showHash(today)}>
        {words('today')}
      </Button>
    </NoPuzzle>
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

/** Shown until a puzzle has loaded. */
function Waiting() {
  const words = useTranslations('puzzle');
  const judge = useTranslations('judge');
  return (
    <ColumnPage
      className="puzzles"
      title={words('title')}
      back={{ href: ADDRESSES.start, label: judge('toStart') }}
    >
      {null}
    </ColumnPage>
  );
}

interface NoPuzzleProps {
  readonly why: string;
  /** A likelier destination than all puzzles. */
  readonly children?: ReactNode;
}

function NoPuzzle({ why, children }: NoPuzzleProps) {
  const words = useTranslations('puzzle');
  return (
    <DeadEnd title={words('title')} text={why}>
      {children}
      <Button kind={children ? 'plain' : 'primary'} onClick={() => showHash('')}>
        {words('toPuzzles')}
      </Button>
    </DeadEnd>
  );
}
