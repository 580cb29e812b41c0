import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import type { Lead } from './useLead';

/** Who leads the replay, and the buttons to lead, to follow and to break away. Nothing if this phone has all seats. */
export function LeadLine({ lead }: { readonly lead: Lead }) {
  const words = useTranslations('replay');
  const nameOf = useSeatName();
  const { seats, you } = useTable(state => state.view);
  const { leader, leads, follows, isPending } = lead;
  const hasOthers = seats.some(({ seat, claimed }) => claimed && !you.includes(seat));
  const isSeated = you.length > 0;
  if (!hasOthers || (!isSeated && leader === undefined)) return null;
  const name = leader && nameOf(leader);
  return (
    <section className="lead-line" aria-label={words('together')}>
      <p role="status">{leads ? words('youLead') : name && words('leads', { name })}</p>
      {name !== undefined && !leads && (
        <Button kind="quiet" onClick={follows ? lead.breakAway : lead.follow}>
          {follows ? words('alone') : words('follow', { name })}
        </Button>
      )}
      {isSeated && (
        <Button kind="quiet" disabled={isPending} onClick={leads ? lead.end : lead.start}>
          {words(leads ? 'stopLeading' : 'lead')}
        </Button>
      )}
      <TroubleNote trouble={lead.trouble} />
    </section>
  );
}
