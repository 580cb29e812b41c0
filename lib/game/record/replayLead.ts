import { ok, type Result, refused } from '../../result';
import { type Game, isEnded } from '../game';
import type { SeatNumber } from '../seats/seat';
import { entriesOf } from './recordedOrder';

/** After the end, a seat leads the replay: phones that follow show the board after `step` entries. Null ends that. */
export interface LeadMove {
  readonly kind: 'lead';
  readonly step: number | null;
  /** Whether the seat begins to lead, instead of another one if need be. */
  readonly starts: boolean;
}

export type LeadRefusal = 'game-not-ended' | 'bad-step';

export function applyLead(
  game: Game,
  { seat, step, starts }: LeadMove & { readonly seat: SeatNumber },
): Result<Game, LeadRefusal> {
  if (!isEnded(game)) return refused('game-not-ended');
  if (step !== null && step > entriesOf(game).length) return refused('bad-step');
  const { lookBack, ...others } = game;
  const leads = lookBack?.seat === seat;
  if (step === null) return ok(leads ? others : game);
  // A step that arrives after another seat began to lead must not take the lead back.
  if (!leads && !starts) return ok(game);
  return ok(leads && lookBack.step === step ? game : { ...game, lookBack: { seat, step } });
}
