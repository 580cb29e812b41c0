'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable, useTableStore } from '@/app/_state/TableProvider';
import { openNotices } from '@/app/_table/noticeFocus';
import { isPassAndPlay, pendingEndCall } from '@/app/_table/questions';
import { useSeatName } from '@/app/_table/seatName';
import { TableMap } from '@/app/_table/TableMap';
import { TablePage } from '@/app/_table/TablePage';
import { TableTabs } from '@/app/_table/TableTabs';
import { useMissed } from '@/app/_table/tableBoard';
import { useVote, type VoteControls } from '@/app/_table/useQuestionQueue';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { PageLink } from '@/app/_ui/PageLink';
import { tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { hexOf } from '@/lib/game/views/views';
import type { Find } from '@/lib/game/votes/motion';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { useUnsentEntries } from '../record/useRecorder';
import { SpacePlate } from './SpacePlate';

interface FoundFormProps {
  /** The space chosen initially. */
  readonly first: Hex | undefined;
}

/** Where the habitat was found, and the buttons that ask all seated players. */
export function FoundForm({ first }: FoundFormProps) {
  const words = useTranslations('votes');
  const store = useTableStore();
  const view = useTable(state => state.view);
  const { code, you, can } = view;
  const [space, setSpace] = useState(first);
  const [finder, setFinder] = useState<number>();
  const go = useNavigation();
  const vote = useVote();
  const missed = useMissed();
  const isMissed = space !== undefined && missed?.has(space) === true;
  // A call may overtake what this phone has entered.
  const hasUnsent = useUnsentEntries().length > 0;
  const isRecorded = !hasUnsent && can.call !== null && hexOf(can.call) === space;
  const isForAll = isPassAndPlay(view);
  const caller = you.length > 1 ? finder : you[0];
  const isAsked = pendingEndCall(view) !== undefined;

  /** Asks without a space. If one is chosen, the first tap only clears it, so that it is not dropped by mistake. */
  const leaveOut = (voter: number) =>
    space === undefined ? call(voter, { space: null }) : setSpace(undefined);

  async function call(voter: number, found: Find | null) {
    if (!(await vote.call(voter, found))) return;
    // A phone that all share says here and now that they were wrong.
    if (isForAll && store.getState().view.phase === 'playing') openNotices();
    else go.replace(tableAddress(code));
  }

  return (
    <TablePage
      place={{ page: 'found' }}
      title={words('foundIt')}
      back={
        <PageLink href={tableAddress(code)} aria-label={words('toTable')} className="back-link">
          <Icon name="close" />
        </PageLink>
      }
      tabs={<TableTabs />}
      map={
        <TableMap
          chosen={space}
          // Tapping the space again clears it.
          onChoose={hex => setSpace(hex === space ? undefined : hex)}
          caption={<SpacePlate space={space} isMissed={isMissed} />}
        />
      }
      content={
        <>
          {you.length > 1 && !isForAll && <Finder value={finder} onChange={setFinder} />}
          {!isAsked && (
            <Button
              kind="word"
              className="min-h-11 justify-self-center text-base"
              disabled={vote.isPending}
              onClick={() => call(caller ?? you[0] ?? 0, null)}
            >
              {words('nobodyFound')}
            </Button>
          )}
        </>
      }
      actions={
        isForAll ? (
          <FinderButtons
            vote={vote}
            isAsked={isAsked}
            space={space}
            isOff={isMissed}
            onFinder={seat => call(seat, { space: space ?? null })}
          />
        ) : (
          <FoundButtons
            isAsked={isAsked}
            vote={vote}
            space={space}
            isRecorded={isRecorded}
            onSpace={
              space === undefined || isMissed || caller === undefined
                ? undefined
                : () => call(caller, { space })
            }
            onNoSpace={caller === undefined ? undefined : () => leaveOut(caller)}
          />
        )
      }
    />
  );
}

interface FinderProps {
  readonly value: number | undefined;
  readonly onChange: (seat: number) => void;
}

/** Choice of the finder, on a phone that holds several seats. */
function Finder({ value, onChange }: FinderProps) {
  const words = useTranslations('votes');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  return (
    <Choice
      legend={words('whoFound')}
      name="finder"
      value={String(value)}
      onChange={seat => onChange(Number(seat))}
      options={seats
        .filter(({ seat }) => you.includes(seat))
        .map(seat => ({
          value: String(seat.seat),
          label: (
            <span className="grid justify-items-center text-note leading-tight wrap-anywhere">
              <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
              {seatName(seat)}
            </span>
          ),
        }))}
    />
  );
}

interface FinderButtonsProps {
  /** Whether the table is being asked already. */
  readonly isAsked: boolean;
  readonly vote: VoteControls;
  readonly space: Hex | undefined;
  /** Whether the chosen space cannot be it. */
  readonly isOff: boolean;
  readonly onFinder: (seat: SeatNumber) => void;
}

/** On a phone that all share: who found it. One tap calls it, and all agree. */
function FinderButtons({ isAsked, vote, space, isOff, onFinder }: FinderButtonsProps) {
  const words = useTranslations('votes');
  const miss = useTranslations('miss');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  return (
    <>
      <TroubleNote trouble={vote.trouble} />
      <p role="status" className="text-center text-note text-soft">
        {isAsked ? words('answerFirst') : space === undefined ? words('tapFinder') : miss('asked')}
      </p>
      <div className="finders">
        {seats
          .filter(({ seat }) => you.includes(seat))
          .map(seat => (
            <Button
              key={seat.seat}
              disabled={isAsked || isOff || vote.isPending}
              onClick={() => onFinder(seat.seat)}
            >
              <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
              <span>{seatName(seat)}</span>
            </Button>
          ))}
      </div>
    </>
  );
}

interface FoundButtonsProps {
  /** Whether another player has already asked the table. */
  readonly isAsked: boolean;
  readonly vote: VoteControls;
  readonly space: Hex | undefined;
  /** Whether the record shows the find, so that no one else is asked. */
  readonly isRecorded: boolean;
  /** `undefined` until both the space and the finder are known. */
  readonly onSpace: (() => void) | undefined;
  readonly onNoSpace: (() => void) | undefined;
}

/** Buttons that ask all seated players, with the space or without. */
function FoundButtons({ isAsked, vote, space, isRecorded, onSpace, onNoSpace }: FoundButtonsProps) {
  const words = useTranslations('votes');
  const miss = useTranslations('miss');
  const record = useTranslations('record');
  const isOff = isAsked || vote.isPending;
  return (
    <>
      <TroubleNote trouble={vote.trouble} />
      <p role="status" className="text-center text-note text-soft">
        {isAsked
          ? words('answerFirst')
          : space === undefined
            ? words('allAsked')
            : isRecorded
              ? record('foundNote', { space: formatHex(space) })
              : miss('asked')}
      </p>
      <div className="found-actions">
        <Button className="px-3" disabled={isOff || onNoSpace === undefined} onClick={onNoSpace}>
          {words('noSpace')}
        </Button>
        <Button
          kind="primary"
          className="px-3"
          disabled={isOff || onSpace === undefined}
          waiting={vote.isPending ? words('sending') : undefined}
          onClick={onSpace}
        >
          {words(isRecorded ? 'foundIt' : 'askOthers')}
        </Button>
      </div>
    </>
  );
}
