import type { SeatSummary } from '@/lib/game/views';
import { TimeOfDay } from './TimeOfDay';

/** "looked 3 times, last 20:14" */
export function Looks({ looks }: { looks: SeatSummary['looks'] }) {
  if (looks.last === null) return 'not looked yet';
  return (
    <>
      looked {looks.count === 1 ? 'once' : `${looks.count} times`}, last{' '}
      <TimeOfDay at={looks.last} />
    </>
  );
}
