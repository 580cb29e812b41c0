import type { Locator, Page } from 'playwright/test';
import { clueOn, expectCovered, hold, holdButton, mapOn, release, startAtSeat } from './doings';
import { expect, test } from './fixtures';
import { gameAt } from './table';

/** Phones with and without their browser's bars, and small ones. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
] as const;

/** A phone on its side, and a wide one. */
const SIDEWAYS = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
] as const;

for (const players of [2, 3] as const) {
  for (const screen of SCREENS) {
    const title = `${screen.width} × ${screen.height}, ${players} players`;
    test(`what is held lies above the button, and covering moves nothing: ${title}`, async ({
      page,
      table,
    }) => {
      await page.setViewportSize(screen);
      const { code } = await table.createGame({ mode: 'advanced', players, seed: 'screen' });
      await startAtSeat(page, code, 1, 'Ada');
      const covered = await placesOn(page);
      await hold(page);
      expect(await placesOn(page)).toEqual(covered);

      const { y: edge } = await placeOf(holdButton(page));
      const held = [...(await clueOn(page).all()), mapOn(page)];
      if (players === 2)
        held.push(page.getByRole('group', { name: 'Light up the map for which clue?' }));
      for (const each of held) {
        const { y, height } = await placeOf(each);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(edge);
      }
      await release(page);
      expect(await placesOn(page)).toEqual(covered);
    });
  }
}

test('choosing a space moves nothing of what is tapped next', async ({ page, table }) => {
  await page.setViewportSize(SCREENS[2]);
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'screen' });
  await startAtSeat(page, code, 1, 'Ada');
  await page.getByRole('radio', { name: 'This space' }).check();
  const first = page.getByRole('button', { name: 'Choose a space, then hold.' });
  await expect(first).toBeVisible();
  await expect(page.locator('.check-slip')).toBeAttached();
  const before = await Promise.all([mapOn(page), first, slot(page)].map(placeOf));
  await page.getByRole('gridcell', { name: /^F3,/ }).dispatchEvent('click');
  const check = page.getByRole('button', { name: 'Hold to check F3' });
  await expect(check).toBeVisible();
  const chosen = [mapOn(page), check, slot(page)];
  expect(await Promise.all(chosen.map(placeOf))).toEqual(before);
});

for (const screen of [SCREENS[0], SCREENS[2]]) {
  test(`after a look it says where the rest is done: ${screen.width} × ${screen.height}`, async ({
    page,
    table,
    device,
  }) => {
    await page.setViewportSize(screen);
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const others = await device();
    for (const seat of [2, 3])
      await others.post(`${gameAt(code)}/seats/${seat}/claim`, { data: {} });
    await startAtSeat(page, code, 1, 'Ada');
    const way = page.getByRole('link', { name: 'To the table: hint, “Found it!”' });
    await expect(page.getByText('For you alone.')).toBeVisible();
    await expect(way).toBeHidden();
    await hold(page);
    await release(page);
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.click();
    await expect(page.getByRole('link', { name: 'Found it!', exact: true })).toBeVisible();
  });
}

test('an answer that could not be sent yet leaves the envelope in sight', async ({
  player,
  table,
  device,
}) => {
  const { page, expectError } = await player();
  for (let _ = 0; _ < 20; _++) expectError(/Failed to load resource/);
  await page.setViewportSize(SCREENS[2]);
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const others = await device();
  for (const seat of [2, 3]) await others.post(`${gameAt(code)}/seats/${seat}/claim`, { data: {} });
  await startAtSeat(page, code, 1, 'Ada');
  await others.post(`${gameAt(code)}/hint`, { data: { seat: 2 } });
  const agree = page.getByRole('button', { name: 'Agree' });
  await expect(agree).toBeVisible();
  // The table itself is still heard.
  await page.route('**/hint', route => route.abort());
  await agree.click();
  await expect(page.getByText('Goes out by itself')).toBeVisible();
  await expectEnvelopeAboveButton(page);
  await page.unroute('**/hint');
  await expect(page.getByRole('status').filter({ hasText: '2 of 3 agree' })).toBeVisible();
});

