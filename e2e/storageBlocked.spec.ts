import { sitDown } from './doings';
import { expect, test } from './fixtures';

/** Like Safari with cookies blocked: even reading the property throws. */
const BLOCKED = `for (const room of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, room, {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
  });`;

test('a phone that keeps nothing deals, sits down and judges', async ({ player }) => {
  const { page } = await player();
  await page.addInitScript(BLOCKED);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Fieldbook', level: 1 })).toBeVisible();

  await page.goto('/new');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL(/\/games\/[A-Z]{6}$/);
  await sitDown(page, 1, 'Ana');
  await expect(page.getByRole('link', { name: 'Your clue' })).toBeVisible();

  await page.goto('/new/table');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/judge');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
