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
import { Row, Rows } from '@/app/_ui/Row';
import { tableAddress } from '@/app/addresses';
import { NO_SEAT, type SeatNumber, seatNumber } from '@/lib/board/players';
import { hexOf } from '@/lib/game/views/views';
import type { Find } from '@/lib/game/votes/motion';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { useUnsentEntries } from '../record/useRecorder';

interface FoundFormProps {
  /** The space chosen initially. */
  readonly first: Hex | undefined;
}

/** Where the habitat was found, and the button that asks all players. */
export function FoundForm({ first }: FoundFormProps) {
  const words = useTranslations('votes');
  const store = useTableStore();
  const view = useTable(state => state.view);
  const { code, you, can } = view;
  const [space, setSpace] = useState(first);
  const [finder, setFinder] = useState<SeatNumber>();
  const go = useNavigation();
  const vote = useVote();
  const missed = useMissed();
  const isMissed = space !== undefined && missed?.has(space) === true;
  // The call may reach the server before this phone's unsent entries.
  const hasUnsent = useUnsentEntries().length > 0;
  const isRecorded = !hasUnsent && can.call !== null && hexOf(can.call) === space;
  const isForAll = isPassAndPlay(view);
  const caller = you.length > 1 ? finder : you[0];
  const isAsked = pendingEndCall(view) !== undefined;

  async function call(voter: SeatNumber, found: Find | null) {
    if (vote.isPending || !(await vote.call(voter, found))) return;
    // On a shared phone a wrong find is shown at once, here.
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
          prompt={space === undefined ? words('onWhichSpace') : undefined}
        />
      }
      content={
        <>
          {you.length > 1 && !isForAll && <Finder value={finder} onChange={setFinder} />}
          {!isAsked && (
            <Rows>
              <Row
                title={words('nobodyFound')}
                onClick={() => call(caller ?? you[0] ?? NO_SEAT, null)}
              />
              {!isForAll && space === undefined && caller !== undefined && (
                <Row
                  title={words('noSpace')}
                  note={words('allAsked')}
                  onClick={() => call(caller, { space: null })}
                />
              )}
            </Rows>
          )}
        </>
      }
      actions={
        isForAll ? (
          <FinderButtons
            vote={vote}
            isAsked={isAsked}
            space={space}
            isMissed={isMissed}
            onFinder={seat => call(seat, { space: space ?? null })}
          />
        ) : (
          <FoundButton
            isAsked={isAsked}
            vote={vote}
            space={space}
            isMissed={isMissed}
            isRecorded={isRecorded}
            onFound={
              caller === undefined ? undefined : () => call(caller, { space: space ?? null })
            }
          />
        )
      }
    />
  );
}

interface FinderProps {
  readonly value: SeatNumber | undefined;
  readonly onChange: (seat: SeatNumber) => void;
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
      onChange={seat => onChange(seatNumber(Number(seat)))}
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
  /** Whether the table is already voting on the end. */
  readonly isAsked: boolean;
  readonly vote: VoteControls;
  readonly space: Hex | undefined;
  /** Whether a wrong find has ruled the space out. */
  readonly isMissed: boolean;
  readonly onFinder: (seat: SeatNumber) => void;
}

/** On a shared phone: a button for each possible finder. One tap calls the find, and everyone agrees. */
function FinderButtons({ isAsked, vote, space, isMissed, onFinder }: FinderButtonsProps) {
  const words = useTranslations('votes');
  const miss = useTranslations('miss');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  return (
    <>
      <TroubleNote trouble={vote.trouble} />
      <p role="status" className="text-center text-note text-balance text-soft">
        {isAsked
          ? words('answerFirst')
          : space === undefined
            ? words('tapFinder')
            : miss(isMissed ? 'known' : 'asked')}
      </p>
      <div className="finders">
        {seats
          .filter(({ seat }) => you.includes(seat))
          .map(seat => (
            <Button
              key={seat.seat}
              disabled={isAsked || isMissed || vote.isPending}
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

interface FoundButtonProps {
  /** Whether the table is already voting on the end. */
  readonly isAsked: boolean;
  readonly vote: VoteControls;
  readonly space: Hex | undefined;
  /** Whether a wrong find has ruled the space out. */
  readonly isMissed: boolean;
  /** Whether the record proves the find, so that nobody else is asked. */
  readonly isRecorded: boolean;
  /** `undefined` until the finder is known. */
  readonly onFound: (() => void) | undefined;
}

/** Says what the call does, once a space is chosen, and has the button for it. */
function FoundButton({ isAsked, vote, space, isMissed, isRecorded, onFound }: FoundButtonProps) {
  const words = useTranslations('votes');
  const miss = useTranslations('miss');
  const record = useTranslations('record');
  const isOff = isAsked || vote.isPending || space === undefined || isMissed;
  return (
    <>
      <TroubleNote trouble={vote.trouble} />
      <p role="status" className="text-center text-note text-soft">
        {isAsked
          ? words('answerFirst')
          : space !== undefined &&
            (isMissed
              ? miss('known')
              : isRecorded
                ? record('foundNote', { space: formatHex(space) })
                : miss('asked'))}
      </p>
      <Button
        kind="primary"
        disabled={isOff || onFound === undefined}
        waiting={vote.isPending ? words('sending') : undefined}
        onClick={onFound}
      >
        {words('foundIt')}
      </Button>
    </>
  );
}
