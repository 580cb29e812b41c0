import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';

test('a language that is chosen is spoken by the pages and by the API', async ({
  page,
  request,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const nowhere = '/api/games/ZZZZZZ';
  const chosen = await (await page.request.get(nowhere)).json();
  const german = await request.get(nowhere, { headers: { 'Accept-Language': 'de' } });
  expect(chosen).toEqual(await german.json());
  expect(chosen).not.toEqual(await (await request.get(nowhere)).json());
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('left to the phone, the language follows it', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Magyar' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await page.locator('input[name=language]').first().check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.context().cookies()).toEqual([]);
});

test('every language is offered under its own name, and marked as such', async ({ page }) => {
  await page.goto('/settings');
  await expect(page.locator('label[lang="ja"]')).toHaveText('日本語');
  await expect(page.locator('label[lang="pt-BR"]')).toHaveText('Português (Brasil)');
  await expectAccessible(page);
});

test('the look is chosen over the page, kept, and left to the phone again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/new');
  await page.getByRole('button', { name: 'Help and settings' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'Lantern' }).check();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'lantern');
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL(/\/new$/);

  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Lantern' })).toBeChecked();
  await page
    .getByRole('group', { name: 'Appearance' })
    .getByRole('radio', { name: 'Same as phone' })
    .check();
  await expect(root).not.toHaveAttribute('data-theme');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Same as phone' }).first()).toBeChecked();
});
