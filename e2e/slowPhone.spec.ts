import { codeBox, expectToSit } from './actions';
import { expect, test } from './fixtures';
import { openOnly } from './open';

/** Without hydration, here simulated by disabling JavaScript. */
test.use({ javaScriptEnabled: false });

test('a code typed before hydration leads to the table', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await openOnly(page, '/');
  await codeBox(page).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await expectToSit(page)).toBe(code);
});

test('invalid input comes back, to be corrected', async ({ page }) => {
  await openOnly(page, '/');
  const field = codeBox(page);
  await field.fill('KRW');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Table code: 3 of 6 letters')).toBeVisible();
  await expect(field).toHaveValue('KRW');
});

test('a map’s code typed before hydration leads to its page', async ({ page }) => {
  await openOnly(page, '/');
  await codeBox(page).fill(' intro_AB378C2B1770744B57');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/new\/code#AB378C2B1770744B57$/);
});
