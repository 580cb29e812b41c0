import { expectAccessible } from './accessible';
import { openLanguages } from './actions';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';

test('the pages and the API use the chosen language', async ({ page, request }) => {
  const other = await page.context().newPage();
  await openPage(other, '/judge');
  await other.getByRole('textbox').fill('B743');
  await openPage(page, '/settings');

  await test.step('every language is offered under its own name, and marked as such', async () => {
    await openLanguages(page);
    await expect(page.locator('label[lang="ja"]')).toHaveText('日本語');
    await expect(page.locator('label[lang="pt-BR"]')).toHaveText('Português (Brasil)');
    await expectAccessible(page);
  });

  await test.step('the chosen one is used, and remembered', async () => {
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const nowhere = '/api/games/ZZZZZZ';
    const chosen = await (await page.request.get(nowhere)).json();
    const german = await request.get(nowhere, { headers: { 'Accept-Language': 'de' } });
    expect(chosen).toEqual(await german.json());
    expect(chosen).not.toEqual(await (await request.get(nowhere)).json());
    await reloadPage(page);
    await openLanguages(page);
    await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  await test.step('another window follows once it is seen again, and keeps what is typed', async () => {
    await expect(other.locator('html')).toHaveAttribute('lang', 'en');
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(other.locator('html')).toHaveAttribute('lang', 'de');
    await expect(other.getByRole('textbox')).toHaveValue('B743');
  });

  await test.step('reset to the phone’s language, it follows the phone', async () => {
    await page.locator('input[name=language]').first().check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('the look is chosen in a dialog, remembered, and left to the phone again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/new');
  /** The first matching theme colour, which the browser uses for its toolbars. */
  const color = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll(
        (bars: HTMLMetaElement[]) => bars.find(bar => matchMedia(bar.media).matches)?.content,
      );
  expect(await color()).toBe('#edeee1');
  await test.step('dark-mode extensions leave the page alone', () =>
    expect(page.locator('head meta[name=darkreader-lock]')).toBeAttached());
  await page.getByRole('button', { name: 'Help and settings' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'Lantern' }).check();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'lantern');
  await test.step('the browser’s bars take the colour of the chosen theme', () =>
    expect.poll(color).toBe('#12171a'));
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL(/\/new$/);

  await openPage(page, '/settings');
  expect(await color(), 'from the start').toBe('#12171a');
  await expect(page.getByRole('radio', { name: 'Lantern' })).toBeChecked();
  const appearance = page.getByRole('group', { name: 'Appearance' });
  await appearance.getByRole('radio', { name: 'Same as phone' }).check();
  await expect(root).not.toHaveAttribute('data-theme');
  await expect.poll(color).toBe('#edeee1');
  await reloadPage(page);
  await expect(appearance.getByRole('radio', { name: 'Same as phone' })).toBeChecked();
});
