import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import type { SeatSummary } from '@/lib/game/views';
import { useSeatName } from './seatName';
import { VotePanel } from './VotePanel';

/** The others' vote to free a seat whose phone is gone; where they cannot, why. */
export function FreeSeat({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('table');
  const errors = useTranslations('errors');
  const name = useSeatName()(seat);
  const seats = useTable(state => state.view.seats);
  const move = useMove();
  const { free } = seat;
  const title = <h3 className="font-semibold">{words('phoneGone')}</h3>;
  const note = free.possible ? words('freeNote', { name }) : errors('one-phone-cannot-free');
  return (
    <section aria-label={words('freeSeat')} className="grid gap-3 border-t border-rule pt-4">
      {/* Votes from before the phones became too few can still be taken back. */}
      {free.possible || free.votes > 0 ? (
        <VotePanel
          title={title}
          note={note}
          what="free"
          vote={free}
          seats={seats.filter(each => each.seat !== seat.seat)}
          isWaiting={move.isWaiting}
          onVote={voter => move.make(client => client.answer(voter, { free: seat.seat }, 'agree'))}
          onTakeBack={voter =>
            move.make(client => client.answer(voter, { free: seat.seat }, 'take-back'))
          }
        />
      ) : (
        <>
          {title}
          <p className="text-note text-soft">{note}</p>
        </>
      )}
      <TroubleNote trouble={move.trouble} />
    </section>
  );
}
