import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { attemptAt, usePuzzles } from '@/app/_phone/puzzleStore';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { HashLink, showHash } from '@/app/_ui/hash';
import { TroubleNote } from '@/app/_ui/Message';
import { Row, Rows } from '@/app/_ui/Row';
import { ADDRESSES, LEARN, TODAY } from '@/app/addresses';
import { HEX_RADIUS, MAP_HEIGHT, MAP_WIDTH } from '@/lib/map/grid';
import { readStoredMap } from '@/lib/map/mapCode';
import { type Day, weekOf } from '@/lib/puzzle/days';
import { LESSONS } from '@/lib/puzzle/lessons';
import { GRADES, type Puzzle, readPuzzle } from '@/lib/puzzle/puzzle';
import { DayGrid, UnknownWeek, useDayState } from './DayGrid';
import { GradeSign } from './GradeSign';
import { lessonKey } from './LessonsScreen';
import { DAYS, prepare, useAnother, useDays } from './puzzleSources';
import { useDayName, useTodayOnceKnown } from './useDay';

/**
 * The week, the map of today's puzzle, practice of each grade, the lessons, and a link to all days. The server renders
 * it without the day, for all hashes; `unread` hides it until the page has read another hash (puzzles.css).
 */
export function PuzzleHome() {
  const words = useTranslations('puzzle');
  const judge = useTranslations('judge');
  const today = useTodayOnceKnown();
  const isKnown = today !== undefined;
  const week = isKnown ? weekOf(today) : [];
  const { texts, trouble } = useDays(week);
  const text = isKnown ? texts?.get(today) : undefined;
  const stateOf = useDayState(texts);
  const isSolved = isKnown && stateOf(today) === 'solved';
  const another = useAnother();
  const lessonsDone = usePuzzles(
    state => LESSONS.filter(lesson => attemptAt(state, lessonKey(lesson))?.isSolved).length,
  );
  // The worker makes one of each while the page is open.
  useEffect(() => {
    if (isKnown) for (const grade of GRADES) void prepare(grade);
  }, [isKnown]);
  const puzzle = useMemo(() => (text === undefined ? undefined : readPuzzle(text)), [text]);
  const solved = isSolved && puzzle?.ok ? puzzle.value : undefined;

  return (
    <ColumnPage
      className={isKnown ? 'puzzles' : 'puzzles unread'}
      title={words('title')}
      back={{ href: ADDRESSES.start, label: judge('toStart') }}
    >
      {isKnown ? <DayGrid today={today} days={week} texts={texts} /> : <UnknownWeek />}
      <TodayPicture day={today ?? TODAY} puzzle={puzzle?.ok ? puzzle.value : undefined} />
      <TroubleNote trouble={trouble} />
      <section className="grid gap-near">
        <h2 aria-live="polite" className="font-semibold text-soft">
          {words(another.making ? 'making' : 'anotherOne')}
        </h2>
        <TroubleNote trouble={another.trouble} />
        <CalmRow>
          {GRADES.map(grade => (
            <CalmButton
              key={grade}
              icon={<GradeSign grade={grade} />}
              isOn={another.making === grade}
              onClick={() => another.open(grade)}
            >
              {words(`grade.${grade}`)}
            </CalmButton>
          ))}
        </CalmRow>
      </section>
      <Rows>
        <Row
          title={words('learn')}
          value={words('lessonsDone', { count: lessonsDone, all: LESSONS.length })}
          onClick={() => showHash(LEARN)}
        />
        <Row title={words('days')} onClick={() => showHash(DAYS)} />
      </Rows>
      <BottomBar>
        {solved ? (
          <Button
            kind="primary"
            waiting={another.making && words('making')}
            onClick={() => another.open(solved.grade)}
          >
            {words('makeNext')}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => showHash(today ?? TODAY)}>
            {words('today')}
          </Button>
        )}
      </BottomBar>
    </ColumnPage>
  );
}

/** The map without its frame and its jagged edges. */
const VIEW = [HEX_RADIUS / 2, 0, MAP_WIDTH - HEX_RADIUS, MAP_HEIGHT].join(' ');

interface TodayPictureProps {
  readonly day: Day;
  readonly puzzle: Puzzle | undefined;
}

/** Today's map and task. Their space is reserved until they are loaded. */
function TodayPicture({ day, puzzle }: TodayPictureProps) {
  const words = useTranslations('puzzle');
  const nameOf = useDayName();
  return (
    <HashLink to={day} className="today">
      <span aria-hidden="true">
        {puzzle && <MapDrawing map={readStoredMap(puzzle.mapCode)} label="" view={VIEW} />}
      </span>
      {puzzle && (
        <>
          <b>{words(`grade.${puzzle.grade}`)}</b>
          <span>
            {words('pieces', { count: puzzle.pieces.length })}
            {` · ${nameOf(day, { weekday: 'long' })}`}
          </span>
        </>
      )}
    </HashLink>
  );
}
