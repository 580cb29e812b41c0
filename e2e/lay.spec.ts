import type { Page } from 'playwright/test';
import { tileAt } from '@/lib/testing/mapCodeRead';
import { settle } from './accessible';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { gameAt } from './table';

/** Phones with and without browser toolbars, and one in landscape. */
const SCREENS = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
] as const;

const STEPS = 15;

test('a map is laid step by step, and compared from either side of the table', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({
    mode: 'advanced',
    players: 4,
    seed: 'layadvanced',
    laid: false,
  });
  const next = page.getByRole('button', { name: 'Next' });
  await openPage(page, `/games/${code}`);
  await page.getByRole('link', { name: 'Set up the map' }).click();
  await page.getByRole('button', { name: 'Step by step' }).click();
  // A unit test checks the text of each step.
  for (let step = 1; step < STEPS; step += 1) {
    await expect(page.getByText(`step ${step} of ${STEPS}`)).toBeVisible();
    if (step === 3 || step === 11)
      await onScreens(page, `the button to go on from step ${step} is in view`, async () => {
        await expect(next).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('img', { name: /^Tile|on [A-L]\d/ })).toBeInViewport({
          ratio: 1,
        });
      });
    await next.click();
  }
  await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible();

  await test.step('the player opposite compares the map from their side', async () => {
    const map = page.getByRole('img', { name: /^Map/ });
    const upright = await map.screenshot();

    const turn = page.getByRole('button', { name: 'Turn it for the player opposite' });
    await turn.click();
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    await expect(map.locator('..')).toHaveCSS('rotate', '180deg');
    expect(await map.screenshot()).not.toEqual(upright);

    await turn.click();
    await expect(turn).toHaveAttribute('aria-pressed', 'false');
    await expect(map.locator('..')).toHaveCSS('rotate', 'none');
  });

  // When another player reports the map as laid, only the way to the table remains.
  const confirm = page.getByRole('button', { name: 'Yes, it matches' });
  await expect(confirm).toBeVisible();
  const response = await page.request.post(`${gameAt(code)}/laid`);
  expect(response.ok(), await response.text()).toBe(true);
  await expect(confirm).toBeHidden();
  const toTable = page.getByRole('main').getByRole('link', { name: 'Go to the table' }).last();
  await onScreens(page, 'the link to the table is in view', async () => {
    await expect(toTable).toBeInViewport({ ratio: 1 });
  });
  await toTable.click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('a player can go back a step, and a reload keeps the step', async ({ page, table }) => {
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3, seed: 'lay' });
  const tile = (slot: number) =>
    page.getByRole('heading', { name: `Tile ${tileAt(mapCode, slot).tile}` });
  await openPage(page, `/games/${code}/lay?step=1`);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'The whole map' })).toBeVisible();

  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(tile(2)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(tile(1)).toBeVisible();

  await reloadPage(page);
  await expect(tile(1)).toBeVisible();
  await expect(page.getByText('step 2 of 13')).toBeVisible();

  await page.goBack();
  await expect(tile(2)).toBeVisible();
});

async function onScreens(page: Page, title: string, check: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize();
  for (const screen of SCREENS) {
    await test.step(`${title} on a screen of ${screen.width} by ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await settle(page);
      await check();
    });
  }
  if (usual !== null) await page.setViewportSize(usual);
}
