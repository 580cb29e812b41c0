'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { useClosedFind, useRead, useReadUpTo } from '@/app/_state/reading';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { useNavigation } from '@/app/_ui/navigation';
import { useModal } from '@/app/_ui/Sheet';
import { passAddress, seatAddress } from '@/app/addresses';
import type { SeatColor } from '@/lib/data/terms';
import { newestId } from '@/lib/game/events/eventList';
import { hexOf } from '@/lib/game/views/views';
import type { Hex, HexSet } from '@/lib/map/hexSet';
import { AnsweredQuestion } from './AnsweredQuestion';
import { MissNote } from './MissNote';
import { isPassAndPlay, openQuestion, pendingKeys, questionKey } from './questions';
import { useQuestionWords } from './questionWords';
import { useMissed, useTablePieces } from './tableBoard';
import { spaceName } from './tableFacts';
import { useGameMap } from './useGameMap';
import { useQuestionQueue } from './useQuestionQueue';
import { useSettled } from './useSettled';
import { VoteQuestion } from './VoteQuestion';

/**
 * Full-screen dialog on every phone that has to answer a find: the map, the question, and the answers as they arrive;
 * after a wrong find, what that means. Once closed, it remains available as a notice.
 *
 * @param isFrozen true while a clue is held open: the dialog must not appear
 */
export function FindSheet({ isFrozen }: { readonly isFrozen: boolean }) {
  const view = useTable(state => state.view);
  const readUpTo = useReadUpTo();
  const read = useRead();
  const [closed, closeFind] = useClosedFind();
  const missedHexes = useMissed();
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const go = useNavigation();
  const words = useTranslations('miss');
  const { say } = useQuestionWords();
  /** The call that the dialog shows, and the id of the newest event when it appeared. */
  const [shown, setShown] = useState<{ readonly key: string; readonly since: number }>();

  const end = openQuestion(view, 'end');
  const call = end?.motion.found ? end : undefined;
  const key = call && questionKey(call);
  // On a shared phone the call itself is everyone's answer.
  const isAsked = key !== undefined && pendingKeys(view).includes(key) && !isPassAndPlay(view);
  if (!isFrozen && isAsked && key !== closed && key !== shown?.key)
    setShown({ key, since: newestId(view.events) });
  // The dialog stays only for a wrong find, not for one that was right or taken back.
  const missed = view.events.findLast(({ kind }) => kind === 'miss')?.id ?? 0;
  const miss = view.misses.at(-1);
  const isMissed = call === undefined && missed > Math.max(readUpTo, shown?.since ?? 0);
  if (shown && key !== shown.key && !isMissed) setShown(undefined);

  function close() {
    if (shown) closeFind(shown.key);
    setShown(undefined);
  }
  function look(hex: Hex | undefined) {
    const [own] = view.you;
    if (own === undefined) return;
    if (hex !== undefined && hex !== chosen) choose(hex);
    close();
    go.push(view.you.length > 1 ? passAddress(view.code) : seatAddress(view.code, own));
  }
  if (isFrozen || shown === undefined) return null;
  if (isMissed && miss)
    return (
      <FullSheet label={words('title', { space: spaceName(miss.space) })} onClose={close}>
        <CalledMap missed={missedHexes} />
        <MissNote
          miss={miss}
          onRead={() => {
            read(missed);
            close();
          }}
          onDone={close}
        />
      </FullSheet>
    );
  if (call === undefined) return null;
  const space = call.motion.found?.space;
  const finder = view.seats.find(({ seat }) => seat === view.finder);
  return (
    <FullSheet key={key} label={say(call, 'asks')} color={finder?.color} onClose={close}>
      {space && <CalledMap missed={missedHexes} called={hexOf(space)} />}
      <FindQuestion onLook={space ? () => look(hexOf(space)) : undefined} />
    </FullSheet>
  );
}

interface FindQuestionProps {
  /** Shows what the reader's own clue says about the space. */
  readonly onLook: (() => void) | undefined;
}

/** The question with its two answers, until this phone has answered for all its seats; then everyone's answers. */
function FindQuestion({ onLook }: FindQuestionProps) {
  const miss = useTranslations('miss');
  const { current, upcoming, answered } = useQuestionQueue();
  const isFind = ({ motion }: (typeof answered)[number]) => motion.about === 'end';
  const pending = [current, ...upcoming].find(each => each && isFind(each.question));
  if (pending)
    return (
      <VoteQuestion
        key={`${questionKey(pending.question)} ${pending.voter}`}
        {...pending}
        aside={
          onLook && (
            <Button kind="word" onClick={onLook}>
              {miss('look')}
            </Button>
          )
        }
        onAnswered={() => undefined}
      />
    );
  const question = answered.find(isFind);
  return question && <AnsweredQuestion question={question} onTakenBack={() => undefined} />;
}

/** How long the buttons ignore taps: the dialog appears by itself, and a tap may have been meant for the page. */
const IGNORED_TAPS_MILLISECONDS = 700;

interface FullSheetProps {
  readonly label: string;
  /** The finder's colour. */
  readonly color?: SeatColor | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function FullSheet({ label, color, onClose, children }: FullSheetProps) {
  const ui = useTranslations('ui');
  const modal = useModal(onClose);
  const isSettled = useSettled(label, IGNORED_TAPS_MILLISECONDS);
  return (
    <dialog
      {...modal}
      id="find-sheet"
      aria-label={label}
      data-over-page=""
      data-seat={color}
      className="rising find-sheet"
    >
      {/* Comes first, so that it gets the initial focus, not a button. */}
      <div tabIndex={-1} className={isSettled ? undefined : 'ignores-taps'}>
        {children}
      </div>
      <button type="button" aria-label={ui('close')} className="close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}

interface CalledMapProps {
  readonly called?: Hex | undefined;
  readonly missed: HexSet | undefined;
}

function CalledMap({ called, missed }: CalledMapProps) {
  const map = useGameMap();
  return (
    // The text beside it names the space.
    <div aria-hidden="true" className="called-map">
      <MapDrawing map={map} label="" pieces={useTablePieces()} missed={missed} called={called} />
    </div>
  );
}
