// @vitest-environment happy-dom

import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agreeToEnd } from '@/app/_state/testing/endGame';
import {
  loseAnswer,
  memoryTable,
  must,
  replaceCall,
  type TestPhone,
} from '@/app/_state/testing/memoryTable';
import { callEnd } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { en } from '@/app/_words/words';
import { refused } from '@/lib/result';
import { TakeScreen } from './TakeScreen';

beforeEach(() => {
  address.set('/games/ANYONE/seats/1/take');
  window.history.replaceState(null, '', '/');
});

/** The page on which another phone takes Ana's seat; errors have a message, as from a server. */
async function takeOver(phone: TestPhone): Promise<Rendered> {
  const { client } = phone;
  replaceCall(client, 'takeSeat', async call => {
    const answer = await call();
    if (answer.ok || answer.error.code !== 'wrong-digits') return answer;
    return refused({ ...answer.error, message: en.errors['wrong-digits'] });
  });
  const [seat] = must(await client.ask('showTable')).seats;
  if (seat === undefined) throw new Error('the table has no seats');
  return phone.show(<TakeScreen seat={seat} />);
}

const field = (page: Rendered) => page.getByRole('textbox', { name: /^Six digits/ });
const take = (page: Rendered) => page.getByRole('button', { name: 'Move Ana’s seat here' });

async function fill(page: Rendered, digits: string) {
  await page.user.clear(field(page));
  await page.user.paste(digits);
}

test('wrong digits do not take the seat, and the right ones then do', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const { digits } = must(await ana.client.ask('offerSeat', { seat: 1 }));
  const wrong = digits === '111111' ? '222222' : '111111';
  const next = table.phone('another');
  const page = await takeOver(next);
  page.getByText(/You have 3 tries per code\./);

  await page.user.type(field(page), '12a');
  page.getByText(/Digits only/);
  await page.user.type(field(page), '3');
  expect(page.queryByText(/Digits only/)).toBeNull();
  await page.tap(take(page));
  page.getByText('3 digits are still missing.');
  expect(document.activeElement).toBe(field(page));

  await fill(page, wrong);
  expect(page.queryByText(/still missing/)).toBeNull();
  await page.tap(take(page));
  await page.findByText(/Those aren’t the digits/);
  expect(field(page)).toHaveProperty('value', wrong);
  expect(document.activeElement).toBe(field(page));
  expect(must(await next.client.ask('showTable')).you).toEqual([]);

  await fill(page, digits);
  expect(page.queryByText(/Those aren’t the digits/)).toBeNull();
  await page.tap(take(page));
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/1`));
  expect(must(await next.client.ask('showTable')).you).toEqual([1]);
});

test.each([
  ['full width', '１２３－４５６'],
  ['Arabic', '١٢٣٤٥٦'],
  ['Persian', '۱۲۳ ۴۵۶'],
  ['Hindi', '१२३४५६'],
])('digits in %s are read', async (_, digits) => {
  const table = await memoryTable(3);
  await table.sitDown('Ana');
  const page = await takeOver(table.phone('another'));
  await fill(page, digits);
  expect(field(page)).toHaveProperty('value', '123456');
  expect(page.queryByText(/Digits only/)).toBeNull();
});

test('digits can be composed with an input method', async () => {
  const table = await memoryTable(3);
  await table.sitDown('Ana');
  const page = await takeOver(table.phone('another'));
  fireEvent.compositionStart(field(page));
  fireEvent.input(field(page), { target: { value: '１２' }, isComposing: true });
  expect(field(page)).toHaveProperty('value', '１２');
  fireEvent.compositionEnd(field(page));
  expect(field(page)).toHaveProperty('value', '12');
});

test('a scanned code fills in its digits and removes them from the address', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const { digits } = must(await ana.client.ask('offerSeat', { seat: 1 }));
  window.history.replaceState(null, '', `/taken#${digits}`);
  const page = await takeOver(table.phone('another'));
  expect(field(page)).toHaveProperty('value', digits);
  expect(window.location.href).not.toContain(digits);
});

test('taking a seat leads to it, even if the response never arrives', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const { digits } = must(await ana.client.ask('offerSeat', { seat: 1 }));
  const next = table.phone('another');
  loseAnswer(next.client, 'takeSeat', () => new Promise(() => {}));
  const page = await takeOver(next);
  await fill(page, digits);
  await page.tap(take(page));
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/1`));
});

test('the end of the game ends a hand-over', async () => {
  const table = await memoryTable(3);
  const [ana, bence] = await table.sitDown('Ana', 'Bence');
  const page = await takeOver(table.phone('another'));
  take(page);
  must(await callEnd(bence.client, 2, { space: null }));
  await agreeToEnd(ana, 1);
  await page.findByText('This game has ended.');
  expect(page.queryByRole('button', { name: 'Move Ana’s seat here' })).toBeNull();
  const links = page.getAllByRole('link', { name: /[Tt]able/ });
  expect(links.at(-1)?.getAttribute('href')).toBe(`/games/${table.code}`);
});
