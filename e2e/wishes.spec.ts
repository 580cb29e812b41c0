import { expectAccessible } from './accessible';
import { expectTable, hold, release, startAtSeat } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { viewTable } from './table';

// Other wishes, and wishes that no map can grant: app/new/newGame.test.tsx.

/** This map has no fair deal for three players. */
const POOR_MAP = 'C372A5115312066305';

test('a table gets the length and the balanced seats it wishes for', async ({
  player,
  request,
}) => {
  const { page } = await player();
  await openPage(page, '/new');
  await page.getByRole('radio', { name: '3' }).check();

  const code = await test.step('balanced seats or a handicap', async () => {
    await page.getByRole('button', { name: 'Options a new map · any length' }).click();
    await page.getByRole('radio', { name: 'short' }).check();
    await page.getByRole('radio', { name: 'one is harder' }).check();
    await expect(
      page.getByText('One clue, in the “hard envelope”, has the smallest chance of winning'),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'balanced' }).check();
    await expect(
      page.getByRole('button', { name: 'a new map · a short game · balanced seats' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Deal' }).click();
    return expectTable(page);
  });

  await test.step('the table shows what it was dealt', async () => {
    const { grade } = await viewTable(request, code);
    expect(grade).toMatchObject({ length: 'short', evenness: 'even' });
    await page.getByRole('button', { name: 'Already set up' }).click();
    await page.getByRole('button', { name: 'About this game short · about 10–13 turns' }).click();
    await expect(page.getByText('Shorter than most games for three players')).toBeVisible();
    await expect(page.getByText('The seats are fairly balanced.')).toBeVisible();
    await expect(page.getByText('Everybody can see how often each clue was opened.')).toBeVisible();
  });

  await test.step('the table counts how often each player has looked', async () => {
    await startAtSeat(page, code, 1, 'Ana');
    for (let look = 1; look <= 2; look++) {
      await hold(page);
      await release(page);
    }
    const { seats } = await viewTable(page.request, code);
    expect(seats[0]?.looks.count).toBe(2);
  });
});

test('a map without a fair deal is corrected by moving a structure', async ({
  player,
  request,
}) => {
  const { page, expectError } = await player();
  expectError(/status of 422/);
  await openPage(page, '/new/code');
  await page.getByRole('textbox', { name: 'Map code' }).fill(POOR_MAP);
  await page.getByRole('button', { name: 'Use this map' }).click();
  await page.getByRole('radio', { name: '3' }).check();
  const deal = page.getByRole('button', { name: 'Deal', exact: true });
  await deal.click();

  await test.step('a refused deal offers the nearest game in place of the one that fails', async () => {
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: 'no fair set of clues for this many' });
    await expect(refusal).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play with 4' })).toBeVisible();
    await expect(deal).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('the proposed map is shown first, then dealt', async () => {
    await page.getByRole('button', { name: 'Move the green standing stone to D5' }).click();
    await expect(page.getByText('only one space on this map can be the habitat')).toBeVisible();
    await deal.click();
    const { mapCode, players } = await viewTable(request, await expectTable(page));
    expect({ mapCode, players }).toEqual({ mapCode: 'C372A5114312066305', players: 3 });
  });
});
