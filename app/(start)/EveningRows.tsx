import { useRef, useState, useTransition } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import type { Evening } from '@/app/_phone/gameList';
import { useGameNote, useGameTitle } from '@/app/_table/gameWords';
import { Button } from '@/app/_ui/Button';
import { Icon } from '@/app/_ui/Icon';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';
import { isPhoneCode } from '@/lib/game/gameCode';
import { ListIcon } from './ListIcon';

interface EveningRowsProps {
  readonly title: string;
  /** The number of rows shown before "show all". */
  readonly limit?: number;
  readonly evenings: readonly Evening[];
  readonly onMore: (evening: Evening) => void;
}

/** Evenings, newest first. */
export function EveningRows({ title, limit = 5, evenings, onMore }: EveningRowsProps) {
  const words = useTranslations('games');
  const list = useRef<HTMLUListElement>(null);
  const [areAllShown, showAll] = useState(false);
  const [isDrawing, startDrawing] = useTransition();
  if (evenings.length === 0) return null;

  function drawAll() {
    // The button disappears, so the focus moves to the last row, before the new ones.
    list.current?.querySelector<HTMLElement>('li:last-child a')?.focus({ preventScroll: true });
    startDrawing(() => showAll(true));
  }

  const shown = areAllShown ? evenings : evenings.slice(0, limit);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold text-soft">{title}</h3>
      <ul ref={list} className="border-t border-rule">
        {shown.map(evening => (
          <EveningRow key={evening.newest.code} evening={evening} onMore={onMore} />
        ))}
      </ul>
      {shown.length < evenings.length && (
        <Button kind="word" className="justify-self-start" disabled={isDrawing} onClick={drawAll}>
          {words('showAll', { count: evenings.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

interface EveningRowProps {
  readonly evening: Evening;
  readonly onMore: (evening: Evening) => void;
}

/** Links to an evening's newest game, with a button for further actions. */
function EveningRow({ evening, onMore }: EveningRowProps) {
  const words = useTranslations('games');
  const { newest, earlier } = evening;
  const title = useGameTitle()(newest);
  const note = useGameNote()(newest, 1 + earlier.length);
  const [firstSeat] = newest.seats;
  return (
    <li className="evening-row">
      <PageLink href={tableAddress(newest.code)}>
        {isPhoneCode(newest.code) ? (
          <ListIcon name="phone" className="size-6" />
        ) : (
          firstSeat && <SeatDisc {...firstSeat} className="size-6" />
        )}
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          <span className="block text-note text-soft">{note}</span>
        </span>
      </PageLink>
      <button
        type="button"
        aria-label={words('more', { game: title })}
        onClick={() => onMore(evening)}
      >
        <Icon name="more" />
      </button>
    </li>
  );
}
