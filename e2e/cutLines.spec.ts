import type { Page } from 'playwright/test';
import { expectAccessible, settle } from './accessible';
import { boxOf } from './actions';
import { claim, send, tableAfter } from './ask';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { gameAt } from './table';
import { loadTranslator } from './translator';

const NAME = 'Wolfgangus Amadé';

/** Screens, text sizes and languages in which a line on the board is cut: the note, or a name above the pieces. */
const CASES = [
  { language: 'en', width: 640, height: 360, letters: '100%', line: 'note' },
  { language: 'de', width: 640, height: 360, letters: '130%', line: 'note' },
  { language: 'ja', width: 640, height: 360, letters: '130%', line: 'note' },
  { language: 'en', width: 360, height: 640, letters: '100%', line: 'name' },
] as const;

for (const { language, letters, line, ...screen } of CASES)
  test.describe(() => {
    test.use({ locale: language, viewport: screen });

    test(`a ${line} that is cut shows whole at a tap, and moves nothing: ${language}, ${screen.width} × ${screen.height}, ${letters}`, async ({
      page,
      table,
    }) => {
      const say = await loadTranslator(language);
      const { code } = await table.createGame({ mode: 'normal', players: 5, seed: 'cutlines' });
      await claim(page.request, gameAt(code), 1, { name: NAME });
      for (const entry of [{ type: 'start' }, { type: 'mid-game' }, { type: 'turn', player: 1 }])
        await tableAfter(await send(page.request, `${gameAt(code)}/record`, { seat: 1, ...entry }));
      await openPage(page, `/games/${code}/record`);
      await resizeLetters(page, letters);
      const map = page.locator('.map-window');
      await expect(map.getByRole('grid')).toBeVisible();
      const place = await boxOf(map);
      const text = line === 'name' ? NAME : say('record.whereNote');
      const button = buttonsOverText(page).and(page.getByRole('button', { name: text }));
      const sheet = page.getByRole('dialog');

      await button.click();
      await expect(sheet.getByText(text)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      expect(await boxOf(map)).toEqual(place);
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);

      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(sheet.getByText(text)).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await boxOf(map)).toEqual(place);

      await test.step('a line that is not cut is no button', async () => {
        await resizeLetters(page, '100%');
        await page.setViewportSize({ width: 840, height: 1100 });
        await settle(page);
        // The button stays until it loses the focus.
        await page.keyboard.press('Tab');
        await expect(page.getByText(text).first()).toBeVisible();
        await expect(buttonsOverText(page)).toHaveCount(0);
      });
    });
  });

/** The buttons over texts that are cut. */
const buttonsOverText = (page: Page) => page.locator('main button:empty[aria-haspopup]');

const resizeLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate(letters => {
    document.documentElement.style.fontSize = letters;
  }, size);
