import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { Icon } from '@/app/_ui/Icon';
import type { Notice } from './useNotices';
import { useSettled } from './useSettled';

interface NoticeSheetProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The ID of the text that labels the sheet. */
  readonly titleId: string;
  readonly notices: readonly Notice[];
  /** The key of the notice that is shown in full. */
  readonly open: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The sheet below the map: one notice in full, and a row for each other one; tapping a row opens that one instead. */
export function NoticeSheet(props: NoticeSheetProps) {
  const { ref: sheet, titleId, notices, open, onOpen, onClose, onDone } = props;
  const ui = useTranslations('ui');
  useEffect(() => sheet.current?.focus(), [sheet]);
  // Buttons move when the list changes length or another row opens.
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
}

/** Prevents the default, so that Escape does not also close a full-screen map around the sheet. */
export function closeOnEscape(event: KeyboardEvent, close: (() => void) | undefined) {
  if (event.key !== 'Escape' || close === undefined) return;
  event.preventDefault();
  close();
}

export function NoticeIcon({ icon }: Pick<Notice, 'icon'>) {
  const seat = useTable(state => state.view.seats.find(each => each.seat === icon));
  if (typeof icon === 'string') return <Icon name={icon} className="size-[24px] flex-none" />;
  return seat && <SeatDisc seat={seat.seat} color={seat.color} className="size-[28px] flex-none" />;
}

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
        {/* Hidden from screen readers, which get the count from the opened notice. */}
        <span aria-hidden="true" className="tabular text-note font-normal">
          {count}
        </span>
        <Icon name="forward" className="size-4" />
      </button>
    </h2>
  );
}
