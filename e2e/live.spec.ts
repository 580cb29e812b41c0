import { SILENCE_MILLISECONDS } from '@/lib/table/heartbeat';
import { expectAccessible } from './accessible';
import { agreeToHint, sitDown, startAtTable } from './actions';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { goOffline } from './network';
import { startProxy } from './proxy';
import { openTable, otherSeat } from './seating';
import { openStream } from './stream';
import { gameAt } from './table';
import { expectConnected, expectDisconnected, expectNoNotice, expectNotice } from './voting';

test('a vote is seen on the other phones', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  await startAtTable(bence.page, code, 2, 'Bence');
  await startAtTable(ana.page, code, 1, 'Ana');
  await expect(otherSeat(bence.page, 'Ana')).toBeVisible();
  await agreeToHint(ana.page);
  await expectNotice(bence.page, 'Ana asks for a hint');
  await expectNotice(bence.page, '1 of 3 agrees');
});

test('a phone without a network says so, and catches up when it is back', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  bence.expectError(/ERR_INTERNET_DISCONNECTED/);
  await openTable(ana.page, code);
  await openTable(bence.page, code);
  await goOffline(bence.page);
  await expectDisconnected(bence.page);
  await expectNotice(bence.page, 'nothing is lost');
  await expectAccessible(bence.page);

  await sitDown(ana.page, 1, 'Ana');
  await expect(bence.page.getByRole('button', { name: /^Three are still to come/ })).toBeVisible();
  await bence.page.context().setOffline(false);
  await expectConnected(bence.page);
  await expect(otherSeat(bence.page, 'Ana')).toBeVisible();
});

test('a phone without the stream still sees what happens', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence, cleo] = [await player(), await player(), await player()];
  bence.expectError(/ERR_FAILED/);
  await bence.page.route('**/live', route => route.abort());
  await openTable(bence.page, code);
  // A browser that does not support event streams.
  await cleo.page.addInitScript('delete window.EventSource');
  await openTable(cleo.page, code);
  await startAtTable(ana.page, code, 1, 'Ana');
  await expect(otherSeat(bence.page, 'Ana')).toBeVisible();
  await sitDown(bence.page, 2, 'Bence');
  await expect(otherSeat(ana.page, 'Bence')).toBeVisible();
  await expect(otherSeat(cleo.page, 'Bence')).toBeVisible();
  for (const { page } of [bence, cleo]) await expectConnected(page);
});

test('a stream that falls silent is noticed, and what was missed is shown', async ({
  table,
  player,
  origin,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await claim(await device(), gameAt(code), 2, { name: 'Dov' });
  const proxy = await startProxy(origin);
  const [ana, bence] = [await player(), await player(proxy.url)];
  bence.expectError(/ERR_/);
  // With a fake clock, the test need not wait for the stream's timeout.
  await bence.page.clock.install();
  const opened = bence.page.waitForResponse('**/live');
  await openTable(bence.page, code);
  await opened;
  await startAtTable(ana.page, code, 1, 'Ana');
  await expect(otherSeat(bence.page, 'Ana')).toBeVisible();

  const stream = await openStream(await device(), code, origin);
  const received = stream.versions().length;
  proxy.stallStreams();
  await agreeToHint(ana.page);
  await expectNotice(ana.page, '1 of 3 agrees');
  await expect
    .poll(() => stream.versions().length, 'the others receive it')
    .toBeGreaterThan(received);
  await stream.close();
  await expectNoNotice(bence.page, '1 of 3 agrees');
  // The clock runs on by itself, too: it may reopen while the notice is looked for.
  const reopened = bence.page.waitForResponse('**/live');
  await bence.page.clock.fastForward(SILENCE_MILLISECONDS);
  await expectNotice(bence.page, '1 of 3 agrees');

  // The stream is silent again, and this time the server does not respond either.
  await bence.page.clock.fastForward(2000);
  await reopened;
  proxy.stallStreams();
  await bence.page.route(`**/api/games/${code}`, route => route.abort());
  await bence.page.clock.fastForward(SILENCE_MILLISECONDS);
  await expectDisconnected(bence.page);
  await bence.page.unroute(`**/api/games/${code}`);
  await expectConnected(bence.page);
  await proxy.close();
});
