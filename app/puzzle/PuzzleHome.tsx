import { useEffect, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MapPicture } from '@/app/_map/MapPicture';
import { attemptAt, usePuzzles } from '@/app/_phone/puzzleStore';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { Checkbox } from '@/app/_ui/Choice';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { showHash } from '@/app/_ui/hash';
import { TroubleNote } from '@/app/_ui/Message';
import { Row, Rows } from '@/app/_ui/Row';
import { ADDRESSES, LEARN } from '@/app/addresses';
import { readStoredMap } from '@/lib/map/mapCode';
import { LESSONS } from '@/lib/puzzle/lessons';
import { GRADES, readPuzzle } from '@/lib/puzzle/puzzle';
import { lessonKey } from './LessonsScreen';
import { DAYS, prepare, today, useAnother, useMonth } from './puzzleSources';

/** The day's puzzle, another one of each grade, and the days. */
export function PuzzleHome() {
  const words = useTranslations('puzzle');
  const judge = useTranslations('judge');
  const mustProve = usePuzzles(state => state.mustProve);
  const { making, trouble, open } = useAnother();
  const [day] = useState(today);
  const lessonsDone = usePuzzles(
    state => LESSONS.filter(lesson => attemptAt(state, lessonKey(lesson))?.isSolved).length,
  );
  // One of each is made while people look at the page.
  useEffect(() => {
    for (const grade of GRADES) void prepare(grade);
  }, []);

  return (
    <ColumnPage
      className="puzzles"
      title={words('title')}
      note={words('about')}
      back={{ href: ADDRESSES.start, label: judge('toStart') }}
    >
      <TodayCard day={day} />
      <Rows>
        <Row
          title={words('learn')}
          note={words('lessonsDone', { count: lessonsDone, all: LESSONS.length })}
          onClick={() => showHash(LEARN)}
        />
      </Rows>
      <section className="grid gap-2">
        <h2 className="font-semibold text-soft">{words('anotherOne')}</h2>
        <TroubleNote trouble={trouble} />
        <Rows>
          {GRADES.map(grade => (
            <Row
              key={grade}
              title={words(`grade.${grade}`)}
              note={making === grade ? words('making') : words(`gradeNote.${grade}`)}
              onClick={() => open(grade)}
            />
          ))}
          <Row title={words('days')} note={words('daysNote')} onClick={() => showHash(DAYS)} />
        </Rows>
      </section>
      <Checkbox
        label={words('prove')}
        note={words('proveNote')}
        checked={mustProve}
        onChange={mustProve => usePuzzles.setState({ mustProve })}
      />
      <BottomBar>
        <Button kind="primary" onClick={() => showHash(day)}>
          {words('today')}
        </Button>
      </BottomBar>
    </ColumnPage>
  );
}

function TodayCard({ day }: { readonly day: string }) {
  const words = useTranslations('puzzle');
  const format = useFormatter();
  const text = useMonth(day.slice(0, 7)).days?.get(day);
  const isSolved = usePuzzles(state => text !== undefined && attemptAt(state, text)?.isSolved);
  const puzzle = useMemo(() => (text === undefined ? undefined : readPuzzle(text)), [text]);
  if (!puzzle?.ok) return null;
  const { mapCode, grade, pieces } = puzzle.value;
  return (
    <button type="button" onClick={() => showHash(day)} className="today-card">
      <MapPicture map={readStoredMap(mapCode)} className="" />
      <span>
        <span className="text-soft">
          {format.dateTime(new Date(`${day}T12:00:00`), {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
          })}
        </span>
        <b>{words(`grade.${grade}`)}</b>
        <span className="text-note text-soft">
          {words('pieces', { count: pieces.length })}
          {isSolved && ` · ${words('dayState.solved')}`}
        </span>
      </span>
    </button>
  );
}
