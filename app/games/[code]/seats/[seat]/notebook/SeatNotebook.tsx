'use client';

import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { deducedAt, useKnownBoard } from '@/app/_board/knownBoard';
import { useClueBook } from '@/app/_board/useClueBook';
import { useDeduced } from '@/app/_phone/useDeduced';
import { useTable } from '@/app/_state/TableProvider';
import { NoticeBar } from '@/app/_table/LazyNoticeBar';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { TableBoard } from '@/app/_table/tableBoard';
import { TroubleNote } from '@/app/_ui/Message';
import { useIsHydrated } from '@/app/_ui/useIsHydrated';
import { lookAddress, seatAddress } from '@/app/addresses';
import { ownersOf, playerOfSeat } from '@/lib/board/players';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { SeatSummary } from '@/lib/game/views/views';
import { BoardNews } from './BoardNews';
import { NotebookStorage, OtherNotes, useNotebook } from './NotebookStorage';
import { OwnClueRow, useOwnCluesByLook } from './OwnClueRow';

interface SeatNotebookProps {
  readonly seat: SeatSummary;
}

/** A seat's notebook on the table's board, with the reader's own clue once they include it. */
export function SeatNotebook({ seat }: SeatNotebookProps) {
  const players = useTable(state => state.view.players);
  const own = useOwnCluesByLook(seat.seat);
  const known = useMemo(() => {
    const owners = ownersOf(playerOfSeat(seat.seat), players);
    return own.clues.flatMap((clue, place) => {
      const owner = owners[place];
      return owner === undefined ? [] : [{ owner, clue }];
    });
  }, [own.clues, seat.seat, players]);
  return (
    <TableBoard known={known} own={seat.seat}>
      <NotebookPage seat={seat} own={own} />
    </TableBoard>
  );
}

interface NotebookPageProps extends SeatNotebookProps {
  readonly own: ReturnType<typeof useOwnCluesByLook>;
}

function NotebookPage({ seat, own }: NotebookPageProps) {
  const words = useTranslations('notebook');
  const seatWords = useTranslations('seat');
  const { code, phase } = useTable(state => state.view);
  const { position, level } = useKnownBoard();
  const stored = useNotebook(seat.seat);
  const { notebook, write, last, undo } = stored;
  const deduces = deducedAt(level);
  const deduced = useDeduced(position, deduces);
  const book = useClueBook({
    book: { notebook, write, canUndo: last !== undefined, undo },
    deduced,
    banner: <NoticeBar />,
  });
  // The notebook is stored on the phone, so the server cannot render it. Deferred: its lists take a slow phone a while,
  // during which the page must respond.
  const isShown = useDeferredValue(useIsHydrated());
  const back = isPhoneCode(code) ? lookAddress : seatAddress;
  return (
    <TablePage
      className="clue-book"
      title={words('title')}
      note={seatWords('only', { seat: seat.seat })}
      back={{ href: back(code, seat.seat), label: words('toSeat') }}
      tabs={<TableTabs current={seat.seat} />}
      map={book.map}
      content={
        isShown && (
          <>
            <TroubleNote trouble={stored.trouble} />
            <OtherNotes book={stored} />
            {deduces && <BoardNews deduced={deduced} />}
            {book.lists}
            {deduces && phase === 'playing' && (
              <OwnClueRow own={own} isComputing={deduced === undefined} />
            )}
            <NotebookStorage book={stored} />
          </>
        )
      }
      actions={
        isShown && (
          <>
            {book.ofSpace}
            {book.tools}
          </>
        )
      }
    />
  );
}
