import { expectAccessible } from './accessible';
import { claim, tableAfter, vote } from './ask';
import { startAtTable } from './doings';
import { expect, test } from './fixtures';
import type { Player } from './player';
import { holdOpen, openSeatMenu, openTable, otherSeat } from './seating';
import { gameAt } from './table';

/** Has the phone show its code, and reads it: the digits, and the path in the square's address. */
async function showCode({ page }: Player): Promise<{ digits: string; path: string }> {
  await openSeatMenu(page);
  await page.getByRole('button', { name: 'Move to another phone' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  const digits = await page.getByText(/^\d{3} \d{3}$/).innerText();
  const link = await page.getByRole('link', { name: 'Link for' }).getAttribute('href');
  const { pathname, hash } = new URL(link ?? '');
  return { digits: digits.replace(' ', ''), path: pathname + hash };
}

test('a seat moves to another phone by its link, and the first one says so', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [old, next, bence] = [await player(), await player(), await player()];
  await openTable(bence.page, code);
  await startAtTable(old.page, code, 1, 'Ana');
  const { digits, path } = await showCode(old);
  await expectAccessible(old.page);

  await next.page.goto(path);
  await expect(next.page.getByRole('textbox', { name: 'Six digits' })).toHaveValue(digits);
  expect(next.page.url()).not.toContain(digits);
  await expectAccessible(next.page);
  await next.page.getByRole('button', { name: 'Take Ana’s seat' }).click();

  await expect(next.page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
  await holdOpen(next.page, () => expect(next.page.getByText('of 108 spaces fit')).toBeVisible());
  await expect(
    old.page.getByRole('heading', { name: /Your seat moved to another phone at/ }),
  ).toBeVisible();
  await expect(bence.page.getByText('Ana’s seat moved to another phone.')).toBeVisible();
});

test('digits that are typed wrong take nothing, and the right ones then count', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [old, next] = [await player(), await player()];
  next.expectError(/status of 403/);
  await startAtTable(old.page, code, 1, 'Ana');
  const { digits } = await showCode(old);
  const wrong = digits === '111111' ? '222222' : '111111';

  const sheet = old.page.getByRole('dialog', { name: 'Move to another phone' });
  await expect(sheet.getByText('3 tries')).toBeVisible();
  await expect(sheet.getByText('The code stays valid if you close this.')).toBeVisible();

  await openTable(next.page, code);
  await otherSeat(next.page, 'Ana').click();
  await next.page.getByRole('link', { name: 'Move it to this phone' }).click();
  const field = next.page.getByRole('textbox', { name: 'Six digits' });
  const take = next.page.getByRole('button', { name: 'Take Ana’s seat' });
  await expect(next.page.getByText('You have 3 tries per code.')).toBeVisible();
  await field.pressSequentially('12a');
  await expect(next.page.getByText('Digits only')).toBeVisible();
  await field.pressSequentially('3');
  await expect(next.page.getByText('Digits only')).toBeHidden();
  await take.click();
  await expect(next.page.getByText('3 digits are still missing.')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill(wrong);
  await expect(next.page.getByText('still missing')).toBeHidden();
  await take.click();
  await expect(next.page.getByText('Those aren’t the digits')).toBeVisible();
  await expect(field).toHaveValue(wrong);
  await expect(field).toBeFocused();
  await expectAccessible(next.page);

  await field.fill(digits);
  await expect(next.page.getByText('Those aren’t the digits')).toBeHidden();
  await take.click();
  await expect(next.page.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible();
});

test('the old phone names every tap, and is told at once on whichever page it is', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [old, next] = [await player(), await player()];
  await startAtTable(old.page, code, 1, 'Ana');
  const { digits } = await showCode(old);
  const sheet = old.page.getByRole('dialog', { name: 'Move to another phone' });
  await expect(
    sheet.getByText([...digits].join(' ').replace(/(\d \d \d) /, '$1, ')),
  ).toBeAttached();
  const [, address = ''] =
    /open (\S+) there/.exec((await sheet.getByRole('listitem').first().textContent()) ?? '') ?? [];
  await expect(sheet.getByRole('listitem').last()).toHaveText('Tap “Take Ana’s seat”.');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await old.page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(old.page.getByRole('link', { name: 'Your clue' })).toBeVisible();

  await next.page.goto(new URL(`http://${address}`).pathname.toLowerCase());
  await next.page.getByRole('textbox', { name: 'Six digits' }).fill(digits);
  await next.page.getByRole('button', { name: 'Take Ana’s seat' }).click();
  const told = old.page.getByText(/Your seat moved to another phone at/);
  await expect(told).toBeVisible();
  await expectAccessible(old.page);

  // And while the map is laid, and to who comes back later.
  await next.page.getByRole('button', { name: 'Your seat' }).click();
  await next.page.getByRole('button', { name: 'Move to another phone' }).click();
  await next.page.getByRole('button', { name: 'Show the code' }).click();
  const again = await next.page.getByText(/^\d{3} \d{3}$/).innerText();
  await next.page.goto(`/games/${code}/lay`);
  await old.page.goto(`/games/${code}/seats/1/take`);
  await old.page.getByRole('textbox', { name: 'Six digits' }).fill(again);
  await old.page.getByRole('button', { name: 'Take Ana’s seat' }).click();
  await expect(next.page.getByText(/Your seat moved to another phone at/)).toBeVisible();
});

test('the table sees that somebody has looked, and on how many phones', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [old, next, bence] = [await player(), await player(), await player()];
  await openTable(bence.page, code);
  await startAtTable(old.page, code, 1, 'Ana');
  const ana = otherSeat(bence.page, 'Ana');
  await expect(ana).not.toContainText('looked');
  const { path } = await showCode(old);
  await old.page.getByRole('button', { name: 'Done' }).click();
  await expect(old.page.getByText('For you alone. The others see that you looked.')).toBeVisible();
  await holdOpen(old.page, () => expect(ana).toContainText('has looked'));

  await next.page.goto(path);
  await next.page.getByRole('button', { name: 'Take Ana’s seat' }).click();
  await holdOpen(next.page, () => expect(ana).toContainText('looked at on 2 phones'));
});

test('where every look is counted, everybody reads how often', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, countLooks: true });
  const [ana, bence] = [await player(), await player()];
  await openTable(bence.page, code);
  await startAtTable(ana.page, code, 1, 'Ana');
  await ana.page.getByRole('link', { name: 'Your clue' }).click();
  await expect(ana.page.getByText('Everybody can see how often you look.')).toBeVisible();
  await holdOpen(ana.page, () => expect(otherSeat(bence.page, 'Ana')).toContainText('looked once'));
  await expect(ana.page.getByText(/You looked once, at .* Everybody can see that/)).toBeVisible();
});

