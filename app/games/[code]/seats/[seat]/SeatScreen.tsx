'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { FaceDownNote } from '@/app/_seat/FaceDownNote';
import { HoldButton, useHoldWords } from '@/app/_seat/HoldButton';
import { HoldViewChoice, type Light, LightChoice, litAlone } from '@/app/_seat/HoldChoices';
import { useHeldClues, wrongPiecesOf } from '@/app/_seat/heldClues';
import { type HoldView, heldContent } from '@/app/_seat/heldContent';
import { LookNote } from '@/app/_seat/LookNote';
import { SealedClue } from '@/app/_seat/SealedClue';
import { isOpening, useSealedClue } from '@/app/_seat/useSealedClue';
import { useTable } from '@/app/_state/TableProvider';
import { AskButtons } from '@/app/_table/AskHintButton';
import { useSeatName } from '@/app/_table/seatName';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { useMissed } from '@/app/_table/tableBoard';
import { calledHex } from '@/app/_table/tableFacts';
import { usePlaceNotice } from '@/app/_table/usePlaceNotice';
import { usePlayerBefore } from '@/app/_table/useSeatOrder';
import { ButtonLink } from '@/app/_ui/Button';
import { CalmLink } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { Message } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { notebookAddress, recordAddress, tableAddress } from '@/app/addresses';
import type { SeatSummary, SeatView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';
import { LostSeat } from './LostSeat';

interface SeatScreenProps {
  /** The seat when the page opened. */
  readonly first: SeatSummary;
}

/** One player's seat, while this phone holds it. */
export function SeatScreen({ first }: SeatScreenProps) {
  const { seats, you, dealNumber } = useTable(state => state.view);
  const seat = seats.find(each => each.seat === first.seat) ?? first;
  if (!you.includes(seat.seat)) return <LostSeat seat={first} />;
  // A redeal covers a clue that is held open.
  return <OwnSeat key={dealNumber} seat={seat} />;
}

const SeatMap = lazyComponent(
  async () => (await import('@/app/_seat/SeatMap')).SeatMap,
  <MapPlaceholder />,
);

const OwnSeatSheets = lazyComponent(async () => (await import('./OwnSeatSheets')).OwnSeatSheets);

interface OwnSeatProps {
  readonly seat: SeatSummary;
}

/** One player's clue, sealed unless held open. */
function OwnSeat({ seat }: OwnSeatProps) {
  const words = useTranslations('seat');
  const ringWords = useTranslations('ring');
  const notebook = useTranslations('notebook');
  const seatName = useSeatName();
  const name = seatName(seat);
  const playerBefore = usePlayerBefore(seat.seat);
  const { code, phase, players, seats, startedAt } = useTable(state => state.view);
  const [light, setLight] = useState<Light>('both');
  const chosen = useTable(state => state.chosen);
  const missed = useMissed();
  const called = useTable(({ view }) => calledHex(view));
  // A player who comes from a call, or from the notice that it was wrong, checks its space.
  const [holdView, setHoldView] = useState<HoldView>(() =>
    chosen !== undefined && (missed?.has(chosen) || chosen === called) ? 'space' : 'clue',
  );
  const holdWords = useHoldWords(words('holdToLook'));
  const held = heldContent(holdView, chosen, seat.hasWrongPiece === true);
  const { hold, look, triesTaps } = useSealedClue(seat.seat, held !== undefined);
  const clues = look?.ok ? look.value : undefined;
  const only = litAlone(light);
  const isForTwo = players === 2;
  const freeSeats = startedAt === null ? seats.filter(each => !each.claimed).length : 0;
  const button = { ...hold, label: holdWords(held) };
  return (
    <TablePage
      className={isForTwo ? 'own-seat of-two' : 'own-seat'}
      title={name}
      note={
        freeSeats > 0
          ? words('seatsToCome', { seat: seat.seat, count: freeSeats })
          : playerBefore
            ? ringWords('after', { seat: seat.seat, name: seatName(playerBefore) })
            : words('only', { seat: seat.seat })
      }
      notices={usePlaceNotice(seat)}
      back={<BackToTable />}
      mark={phase === 'playing' && <OwnSeatMenu seat={seat} />}
      tabs={<TableTabs current={seat.seat} />}
      isFrozen={isOpening(hold.phase)}
      map={<SeatMap clues={clues} only={only} opened={held} {...button} />}
      content={
        phase === 'ended' ? (
          <Message kind="news" title={words('ended')}>
            {words('endedNote')}
          </Message>
        ) : (
          <>
            {/* From the bottom up: the choice is next to the hold button. */}
            <HoldViewChoice value={holdView} onChange={setHoldView} />
            <AskButtons>
              <CalmLink icon={<Icon name="note" />} href={notebookAddress(code, seat.seat)}>
                {notebook('open')}
              </CalmLink>
            </AskButtons>
            {seat.looks.phones > 0 && <FaceDownNote isOpen={clues !== undefined} />}
            <div className="asides">
              <LookNote seat={seat} {...hold} triesTaps={triesTaps} />
            </div>
          </>
        )
      }
      actions={
        phase === 'ended' ? (
          <ButtonLink kind="primary" href={tableAddress(code)}>
            {words('toTable')}
          </ButtonLink>
        ) : (
          <>
            <div className="sealed">
              <SealedClue seat={seat} look={look} only={only} opened={held} />
              {seat.hasWrongPiece && <FixLink clues={clues} />}
              {isForTwo && <LightChoice value={light} onChange={setLight} />}
            </div>
            <HoldButton {...button} />
          </>
        )
      }
    />
  );
}

/** Opens the actions for the reader's own seat. */
function OwnSeatMenu({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="seat-menu"
      >
        <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
        <span className="sr-only">{words('yourSeat')}</span>
        <span aria-hidden="true" className="text-note leading-tight text-soft">
          {words('seatMenu')}
        </span>
      </button>
      {isOpen && <OwnSeatSheets seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The back link. Labelled, because everything shared happens on the table's page. */
function BackToTable() {
  const seat = useTranslations('seat');
  const table = useTranslations('table');
  const code = useTable(state => state.view.code);
  return (
    <PageLink
      href={tableAddress(code)}
      aria-label={seat('toTable')}
      className="back-link back-to-table"
    >
      <Icon name="back" />
      <span className="text-note leading-tight text-soft">{table('tab.table')}</span>
    </PageLink>
  );
}

/** Link to fix a wrong piece on the board. Shown only once its note was read and covered, so onlookers learn nothing. */
function FixLink({ clues: view }: { readonly clues: SeatView | undefined }) {
  const words = useTranslations('check.board');
  const code = useTable(state => state.view.code);
  const { clues, map, board } = useHeldClues(view);
  const [lastWrong, setLastWrong] = useState<Hex>();
  const wrong = wrongPiecesOf(clues, map, board)[0]?.piece.hex;
  if (wrong !== undefined && wrong !== lastWrong) setLastWrong(wrong);
  if (view !== undefined || lastWrong === undefined) return null;
  return <ButtonLink href={recordAddress(code, lastWrong)}>{words('toBoard')}</ButtonLink>;
}
