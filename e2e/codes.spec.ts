import type { Page } from 'playwright/test';
import { codeBox, expectToSit } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';

// The other boxes and all inputs of this one: app/_codes/codes.test.tsx.

const MAP_CODE = 'B74362132084212850838A';
const SMALL_PHONE = { width: 360, height: 640 };

test('every kind of code typed on the start page leads to its page', async ({
  player,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'typed' });
  await (await device()).post(`/api/games/${code}/seats/2/claim`, { data: { name: 'Jonas' } });
  const { page } = await player();
  await page.setViewportSize(SMALL_PHONE);
  await openPage(page, '/');

  await test.step('on a small phone the cover leaves room for the box and its result', async () => {
    const cover = await page.getByRole('banner').boundingBox();
    expect(cover?.height).toBeGreaterThanOrEqual(178);
    expect(cover?.height).toBeLessThanOrEqual(182);
    const judge = page.getByRole('link', { name: 'Check a card' });
    const before = await judge.boundingBox();
    for (const text of ['BGM VDS', MAP_CODE]) {
      await codeBox(page).fill(text);
      const found = page.getByText(/never in a code|Map, advanced game/);
      await expect(found).toBeInViewport({ ratio: 1 });
      expect(await judge.boundingBox(), `${text} moves nothing`).toEqual(before);
    }
  });

  await test.step('a map leads to a new game, by a tap on the result', async () => {
    await typeInto(page, MAP_CODE.toLowerCase().replaceAll(/(.{6})/g, '$1 '));
    await expect(page.locator('main svg.map').last()).toBeVisible();
    await page.getByText('Map, advanced game').click();
    await expect(page.getByRole('heading', { name: 'New game', level: 1 })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked();
  });

  await test.step('six letters open their table by themselves, and show whose it is', async () => {
    await openPage(page, '/');
    await codeBox(page).pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
    const found = page.getByRole('status').filter({ hasText: 'Jonas’s table: 1 of 3 seats taken' });
    await expect(found).toContainText('Opening it…');
    expect(await expectToSit(page)).toBe(code);
  });
});

const typeInto = (page: Page, text: string) => page.getByRole('textbox').fill(text);
