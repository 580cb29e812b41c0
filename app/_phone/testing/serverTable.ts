import { runCall } from '@/app/_api/tableRuns';
import { clientOf } from '@/app/_state/clientOf';
import type { AskTable, TableClient } from '@/app/_state/tableClient';
import { NO_SEAT } from '@/lib/board/players';
import type { DeviceId } from '@/lib/game/seats/seat';
import { ok, refused } from '@/lib/result';
import type { TableDependencies } from '@/lib/table/dependencies';

/** A table's client that runs calls as the server's routes do, for one device and without a network. */
export function serverTable(
  dependencies: TableDependencies,
  code: string,
  device: DeviceId,
): TableClient {
  const load = () => dependencies.repository.load(code);
  const ask: AskTable = async ({ name, seat = NO_SEAT, body, ...request }) => {
    const answer = await runCall(
      name,
      dependencies,
      { ...request, code, seat, device, load },
      body,
    );
    if (answer.ok) return ok(answer.value as never);
    return refused(typeof answer.error === 'string' ? { code: answer.error } : answer.error);
  };
  return clientOf(ask, () => () => {});
}
