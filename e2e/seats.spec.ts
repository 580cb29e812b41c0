import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { nameField } from './seating';
import { gameAt, viewTable } from './table';
import { expectNotice } from './voting';

const LOW = { width: 360, height: 640 };

/** The order in which the players sit. */
const CLOCKWISE = 'Clockwise: Ada, Ben, Cleo, Dov';

test('four come out of order and put it right, a fifth comes, and all stay seated', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const [ada, ben, cleo, dov, eva] = [
    (await player()).page,
    (await player()).page,
    (await player()).page,
    (await player()).page,
    (await player()).page,
  ];
  for (const page of [ada, ben, cleo, dov, eva]) await page.setViewportSize(LOW);
  const game = gameAt(code);

  await test.step('the first two are not asked; from the third on, one tap enters the order', async () => {
    await claim(ada.request, game, 1, { name: 'Ada' });
    await claim(cleo.request, game, 2, { name: 'Cleo' });
    await startSitting(dov, code, 'Dov');
    await dov.getByRole('radio', { name: 'Ada on your left, Cleo on your right' }).check();
    await dov.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(dov.getByText('seat 3 · one more to look')).toBeVisible();
  });

  await test.step('a player who enters it later is asked at their seat', async () => {
    await startSitting(ben, code, 'Ben');
    await expect(ben.getByRole('radio', { name: /on your left/ })).toHaveCount(3);
    await ben.getByRole('button', { name: 'Sit down anyway' }).click();
    await ben.getByRole('button', { name: 'Where do you sit?' }).click();
    // Ben chooses the wrong one: he sits between Ada and Cleo.
    await ben.getByRole('button', { name: 'Dov on your left, Cleo on your right' }).click();
    await expect(ben.getByText('seat 4 · after Cleo')).toBeVisible();
  });

  await test.step('two taps correct it, and the others see that', async () => {
    await openPage(ada, `/games/${code}`);
    await openPage(cleo, `/games/${code}`);
    await openRing(ada);
    await expectRing(ada, 'Clockwise: Ada, Cleo, Ben, Dov');
    await expectAccessible(ada);
    await chip(ada, 'Cleo').click();
    await chip(ada, 'Ben').click();
    await expectRing(ada, CLOCKWISE);
    await expectNotice(cleo, 'Ada changed the order');
    await ada.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('keys work as well, and keep the focus', async () => {
    await openRing(cleo);
    await chip(cleo, 'Dov').press('Enter');
    await cleo.keyboard.press('ArrowRight');
    await expectRing(cleo, 'Clockwise: Cleo, Ada, Ben, Dov');
    await expect(chip(cleo, 'Dov')).toBeFocused();
    await cleo.keyboard.press('ArrowLeft');
    await expectRing(cleo, 'Clockwise: Cleo, Dov, Ada, Ben');
    await cleo.keyboard.press('Escape');
    await cleo.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a fifth player joins: one tap redeals the table', async () => {
    const before = await viewTable(ada.request, code);
    await ada.locator('.seats-line').click();
    await ada.getByRole('button', { name: /^One more\? Redeal for five/ }).click();
    await expectNotice(ben, 'The table was redealt for five.');
    await startSitting(eva, code, 'Eva');
    await eva.getByRole('radio', { name: 'Ada on your left, Dov on your right' }).check();
    await eva.getByRole('button', { name: 'Sit down', exact: true }).click();
    await expect(eva.getByRole('heading', { name: 'Eva', level: 1 })).toBeVisible();
    const after = await viewTable(ada.request, code);
    expect(after.seats.map(({ name }) => name)).toEqual(['Ada', 'Cleo', 'Dov', 'Ben', 'Eva']);
    expect(after).toMatchObject({ code, players: 5, dealNumber: before.dealNumber + 1, you: [1] });
    await openRing(ada);
    await expectRing(ada, `${CLOCKWISE}, Eva`);
  });
});

async function startSitting(page: Page, code: string, name: string): Promise<void> {
  await openPage(page, `/games/${code}/sit`);
  await nameField(page).fill(name);
}

async function openRing(page: Page): Promise<void> {
  await page.locator('.seats-line').click();
  await expect(page.getByRole('region', { name: 'Round the table' })).toBeVisible();
}

const chip = (page: Page, name: string) =>
  page.locator('.round-table').getByRole('button', { name: new RegExp(`^${name}`) });

const expectRing = (page: Page, words: string) =>
  expect(page.locator('.ring-section [role=status]')).toHaveText(`${words}.`);
