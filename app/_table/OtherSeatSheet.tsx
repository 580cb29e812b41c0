'use client';

import { useTranslations } from 'next-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useWish } from '@/app/_state/useWish';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Looks } from '@/app/_ui/Looks';
import { Presence } from '@/app/_ui/Presence';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { Sheet } from '@/app/_ui/Sheet';
import { useSeatName } from '@/app/_ui/seatName';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { Ballot } from './Ballot';
import { VoteButtons } from './VoteButtons';
import { voteWords } from './voteWords';

/** Who sits on another seat, and what to do when their phone is gone. */
export function OtherSeatSheet({ seat, onClose }: { seat: SeatSummary; onClose: () => void }) {
  const words = useTranslations('table');
  const { code, seats, players } = useTable(state => state.view);
  const wish = useWish();
  const name = useSeatName()(seat);
  return (
    <Sheet title={name} onClose={onClose}>
      <p className="flex items-center gap-3">
        <SeatDisc seat={seat.seat} color={seat.color} className="size-12" />
        <span>
          <span className="block">
            <Presence seat={seat} />
          </span>
          <span className="block text-note text-soft">
            <Looks looks={seat.looks} />
          </span>
        </span>
      </p>
      <ButtonLink href={`/games/${code}/seats/${seat.seat}/take`}>{words('moveHere')}</ButtonLink>
      {players > 2 && (
        <section aria-label={words('freeSeat')} className="grid gap-3 border-t border-rule pt-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">{words('phoneGone')}</h3>
            <p className="text-note text-soft">{voteWords(seat.free, words)}</p>
          </div>
          <p className="text-note text-soft">{words('freeNote', { name })}</p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Ballot
              seats={seats.filter(each => each.seat !== seat.seat)}
              voters={seat.free.voters}
            />
            <VoteButtons
              voters={seat.free.voters}
              what="free"
              isWaiting={wish.isWaiting}
              onVote={voter => wish.make(client => client.voteToFree(seat.seat, voter))}
              onTakeBack={voter => wish.make(client => client.takeBackFreeVote(seat.seat, voter))}
            />
          </div>
          <TroubleNote trouble={wish.trouble} />
        </section>
      )}
      <Button onClick={onClose}>{words('done')}</Button>
    </Sheet>
  );
}
