import { codeBox, expectTable, mapOn } from './actions';
import { expect, test } from './installedPhone';
import { goOffline } from './network';
import { openPage, reloadPage, untilLoaded } from './open';
import { codeIn, readGame } from './phoneGames';

/** What a phone does locally on a page from a server. */

test('without a network a game is dealt on the phone, which shows why; the next one is dealt as usual', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/new');
  await untilLoaded(page);
  const onThisPhone = page.getByRole('radio', { name: /^On this phone/ });
  await expect(onThisPhone).not.toBeChecked();
  await goOffline(page);
  await expect(onThisPhone).toBeChecked();
  await expect(
    page.getByText('No connection: for now you can only play on this phone.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Deal' }).click();
  await expectTable(page);
  await expect(page).toHaveTitle('The table · Fieldbook');
  await expect(page.getByRole('heading', { name: 'The table' })).toBeFocused();
  await expect(mapOn(page)).toBeVisible();
  const code = codeIn(page);
  expect((await readGame(page, code)).players).toBe(4);
  await page.getByRole('button', { name: 'Already set up' }).click();
  await page.getByRole('link', { name: 'Pass the phone round' }).click();
  await expect(page).toHaveTitle('Pass the phone · Fieldbook');
  await page.goBack();
  await expectTable(page);

  await page.context().setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Everyone on their own/ })).toBeChecked();
  await page.goForward();
  await expectTable(page);
  await reloadPage(page);
  expect(await expectTable(page)).toBe(code);
});

test('a dialog over a table on the phone leaves it unchanged', async ({ page }) => {
  await openPage(page, '/new');
  await untilLoaded(page);
  await page.getByRole('radio', { name: /^On this phone/ }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  const code = await expectTable(page);
  await page.getByRole('gridcell', { name: /^C4,/ }).click();
  for (const isReloaded of [false, true]) {
    const chosen = page.getByRole('gridcell', { name: /^C4,/ });
    if (isReloaded) {
      await reloadPage(page);
      await chosen.click();
    }
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    expect(await expectTable(page)).toBe(code);
  }
});

test('entering one’s own map and checking a card need no server', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request.url());
  });
  await openPage(page, '/judge/table');
  await page.getByRole('button', { name: 'At random' }).click();
  await page.getByRole('button', { name: 'Use this map' }).click();
  await page.getByRole('button', { name: 'Add a clue' }).click();
  await page.getByRole('button', { name: 'Within one space of desert', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Clues on the card' })).toContainText(/\d+ spaces/);
  expect(requests).toEqual([]);
});

test('without a network, a table’s code shows what can be done instead', async ({ page }) => {
  await openPage(page, '/');
  await page.route('**/api/**', route => route.abort());
  await codeBox(page).fill('KRWNQT');
  await expect(page.getByRole('alert').filter({ hasText: 'without a connection' })).toContainText(
    'start a new game on this phone',
  );
});
