import type { Page } from 'playwright/test';
import { hexAt } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { expectAccessible } from './accessible';
import {
  callFound,
  clueOn,
  expectCovered,
  expectEnd,
  expectTable,
  goToTable,
  hold,
  release,
} from './actions';
import { claim, uncover, voteForEnd } from './ask';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { nameField } from './seating';
import { gameAt, viewTable } from './table';

const colors = (page: Page, which: string) => page.getByRole('group', { name: which });

test('two people play to the end, each with two colours and two clues', async ({
  player,
  device,
}) => {
  const [{ page }, ben] = [await player(), await device()];
  await openPage(page, '/new');
  await page.getByRole('radio', { name: '2' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  const code = await expectTable(page);
  await page.getByRole('button', { name: 'Already set up' }).click();
  // Both stages have a link to sit down: a tap during the change would be lost.
  await expect(page.getByRole('link', { name: /^The map is set up/ })).toBeVisible();

  await test.step('a player with two colours chooses both', async () => {
    await page.getByRole('link', { name: 'Take a seat' }).click();
    await nameField(page).fill('Ada');
    await colors(page, 'Your colour').getByRole('radio', { name: 'teal' }).check();
    await colors(page, 'Your second colour').getByRole('radio', { name: 'pink' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take a seat', exact: true }).click();
    await expectCovered(page);
    const [first] = (await viewTable(ben, code)).seats;
    expect(first?.colors).toEqual(['teal', 'pink']);
  });

  await claim(ben, gameAt(code), 2, { name: 'Ben' });
  await hold(page);
  const read = await clueOn(page).allTextContents();
  await release(page);
  const { clues: others = [] } = await uncover(ben, gameAt(code), 2);
  await goToTable(page);
  await callFound(page);
  await voteForEnd(ben, gameAt(code), 2);

  await test.step('the end shows both players, and the clues that each has read', async () => {
    const { habitat, seats } = await viewTable(ben, code);
    const place = formatHex(hexAt((habitat?.row ?? 0) - 1, (habitat?.col ?? 0) - 1) ?? -1);
    await expectEnd(page, place, ['Ada', 'Ben']);
    const known = [read, others.map(({ text }) => text)];
    seats.forEach(({ clues = [] }, seat) => {
      expect(clues).toHaveLength(2);
      expect(known[seat]).toEqual(clues.map(({ text }) => text));
    });
  });
});
