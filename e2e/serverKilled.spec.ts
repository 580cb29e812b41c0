import { skipTurn } from './actions';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { openPage, untilLoaded } from './open';
import { startProxy } from './proxy';
import { startRecord } from './recordedGame';
import { atRelease } from './release';
import { createGame, gameAt, viewTable } from './table';

const ENTRIES = 10;
const CUBES = 6;
const KILLS = atRelease(20, 1);

test('entries made while servers are killed are each recorded once', async ({
  serve,
  browser,
  device,
}) => {
  test.setTimeout(120_000 + KILLS * 30_000);
  let server = await serve();
  const proxy = await startProxy(server.url);
  const context = await browser.newContext({ baseURL: proxy.url });
  const [page, others] = [await context.newPage(), await device()];
  const { code } = await createGame(others, { mode: 'normal', players: 3, laid: true }, proxy.url);
  const game = gameAt(code, proxy.url);
  await claim(page.request, game, 1, { name: 'Ana' });
  for (const seat of [2, 3]) await claim(others, game, seat);
  await startRecord(others, game, 2);
  await openPage(page, `/games/${code}/record`);
  await untilLoaded(page);
  for (let kill = 1; kill <= KILLS; kill++) {
    for (let entry = 1; entry <= ENTRIES; entry++) {
      await skipTurn(page);
      if (entry === ENTRIES / 2) await server.kill();
    }
    server = await serve();
    proxy.pointTo(server.url);
    const skips = async () =>
      (await viewTable(others, code, server.url)).record?.entries.slice(CUBES);
    await expect.poll(async () => (await skips())?.length).toBe(kill * ENTRIES);
    // An entry that was sent and stored twice would have the same id twice.
    const ids = (await skips())?.map(({ id }) => id);
    expect(new Set(ids).size).toBe(kill * ENTRIES);
  }
  await context.close();
  await proxy.close();
});
