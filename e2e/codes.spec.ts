import type { Page } from 'playwright/test';
import { codeBox, expectTable, expectToSit } from './doings';
import { expect, test } from './fixtures';

const MAP_CODE = 'B74362132084212850838A';
const SMALL_PHONE = { width: 360, height: 640 };

/** Every page with a box for what somebody was told. */
const BOXES = [
  { on: 'the start page', path: '/', button: 'Go on' },
  { on: 'a page of a table that is not there', path: '/games/ZZZZZZ', button: 'Go on' },
  { on: 'the page for a map’s code', path: '/new/code', button: 'Use this map' },
  { on: 'the page for a race', path: '/new/race', button: 'Use this map' },
] as const;

for (const { on, path, button } of BOXES) {
  test(`on ${on} whatever is typed is led to where it belongs`, async ({ player, table }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const { page, expectError } = await player();
    if (path.startsWith('/games')) for (let _ = 0; _ < 3; _++) expectError(/status of 404/);

    await page.goto(path);
    await typeInto(page, `http://192.168.1.20:3000/games/${code}/seats/2`);
    await expect(page.getByText('A table for 3: nobody sits yet')).toBeVisible();
    // Where a table's code is expected, it opens by itself.
    const onward = page.getByRole('button', { name: 'Go to the table' });
    if (await onward.isVisible()) await onward.click();
    expect(await expectToSit(page)).toBe(code);

    await page.goto(path);
    await typeInto(page, MAP_CODE.toLowerCase().replaceAll(/(.{6})/g, '$1 '));
    await expect(page.getByText(/^A map(, advanced| for the advanced game\.)$/)).toBeVisible();
    await expect(page.locator('main svg.map').last()).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked();

    await page.goto(path);
    await typeInto(page, 'Amber harbour, candle');
    await page
      .getByRole('button', { name: /^(Go on|Race with these words|Same there: deal)$/ })
      .click();
    if (path !== '/new/race') {
      await expect(page.getByRole('heading', { name: 'Race another table' })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue('Amber harbour, candle');
      await page.getByRole('button', { name: 'Same there: deal' }).click();
    }
    await expectTable(page);
  });
}

for (const { says, text, leadsTo } of [
  { says: 'A map, advanced', text: MAP_CODE, leadsTo: 'New game' },
  { says: '2 words: a race', text: 'amber harbour', leadsTo: 'Race another table' },
]) {
  test(`a tap on “${says}” goes on as the button beside the box does`, async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto('/');
    await codeBox(page).fill(text);
    await page.getByText(says).click();
    await expect(page.getByRole('heading', { name: leadsTo, level: 1 })).toBeVisible();
  });
}

test('six letters open their table by themselves, and tell whose it is', async ({
  player,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const jonas = await device();
  await jonas.post(`/api/games/${code}/seats/2/claim`, { data: { name: 'Jonas' } });
  const { page } = await player();
  await page.goto('/');
  await codeBox(page).pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  const found = page.getByRole('status').filter({ hasText: 'Table of Jonas: 1 of 4 sits' });
  await expect(found).toContainText('Opening it…');
  expect(await expectToSit(page)).toBe(code);
});

test('a link to a seat opens the seat on the phone that has it', async ({ player, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await page.request.post(`/api/games/${code}/seats/2/claim`, { data: { name: 'Tilda' } });
  await page.goto('/');
  await codeBox(page).fill(`/games/${code}/seats/2`);
  await expect(page.getByRole('heading', { name: 'Tilda', level: 1 })).toBeVisible();
});

test('a code typed without a network opens once it is back', async ({ player, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page, expectError } = await player();
  for (let _ = 0; _ < 20; _++) expectError(/Failed to load resource/);
  await page.goto('/');
  await page.route('**/api/**', route => route.abort());
  await codeBox(page).fill(code);
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.unroute('**/api/**');
  expect(await expectToSit(page)).toBe(code);
});

test('on a small phone the cover leaves room for the box and what it found', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/');
  const cover = await page.getByRole('banner').boundingBox();
  expect(cover?.height).toBeGreaterThanOrEqual(178);
  expect(cover?.height).toBeLessThanOrEqual(182);
  const judge = page.getByRole('link', { name: 'Check a card' });
  const before = await judge.boundingBox();
  for (const text of ['BGM VDS', MAP_CODE, 'amber harbour']) {
    await codeBox(page).fill(text);
    await expect(page.getByText(/never in a code|A map, advanced|2 words: a race/)).toBeInViewport({
      ratio: 1,
    });
    expect(await judge.boundingBox(), `${text} moves nothing`).toEqual(before);
  }
});

test('a table’s code in the judge’s box leads to the table', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await page.goto('/judge');
  await typeInto(page, code);
  await page.getByRole('button', { name: 'Go to the table' }).click();
  expect(await expectToSit(page)).toBe(code);
});

const typeInto = (page: Page, text: string) => page.getByRole('textbox').fill(text);
