import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { lostSince } from '@/app/_state/tableStore';
import { PageLink } from '@/app/_ui/PageLink';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views/views';
import { Blank } from './SlipPlaceholder';
import type { LookPhase } from './useSealedClue';

/**
 * Beneath the clue: who sees what, how to cover it, or why it is not there yet; once somebody has looked, where
 * the rest is done. As high whichever it says.
 */
export function LookNote({ seat, phase }: { seat: SeatSummary; phase: LookPhase }) {
  const words = useTranslations('seat');
  const way = useWayWords();
  const isCounted = useTable(state => state.view.countsLooks);
  const waits = { fetching: words('keepHolding'), lost: words('clueWaits') };
  const outbox = useTranslations('outbox');
  const isWaiting = phase === 'fetching' || phase === 'lost';
  const opens = outbox.markup('opensOffline', { time: () => '00:00' });
  const others = isCounted
    ? [
        words('notLooked'),
        `${opens} ${outbox('countedLater')}`,
        `${words.markup('looked', { count: 20, time: () => '00:00' })} ${way}`,
      ]
    : [words('forYou'), way, opens];
  return (
    <div className="stacked -mx-2 text-center text-note text-soft">
      {[words('letGo'), ...others, ...Object.values(waits)].map(text => (
        <Blank key={text} text={text} />
      ))}
      {!isWaiting && <p>{phase === 'held' ? words('letGo') : <AtRest looks={seat.looks} />}</p>}
      {/* Said to those who listen, too; the rest would be said with every look. */}
      <p role="status">{isWaiting && waits[phase]}</p>
    </div>
  );
}

function AtRest({ looks }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  const way = useWayWords();
  const outbox = useTranslations('outbox');
  const { code, countsLooks, moment } = useTable(state => state.view);
  const since = useTable(lostSince);
  // While the map is laid, the table asks nobody anything yet.
  const leads = looks.phones > 0 && moment !== 'lay';
  if (since !== undefined)
    return (
      <span data-lost="">
        {outbox.rich('opensOffline', { time: () => <TimeOfDay at={since} /> })}{' '}
        {countsLooks && outbox('countedLater')}
      </span>
    );
  return (
    <>
      {countsLooks && <Count looks={looks} />}
      {!countsLooks && !leads && words('forYou')}{' '}
      {leads && (
        <PageLink href={tableAddress(code)} className="to-ask">
          {way}
        </PageLink>
      )}
    </>
  );
}

/** What there is to do at the table, in its own words. */
function useWayWords(): string {
  const votes = useTranslations('votes');
  return useTranslations('seat')('toAsk', { found: votes('foundIt') });
}

/** Where the table counts every look. */
function Count({ looks: { count = 0, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  if (!last) return words('notLooked');
  return words.rich('looked', { count, time: () => <TimeOfDay at={last} /> });
}
