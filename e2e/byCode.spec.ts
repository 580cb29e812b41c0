import { expectAccessible } from './accessible';
import { expectTable, mapOn } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { viewTable } from './table';

// Invalid codes, and the game for each valid one: app/new/code and app/new/newGame.test.tsx.

/** For three players. */
const MAP_WITH_TWO_HABITATS = 'A786953B010B1A6585';

test('a map is found by its code, chosen, discarded, and dealt', async ({ player, request }) => {
  const { page } = await player();

  await test.step('a code scanned at another table brings its map', async () => {
    await openPage(page, `/new/code#${MAP_WITH_TWO_HABITATS}`);
    await expect(page.getByText('A map for the normal game.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Map code' })).toHaveValue(
      MAP_WITH_TWO_HABITATS,
    );
    await page.getByRole('button', { name: 'Use this map' }).click();
  });

  await test.step('a map with few possible habitats shows a note before the deal', async () => {
    await expect(page.getByRole('button', { name: 'Options the map you chose' })).toBeVisible();
    await page.getByRole('radio', { name: '3' }).check();
    const note = page.getByText('only two spaces on this map can be the habitat');
    await expect(note).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a new map' }).click();
    await expect(page.getByRole('button', { name: 'Options a new map' })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  await test.step('a pasted official key becomes the map of the game', async () => {
    await page.getByRole('button', { name: /^Options/ }).click();
    await page.getByRole('link', { name: 'Enter a code' }).click();
    await page.getByRole('textbox', { name: 'Map code' }).fill(' intro_AB378C2B1770744B57 ');
    await expect(page.getByText('A map for the normal game.')).toBeVisible();
    await expect(mapOn(page)).toHaveAccessibleName(/white standing stone on L3;/);
    await page.getByRole('button', { name: 'Use this map' }).click();
    await expect(page.getByRole('button', { name: 'Options the map you chose' })).toBeVisible();
    await page.getByRole('button', { name: 'Deal' }).click();
    const code = await expectTable(page);
    expect((await viewTable(request, code)).mapCode).toBe('AB378C2B1770744B57');
  });
});
