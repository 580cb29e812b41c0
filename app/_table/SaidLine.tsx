'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
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
import type { Said } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import { SeatDisc } from './SeatDisc';
import { focusLine, openSaid, SAID_ID, useSaidOpener } from './saidFocus';
import { useOpenQuestion } from './useQuestions';
import { type Saying, useSayings } from './useSayings';
import { useSettled } from './VoteQuestion';

/**
 * What the table has to say: one line that takes the place of the page's title, and the sheet with all of it, which lies
 * below the map. A tap opens the sheet; it never opens by itself.
 *
 * @param isStill true while a clue is held open: nothing may appear, disappear, or move then
 * @param own the page's own warnings
 */
export function useSaid(isStill = false, own?: readonly Saying[]): Said {
  useTableLeads(isStill);
  const sayings = useSayings(own);
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  useSaidOpener(setOpen, place, sheet);
  if (isOpen && sayings.length === 0 && !isStill) setOpen(false);
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
  return {
    line: (
      <Line
        place={place}
        titleId={titleId}
        isStill={isStill}
        sayings={sayings}
        isOpen={isOpen}
        onTap={() => (isOpen ? close() : setOpen(true))}
        onEscape={isOpen ? close : undefined}
      />
    ),
    sheet: isOpen && (isStill || sayings.length > 0) && (
      <SaidSheet
        ref={sheet}
        isStill={isStill}
        titleId={titleId}
        sayings={sayings}
        onClose={close}
        onDone={() => setDone(true)}
        onGone={() => focusLine(place.current)}
      />
    ),
  };
}

interface SaidLineProps {
  readonly isStill?: boolean;
  readonly sayings?: readonly Saying[];
}

/** The line with its sheet, where a page has no head. */
export function SaidLine({ isStill, sayings }: SaidLineProps) {
  const { line, sheet } = useSaid(isStill, sayings);
  return (
    <>
      {line}
      {sheet}
    </>
  );
}

/** Always rendered, so that screen readers announce what is added to it. */
function Status({ sayings }: Pick<LineProps, 'sayings'>) {
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
  readonly place: RefObject<HTMLDivElement | null>;
  /** The ID of its words, which name the sheet. */
  readonly titleId: string;
  readonly isStill: boolean;
  readonly sayings: readonly Saying[];
  readonly isOpen: boolean;
  readonly onTap: () => void;
  readonly onEscape: (() => void) | undefined;
}

const Line = memo(
  function Line({ place, titleId, sayings, isOpen, onTap, onEscape }: LineProps) {
    const words = useTranslations('votes');
    const seats = useTable(state => state.view.seats);
    const [first, ...more] = sayings;
    const isSeveral = more.length > 0;
    const asker = seats.find(({ seat }) => seat === first?.mark);
    const several = { count: sayings.length };
    return (
      <div ref={place} className="said-place">
        <Status sayings={sayings} />
        {first && (
          <button
            id={SAID_ID}
            type="button"
            className="said-line"
            data-loud={first.tone}
            style={{ '--asker': `var(--color-seat-${asker?.color})` } as CSSProperties}
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
            {/* The count comes last, so that it is cut before a name is. */}
            <span className="words">
              <span id={titleId}>
                {!isSeveral
                  ? first.title
                  : sayings.every(({ isQuestion }) => isQuestion)
                    ? words('questions', several)
                    : words('things', several)}
              </span>
              {!isSeveral && first.count && (
                <span className="count tabular">{` ${first.count}`}</span>
              )}
            </span>
            <Icon name="down" className="opens" />
          </button>
        )}
      </div>
    );
  },
  (_, { isStill }) => isStill,
);

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
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly titleId: string;
  readonly isStill: boolean;
  readonly sayings: readonly Saying[];
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** Called when it is gone while it had the focus. */
  readonly onGone: () => void;
}

/** One saying in full, and the others in a row each, which opens them instead. */
const SaidSheet = memo(
  function SaidSheet({ ref: sheet, titleId, sayings, onClose, onDone, onGone }: SaidSheetProps) {
    const ui = useTranslations('ui');
    const hasFocus = useRef(false);
    const [chosen, setChosen] = useState<string>();
    useEffect(() => sheet.current?.focus(), [sheet]);
    // The focused button may have gone with its question.
    useEffect(() => {
      if (hasFocus.current && isFocusLost()) sheet.current?.focus();
    });
    const leave = useEffectEvent(() => {
      if (hasFocus.current && isFocusLost()) onGone();
    });
    useEffect(() => () => leave(), []);
    const [first] = sayings;
    const opens = first?.tone === 'asks' || sayings.length === 1 ? first?.key : undefined;
    const open = sayings.some(({ key }) => key === chosen) ? chosen : opens;
    // A list that gets longer or shorter moves its buttons, and so does a row that opens.
    const isSettled = useSettled([...sayings.map(({ key }) => key), open].join());
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
          {sayings.map(saying => (
            <li key={saying.key}>
              {saying.key === open ? (
                saying.body(onDone)
              ) : (
                <SayingRow saying={saying} onOpen={() => setChosen(saying.key)} />
              )}
            </li>
          ))}
        </ul>
        <button type="button" aria-label={ui('close')} className="close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    );
  },
  (_, { isStill }) => isStill,
);

interface SayingRowProps {
  readonly saying: Saying;
  readonly onOpen: () => void;
}

function SayingRow({ saying: { mark, title, count }, onOpen }: SayingRowProps) {
  return (
    <h2>
      <button type="button" className="saying-row" onClick={onOpen}>
        <Mark mark={mark} />
        <span className="min-w-0 grow wrap-anywhere">{title}</span>
        {/* The row's own content says it again. */}
        <span aria-hidden="true" className="tabular text-note font-normal">
          {count}
        </span>
        <Icon name="forward" className="size-4" />
      </button>
    </h2>
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
 * Goes to the table page when the game ends while another page is open, or begins anew with other clues and seats. Waits
 * while a clue is held open.
 */
function useTableLeads(isStill: boolean): void {
  const { code, phase, dealt } = useTable(state => state.view);
  const [first] = useState({ phase, dealt });
  const go = useNavigation();
  const hasEnded = first.phase === 'playing' && phase === 'ended';
  const leads = (hasEnded || first.dealt !== dealt) && !isStill;
  useEffect(() => {
    if (leads) go.replace(tableAddress(code));
  }, [leads, go, code]);
}
