import type { Game } from '../game/game';
import { markLaid } from '../game/moment';
import { applyMove, type MoveAction, type Refusal } from '../game/moves';
import type { ChangeId, DeviceId, SeatNumber } from '../game/seats/seat';
import type { TableView } from '../game/views/views';
import { ok, type Result } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { showTable } from './showTable';

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
  dependencies: TableDependencies,
  mover: Mover,
  action: MoveAction,
): Promise<Result<TableView, Refusal | LoadRefusal>> {
  const moved = await move(dependencies, mover, action);
  return moved.ok ? ok(await showTable(dependencies, moved.value, mover.device)) : moved;
}

/** The kept game after a move that is made now, or why it is refused. */
export const move = (
  { repository, now }: TableDependencies,
  { code, ...by }: Mover,
  action: MoveAction,
): Promise<Result<Game, Refusal | LoadRefusal>> =>
  repository.update(code, game => applyMove(game, { ...by, ...action, at: now() }));

/** Somebody at the table, whether they sit or not, says that the map lies on it. */
export async function markMapLaid(
  dependencies: TableDependencies,
  code: string,
  device: DeviceId | undefined,
): Promise<Result<TableView, LoadRefusal>> {
  const { repository, now } = dependencies;
  const laid = await repository.update<never>(code, game => ok(markLaid(game, now())));
  return laid.ok ? ok(await showTable(dependencies, laid.value, device)) : laid;
}
