import { useTranslations } from 'use-intl';
import { useClueSettings } from '@/app/_state/clueSettings';
import { useTable } from '@/app/_state/TableProvider';
import { lostSince } from '@/app/_state/tableStore';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { SeatSummary } from '@/lib/game/views/views';
import { Blank } from './SlipPlaceholder';
import type { LookPhase } from './useSealedClue';

interface LookNoteProps {
  readonly seat: SeatSummary;
  readonly phase: LookPhase;
  /** Whether a tap has opened the clue, or short taps have not. */
  readonly isTapped: boolean;
  readonly triesTaps: boolean;
}

/**
 * Text below the clue: who sees what, how to cover it, or why it is not open yet. Reserves the height of its longest
 * text.
 */
export function LookNote({ seat, phase, isTapped, triesTaps }: LookNoteProps) {
  const words = useTranslations('seat');
  const opensByTap = useClueSettings(state => state.opensByTap);
  const isCounted = useTable(state => state.view.countsLooks);
  const waits = { fetching: words('keepHolding'), lost: words('clueWaits') };
  const outbox = useTranslations('outbox');
  const isWaiting = phase === 'fetching' || phase === 'lost';
  const opens = outbox.markup('opensOffline', { time: () => '00:00' });
  const others = isCounted
    ? [
        words('notLooked'),
        `${opens} ${outbox('countedLater')}`,
        words.markup('looked', { count: 20, time: () => '00:00' }),
      ]
    : [words('forYou'), opens];
  return (
    <div className="stacked -mx-2 text-center text-note text-soft">
      {[words('letGo'), words('coversItself'), ...others, ...Object.values(waits)].map(text => (
        <Blank key={text} text={text} />
      ))}
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

function AtRest({ looks }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  const outbox = useTranslations('outbox');
  const countsLooks = useTable(state => state.view.countsLooks);
  const since = useTable(lostSince);
  if (since !== undefined)
    return (
      <span data-lost="">
        {outbox.rich('opensOffline', { time: () => <TimeOfDay at={since} /> })}{' '}
        {countsLooks && outbox('countedLater')}
      </span>
    );
  return countsLooks ? <Count looks={looks} /> : words('forYou');
}

/** For tables that count every look. */
function Count({ looks: { count = 0, last } }: Pick<SeatSummary, 'looks'>) {
  const words = useTranslations('seat');
  if (!last) return words('notLooked');
  return words.rich('looked', { count, time: () => <TimeOfDay at={last} /> });
}
