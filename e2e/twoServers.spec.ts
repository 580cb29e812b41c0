import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { startProxy } from './proxy';
import { createGame, gameAt } from './table';
import { answer, noticeBar } from './voting';

// PostgreSQL and its servers start first.
test.slow();

test('players on two servers see each other’s votes, and go on when one server is killed', async ({
  shared,
  serve,
  device,
  player,
}) => {
  const other = await shared('second');
  const doomed = await serve({ DATABASE_URL: other.databaseUrl });
  const proxy = await startProxy(doomed.url);
  const { code } = await createGame(await device(), { mode: 'normal', players: 3 }, other.url);
  const [ada, ben] = [await player(proxy.url), await player(other.url)];
  // Requests to the killed server fail.
  ada.expectError(/ERR_|Failed to load resource/);
  await sitAt(ada.page, code, 1, 'Ada');
  await sitAt(ben.page, code, 2, 'Ben');

  await ada.page.getByRole('button', { name: 'Ask for a hint' }).click();
  await expect(noticeBar(ben.page)).toContainText('Ada asks for a hint 1 of 3');

  proxy.pointTo(other.url);
  await doomed.kill();
  await answer(ben.page, 'Agree');
  await expect(noticeBar(ada.page)).toContainText('You asked for a hint 2 of 3');

  await openPage(ada.page, `/games/${code}/seats/1`);
  await expect(ada.page.getByRole('heading', { name: 'Ada', level: 1 })).toBeVisible();
  await proxy.close();
});

/** Claims the seat through the API with the page's own cookie, then opens the table. */
async function sitAt(page: Page, code: string, seat: number, name: string): Promise<void> {
  const answer = await page.request.post(`${gameAt(code)}/seats/${seat}/claim`, { data: { name } });
  expect(answer.status(), await answer.text()).toBe(200);
  await openPage(page, `/games/${code}`);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
}
