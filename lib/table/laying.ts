import { markLaid } from '../game/moment';
import type { DeviceId } from '../game/seat';
import { ok, type Result } from '../result';
import type { Missing } from './keeper';
import type { Outside } from './outside';
import { showTable, type Table } from './show';

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
