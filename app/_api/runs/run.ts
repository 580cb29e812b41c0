import type { SeatNumber } from '@/lib/board/players';
import type { Game } from '@/lib/game/game';
import type { MoveAction } from '@/lib/game/moves';
import type { ChangeId, DeviceId } from '@/lib/game/seats/seat';
import type { Result } from '@/lib/result';
import type { LoadRefusal, TableDependencies } from '@/lib/table/dependencies';
import { type Mover, moveAndShow } from '@/lib/table/moveCommands';

/** A call about one table: the requesting device, and `load`, which on the server returns the already loaded game. */
export interface CallRequest<D = DeviceId | undefined> {
  readonly code: string;
  /** The seat in the path; 0, which no table has, if the path has none. */
  readonly seat: SeatNumber;
  readonly device: D;
  readonly id?: ChangeId | undefined;
  /** The deal for which the request is made. */
  readonly dealNumber?: number | undefined;
  /** The tags of the notebook versions that the request may replace. */
  readonly baseTags?: readonly string[] | undefined;
  load(): Promise<Result<Game, LoadRefusal>>;
}

/** What a call does. The server and phones share runs, which therefore import neither schemas nor documentation. */
export type Run<D, B, T, E> = (
  dependencies: TableDependencies,
  request: CallRequest<D>,
  body: B,
) => Promise<Result<T, E>>;

/** A run with any types. */
export type AnyRun = { readonly run: (...input: never[]) => Promise<unknown> };

/** The body that a run takes; unknown if it takes none. */
export type BodyOfRun<R extends AnyRun> = Parameters<R['run']>[2];

/** For calls that create a device id if the request has none. */
export const withDevice = <B, T, E>(run: Run<DeviceId, B, T, E>) =>
  ({ namesDevice: true, run }) as const;

/** For calls that never create a device id. */
export const withoutDevice = <B, T, E>(run: Run<DeviceId | undefined, B, T, E>) =>
  ({ namesDevice: false, run }) as const;

/** The seat that acts, for calls whose path contains no seat. */
export interface BySeat {
  readonly seat: SeatNumber;
}

export const moverOf = (
  { code, seat, device, id, dealNumber }: CallRequest<DeviceId>,
  bySeat = seat,
): Mover => ({ code, seat: bySeat, device, id, dealNumber });

/** A move by the seat in the body. */
export const move = <B extends BySeat>(
  actionOf: (body: B, request: CallRequest<DeviceId>) => MoveAction,
) =>
  withDevice((dependencies, request, body: B) =>
    moveAndShow(dependencies, moverOf(request, body.seat), actionOf(body, request)),
  );

/** A call that only reads the game. */
export const read = <T, E>(
  show: (
    game: Game,
    request: CallRequest,
    dependencies: TableDependencies,
  ) => Promise<Result<T, E>> | Result<T, E>,
) =>
  withoutDevice<unknown, T, E | LoadRefusal>(async (dependencies, request) => {
    const game = await request.load();
    return game.ok ? show(game.value, request, dependencies) : game;
  });
