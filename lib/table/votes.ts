import type { Refusal } from '../game/moves';
import { hintView } from '../game/tableView';
import type { HintView } from '../game/views';
import type { Question } from '../game/votes';
import { ok, type Result } from '../result';
import type { Hint } from '../solver/hints';
import type { Missing } from './keeper';
import { type Mover, move } from './moves';
import type { Outside } from './outside';

/** A vote without what it is for. */
export type BareVote =
  | {
      readonly kind: 'vote';
      readonly agrees: boolean;
      readonly of?: Question | undefined;
    }
  | { readonly kind: 'unvote' };

/** A seat's vote for a hint, and all that is known of it then. */
export async function voteForHint(
  outside: Outside,
  mover: Mover,
  cast: BareVote,
): Promise<Result<HintView<Hint>, Refusal | Missing>> {
  const voted = await move(outside, mover, { ...cast, for: 'hint' });
  return voted.ok ? ok(hintView(voted.value)) : voted;
}
