import { type Look, makeChange } from '@/app/_state/changes';
import { keepsClues } from '@/app/_state/keepClue';
import { withPatience } from '@/app/_state/patience';
import type { Answer } from '@/app/_state/tableClient';
import type { Looking } from '@/app/_state/tableMemory';
import type { SaidSeat } from '@/app/_words/said';
import type { SeatNumber } from '@/lib/game/seat';
import { ok } from '@/lib/result';
import { keepClue, readClue } from './heardTables';

/** An answer that takes longer is not waited for where the phone has one of its own. */
const PATIENCE_MILLISECONDS = 3000;

interface Keeping extends Looking {
  readonly code: string;
  /** Whether the phone has one of its own. */
  readonly isKept: boolean;
  /** Called once the clue is kept. */
  readonly onKept: () => void;
  /** Has a look wait to be counted. */
  readonly count: (look: Look) => void;
}

/**
 * The own clue of a server's table, from there or else as this phone keeps it. A look bears its name from the first
 * question on: one whose answer came too late counts once.
 */
export async function lookKept(seat: SeatNumber, looking: Keeping): Answer<SaidSeat> {
  const { code, isKept, signal, isLost, ask, onKept, count } = looking;
  const look = makeChange({ does: 'look', seat });
  const kept = isKept ? await readClue(code, seat) : undefined;
  if (kept === undefined || !isLost) {
    const answer = await ask(look.id, kept ? withPatience(signal, PATIENCE_MILLISECONDS) : signal);
    // Nobody who looks waits for that.
    if (answer.ok && keepsClues()) void keepClue(code, seat, answer.value).then(onKept);
    if (kept === undefined || answer.ok || answer.error.code !== 'offline') return answer;
  }
  if (!signal.aborted) count(look);
  return ok(kept);
}
