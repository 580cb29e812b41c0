// @vitest-environment happy-dom

import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { agreeToEnd } from '@/app/_state/testing/endGame';
import {
  type MemoryTable,
  memoryTable,
  must,
  replaceCall,
  type TestPhone,
} from '@/app/_state/testing/memoryTable';
import { callEnd, look } from '@/app/_state/testing/sendChange';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { HAND_OVER_GUESSES } from '@/lib/game/limits';
import { AboutSheet } from '../../AboutSheet';
import { TableScreen } from '../../TableScreen';
import { SeatScreen } from './SeatScreen';

// Loads the lazy components up front.
await Promise.all([import('./LostSeat'), import('./OwnSeatSheets'), import('../../TableSheet')]);

async function showSeat(phone: TestPhone): Promise<Rendered> {
  const [first] = must(await phone.client.ask('showTable')).seats;
  if (first === undefined) throw new Error('the table has no seats');
  return phone.show(<SeatScreen first={first} />);
}

const sheetOf = (page: Rendered) =>
  page.findByRole('dialog', { name: 'Move to another phone' }).then(sheet => within(sheet));

/** Makes the phone show its code. */
async function showCode(page: Rendered): Promise<string> {
  await page.tap(page.getByRole('button', { name: 'Help and settings' }));
  await page.tap(page.getByRole('button', { name: 'Your seat' }));
  const menu = within(await page.findByRole('dialog', { name: 'Your seat' }));
  await page.tap(menu.getByRole('button', { name: /^Move to another phone/ }));
  const sheet = await sheetOf(page);
  await page.tap(sheet.getByRole('button', { name: 'Show the code' }));
  return readDigits(page);
}

const readDigits = async (page: Rendered) =>
  (await (await sheetOf(page)).findByText(/^\d{3} \d{3}$/)).textContent?.replace(' ', '') ?? '';

async function takeOver(table: MemoryTable, digits: string, device: string): Promise<TestPhone> {
  const next = table.phone(device);
  must(await next.client.ask('takeSeat', { seat: 1, body: { digits } }));
  return next;
}

/** Opens the seats from the table. */
async function openSeats(page: Rendered) {
  await page.tap(await page.findByRole('button', { name: /^One is still to come/ }));
  await page.tap(page.getByRole('button', { name: /^Seats/ }));
}

const anasCard = (page: Rendered) => page.getByRole('button', { name: /^Ana/ });

test('the old phone lists the steps, and shows when its seat has moved', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const page = await showSeat(ana);
  const digits = await showCode(page);
  const sheet = await sheetOf(page);
  // Digit by digit, for screen readers.
  sheet.getByText([...digits].join(' ').replace(/(\d \d \d) /, '$1, '));
  sheet.getByText(/3 tries/);
  sheet.getByText('The code stays valid if you close this.');
  const [first, ...others] = sheet.getAllByRole('listitem');
  expect(first?.textContent).toMatch(new RegExp(`open ${window.location.host}/.*1 there`, 'i'));
  expect(others.at(-1)?.textContent).toBe('Tap “Move Ana’s seat here”.');

  await takeOver(table, digits, 'another');
  await page.findByRole('heading', { name: /Your seat moved to another phone/ });
});

test('the timer never shows more time than a code has, after a slow response or for a new code', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const clock = Date.now;
  let passed = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + passed);
  const endDelay = replaceCall(ana.client, 'offerSeat', async call => {
    const offer = await call();
    passed += 14_000;
    return offer;
  });
  const page = await showSeat(ana);
  await showCode(page);
  const sheet = await sheetOf(page);
  expect(sheet.getByRole('timer').textContent).toMatch(/^4:4[0-6]$/);

  endDelay();
  const before = await readDigits(page);
  passed += 5000;
  await page.tap(sheet.getByRole('button', { name: 'Show a new code' }));
  await waitFor(async () => expect(await readDigits(page)).not.toBe(before));
  expect(sheet.getByRole('timer').textContent).toMatch(/^(4:5\d|5:00)$/);
  vi.restoreAllMocks();
});

test('the table page of the old phone also shows that its seat has moved', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const { digits } = must(await ana.client.ask('offerSeat', { seat: 1 }));
  const page = await ana.show(<TableScreen />);
  await page.findByRole('link', { name: 'Your clue' });
  await takeOver(table, digits, 'another');
  await page.findByRole('button', { name: /Your seat moved to another phone/ });
});

test('a code after too many wrong guesses is shown as invalid, and a new one works', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const page = await showSeat(ana);
  const digits = await showCode(page);
  const wrong = digits === '111111' ? '222222' : '111111';
  for (let guess = 0; guess < HAND_OVER_GUESSES; guess++)
    expect(
      await table
        .phone(`guesser ${guess}`)
        .client.ask('takeSeat', { seat: 1, body: { digits: wrong } }),
    ).toMatchObject({
      error: { code: 'wrong-digits' },
    });
  await page.findByText(/this code no longer works/);
  await page.tap((await sheetOf(page)).getByRole('button', { name: 'Show a new code' }));
  const next = await takeOver(table, await readDigits(page), 'another');
  expect(must(await next.client.ask('showTable')).you).toEqual([1]);
});

test('the table shows that a player has looked, and on how many phones', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana', 'Bence');
  const watched = await table.phone('Bence').show(<TableScreen />);
  await openSeats(watched);
  expect(anasCard(watched).textContent).not.toContain('looked');
  must(await look(ana.client, 1));
  await waitFor(() => expect(anasCard(watched).textContent).toContain('has looked'));
  const { digits } = must(await ana.client.ask('offerSeat', { seat: 1 }));
  const next = await takeOver(table, digits, 'another');
  await watched.findByText('Ana’s seat moved to another phone.');
  must(await look(next.client, 1));
  await waitFor(() => expect(anasCard(watched).textContent).toContain('looked at on 2 phones'));
});

test('everyone sees how often each player has looked', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana', 'Bence');
  const before = await showSeat(ana);
  await before.findByText(/Everyone can see how often you look\./);
  before.unmount();
  const watched = await table.phone('Bence').show(<AboutSheet onClose={() => undefined} />);
  must(await look(ana.client, 1));
  await watched.findByText(/looked once/);
  watched.unmount();
  const after = await showSeat(ana);
  expect(after.queryByText(/Everyone can see how often you look/)).toBeNull();
});

test('the end of the game closes the code on the phone that shows it', async () => {
  const table = await memoryTable(3);
  const [ana, bence] = await table.sitDown('Ana', 'Bence');
  const page = await showSeat(ana);
  await showCode(page);
  must(await callEnd(bence.client, 2, { space: null }));
  await agreeToEnd(ana, 1);
  await page.findByText('This game has ended.');
  expect(page.queryByRole('dialog')).toBeNull();
  await page.tap(page.getByRole('button', { name: 'Help and settings' }));
  expect(page.queryByRole('button', { name: 'Your seat' })).toBeNull();
});