test('a code that was guessed at too often is shown as spent, and a new one counts', async ({
  table,
  player,
  origin,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const old = await player();
  await startAtTable(old.page, code, 1, 'Ana');
  const { digits } = await showCode(old);
  const wrong = digits === '111111' ? '222222' : '111111';
  // Without a cookie, so that each guess comes from another device.
  for (let guess = 0; guess < 30; guess++) {
    await fetch(`${origin}/api/games/${code}/seats/1/take`, {
      method: 'POST',
      body: JSON.stringify({ digits: wrong }),
    });
  }
  await expect(old.page.getByText('this code no longer works')).toBeVisible();
  await old.page.getByRole('button', { name: 'Show a new code' }).click();
  await expect(old.page.getByText(/^\d{3} \d{3}$/)).toBeVisible();
});

test('the end takes the code away, and both phones say so', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [old, next] = [await player(), await player()];
  await startAtTable(old.page, code, 1, 'Ana');
  const bence = await device();
  await claim(bence, gameAt(code), 2);
  const { path } = await showCode(old);
  await next.page.goto(path);
  const take = next.page.getByRole('button', { name: 'Take Ana’s seat' });
  await expect(take).toBeVisible();

  await tableAfter(await bence.post(`${gameAt(code)}/end`, { data: { seat: 2, found: true } }));
  await vote(old.page.request, `${gameAt(code)}/end`, 1);
  for (const { page } of [old, next]) {
    await expect(page.getByText('This game has ended.')).toBeVisible();
  }
  await expect(old.page.getByRole('dialog')).toBeHidden();
  await expect(old.page.getByRole('button', { name: 'Your seat' })).toBeHidden();
  await expect(take).toBeHidden();
  await next.page.getByRole('link', { name: 'Go to the table' }).last().click();
  await expect(next.page.getByRole('region', { name: 'All clues' })).toBeVisible();
});
