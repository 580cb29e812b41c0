import type { Game } from '../game/game';
import { markLaid } from '../game/moment';
import { type Made, play, type Refusal } from '../game/moves';
import type { ChangeId, DeviceId, SeatNumber } from '../game/seat';
import { hintView } from '../game/tableView';
import type { HintView } from '../game/views';
import type { Question } from '../game/votes';
import { ok, type Result } from '../result';
import type { Hint } from '../solver/hints';
import type { Missing } from './keeper';
import type { Outside } from './outside';
import { showTable, type Table } from './show';

/** A seat of a kept game, and the device that moves. */
export interface Mover {
  readonly code: string;
  readonly seat: SeatNumber;
  readonly device: DeviceId;
  /** The change's name, where whoever makes it may have to tell it again. */
  readonly id?: ChangeId | undefined;
}

/** Whoever asks for what only a seat's holder may: a device that was never named holds none. */
export type Asker = Omit<Mover, 'device'> & { readonly device: DeviceId | undefined };

/** Makes a move, and shows the table as the device may see it then. */
export async function moveAndShow(
  outside: Outside,
  mover: Mover,
  made: Made,
): Promise<Result<Table, Refusal | Missing>> {
  const moved = await move(outside, mover, made);
  return moved.ok ? ok(await showTable(outside, moved.value, mover.device)) : moved;
}

/** The kept game after a move that is made now, or why it is refused. */
export const move = (
  { keeper, now }: Outside,
  { code, ...by }: Mover,
  made: Made,
): Promise<Result<Game, Refusal | Missing>> =>
  keeper.update(code, game => play(game, { ...by, ...made, at: now() }));

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

/** Somebody at the table, whether they sit or not, says that the map lies on it. */
export async function tellLaid(
  outside: Outside,
  code: string,
  device: DeviceId | undefined,
): Promise<Result<Table, Missing>> {
  const { keeper, now } = outside;
  const laid = await keeper.update<never>(code, game => ok(markLaid(game, now())));
  return laid.ok ? ok(await showTable(outside, laid.value, device)) : laid;
}
