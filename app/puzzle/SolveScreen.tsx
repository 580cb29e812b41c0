'use client';

import { useTranslations } from 'use-intl';
import { type BoardOwner, useDrawnPieces } from '@/app/_board/knownBoard';
import { useStandaloneOwners } from '@/app/_board/useStandaloneOwners';
import { MapPage } from '@/app/_map/MapPage';
import { MapPanel } from '@/app/_map/MapPanel';
import { useArePuzzlesUnsaved, usePuzzles } from '@/app/_phone/puzzleStore';
import { UnsavedNote } from '@/app/_state/UnsavedNote';
import { HashLink, showHash } from '@/app/_ui/hash';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { LEARN } from '@/app/addresses';
import type { Day } from '@/lib/puzzle/days';
import { LESSONS, type Lesson } from '@/lib/puzzle/lessons';
import type { OpenPuzzle } from '@/lib/puzzle/lists';
import { PLAYERS } from '@/lib/puzzle/puzzle';
import { Card, CardTitle } from './Card';
import { useSolveKeys } from './keys';
import { lessonKey } from './LessonsScreen';
import { PlayerRows } from './PlayerRows';
import { useAnother, useGradeAfter } from './puzzleSources';
import { type NextPuzzle, SolveActions } from './SolveActions';
import { SolveCaption } from './SolveCaption';
import { TilePanel } from './TilePanel';
import { LONG_DAY, useDayName } from './useDay';
import { type Solving, useSolve } from './useSolve';

interface PuzzleProps {
  readonly text: string;
  readonly opened: OpenPuzzle;
  readonly day?: Day | undefined;
}

/** The day's puzzle, one of practice, or one that a link names. */
export function PuzzleToSolve({ text, opened, day }: PuzzleProps) {
  const words = useTranslations('puzzle');
  const nameOf = useDayName();
  const { grade, pieces } = opened.puzzle;
  const tomorrow = useGradeAfter(day);
  // Lists that the pieces have struck already are another kind of puzzle.
  const isNew = usePuzzles(
    ({ attempts }) => !attempts.some(each => kindOf(each.text) === kindOf(text)),
  );
  const { making, trouble, open } = useAnother();
  return (
    <SolveScreen
      text={text}
      opened={opened}
      title={words(`grade.${grade}`)}
      note={day === undefined ? words('pieces', { count: pieces.length }) : nameOf(day, LONG_DAY)}
      back=""
      isNew={isNew}
      day={day}
      next={{
        label: words(making ? 'making' : 'makeNext'),
        open: () => open(grade),
        trouble,
      }}
      tomorrow={tomorrow && words('tomorrow', { grade: words(`grade.${tomorrow}`) })}
    />
  );
}

const kindOf = (text: string) => /^[ld]/.test(text);

interface LessonProps {
  readonly lesson: Lesson;
  readonly opened: OpenPuzzle;
}

/** A lesson: what it is about, and a puzzle on one tile. */
export function LessonToSolve({ lesson, opened }: LessonProps) {
  const words = useTranslations('puzzle');
  const index = LESSONS.indexOf(lesson);
  const following = LESSONS[index + 1];
  const { making, trouble, open } = useAnother();
  return (
    <SolveScreen
      text={lessonKey(lesson)}
      opened={opened}
      lesson={lesson}
      title={words('lessonOf', { number: index + 1, count: LESSONS.length })}
      note={words(`lesson.${lesson}.name`)}
      back={LEARN}
      next={
        following === undefined
          ? { label: words(making ? 'making' : 'wholeMap'), open: () => open('quick'), trouble }
          : {
              label: words('nextLesson'),
              open: () => showHash(lessonKey(following)),
            }
      }
    />
  );
}

interface SolveScreenProps {
  readonly text: string;
  readonly opened: OpenPuzzle;
  readonly lesson?: Lesson;
  readonly title: string;
  readonly note: string;
  /** The part of this page that the arrow leads back to. */
  readonly back: string;
  readonly next: NextPuzzle;
  /** Whether it is the first of its kind. */
  readonly isNew?: boolean;
  readonly day?: Day | undefined;
  /** What the solved puzzle says of the next day. */
  readonly tomorrow?: string | undefined;
}

/** A puzzle: its map, a row of clues for each player, and at the thumb a hint, and the answer once a space is chosen. */
function SolveScreen(props: SolveScreenProps) {
  const { text, opened, lesson, title, note, back, next, isNew = false, day, tomorrow } = props;
  const words = useTranslations('puzzle');
  const notebook = useTranslations('notebook');
  const { grade } = opened.puzzle;
  const solving = useSolve(text, opened, isNew);
  useSolveKeys(solving);
  const { said, undo } = solving;
  const owners = useStandaloneOwners(PLAYERS[grade]);
  return (
    <MapPage
      className={`solve ${lesson ? 'lesson' : grade}`}
      title={title}
      note={note}
      back={
        <HashLink to={back} aria-label={words('toPuzzles')} className="back-link">
          <Icon name="back" />
        </HashLink>
      }
      mark={
        undo && (
          <button type="button" aria-label={notebook('undo')} onClick={undo} className="to-clue">
            <Icon name="undo" />
          </button>
        )
      }
      map={
        <SolveMap opened={opened} owners={owners} solving={solving} isTile={lesson !== undefined} />
      }
      content={
        <>
          <UnsavedNote isUnsaved={useArePuzzlesUnsaved()} />
          {lesson && said === undefined && (
            <p className="lesson-text">{words(`lesson.${lesson}.text`)}</p>
          )}
          {said && <Card {...{ said, solving, opened, owners, lesson, day, tomorrow }} />}
          <TroubleNote trouble={next.trouble} />
          {said?.type !== 'solved' && <PlayerRows {...{ opened, owners, solving }} />}
          <p className="keys">{words('keys')}</p>
        </>
      }
      actions={<SolveActions solving={solving} next={next} />}
    />
  );
}

interface SolveMapProps {
  readonly opened: OpenPuzzle;
  readonly owners: readonly BoardOwner[];
  readonly solving: Solving;
  readonly isTile: boolean;
}

function SolveMap({ opened, owners, solving, isTile }: SolveMapProps) {
  const { puzzle, map, habitat } = opened;
  const { said, progress, chosen } = solving;
  const Panel = isTile ? TilePanel : MapPanel;
  const [[onlyOwner = 0] = []] = chosen;
  return (
    <Panel
      map={map}
      pieces={useDrawnPieces(puzzle.pieces, owners)}
      only={chosen.size === 1 ? owners[onlyOwner]?.color : undefined}
      ringed={solving.ringed}
      lit={solving.lit}
      litBy="uncovered"
      habitat={said?.type === 'solved' ? habitat : undefined}
      missed={progress.ruledOut.isEmpty || said?.type === 'walk' ? undefined : progress.ruledOut}
      chosen={solving.space}
      onChoose={solving.tapSpace}
      caption={
        said === undefined ? (
          <SolveCaption opened={opened} owners={owners} solving={solving} isLesson={isTile} />
        ) : (
          <CardTitle said={said} solving={solving} opened={opened} />
        )
      }
    />
  );
}
