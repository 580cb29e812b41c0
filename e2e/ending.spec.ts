import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { mapOn } from './actions';
import { expectNothingCut } from './cutText';
import { endGame, sitEverywhere } from './ending';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { viewTable } from './table';

const NAMES = ['Mara', 'Jonas', 'Tilda', 'Kwame'];
const LOW = { width: 360, height: 640 };
const TALLER = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const WIDE = { width: 1200, height: 800 };

/** Whether an element ends above the buttons at the bottom. */
async function isClear(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const actions = await page.locator('[data-page-actions]').boundingBox();
  return box !== null && actions !== null && box.y + box.height <= actions.y + 1;
}

/** The position and size of all parts, while nothing is scrolled. */
const placesOn = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(main => {
    main.querySelector('.page-content')?.scrollTo(0, 0);
    const parts = main.querySelectorAll(
      'header, .map-window, .map-reading, li, [data-page-actions] button',
    );
    return [...parts].map(part => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
  });

test('the end page appears, and leads to the evening and to the next game', async ({
  page,
  table,
}) => {
  await page.setViewportSize(LOW);
  const { code } = await table.createGame({ mode: 'advanced', players: 4, seed: 'ending' });
  await sitEverywhere(page.request, code, NAMES);
  await openPage(page, `/games/${code}`);
  await expect(mapOn(page)).toBeVisible();
  await endGame(page.request, code, { by: 2, found: true });
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();

  await test.step('nothing moves when a row is pressed, nor when lazy parts load', async () => {
    const first = await placesOn(page);
    // By then all lazy scripts have loaded.
    await page.getByRole('button', { name: 'About this game' }).click();
    await expect(page.getByRole('list', { name: 'Chances of winning' })).toBeVisible();
    await page.getByRole('button', { name: 'About this game' }).click();
    expect(await placesOn(page)).toEqual(first);
    for (const name of NAMES) {
      await page.getByRole('button', { name: new RegExp(`${name} ·`) }).click();
      await expect(page.getByText(`Without ${name}’s clue`)).toBeVisible();
      expect(await placesOn(page)).toEqual(first);
    }
    await page.getByRole('button', { name: /Kwame ·/ }).click();
  });

  await test.step('a phone in landscape shows the finder and the buttons without scrolling', async () => {
    await page.setViewportSize(ON_ITS_SIDE);
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [
      page.getByRole('heading', { name: 'Jonas found it' }),
      page.getByRole('button', { name: 'Same map, new clues' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /Mara ·/ }).click();
    await expect(page.getByText(/^Without/).filter({ visible: true })).toHaveCount(1);
    await page.getByRole('button', { name: /Mara ·/ }).click();
    await page.setViewportSize(LOW);
  });

  await test.step('it is accessible', async () => {
    // Scroll to the end, so that the fixed button does not cover any text.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page);
  });

  await test.step('the evening lists the game', async () => {
    await page.getByRole('link', { name: 'The evening' }).click();
    await expect(page.getByRole('heading', { name: 'The evening' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Jonas found it/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a new map leads to the next game', async () => {
    await page.getByRole('button', { name: 'New map', exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(code));
    await expect(mapOn(page)).toBeVisible();
    const next = await viewTable(page.request, page.url().split('/').at(-1) ?? '');
    expect(next).toMatchObject({ round: 2, you: [1, 2, 3, 4] });
  });
});

test('in German, with five long names, the end fits every screen', async ({ browser, table }) => {
  const page = await browser.newPage({ locale: 'de', viewport: LOW });
  const { code } = await table.createGame({ mode: 'advanced', players: 5, seed: 'longnames' });
  const names = ['Annegret-Friederike', 'Jonas', 'Tilda', 'Kwame', 'Maximiliane-Theresia'];
  await sitEverywhere(page.request, code, names);
  await endGame(page.request, code, { by: 5, found: true });
  const goOn = page.getByRole('button', { name: 'Gleiche Karte, neue Hinweise' });
  const evening = page.getByRole('link', { name: 'Der Abend' });
  const rows = page.locator('.clue-row');
  await openPage(page, `/games/${code}`);
  await rows.first().click();
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await rows.first().click();

  for (const size of [LOW, TALLER, WIDE]) {
    await page.setViewportSize(size);
    await test.step(`the end fits a screen of ${size.width}, its button in view`, async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(goOn).toBeInViewport({ ratio: 1 });
      await expectNothingCut(page, `the end at ${size.width}`);
    });
    if (size === WIDE) continue;
    await test.step(`at ${size.width} the evening can be reached, nothing moves, and no focused row is covered`, async () => {
      await expect(evening).toBeInViewport({ ratio: 1 });
      expect((await evening.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const first = await placesOn(page);
      for (const name of names) {
        const row = rows.filter({ hasText: name });
        await row.click();
        await expect(row).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByText(`Ohne den Hinweis von ${name}`)).toBeVisible();
        expect(await placesOn(page)).toEqual(first);
      }
      await rows.first().focus();
      for (const _ of names.slice(1)) await page.keyboard.press('Tab');
      await expect(rows.last()).toBeFocused();
      expect(await isClear(page, rows.last())).toBe(true);
      const isLit = await rows.last().getAttribute('aria-pressed');
      await rows.last().press('Enter');
      await expect(rows.last()).toHaveAttribute('aria-pressed', String(isLit === 'false'));
    });
  }

  await openPage(page, `/games/${code}/evening`);
  for (const size of [LOW, TALLER, WIDE]) {
    await page.setViewportSize(size);
    await test.step(`so does the evening at ${size.width}`, async () => {
      await expect(goOn).toBeInViewport({ ratio: 1 });
      await expectNothingCut(page, `the evening at ${size.width}`);
    });
  }
  await page.close();
});
