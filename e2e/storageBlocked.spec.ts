import { askToSit, expectToSit, SIT_DOWN, sitDown } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { viewTable } from './table';

/** Like Safari with cookies blocked: even reading the property throws. */
const BLOCKED = `for (const storage of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, storage, {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
  });`;

test('a phone without storage deals, takes a seat and opens the judge', async ({ player }) => {
  const { page } = await player();
  await page.addInitScript(BLOCKED);
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name: 'Fieldbook', level: 1 })).toBeVisible();

  await openPage(page, '/new');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL(/\/games\/[A-Z]{6}$/);
  await sitDown(page, 1, 'Ana');
  await expect(page.getByRole('link', { name: 'Your clue' })).toBeVisible();

  await openPage(page, '/new/table');
  await expect(page.getByRole('main')).toBeVisible();
  await openPage(page, '/judge');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('a browser without cookies takes no seat, and says where to open the link', async ({
  table,
  player,
  request,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  let hasCookies = false;
  await page.route(/\/api\/(device|games\/.*\/claim)$/, async route => {
    if (hasCookies) return route.continue();
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openPage(page, `/games/${code}/sit`);
  for (const name of ['Ana', 'Ana again']) {
    await expectToSit(page);
    await askToSit(page, 1, name);
    await expect(page.getByText('Open the link in Safari or Chrome')).toBeVisible();
  }
  const claimed = async () =>
    (await viewTable(request, code)).seats.filter(({ claimed }) => claimed).length;
  expect(await claimed()).toBe(0);

  hasCookies = true;
  await page.getByRole('button', { name: SIT_DOWN }).click();
  await expect(page.getByRole('heading', { name: 'Ana again' })).toBeVisible();
  expect(await claimed()).toBe(1);
});
