import type { APIRequestContext } from 'playwright/test';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import type { PlaceView } from '@/lib/game/views/views';
import { foundOn, GIVE_UP, send, tableAfter, vote } from './ask';
import { gameAt } from './table';

/** Ends an evening's games through the API, from one phone that holds every seat. */

type Call = { readonly by: number; readonly found: boolean; readonly space?: PlaceView };

/** Takes all seats with these names. */
export async function sitEverywhere(
  device: APIRequestContext,
  code: string,
  names: readonly string[],
): Promise<void> {
  for (const [index, name] of names.entries())
    await tableAfter(await send(device, `${gameAt(code)}/seats/${index + 1}/claim`, { name }));
}

/** One seat calls the end and all others agree; returns the ended table. */
export async function endGame(
  device: APIRequestContext,
  code: string,
  { by, found, space }: Call,
): Promise<TableAnswer> {
  const motion = found ? foundOn(space) : GIVE_UP;
  let table = await vote(device, gameAt(code), motion, by);
  for (const { seat } of table.seats.filter(each => each.claimed && each.seat !== by))
    table = await vote(device, gameAt(code), motion, seat);
  return table;
}
