import Sqlite from 'libsql';
import sample from '@/lib/store/sample/format1.json' with { type: 'json' };
import { clueOn, expectTable, hold, release } from './actions';
import { test as base, expect } from './fixtures';
import { untilCached } from './offlinePhone';
import { openOnly, openPage } from './open';
import { GAME, phoneSample, TABLE, UPLOADED, UPLOADED_CODE } from './phoneSample';
import { countRows, openGameList, rowsIn } from './phoneStorage';
import type { Server } from './server';
import { viewTable } from './table';

/** A server and a phone with games stored before this build existed. */

const test = base.extend<{ server: Server }>({
  server: async ({ serve, databaseUrl }, use) => {
    const server = await serve();
    storeSample(databaseUrl);
    await use(server);
  },
  baseURL: ({ server }, use) => use(server.url),
  storageState: ({ server }, use) => use(phoneSample(server.url)),
});

test.use({ serviceWorkers: 'allow' });
// Starts its own server and caches the app for offline use.
test.slow();

function storeSample(databaseUrl: string): void {
  const database = new Sqlite(databaseUrl.replace('file:', ''));
  const insert = database.prepare(
    'insert into games (code, version, document, touched_at) values (?, ?, ?, ?)',
  );
  for (const { document } of Object.values(sample.games))
    if (!document.code.startsWith('phone-'))
      insert.run(document.code, document.version, JSON.stringify(document), 1_795_000_000);
  database.close();
}

test('games stored on a server and on a phone open, and queued changes are sent in order', {
  tag: '@release',
}, async ({ page, context, device, server }) => {
  const stranger = await device();
  const { code } = TABLE.document;

  await test.step('the server shows its tables unchanged', async () => {
    for (const { document, view } of Object.values(sample.games)) {
      if (document.code.startsWith('phone-')) continue;
      const shown = await viewTable(stranger, document.code, server.url);
      expect(shown).toMatchObject({
        code: document.code,
        version: view.version,
        record: view.record,
      });
      expect(shown.seats.map(({ name, color }) => [name, color])).toEqual(
        view.seats.map(({ name, color }) => [name, color]),
      );
    }
  });

  // Install the service worker from a static file: a page of the app would send waiting changes at once.
  await openOnly(page, '/icon.svg');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    (await navigator.serviceWorker.ready).active?.postMessage('the rest');
  });
  await untilCached(page);
  await context.setOffline(true);

  await test.step('a game of the phone, from its list to its record', async () => {
    await expect(rowsIn(await openGameList(page))).toHaveCount(2);
    await openPage(page, `/games/${GAME.document.code}/record`);
    await expect(page.getByRole('button', { name: 'Entries · 3' })).toBeVisible();
  });

  await test.step('a server’s table, with its clue and its queued changes', async () => {
    await openPage(page, `/games/${code}`);
    await expectTable(page);
    await openPage(page, `/games/${code}/seats/1`);
    await hold(page);
    await expect(clueOn(page)).toHaveText('The habitat is on water or mountain.');
    await release(page);
  });

  await test.step('queued changes are sent once and in order, before today’s look', async () => {
    const sent: unknown[] = [];
    context.on('request', request => {
      const [, what] = request.url().split(`/api/games/${code}/`);
      if (['POST', 'DELETE'].includes(request.method())) sent.push(what);
    });
    await context.setOffline(false);
    const looks = async () => (await viewTable(stranger, code, server.url)).seats[0]?.looks.count;
    await expect.poll(looks).toBe(4);
    await expect.poll(() => countRows(page, 'outbox')).toBe(0);
    expect(sent).toEqual(['seats/1/look', 'record', 'seats/1/look']);
    const { record } = await viewTable(stranger, code, server.url);
    expect(record?.entries.at(-1)).toMatchObject({ id: 'sample-disc-0003', owner: 1, by: 1 });
  });

  await test.step('notes that the seat did not have are sent to it', async () => {
    await openPage(page, `/games/${code}/seats/1/notebook`);
    const notebook = `/api/games/${code}/seats/1/notebook`;
    const notes = async () => (await page.request.get(notebook)).text();
    await expect.poll(notes).toMatch(/\[65,2\],\[79,2\].*before the night/);
  });

  await test.step('an uploaded game leads to its table', async () => {
    await openPage(page, `/games/${UPLOADED_CODE}`);
    await page.waitForURL(`**/games/${UPLOADED.document.code}`);
    await expectTable(page);
  });
});
