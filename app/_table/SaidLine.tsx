'use client';

import { memo, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import { useNavigation } from '@/app/_ui/navigation';
import { tableAddress } from '@/app/addresses';
import { SeatDisc } from './SeatDisc';
import { openSaid, SAID_ID, useSaidOpener } from './saidFocus';
import { useOpenQuestion } from './useQuestions';
import { type Saying, useSayings } from './useSayings';

interface SaidLineProps {
  /** The page's own warnings. */
  readonly sayings?: readonly Saying[] | undefined;
  /** True while a clue is held open: nothing may appear, disappear, or move then. */
  readonly isStill?: boolean | undefined;
}

/**
 * What the table has to say, in one line that takes the place of the page's title. A tap opens the sheet with all of it,
 * below the map; it never opens by itself.
 */
export function SaidLine({ sayings, isStill = false }: SaidLineProps) {
  useEndLeads(isStill);
  return <Said sayings={useSayings(sayings)} isStill={isStill} />;
}

interface SaidProps {
  readonly sayings: readonly Saying[];
  readonly isStill: boolean;
}

const Said = memo(
  function Said({ sayings }: SaidProps) {
    const line = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    useSaidOpener(setOpen);
    if (isOpen && sayings.length === 0) setOpen(false);
    function close() {
      setOpen(false);
      line.current?.focus();
    }
    /** The next question takes the place of the one that was answered. */
    function done() {
      if (sayings.filter(({ tone }) => tone === 'asks').length < 2) close();
    }
    return (
      <div className="said-place">
        <Status sayings={sayings} />
        {sayings.length > 0 && (
          <Line
            ref={line}
            sayings={sayings}
            isOpen={isOpen}
            onTap={() => (isOpen ? close() : setOpen(true))}
          />
        )}
        {isOpen && sayings.length > 0 && (
          <SaidSheet sayings={sayings} onClose={close} onDone={done} />
        )}
      </div>
    );
  },
  (_, { isStill }) => isStill,
);

/** Always rendered, so that screen readers announce what is added to it. */
function Status({ sayings }: Pick<SaidProps, 'sayings'>) {
  return (
    <p role="status" className="sr-only">
      {sayings.map(({ key, title, count }) => (
        <span key={key}>
          {title} {count}
        </span>
      ))}
    </p>
  );
}

interface LineProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly sayings: readonly Saying[];
  readonly isOpen: boolean;
  readonly onTap: () => void;
}

function Line({ ref, sayings, isOpen, onTap }: LineProps) {
  const words = useTranslations('votes');
  const seats = useTable(state => state.view.seats);
  const [first, ...more] = sayings;
  if (first === undefined) return null;
  const isSeveral = more.length > 0;
  const asker = seats.find(({ seat }) => seat === first.mark);
  const several = { count: sayings.length };
  return (
    <button
      ref={ref}
      id={SAID_ID}
      type="button"
      className="said-line"
      data-loud={first.tone}
      data-asker={first.tone === 'asks' ? asker?.color : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onTap}
    >
      <span className="marks">
        {sayings.slice(0, 2).map(({ key, mark }) => (
          <Mark key={key} mark={mark} />
        ))}
      </span>
      <span className="words">
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

interface SaidSheetProps {
  readonly sayings: readonly Saying[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function SaidSheet({ sayings, onClose, onDone }: SaidSheetProps) {
  const ui = useTranslations('ui');
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => sheet.current?.focus(), []);
  return (
    <div
      ref={sheet}
      id="votes"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="said-sheet"
      onKeyDown={event => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <ul id={id}>
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
