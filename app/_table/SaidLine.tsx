'use client';

import {
  type KeyboardEvent,
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { SeatDisc } from './SeatDisc';
import { focusLine, openSaid, SAID_ID, useSaidOpener } from './saidFocus';
import { useOpenQuestion } from './useQuestions';
import { type Saying, useSayings } from './useSayings';
import { useSettled } from './VoteQuestion';

interface SaidLineProps {
  /** True while a clue is held open: nothing may appear, disappear, or move then. */
  readonly isStill?: boolean | undefined;
}

/**
 * What the table has to say, in one line that takes the place of the page's title. A tap opens the sheet with all of it,
 * below the map; it never opens by itself.
 */
export function SaidLine({ isStill = false }: SaidLineProps) {
  useEndLeads(isStill);
  return <Said sayings={useSayings()} isStill={isStill} />;
}

interface SaidProps {
  readonly sayings: readonly Saying[];
  readonly isStill: boolean;
}

const Said = memo(
  function Said({ sayings }: SaidProps) {
    const place = useRef<HTMLDivElement>(null);
    const titleId = useId();
    const [isOpen, setOpen] = useState(false);
    const [isDone, setDone] = useState(false);
    useSaidOpener(setOpen, place);
    if (isOpen && sayings.length === 0) setOpen(false);
    function close() {
      setOpen(false);
      focusLine(place.current);
    }
    // Only now is it known what the answer has changed: the next question, or another seat's turn, takes its place.
    const finish = useEffectEvent(() => {
      setDone(false);
      if (isOpen && !sayings.some(({ tone }) => tone === 'asks')) close();
    });
    useEffect(() => {
      if (isDone) finish();
    }, [isDone]);
    return (
      <div ref={place} className="said-place">
        <Status sayings={sayings} />
        {sayings.length > 0 && (
          <Line
            titleId={titleId}
            sayings={sayings}
            isOpen={isOpen}
            onTap={() => (isOpen ? close() : setOpen(true))}
            onEscape={isOpen ? close : undefined}
          />
        )}
        {isOpen && sayings.length > 0 && (
          <SaidSheet
            titleId={titleId}
            sayings={sayings}
            onClose={close}
            onDone={() => setDone(true)}
            onGone={() => focusLine(place.current)}
          />
        )}
      </div>
    );
  },
  (_, { isStill }) => isStill,
);

/** Always rendered, so that screen readers announce what is added to it. */
function Status({ sayings }: Pick<SaidProps, 'sayings'>) {
  return (
    <p role="status" aria-atomic="false" className="sr-only">
      {sayings.map(({ key, title, count }) => (
        <span key={key}>
          {title} {count}
        </span>
      ))}
    </p>
  );
}

interface LineProps {
  /** The ID of its words, which name the sheet. */
  readonly titleId: string;
  readonly sayings: readonly Saying[];
  readonly isOpen: boolean;
  readonly onTap: () => void;
  readonly onEscape: (() => void) | undefined;
}

function Line({ titleId, sayings, isOpen, onTap, onEscape }: LineProps) {
  const words = useTranslations('votes');
  const seats = useTable(state => state.view.seats);
  const [first, ...more] = sayings;
  if (first === undefined) return null;
  const isSeveral = more.length > 0;
  const asker = seats.find(({ seat }) => seat === first.mark);
  const several = { count: sayings.length };
  return (
    <button
      id={SAID_ID}
      type="button"
      className="said-line"
      data-loud={first.tone}
      data-asker={first.tone === 'asks' ? asker?.color : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onTap}
      onKeyDown={event => closeOnEscape(event, onEscape)}
    >
      <span className="marks">
        {sayings.slice(0, 2).map(({ key, mark }) => (
          <Mark key={key} mark={mark} />
        ))}
      </span>
      <span id={titleId} className="words">
        {!isSeveral
          ? first.title
          : sayings.every(({ isQuestion }) => isQuestion)
            ? words('questions', several)
            : words('things', several)}
      </span>
      {!isSeveral && first.count && <span className="count tabular">{first.count}</span>}
      <Icon name="down" className="opens" />
    </button>
  );
}

function Mark({ mark }: Pick<Saying, 'mark'>) {
  const seat = useTable(state => state.view.seats.find(each => each.seat === mark));
  if (typeof mark === 'string') return <Icon name={mark} className="size-5" />;
  return seat && <SeatDisc seat={seat.seat} color={seat.color} className="size-6" />;
}

/** Without closing a full-screen map, in which the sheet may stand. */
function closeOnEscape(event: KeyboardEvent, close: (() => void) | undefined) {
  if (event.key !== 'Escape' || close === undefined) return;
  event.preventDefault();
  close();
}

interface SaidSheetProps {
  readonly titleId: string;
  readonly sayings: readonly Saying[];
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Called when it is gone while it had the focus. */
  readonly onGone: () => void;
}

function SaidSheet({ titleId, sayings, onClose, onDone, onGone }: SaidSheetProps) {
  const ui = useTranslations('ui');
  const sheet = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // A list that gets longer or shorter moves its buttons.
  const isSettled = useSettled(sayings.map(({ key }) => key).join());
  useEffect(() => sheet.current?.focus(), []);
  // The focused button may have gone with its question.
  useEffect(() => {
    if (hasFocus.current && isFocusLost()) sheet.current?.focus();
  });
  const leave = useEffectEvent(() => {
    if (hasFocus.current && isFocusLost()) onGone();
  });
  useEffect(() => () => leave(), []);
  return (
    <div
      ref={sheet}
      id="votes"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="said-sheet"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ target }) => {
        // A button that waits for its answer is disabled.
        hasFocus.current = target.matches(':disabled');
      }}
      onKeyDown={event => closeOnEscape(event, onClose)}
    >
      <ul className={isSettled ? undefined : 'deaf'}>
        {sayings.map(({ key, body }) => (
          <li key={key}>{body(onDone)}</li>
        ))}
      </ul>
      <button type="button" aria-label={ui('close')} className="close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const isFocusLost = () => document.activeElement === document.body;

/** The first tab stop on a table's page while a question is open; visible only on focus. */
export function SkipToQuestion() {
  const words = useTranslations('votes');
  if (useOpenQuestion() === undefined) return null;
  return (
    <button type="button" className="to-question" onClick={openSaid}>
      {words('toQuestion')}
    </button>
  );
}

/**
 * Goes to the table page, which uncovers everything, when the game ends while another page is open. Waits while a
 * clue is held open.
 */
function useEndLeads(isStill: boolean): void {
  const { code, phase } = useTable(state => state.view);
  const [first] = useState(phase);
  const go = useNavigation();
  const leads = first === 'playing' && phase === 'ended' && !isStill;
  useEffect(() => {
    if (leads) go.replace(tableAddress(code));
  }, [leads, go, code]);
}
