import { useTranslations } from 'next-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useWish } from '@/app/_state/useWish';
import { useSeatName } from '@/app/_ui/seatName';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { VotePanel } from './VotePanel';

/** The others' vote to free a seat whose phone is gone. */
export function FreeSeat({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('table');
  const seats = useTable(state => state.view.seats);
  const wish = useWish();
  return (
    <section aria-label={words('freeSeat')} className="grid gap-3 border-t border-rule pt-4">
      <VotePanel
        title={<h3 className="font-semibold">{words('phoneGone')}</h3>}
        note={words('freeNote', { name: useSeatName()(seat) })}
        what="free"
        vote={seat.free}
        seats={seats.filter(each => each.seat !== seat.seat)}
        isWaiting={wish.isWaiting}
        onVote={voter => wish.make(client => client.voteToFree(seat.seat, voter))}
        onTakeBack={voter => wish.make(client => client.takeBackFreeVote(seat.seat, voter))}
      />
      <TroubleNote trouble={wish.trouble} />
    </section>
  );
}
