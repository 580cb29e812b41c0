'use client';

import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import type { NoticeParts } from '@/app/_ui/PageHead';
import { focusBarIn, NOTICE_BAR_ID, openNotices, useNoticeBarHandle } from './noticeFocus';
import { type Notice, useNotices } from './useNotices';
import { useCurrentQuestion } from './useQuestionQueue';
import { useSettled } from './useSettled';

/**
 * The table's notices: a bar below the page's title, and a sheet below the map with their full text. A tap opens the
 * sheet; a new notice alone does not.
 *
 * @param isFrozen true while a clue is held open: nothing may appear, disappear, or move
 * @param own the page's own warnings
 */
export function useNoticeBar(isFrozen = false, own?: readonly Notice[]): NoticeParts {
  const notices = useNotices(own);
  const place = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const newest = useNewest(notices);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [isDone, setDone] = useState(false);
  useNoticeBarHandle(setOpen, place, sheet);
  if (isOpen && notices.length === 0 && !isFrozen) setOpen(false);
  const read = notices.find(({ key }) => key === chosen) ?? openFirst(notices);
  /** However people close it, they have read what it showed. */
  function close() {
    for (const { onRead } of notices) onRead?.();
    hide();
  }
  function hide() {
    setOpen(false);
    setChosen(undefined);
    focusBarIn(place.current);
  }
  // Runs after the answer has been rendered: the next question, another seat's turn, or the hint may have replaced it.
  const finish = useEffectEvent(() => {
    setDone(false);
    if (!isOpen || notices.some(({ tone }) => tone === 'question')) return;
    if (notices.some(({ key }) => key === 'hint')) setChosen('hint');
    else hide();
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  return {
    bar: (
      <Bar
        place={place}
        titleId={titleId}
        isFrozen={isFrozen}
        notices={notices}
        newest={newest}
        isOpen={isOpen}
        onTap={() => (isOpen ? close() : setOpen(true))}
        onEscape={isOpen ? close : undefined}
      />
    ),
    sheet: isOpen && (isFrozen || notices.length > 0) && (
      <NoticeSheet
        ref={sheet}
        isFrozen={isFrozen}
        titleId={titleId}
        notices={notices}
        open={read?.key}
        onOpen={setChosen}
        onClose={close}
        onDone={() => setDone(true)}
      />
    ),
  };
}

/** The notice that appeared last; of several that appear together, the first. */
function useNewest(notices: readonly Notice[]): Notice | undefined {
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const keys = notices.map(({ key }) => key);
  const fresh = keys.filter(key => !arrived.includes(key));
  const latest = [...fresh, ...arrived.filter(key => keys.includes(key))];
  if (latest.join('\n') !== arrived.join('\n')) setArrived(latest);
  return notices.find(({ key }) => key === latest[0]);
}

/** The notice that the sheet shows in full at first: a question, or the only notice. */
function openFirst(notices: readonly Notice[]): Notice | undefined {
  const [first, ...more] = notices;
  return first?.tone === 'question' || more.length === 0 ? first : undefined;
}

interface NoticeBarProps {
  readonly isFrozen?: boolean;
  readonly notices?: readonly Notice[];
}

/** The bar with its sheet, for use outside a page's head. */
export function NoticeBar({ isFrozen, notices }: NoticeBarProps) {
  const { bar, sheet } = useNoticeBar(isFrozen, notices);
  return (
    <>
      {bar}
      {sheet}
    </>
  );
}

/** Always rendered, so that screen readers announce what is added to it. */
function NoticeStatus({ notices }: Pick<BarProps, 'notices'>) {
  return (
    <p role="status" aria-atomic="false" className="sr-only">
      {notices.map(({ key, title, count }) => (
        <span key={key}>
          {title} {count}
        </span>
      ))}
    </p>
  );
}

interface BarProps {
  readonly place: RefObject<HTMLDivElement | null>;
  /** The ID of the bar's text, which labels the sheet. */
  readonly titleId: string;
  readonly isFrozen: boolean;
  readonly notices: readonly Notice[];
  readonly newest: Notice | undefined;
  readonly isOpen: boolean;
  readonly onTap: () => void;
  readonly onEscape: (() => void) | undefined;
}

const Bar = memo(
  function Bar({ place, titleId, notices, newest, isOpen, onTap, onEscape }: BarProps) {
    const format = useFormatter();
    const seats = useTable(state => state.view.seats);
    const [first, ...more] = notices;
    const asker = seats.find(({ seat }) => seat === first?.icon);
    return (
      <div
        ref={place}
        data-tone={first?.tone}
        data-seat={asker?.color}
        className="notice-bar-place"
      >
        <NoticeStatus notices={notices} />
        {newest && (
          <button
            id={NOTICE_BAR_ID}
            type="button"
            className="notice-bar"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={onTap}
            onKeyDown={event => closeOnEscape(event, onEscape)}
          >
            <span className="marks">
              <NoticeIcon icon={newest.icon} />
            </span>
            {/* The count is last, so that it is cut off before a name is. */}
            <span className="words">
              <span id={titleId}>{newest.title}</span>
              {newest.count && more.length === 0 && (
                <span className="count tabular">{` ${newest.count}`}</span>
              )}
            </span>
            {more.length > 0 && (
              <b className="more tabular">
                {format.number(more.length, { signDisplay: 'always' })}
              </b>
            )}
            <Icon name="down" className="opens" />
          </button>
        )}
      </div>
    );
  },
  (_, { isFrozen }) => isFrozen,
);

function NoticeIcon({ icon }: Pick<Notice, 'icon'>) {
  const seat = useTable(state => state.view.seats.find(each => each.seat === icon));
  if (typeof icon === 'string') return <Icon name={icon} className="size-5" />;
  return seat && <SeatDisc seat={seat.seat} color={seat.color} className="size-6" />;
}

/** Prevents the default, so that Escape does not also close a full-screen map around the sheet. */
function closeOnEscape(event: KeyboardEvent, close: (() => void) | undefined) {
  if (event.key !== 'Escape' || close === undefined) return;
  event.preventDefault();
  close();
}

interface NoticeSheetProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly titleId: string;
  readonly isFrozen: boolean;
  readonly notices: readonly Notice[];
  /** The key of the notice that is shown in full. */
  readonly open: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** One notice in full, and a row for each other one, which opens it instead. */
const NoticeSheet = memo(
  function NoticeSheet(props: NoticeSheetProps) {
    const { ref: sheet, titleId, notices, open, onOpen, onClose, onDone } = props;
    const ui = useTranslations('ui');
    useEffect(() => sheet.current?.focus(), [sheet]);
    // A list that gets longer or shorter moves its buttons, and so does a row that opens.
    const isSettled = useSettled([...notices.map(({ key }) => key), open].join());
    return (
      <div
        ref={sheet}
        id="notice-sheet"
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="notice-sheet"
        onKeyDown={event => closeOnEscape(event, onClose)}
      >
        <ul className={isSettled ? undefined : 'ignores-taps'}>
          {notices.map(notice => (
            <li key={notice.key}>
              {notice.key === open ? (
                notice.body(onDone)
              ) : (
                <NoticeRow notice={notice} onOpen={() => onOpen(notice.key)} />
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
  (_, { isFrozen }) => isFrozen,
);

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onOpen: () => void;
}

function NoticeRow({ notice: { icon, title, count }, onOpen }: NoticeRowProps) {
  return (
    <h2>
      <button type="button" className="notice-row" onClick={onOpen}>
        <NoticeIcon icon={icon} />
        <span className="min-w-0 grow wrap-anywhere">{title}</span>
        {/* The notice itself, once open, contains it for screen readers. */}
        <span aria-hidden="true" className="tabular text-note font-normal">
          {count}
        </span>
        <Icon name="forward" className="size-4" />
      </button>
    </h2>
  );
}

/** The first tab stop on a table's page while a question is open; visible only on focus. */
export function SkipToQuestion() {
  const words = useTranslations('votes');
  if (useCurrentQuestion() === undefined) return null;
  return (
    <button type="button" className="to-question" onClick={openNotices}>
      {words('toQuestion')}
    </button>
  );
}
