import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { useNavigation } from '@/app/_ui/navigation';
import { passAddress, seatAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import { hexOf, type MissView, type SeatSummary } from '@/lib/game/views/views';
import { useSeatName } from './seatName';
import { spaceName } from './tableFacts';
import { MarkedDisc } from './VoteDiscs';

/** The taken seats, and whether all of them have looked at their clues since the wrong find. */
function lookProgress(
  { looked }: MissView,
  seats: readonly SeatSummary[],
): { readonly seats: readonly SeatSummary[]; readonly areDone: boolean } {
  const taken = seats.filter(({ claimed }) => claimed);
  return { seats: taken, areDone: taken.every(({ seat }) => looked.includes(seat)) };
}

interface MissNoteProps {
  readonly miss: MissView;
  readonly onRead: () => void;
  /** Called when the reader leaves to look at a clue. */
  readonly onDone: () => void;
}

/** A wrong find: what it means, who has looked since, and a button to look at one's own clue. */
export function MissNote({ miss, onRead, onDone }: MissNoteProps) {
  const words = useTranslations('miss');
  const check = useTranslations('check');
  const votes = useTranslations('votes');
  const motions = useTranslations('motions');
  const ui = useTranslations('ui');
  const seatName = useSeatName();
  const { code, seats, you, record } = useTable(state => state.view);
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const go = useNavigation();
  const space = spaceName(miss.space);
  const { seats: lookers, areDone } = lookProgress(miss, seats);
  const [own] = you;

  function look(seat: SeatNumber) {
    const hex = hexOf(miss.space);
    if (hex !== undefined && hex !== chosen) choose(hex);
    go.push(you.length > 1 ? passAddress(code) : seatAddress(code, seat));
    onDone();
  }

  return (
    <section className="notice">
      <h2>{words('title', { space })}</h2>
      <p className="leading-snug">
        {own === undefined
          ? words('why', { space })
          : check('sentences', {
              first: words('why', { space }),
              second: words(record === null ? 'lookAtSpace' : 'lookAt', { space }),
            })}
      </p>
      <div className="standing">
        <ul className="vote-discs">
          {lookers.map(seat => {
            const hasLooked = miss.looked.includes(seat.seat);
            return (
              <MarkedDisc key={seat.seat} seat={seat} answer={hasLooked ? 'agree' : undefined}>
                {`${seatName(seat)}: ${ui(hasLooked ? 'hasLooked' : 'notLookedYet')}`}
              </MarkedDisc>
            );
          })}
        </ul>
        <p className="text-note text-soft">
          {areDone
            ? words('allLooked')
            : words('looked', { count: miss.looked.length, all: lookers.length })}
        </p>
      </div>
      <div className="answers">
        <Button onClick={onRead}>{areDone ? votes('gotIt') : motions('hint.notNow')}</Button>
        {own !== undefined && !areDone && (
          <Button kind="primary" onClick={() => look(own)}>
            {words('look')}
          </Button>
        )}
      </div>
    </section>
  );
}
