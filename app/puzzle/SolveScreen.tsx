'use client';

import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MapPage } from '@/app/_map/MapPage';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import { HashLink, showHash } from '@/app/_ui/hash';
import { Icon } from '@/app/_ui/Icon';
import { LEARN } from '@/app/addresses';
import type { Day } from '@/lib/puzzle/days';
import { LESSONS, type Lesson } from '@/lib/puzzle/lessons';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { useKeysOfPage } from './keys';
import { lessonKey } from './LessonsScreen';
import { useAnother, useGradeAfter } from './puzzleSources';
import { ShareButton, useTook } from './ShareButton';
import { SolvePane } from './SolvePane';
import { LONG_DAY, useDayName } from './useDay';

interface PuzzleProps {
  readonly text: string;
  readonly opened: OpenPuzzle;
  readonly day?: Day | undefined;
}

/** A day's puzzle, a practice one, or one from a link. */
export function PuzzleToSolve({ text, opened, day }: PuzzleProps) {
  const words = useTranslations('puzzle');
  const nameOf = useDayName();
  const { grade, pieces } = opened.puzzle;
  const tomorrow = useGradeAfter(day);
  const took = useTook(text);
  // Puzzles whose pieces are applied from the start are another kind.
  const isNew = usePuzzles(
    ({ attempts }) => !attempts.some(each => kindOf(each.text) === kindOf(text)),
  );
  const { making, trouble, open } = useAnother();
  const pane = useRef<HTMLDivElement>(null);
  useKeysOfPage(pane);
  return (
    <SolvePane
      ref={pane}
      text={text}
      opened={opened}
      isNew={isNew}
      ending={
        <>
          <ShareButton opened={opened} took={took} day={day} />
          {tomorrow && (
            <p className="text-soft">{words('tomorrow', { grade: words(`grade.${tomorrow}`) })}</p>
          )}
        </>
      }
      next={{
        label: words(making ? 'making' : 'makeNext'),
        open: () => open(grade),
        trouble,
      }}
    >
      {parts => (
        <MapPage
          {...parts}
          className={`solve ${grade}`}
          title={words(`grade.${grade}`)}
          note={
            day === undefined ? words('pieces', { count: pieces.length }) : nameOf(day, LONG_DAY)
          }
          back={<BackTo part="" />}
        />
      )}
    </SolvePane>
  );
}

const kindOf = (text: string) => /^[ld]/.test(text);

interface LessonProps {
  readonly lesson: Lesson;
  readonly opened: OpenPuzzle;
}

/** A lesson: its idea, and a puzzle on one tile. */
export function LessonToSolve({ lesson, opened }: LessonProps) {
  const words = useTranslations('puzzle');
  const index = LESSONS.indexOf(lesson);
  const following = LESSONS[index + 1];
  const { making, trouble, open } = useAnother();
  const pane = useRef<HTMLDivElement>(null);
  useKeysOfPage(pane);
  return (
    <SolvePane
      ref={pane}
      text={lessonKey(lesson)}
      opened={opened}
      isTile
      intro={<p className="lesson-text">{words(`lesson.${lesson}.text`)}</p>}
      learned={words(`lesson.${lesson}.learned`)}
      next={
        following === undefined
          ? { label: words(making ? 'making' : 'wholeMap'), open: () => open('quick'), trouble }
          : {
              label: words('nextLesson'),
              open: () => showHash(lessonKey(following)),
            }
      }
    >
      {parts => (
        <MapPage
          {...parts}
          className="solve lesson"
          title={words('lessonOf', { number: index + 1, count: LESSONS.length })}
          note={words(`lesson.${lesson}.name`)}
          back={<BackTo part={LEARN} />}
        />
      )}
    </SolvePane>
  );
}

/** The arrow back to another part of this page. */
function BackTo({ part }: { readonly part: string }) {
  const words = useTranslations('puzzle');
  return (
    <HashLink to={part} aria-label={words('toPuzzles')} className="back-link">
      <Icon name="back" />
    </HashLink>
  );
}
