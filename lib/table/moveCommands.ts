import type { SeatNumber } from '../board/players';
import type { Game } from '../game/game';
import { applyMove, type MoveAction, type Refusal } from '../game/moves';
import type { ChangeId, DeviceId } from '../game/seats/seat';
import { markLaid } from '../game/stage';
import type { TableView } from '../game/views/views';
import { ok, type Result } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { redealIfAgreed } from './redeal';
import { showTable } from './showTable';

/** A seat of a stored game, and the device that acts for it. */
export interface Mover {
  readonly code: string;
  readonly seat: SeatNumber;
  readonly device: DeviceId;
  /** Idempotency key, if the client may retry the change. */
  readonly id?: ChangeId | undefined;
  /** The deal for which the device makes the change; if omitted, any. */
  readonly dealNumber?: number | undefined;
}

/** A requester of a holder-only resource; a device without an id holds no seat. */
export type Requester = Omit<Mover, 'device'> & { readonly device: DeviceId | undefined };

/** Applies a move and the redeal that follows from it, if any; returns the table as the device may see it then. */
export async function moveAndShow(
  dependencies: TableDependencies,
  mover: Mover,
  action: MoveAction,
): Promise<Result<TableView, Refusal | LoadRefusal>> {
  let hasMoved = false;
  const moved = await move(dependencies, mover, action, () => {
    hasMoved = true;
  });
  // Dealing is expensive, and moves without effect are not rate-limited. Of these, only a vote can repeat the redeal.
  const mayDeal = hasMoved || action.kind === 'vote';
  const settled = moved.ok && mayDeal ? await redealIfAgreed(dependencies, moved.value) : moved;
  return settled.ok ? ok(await showTable(dependencies, settled.value, mover.device)) : settled;
}

/** Applies a move at the current time and stores the game, or returns the refusal; calls `onEffect` on a change. */
export const move = (
  { repository, now }: TableDependencies,
  { code, ...by }: Mover,
  action: MoveAction,
  onEffect: () => void = () => {},
): Promise<Result<Game, Refusal | LoadRefusal>> =>
  repository.update(code, game => {
    const moved = applyMove(game, { ...by, ...action, at: now() });
    if (moved.ok && moved.value !== game) onEffect();
    return moved;
  });

/** Marks the map as set up; needs no seat. */
export async function markMapLaid(
  dependencies: TableDependencies,
  code: string,
  device: DeviceId | undefined,
): Promise<Result<TableView, LoadRefusal>> {
  const { repository, now } = dependencies;
  const laid = await repository.update<never>(code, game => ok(markLaid(game, now())));
  return laid.ok ? ok(await showTable(dependencies, laid.value, device)) : laid;
}
