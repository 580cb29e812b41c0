import { useTranslations } from 'use-intl';
import { attemptAt, usePuzzles } from '@/app/_phone/puzzleStore';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { HashLink, showHash } from '@/app/_ui/hash';
import { Icon } from '@/app/_ui/Icon';
import { Row } from '@/app/_ui/Row';
import { LEARN } from '@/app/addresses';
import { LESSONS, type Lesson } from '@/lib/puzzle/lessons';

/** A lesson's name in storage and in the hash. */
export const lessonKey = (lesson: Lesson): string => `${LEARN}-${lesson}`;

export const lessonNamed = (key: string): Lesson | undefined =>
  LESSONS.find(lesson => lessonKey(lesson) === key);

/** All lessons in order; solved ones have a tick. */
export function LessonsScreen() {
  const words = useTranslations('puzzle');
  const attempts = usePuzzles(state => state.attempts);
  return (
    <ColumnPage
      className="puzzles"
      title={words('learn')}
      note={words('learnNote')}
      back={
        <HashLink to="" aria-label={words('toPuzzles')} className="back-link">
          <Icon name="back" />
        </HashLink>
      }
    >
      <ol className="rows">
        {LESSONS.map((lesson, index) => {
          const isDone = attemptAt({ attempts }, lessonKey(lesson))?.isSolved === true;
          return (
            <Row
              key={lesson}
              mark={
                <span data-done={isDone} className="lesson-mark">
                  <span aria-hidden="true">
                    {isDone ? <Icon name="check" className="size-5" /> : index + 1}
                  </span>
                  {isDone && <span className="sr-only">{words('dayState.solved')}</span>}
                </span>
              }
              title={words(`lesson.${lesson}.name`)}
              onClick={() => showHash(lessonKey(lesson))}
            />
          );
        })}
      </ol>
    </ColumnPage>
  );
}
