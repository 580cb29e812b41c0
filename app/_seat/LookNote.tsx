import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views';
import { Blank } from './Blank';
import type { LookPhase } from './useSealedClue';

/** Beneath the clue: who sees what, how to cover it, or why it is not there yet. As high whichever it says. */
export function LookNote({ seat, phase }: { seat: SeatSummary; phase: LookPhase }) {
  const words = useTranslations('seat');
  const isCounted = useTable(state => state.view.countsLooks);
  const waits = { fetching: words('keepHolding'), lost: words('clueWaits') };
  const isWaiting = phase === 'fetching' || phase === 'lost';
  const others = isCounted
    ? [words('notLooked'), words.markup('looked', { count: 20, time: () => '00:00' })]
    : [words('forYou')];
  return (
    <div className="stacked -mx-2 text-center text-note text-soft">
      {[words('letGo'), ...others, ...Object.values(waits)].map(text => (
        <Blank key={text} text={text} />
      ))}
      {!isWaiting && (
        <p>
          {phase === 'held' ? (
            words('letGo')
          ) : isCounted ? (
            <Count looks={seat.looks} />
          ) : (
            words('forYou')
          )}
        </p>
      )}
      {/* Said to those who listen, too; the rest would be said with every look. */}
      <p role="status">{isWaiting && waits[phase]}</p>
    </div>
  );
}

/** Where the table counts every look. */
function Count({ looks: { count = 0, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  if (!last) return words('notLooked');
  return words.rich('looked', { count, time: () => <TimeOfDay at={last} /> });
}
