import { stopWaiting, type WaitRefusal, waitForSeat } from '../game/events/waiting';
import type { DeviceId } from '../game/seats/seat';
import type { TableView } from '../game/views/views';
import { ok, type Result } from '../result';
import type { LoadRefusal, TableDependencies } from './dependencies';
import { showTable } from './showTable';

interface Guest {
  readonly code: string;
  readonly device: DeviceId;
  readonly name: string | null;
}

/** Notifies the players of a full table that a guest waits for a seat. */
export async function waitAtTable(
  dependencies: TableDependencies,
  { code, device, name }: Guest,
): Promise<Result<TableView, WaitRefusal | LoadRefusal>> {
  const { repository, now } = dependencies;
  const waiting = await repository.update(code, game =>
    waitForSeat(game, { device, name, at: now() }),
  );
  return waiting.ok ? ok(await showTable(dependencies, waiting.value, device)) : waiting;
}

/** Ends a guest's wait. */
export async function stopWaitingAtTable(
  dependencies: TableDependencies,
  { code, device }: Omit<Guest, 'name'>,
): Promise<Result<TableView, LoadRefusal>> {
  const left = await dependencies.repository.update<never>(code, game =>
    ok(stopWaiting(game, device)),
  );
  return left.ok ? ok(await showTable(dependencies, left.value, device)) : left;
}
