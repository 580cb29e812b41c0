// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { agreeToEnd, endGame, sitEverywhere } from '@/app/_state/testing/endGame';
import { memoryTable, must, type TestPhone } from '@/app/_state/testing/memoryTable';
import { callEnd, enter } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { placeView } from '@/lib/game/views/views';
import { LookBackScreen } from './LookBackScreen';

stubPhoneWorker();
beforeEach(() => address.set('/games/KRWNQT/look-back?replay=1'));

async function recordCubes({ client }: TestPhone): Promise<void> {
  must(await enter(client, 1, { type: 'start' }));
  for (const owner of [0, 1, 2]) {
    const space = placeView(owner);
    must(await enter(client, 1, { type: 'place', owner, space, kind: 'cube' }));
  }
}

/** Three pieces were recorded and the game has ended; Ada's phone is there. */
async function endedTable() {
  const table = await memoryTable(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  await recordCubes(ada);
  must(await callEnd(ada.client, 1, null));
  await agreeToEnd(ben, 2);
  await agreeToEnd(cleo, 3);
  table.presence.set('Ada', { seenAt: 0, connectedUntil: Number.POSITIVE_INFINITY });
  return { table, ada, ben };
}

const lead = async ({ client }: TestPhone, seat: number, step: number | null, starts = false) =>
  must(await client.ask('leadLookBack', { body: { seat, step, starts } }));
const showReplay = (phone: TestPhone) => phone.show(<LookBackScreen />);
const untilAt = (page: Rendered, step: number) =>
  page.findByText(`piece ${step} of 3`, { exact: false });
const button = (page: Rendered, name: string) => page.findByRole('button', { name });
const ledBy = async ({ client }: TestPhone) => must(await client.ask('showTable')).lookBack;

test('a phone follows whoever leads, breaks away by its own step, and comes back', async () => {
  const { ada, ben } = await endedTable();
  await lead(ada, 1, 2, true);
  const page = await showReplay(ben);
  await page.findByText('Ada leads the replay.');
  await untilAt(page, 2);
  await lead(ada, 1, 3);
  await untilAt(page, 3);

  await page.tap(button(page, 'One piece back'));
  await untilAt(page, 2);
  await button(page, 'Follow Ada');
  await lead(ada, 1, 0);
  await untilAt(page, 2);
  await page.tap(button(page, 'Follow Ada'));
  await untilAt(page, 0);

  await page.tap(button(page, 'On my own'));
  await lead(ada, 1, 3);
  await button(page, 'Follow Ada');
  await untilAt(page, 0);
  await lead(ada, 1, null);
  await waitFor(() => expect(page.queryByText('Ada leads the replay.')).toBeNull());
  // The next lead is followed again.
  await lead(ada, 1, 1, true);
  await untilAt(page, 1);
});

test('whoever leads sends the newest step, until somebody else leads', async () => {
  const { ada, ben } = await endedTable();
  const page = await showReplay(ben);
  await untilAt(page, 1);
  await page.tap(button(page, 'Show everyone'));
  await button(page, 'Stop leading');
  expect(await ledBy(ben)).toEqual({ seat: 2, step: 1 });
  const { version } = must(await ben.client.ask('showTable'));
  const slider = page.getByRole('slider');
  for (const value of ['2', '3', '0', '3']) fireEvent.change(slider, { target: { value } });
  await waitFor(async () => expect(await ledBy(ben)).toEqual({ seat: 2, step: 3 }));
  expect(must(await ben.client.ask('showTable')).version).toBe(version + 1);

  await lead(ada, 1, 0, true);
  await page.findByText('Ada leads the replay.');
  await untilAt(page, 0);
  await page.tap(button(page, 'One piece on'));
  await page.tap(button(page, 'Show everyone'));
  await button(page, 'Stop leading');
  await untilAt(page, 1);
  expect(await ledBy(ben)).toEqual({ seat: 2, step: 1 });
  await page.tap(button(page, 'Stop leading'));
  await waitFor(async () => expect(await ledBy(ben)).toBeUndefined());
});

test('a lead ends with the page, and that of a phone that is away does not move others', async () => {
  const { table, ada, ben } = await endedTable();
  const page = await showReplay(ben);
  await page.tap(button(page, 'Show everyone'));
  await button(page, 'Stop leading');
  page.unmount();
  await waitFor(async () => expect(await ledBy(ben)).toBeUndefined());

  await lead(ada, 1, 3, true);
  table.presence.clear();
  const later = await showReplay(ben);
  await untilAt(later, 1);
  await later.tap(button(later, 'Follow Ada'));
  await untilAt(later, 3);
});

test('somebody without a seat can only follow', async () => {
  const { table, ada } = await endedTable();
  const page = await showReplay(table.phone('guest'));
  await untilAt(page, 1);
  expect(page.queryByRole('button', { name: 'Show everyone' })).toBeNull();
  await lead(ada, 1, 3, true);
  await untilAt(page, 3);
  await button(page, 'On my own');
  expect(page.queryByRole('button', { name: 'Show everyone' })).toBeNull();
});

test('on one phone nobody leads', async () => {
  const phone = await sitEverywhere(await memoryTable(3), ['Ada', 'Ben', 'Cleo']);
  await recordCubes(phone);
  await endGame(phone, 1);
  const page = await showReplay(phone);
  await untilAt(page, 1);
  expect(page.queryByRole('button', { name: 'Show everyone' })).toBeNull();
});
