import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { claim, send, tableAfter } from './ask';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { nameField, openTableSheet } from './seating';
import { gameAt, viewTable } from './table';
import { closeNotices, expectNotice } from './voting';

const LOW = { width: 360, height: 640 };

test('four come out of order and put it right, and stay seated when a fifth comes', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const [ada, ben, others] = [(await player()).page, (await player()).page, await device()];
  for (const page of [ada, ben]) await page.setViewportSize(LOW);
  const game = gameAt(code);
  // Ada, Cleo and Dov have entered their order; `Ring.test.tsx` shows how.
  await claim(ada.request, game, 1, { name: 'Ada' });
  await claim(others, game, 2, { name: 'Cleo' });
  await claim(others, game, 3, { name: 'Dov' });
  const seated = { seat: 1, order: [1, 2, 3], starter: 1 };
  await tableAfter(await send(ada.request, `${game}/order`, seated, 'PUT'));

  await test.step('a player who enters it later is asked at their seat', async () => {
    await openPage(ben, `/games/${code}/sit`);
    await nameField(ben).fill('Ben');
    await expect(ben.getByRole('radio', { name: /on your left/ })).toHaveCount(3);
    await ben.getByRole('button', { name: 'Take a seat anyway' }).click();
    await ben.getByRole('button', { name: 'Where do you sit?' }).click();
    // Ben chooses the wrong one: he sits between Ada and Cleo.
    await ben.getByRole('button', { name: 'Dov on your left, Cleo on your right' }).click();
    await expect(ben.getByText('after Cleo', { exact: true })).toBeVisible();
  });

  await test.step('two taps correct it, and the others see that', async () => {
    await openPage(ada, `/games/${code}`);
    await openPage(ben, `/games/${code}`);
    await openRing(ada);
    await expectRing(ada, 'Clockwise: Ada, Cleo, Ben, Dov');
    await expectAccessible(ada);
    await chip(ada, 'Cleo').click();
    await chip(ada, 'Ben').click();
    await expectRing(ada, 'Clockwise: Ada, Ben, Cleo, Dov');
    await expectNotice(ben, 'Ada changed the order');
    await ada.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('keys work as well, and keep the focus', async () => {
    await closeNotices(ben);
    await openRing(ben);
    await expectRing(ben, 'Clockwise: Ben, Cleo, Dov, Ada');
    await chip(ben, 'Dov').press('Enter');
    await ben.keyboard.press('ArrowRight');
    await expectRing(ben, 'Clockwise: Ben, Dov, Cleo, Ada');
    await expect(chip(ben, 'Dov')).toBeFocused();
    await ben.keyboard.press('ArrowLeft');
    await expectRing(ben, 'Clockwise: Ben, Cleo, Dov, Ada');
    await ben.keyboard.press('Escape');
    await ben.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a fifth player joins: one tap redeals the table', async () => {
    const before = await viewTable(ada.request, code);
    await openTableSheet(ada);
    await ada.getByRole('button', { name: /^One more\? Redeal for five/ }).click();
    await expectNotice(ben, 'The table was redealt for five.');
    const after = await viewTable(ada.request, code);
    expect(after.seats.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Dov', 'Ben', null]);
    expect(after).toMatchObject({ code, players: 5, dealNumber: before.dealNumber + 1, you: [1] });
  });
});

async function openRing(page: Page): Promise<void> {
  await openTableSheet(page);
  await expect(page.getByRole('region', { name: 'Round the table' })).toBeVisible();
}

const chip = (page: Page, name: string) =>
  page.locator('.round-table').getByRole('button', { name: new RegExp(`^${name}`) });

const expectRing = (page: Page, words: string) =>
  expect(page.locator('.seating-plan [role=status]')).toHaveText(`${words}.`);
