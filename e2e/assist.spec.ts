import { expectAccessible } from './accessible';
import { expectTable } from './actions';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { openTableSheet } from './seating';
import { gameAt } from './table';
import { expectQuestion } from './voting';

test('help is chosen with the deal, shown at the table, and put to a vote again', async ({
  player,
  device,
}) => {
  const [{ page }, others] = [await player(), await device()];
  await openPage(page, '/new');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: /^Elimination/ }).check();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  const code = await expectTable(page);
  await page.getByRole('button', { name: 'Already set up' }).click();
  await expect(page.getByRole('region', { name: 'Seats' })).toBeVisible();
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  for (const [seat, name] of [
    [2, 'Ben'],
    [3, 'Cleo'],
  ] as const)
    await claim(others, gameAt(code), seat, { name });

  await reloadPage(page);
  await openTableSheet(page);
  await page.getByRole('link', { name: 'Help at this table' }).click();
  await expect(page.getByRole('radio', { name: /^Elimination/ })).toBeChecked();
  await expect(page.getByText('now', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^None/ }).check();
  await page.getByRole('button', { name: 'Ask the others' }).click();
  await expectQuestion(page, 'You asked to change the help: no help');
});
