'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { useFaceDownNotice } from '@/app/_seat/faceDown';
import { HoldButton, useHoldWords } from '@/app/_seat/HoldButton';
import { HoldViewChoice, type Light, LightChoice, litAlone } from '@/app/_seat/HoldChoices';
import { type HoldView, heldContent } from '@/app/_seat/heldContent';
import { SealedClue } from '@/app/_seat/SealedClue';
import { isOpening, useSealedClue } from '@/app/_seat/useSealedClue';
import { useTable } from '@/app/_state/TableProvider';
import { AskButtons } from '@/app/_table/AskHintButton';
import { onTurn } from '@/app/_table/onTurn';
import { useSeatName } from '@/app/_table/seatName';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { usePlaceNotice } from '@/app/_table/usePlaceNotice';
import { usePlayerBefore } from '@/app/_table/useSeatOrder';
import { ButtonLink } from '@/app/_ui/Button';
import { CalmLink } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { lazyComponent } from '@/app/_ui/lazyComponent';
import { Message } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { notebookAddress, tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';
import { LostSeat } from './LostSeat';
import { useSeatMenu } from './useSeatMenu';
import { useWideSlip } from './useWideSlip';

interface SeatScreenProps {
  /** The seat when the page opened. */
  readonly first: SeatSummary;
}

/** One player's seat, while this phone holds it. */
export function SeatScreen({ first }: SeatScreenProps) {
  const { seats, you, dealNumber } = useTable(state => state.view);
  const seat = seats.find(each => each.seat === first.seat) ?? first;
  if (!you.includes(seat.seat)) return <LostSeat seat={first} />;
  // Remounted after a redeal, so that a clue that is held open is covered.
  return <OwnSeat key={dealNumber} seat={seat} />;
}

const SeatMap = lazyComponent(
  async () => (await import('@/app/_seat/SeatMap')).SeatMap,
  <MapPlaceholder />,
);

interface OwnSeatProps {
  readonly seat: SeatSummary;
}

/** One player's clue, sealed unless held open. */
function OwnSeat({ seat }: OwnSeatProps) {
  const words = useTranslations('seat');
  const ringWords = useTranslations('seating');
  const notebook = useTranslations('notebook');
  const seatName = useSeatName();
  const playerBefore = usePlayerBefore(seat.seat);
  const view = useTable(state => state.view);
  const { code, phase, players, seats, startedAt } = view;
  const isOn = useMemo(() => onTurn(view)?.seat === seat.seat, [view, seat.seat]);
  const [light, setLight] = useState<Light>('both');
  const chosen = useTable(state => state.chosen);
  const [picked, pick] = useState<{ readonly hex: Hex | undefined; readonly view: HoldView }>();
  // Tapping a space selects the view that checks it, until another slip is tapped.
  const holdView =
    chosen === undefined ? 'clue' : picked?.hex === chosen ? picked.view : ('space' as const);
  const holdWords = useHoldWords(words('holdToLook'));
  const held = heldContent(holdView, chosen, seat.hasWrongPiece === true);
  const { hold, look, triesTaps } = useSealedClue(seat.seat, held !== undefined);
  const clues = look?.ok ? look.value : undefined;
  const isForTwo = players === 2;
  const only = holdView === 'clue' ? litAlone(light) : undefined;
  const hasLooked = seat.looks.phones > 0;
  const [isTold, setTold] = useState(hasLooked);
  // Not while the clue is held open: the line's height may change.
  if (!isTold && hasLooked && !isOpening(hold.phase)) setTold(true);
  const freeSeats = startedAt === null ? seats.filter(each => !each.claimed).length : 0;
  const button = { ...hold, label: holdWords(held) };
  const { menu, sheet } = useSeatMenu(seat);
  const slip = useWideSlip(seat, clues, triesTaps);
  const notices = [
    ...usePlaceNotice(seat),
    ...useFaceDownNotice(clues !== undefined, hasLooked && phase !== 'ended'),
  ];
  return (
    <>
      <TablePage
        className="own-seat"
        title={
          <>
            <SeatDiscs seat={seat} className="size-[28px]" smaller="size-[28px]" />
            <span>{seatName(seat)}</span>
          </>
        }
        note={
          freeSeats > 0
            ? words('seatsToCome', { count: freeSeats })
            : isOn
              ? ringWords('yourTurn')
              : playerBefore && ringWords('after', { name: seatName(playerBefore) })
        }
        notices={notices}
        back={<BackToTable />}
        menu={menu}
        tabs={<TableTabs current={seat.seat} />}
        isFrozen={isOpening(hold.phase)}
        map={
          <SeatMap
            clues={clues}
            only={only}
            opened={held}
            prompt={isTold ? undefined : words('notLooked')}
            {...button}
          />
        }
        content={
          phase === 'ended' && (
            <Message kind="news" title={words('ended')}>
              {words('endedNote')}
            </Message>
          )
        }
        actions={
          phase === 'ended' ? (
            <ButtonLink kind="primary" href={tableAddress(code)}>
              {words('toTable')}
            </ButtonLink>
          ) : (
            <>
              <AskButtons>
                <CalmLink icon={<Icon name="note" />} href={notebookAddress(code, seat.seat)}>
                  {notebook('open')}
                </CalmLink>
              </AskButtons>
              <div className="sealed">
                {holdView === 'clue' && slip !== undefined ? (
                  slip
                ) : chosen !== undefined ? (
                  <HoldViewChoice
                    chosen={chosen}
                    clueCount={seat.colors.length}
                    value={holdView}
                    onChange={view => pick({ hex: chosen, view })}
                  />
                ) : (
                  isForTwo && <LightChoice colors={seat.colors} value={light} onChange={setLight} />
                )}
                <SealedClue seat={seat} look={look} only={only} opened={held} phase={hold.phase} />
              </div>
              <HoldButton {...button} />
            </>
          )
        }
      />
      {sheet}
    </>
  );
}

/** The back link with a label, because everything shared is on the table's page. */
function BackToTable() {
  const seat = useTranslations('seat');
  const table = useTranslations('table');
  const code = useTable(state => state.view.code);
  return (
    <PageLink href={tableAddress(code)} aria-label={seat('toTable')} className="back-link worded">
      <Icon name="back" />
      <span>{table('tab.table')}</span>
    </PageLink>
  );
}
