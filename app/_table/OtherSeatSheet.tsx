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
import { VotePanel } from './VotePanel';

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
          <VotePanel
            title={<h3 className="font-semibold">{words('phoneGone')}</h3>}
            note={words('freeNote', { name })}
            what="free"
            vote={seat.free}
            seats={seats.filter(each => each.seat !== seat.seat)}
            isWaiting={wish.isWaiting}
            onVote={voter => wish.make(client => client.voteToFree(seat.seat, voter))}
            onTakeBack={voter => wish.make(client => client.takeBackFreeVote(seat.seat, voter))}
          />
          <TroubleNote trouble={wish.trouble} />
        </section>
      )}
      <Button onClick={onClose}>{words('done')}</Button>
    </Sheet>
  );
}