for (const screen of SIDEWAYS) {
  test(`the button never lies over the envelope: ${screen.width} × ${screen.height}`, async ({
    page,
    table,
  }) => {
    await page.setViewportSize(screen);
    const { code } = await table.createGame({ mode: 'advanced', players: 3, seed: 'screen' });
    await startAtSeat(page, code, 1, 'Ada');
    await holdButton(page).scrollIntoViewIfNeeded();
    const [envelope, button] = [await placeOf(slot(page)), await placeOf(holdButton(page))];
    expect(envelope.y + envelope.height).toBeLessThanOrEqual(button.y);
    expect(button.y + button.height).toBeLessThanOrEqual(screen.height);
  });
}

test('a seat hears how many want a hint, and the hint', { tag: '@wide' }, async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'screen' });
  const others = await device();
  for (const seat of [2, 3]) {
    const claim = await others.post(`${gameAt(code)}/seats/${seat}/claim`, { data: {} });
    expect(claim.ok()).toBe(true);
  }
  await startAtSeat(page, code, 1, 'Ada');
  const news = page.getByRole('status').filter({ hasText: /hint/i });
  await expect(news).toHaveCount(0);
  await others.post(`${gameAt(code)}/hint`, { data: { seat: 2 } });
  await expect(news).toContainText('Player 2 asks for a hint');
  await expect(news).toContainText('1 of 3 agrees');
  await others.post(`${gameAt(code)}/hint`, { data: { seat: 3 } });
  await news.getByRole('button', { name: 'Agree' }).click();
  await expect(news).toContainText(/Nobody’s clue/);
});

test('with letters twice as large, the clue can be read while it is held', async ({
  page,
  table,
}) => {
  await page.setViewportSize(SCREENS[0]);
  const { code } = await table.createGame({ mode: 'advanced', players: 3, seed: 'screen' });
  await startAtSeat(page, code, 1, 'Ada');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await hold(page);
  const { y: edge } = await placeOf(holdButton(page));
  const { y, height } = await placeOf(clueOn(page));
  expect(y + height).toBeLessThanOrEqual(edge);
});

test('who is still to come stands under the name, until all have sat', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const others = await device();
  await startAtSeat(page, code, 1, 'Ada');
  await expect(page.getByText('seat 1 · two more to come')).toBeVisible();
  await others.post(`${gameAt(code)}/seats/2/claim`, { data: {} });
  await expect(page.getByText('seat 1 · one more to come')).toBeVisible();
  await others.post(`${gameAt(code)}/seats/3/claim`, { data: {} });
  await expect(page.getByText('seat 1 · only for your eyes')).toBeVisible();
});

test('who comes from sitting down is on the envelope, and one Tab from the button', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await startAtSeat(page, code, 1, 'Ada');
  await page.goto(`/games/${code}`);
  await page.goto(`/games/${code}/seats/1#envelope`);
  await expectCovered(page);
  await page.keyboard.press('Tab');
  await expect(holdButton(page)).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(clueOn(page)).toBeVisible();
  await page.keyboard.up('Enter');
  await expectCovered(page);
});

test('a question leaves room for envelope and button', async ({ page, table, device }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const others = await device();
  for (const seat of [2, 3]) await others.post(`${gameAt(code)}/seats/${seat}/claim`, { data: {} });
  await startAtSeat(page, code, 1, 'Ada');
  await others.post(`${gameAt(code)}/hint`, { data: { seat: 2 } });
  await expect(page.getByRole('button', { name: 'Agree' })).toBeVisible();
  await expectEnvelopeAboveButton(page);
});

async function expectEnvelopeAboveButton(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(SCREENS[2].height);
  const { y, height } = await placeOf(slot(page));
  expect(y + height).toBeLessThanOrEqual((await placeOf(holdButton(page))).y);
}

async function placesOn(page: Page) {
  await expect(mapOn(page)).toBeVisible();
  return Promise.all([mapOn(page), holdButton(page), slot(page)].map(placeOf));
}

/** Where envelope and slip lie in turns. */
const slot = (page: Page): Locator =>
  page.locator('[aria-live="polite"]').filter({ hasText: /The clue is covered|The habitat is/ });

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not there');
  return box;
}
