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
import { HydratedLater } from '@/app/_ui/HydratedLater';
import { NoticeLine, QuestionLine } from './NoticeLine';
import { closeOnEscape, NoticeIcon, NoticeSheet } from './NoticeSheet';
import { focusNoticesIn, NOTICE_BAR_ID, useOpenNotices } from './noticeFocus';
import { useAside } from './useAside';
import { type Notice, useNotices } from './useNotices';

export interface NoticeBarProps {
  /** True while a clue is held open: nothing may appear, disappear, or move. */
  readonly isFrozen?: boolean;
  /** The page's own warnings. */
  readonly notices?: readonly Notice[] | undefined;
}

/**
 * The table's notices. The first one covers the line above the map; a tap opens a sheet below the map with all of them.
 * Touching the map collapses them into a disc. A new notice never opens the sheet by itself.
 */
export function NoticeBar({ isFrozen = false, notices }: NoticeBarProps) {
  return <Notices isFrozen={isFrozen} notices={useNotices(notices)} />;
}

interface NoticesProps {
  readonly isFrozen: boolean;
  readonly notices: readonly Notice[];
}

const Notices = memo(
  function Notices({ notices }: NoticesProps) {
    const place = useRef<HTMLDivElement>(null);
    const sheet = useRef<HTMLDivElement>(null);
    const titleId = useId();
    const { aside, setAside } = useAside(notices);
    const [isOpen, setOpen] = useState(false);
    const [chosen, setChosen] = useState<string>();
    const [isDone, setDone] = useState(false);
    useOpenNotices(place, () => {
      // The sheet takes the focus only when it opens, so an open one is focused here.
      sheet.current?.focus();
      setOpen(true);
    });
    if (isOpen && notices.length === 0) setOpen(false);
    const [first] = notices;
    const shown = notices.find(({ key }) => !aside.includes(key));
    const read = notices.find(({ key }) => key === chosen) ?? shown ?? first;

    function hide() {
      setOpen(false);
      setChosen(undefined);
      focusNoticesIn(place.current);
    }
    /** Closing the sheet in any way marks its notices as read. */
    function close() {
      for (const { onRead } of notices) onRead?.();
      hide();
    }
    /** In the next frame, once the notice is gone. */
    const focusNext = () => requestAnimationFrame(() => focusNoticesIn(place.current));
    function end({ key, onRead }: Notice) {
      if (onRead) onRead();
      else setAside([...aside, key]);
      focusNext();
    }
    // Runs after the answer has been rendered: the next question, the same for another seat, or the hint may follow.
    const finish = useEffectEvent(() => {
      setDone(false);
      if (!isOpen || notices.some(({ tone }) => tone === 'question')) return;
      if (notices.some(({ key }) => key === 'hint')) setChosen('hint');
      else hide();
    });
    useEffect(() => {
      if (isDone) finish();
    }, [isDone]);

    const asked = shown?.asked;
    const line = shown && {
      notice: shown,
      titleId,
      more: notices.length - 1,
      isOpen,
      onOpen: () => (isOpen ? close() : setOpen(true)),
      onKeyDown: (event: KeyboardEvent) => closeOnEscape(event, isOpen ? close : undefined),
    };
    return (
      <>
        <HydratedLater ref={place} className="notice-bar-place">
          {/* Always rendered, so that screen readers announce what is added to it. */}
          <p role="status" aria-atomic="false" className="sr-only">
            {notices.map(({ key, title, count }) => (
              <span key={key}>
                {title} {count}
              </span>
            ))}
          </p>
          {line && asked && (
            <QuestionLine key={shown.key} {...line} asked={asked} onAnswered={focusNext} />
          )}
          {line && !asked && (
            <NoticeLine
              key={shown.key}
              {...line}
              onCross={shown.tone === 'question' ? undefined : () => end(shown)}
            />
          )}
          {first && !shown && (
            <button
              id={NOTICE_BAR_ID}
              type="button"
              className="notice-disc"
              aria-expanded={false}
              onClick={() => setAside([])}
            >
              <NoticeIcon icon={first.icon} />
              <span id={titleId} className="sr-only">
                {first.title}
              </span>
            </button>
          )}
        </HydratedLater>
        {/* The whole text, for large letters, with which the line has no room for it. */}
        {shown && (
          <p aria-hidden="true" className="notice-words">
            {shown.title}
          </p>
        )}
        {isOpen && notices.length > 0 && (
          <NoticeSheet
            ref={sheet}
            titleId={titleId}
            notices={notices}
            open={read?.key}
            onOpen={setChosen}
            onClose={close}
            onDone={() => setDone(true)}
          />
        )}
      </>
    );
  },
  (_, { isFrozen }) => isFrozen,
);
