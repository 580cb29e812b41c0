import { useTranslations } from 'use-intl';
import { useClueSettings } from '@/app/_state/clueSettings';
import { useTable } from '@/app/_state/TableProvider';
import { lostSince } from '@/app/_state/tableStore';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views/views';
import type { LookPhase } from './useSealedClue';

interface LookNoteProps {
  readonly seat: SeatSummary;
  readonly phase: LookPhase;
  /** Whether a tap has opened the clue, or short taps have not. */
  readonly isTapped: boolean;
  readonly triesTaps: boolean;
}

/** Text below the clue: who sees what, how to cover it, or why it is not open yet. */
export function LookNote({ seat, phase, isTapped, triesTaps }: LookNoteProps) {
  const words = useTranslations('seat');
  const opensByTap = useClueSettings(state => state.opensByTap);
  const waits = { fetching: words('keepHolding'), lost: words('clueWaits') };
  const isWaiting = phase === 'fetching' || phase === 'lost';
  return (
    <div className="look-note -mx-2 text-center text-note text-soft">
      {!isWaiting && (
        <p>
          {phase === 'held' ? (
            words(isTapped ? 'coversItself' : 'letGo')
          ) : triesTaps && !opensByTap ? (
            <button
              type="button"
              onClick={() => useClueSettings.setState({ opensByTap: true })}
              className="to-ask"
            >
              {words('byTapping')}
            </button>
          ) : (
            <AtRest looks={seat.looks} />
          )}
        </p>
      )}
      {/* Announced to screen readers; the other texts would be repeated with every look. */}
      <p role="status">{isWaiting && waits[phase]}</p>
    </div>
  );
}

/** How often the player has looked, or how the clue opens without a connection. */
function AtRest({ looks: { count, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  const outbox = useTranslations('outbox');
  const since = useTable(lostSince);
  if (since !== undefined)
    return (
      <>
        {outbox.rich('opensOffline', { time: () => <TimeOfDay at={since} /> })}{' '}
        {outbox('countedLater')}
      </>
    );
  if (last === null) return words('notLooked');
  return words.rich('looked', { count, time: () => <TimeOfDay at={last} /> });
}
