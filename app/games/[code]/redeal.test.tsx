// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { endGame, sitEverywhere } from '@/app/_state/testing/endGame';
import { memoryTable, must, ONE_PHONE } from '@/app/_state/testing/memoryTable';
import { expectNotice, noticeBar, tapInNotices } from '@/app/_state/testing/notices';
import { look } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { EndScreen } from './EndScreen';
import { SeatScreen } from './seats/[seat]/SeatScreen';
import { TableScreen } from './TableScreen';

// Loads the lazy component up front.
await import('./TableSheet');

beforeEach(() => address.set('/'));

/** The numbers of players that the end page offers, the selected one in brackets. */
async function howManyOn(page: Rendered): Promise<readonly string[]> {
  await page.tap(page.getByRole('button', { name: 'Players' }));
  const sheet = within(page.getByRole('dialog', { name: 'For how many?' }));
  return sheet
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ checked, labels }) =>
      checked ? `[${labels?.[0]?.textContent}]` : `${labels?.[0]?.textContent}`,
    );
}

function inPage({ container }: Rendered, selector: string) {
  const part = container.querySelector<HTMLElement>(selector);
  if (part === null) throw new Error(`there is no ${selector}`);
  return part;
}

test('before anyone has looked, one tap redeals for the seated players; the news stays until dismissed', async () => {
  const table = await memoryTable(4);
  const [ada, ben] = await table.sitDown('Ada', 'Ben', 'Cleo');
  const page = await ada.show(<TableScreen />);
  await page.tap(inPage(page, '.order-line'));
  await page.tap(await page.findByRole('button', { name: /^Three of you\? Redeal for three/ }));
  const news = 'Your clue is new. The table was redealt for three.';
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain(news));
  expect(must(await ben.client.ask('showTable'))).toMatchObject({
    players: 3,
    dealNumber: 2,
    you: [2],
  });
  await tapInNotices(page, 'Close');
  expect(noticeBar(page)).toBeNull();
});

test('after a look the others are asked, and any of them can decline', async () => {
  const table = await memoryTable(4);
  const [ada, ben] = await table.sitDown('Ada', 'Ben', 'Cleo', 'Dev');
  must(await look(ben.client, 2));
  const first = await ada.show(<TableScreen />);
  await first.tap(inPage(first, '.order-line'));
  const offer = await first.findByRole('button', { name: /^One more\? Redeal for five/ });
  expect(offer.textContent).toContain('The others are asked first.');
  await first.tap(offer);
  await waitFor(() => expect(noticeBar(first)?.textContent).toContain('1 of 4'));
  first.unmount();
  const second = await ben.show(<TableScreen />);
  await second.tap(inPage(second, '.order-line'));
  // The row is still there, and opens the question.
  await second.tap(await second.findByRole('button', { name: /^One more\?.*Ada: redeal\?/ }));
  await expectNotice(second, 'Ada wants to redeal for five');
  await tapInNotices(second, 'Not now');
  second.unmount();
  const asker = await ada.show(<TableScreen />);
  await waitFor(() => expect(noticeBar(asker)?.textContent).toContain('Ben: not now'));
  expect(must(await ada.client.ask('showTable')).dealNumber).toBe(1);
});

test('the page of a seat that was renumbered redirects to the table', async () => {
  const table = await memoryTable(4);
  const dev = table.phone('Dev');
  const [ada] = await table.sitDown('Ada', 'Ben');
  const view = must(await dev.client.ask('claimSeat', { seat: 4, body: { name: 'Dev' } }));
  const [seat] = view.seats.filter(each => view.you.includes(each.seat));
  if (seat === undefined) throw new Error('Dev sits nowhere');
  address.set(`/games/${table.code}/seats/4`);
  const page = await dev.show(<SeatScreen first={seat} />);
  must(
    await ada.client.send({
      ...{ type: 'vote', id: 'a-wish-for-three', seat: 1, dealNumber: 1, at: 0 },
      ...{ motion: { about: 'redeal', players: 3 }, answer: 'agree', askedAt: null },
    }),
  );
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}`));
  page.unmount();
});

test('a shared phone can redeal for more players, or for fewer', async () => {
  const table = await memoryTable(3, { onePhone: true });
  const phone = table.phone(ONE_PHONE);
  must(await look(phone.client, 1));
  const page = await phone.show(<TableScreen />);
  await page.tap(inPage(page, '.order-line'));
  page.getByRole('button', { name: /^Two of you\? Redeal for two/ });
  await page.tap(page.getByRole('button', { name: /^One more\? Redeal for four/ }));
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('All clues are new.'));
  expect(must(await phone.client.ask('showTable'))).toMatchObject({
    players: 4,
    you: [1, 2, 3, 4],
  });
});

test('the next game is for the seated players, or for the chosen number', async () => {
  const table = await memoryTable(3);
  const phone = await sitEverywhere(table, ['Mara', 'Jonas', 'Tilda']);
  await endGame(phone, 1);
  const page = await phone.show(<EndScreen />);
  expect(await howManyOn(page)).toEqual(['[3]', '4', '5']);
  const sheet = within(page.getByRole('dialog', { name: 'For how many?' }));
  await page.tap(sheet.getByRole('radio', { name: '4' }));
  await page.tap(sheet.getByRole('button', { name: 'New map' }));
  await waitFor(() => expect(address.current).not.toBe('/'));
  const next = must(await phone.client.ask('showTable')).next ?? '';
  expect(must(await table.at(next).phone(ONE_PHONE).client.ask('showTable'))).toMatchObject({
    players: 4,
    you: [1, 2, 3],
  });
});

test('on a shared phone, players without a name also play the next game', async () => {
  const table = await memoryTable(3, { onePhone: true });
  const phone = await sitEverywhere(table, ['Mara', 'Jonas']);
  await endGame(phone, 1);
  const page = await phone.show(<EndScreen />);
  expect(await howManyOn(page)).toContain('[3]');
});
