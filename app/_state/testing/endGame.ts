import { openQuestion } from '@/app/_table/questions';
import { type SeatNumber, seatAt } from '@/lib/board/players';
import { readMotion } from '@/lib/game/views/motionView';
import type { TableView } from '@/lib/game/views/views';
import type { Find } from '@/lib/game/votes/motion';
import { type MemoryTable, must, ONE_PHONE, type TestPhone } from './memoryTable';
import { answer, callEnd } from './sendChange';

/** Gives one phone every seat, under these names. */
export async function sitEverywhere(table: MemoryTable, names: readonly string[]) {
  const phone = table.phone(ONE_PHONE);
  for (const [index, name] of names.entries())
    must(await phone.client.ask('claimSeat', { seat: seatAt(index), body: { name } }));
  return phone;
}

/** A seat agrees to the open call to end the game. */
export async function agreeToEnd(
  { client }: Pick<TestPhone, 'client'>,
  seat: SeatNumber,
): Promise<TableView> {
  const call = openQuestion(must(await client.ask('showTable')), 'end');
  if (call === undefined) throw new Error('no seat has called the end');
  return must(await answer(client, seat, readMotion(call.motion), 'agree'));
}

/** Calls the end and has all other seats of the phone agree. Returns the ended table. */
export async function endGame(
  { client }: Pick<TestPhone, 'client'>,
  by: SeatNumber,
  found: Find | null = { space: null },
): Promise<TableView> {
  let table = must(await callEnd(client, by, found));
  for (const seat of table.you.filter(each => each !== by))
    table = await agreeToEnd({ client }, seat);
  return table;
}
