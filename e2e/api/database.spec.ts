import { rename } from 'node:fs/promises';
import Sqlite from 'libsql';
import { en } from '@/app/_words/words';
import { holdLock } from '@/lib/testing/holdLock';
import { claim, expectRefusal, HINT, voteForEnd, votesOn } from '../ask';
import { expect, test } from '../fixtures';
import { createGame, gameAt, viewTable } from '../table';

/** Replacements for a game's stored document, as from a fault or another version. */
const CASES = [
  { what: 'damaged', document: '{"format":2,"code":', code: 'game-damaged', status: 410 },
  { what: 'newer', document: '{"format":1000000}', code: 'game-newer', status: 409 },
] as const;

/** Pages of a table that a seated player may open. */
const PAGES = [
  '',
  '/lay',
  '/sit',
  '/pass',
  '/found',
  '/record',
  '/evening',
  '/replay',
  '/assist',
  '/hand-out',
  '/seats/1',
  '/seats/1/notebook',
  '/seats/2/take',
] as const;

test('a server reports what is wrong with its database, and still does what it can', async ({
  serve,
  device,
  databaseUrl,
}) => {
  const server = await serve();
  const phone = await device();
  const path = databaseUrl.replace('file:', '');

  await test.step('while another process writes, tables are shown, and changes wait', async () => {
    const { code } = await createGame(phone, { mode: 'normal', players: 3 }, server.url);
    const unlock = await holdLock(path);
    let isClaimed = false;
    const claimed = claim(phone, gameAt(code, server.url), 1).finally(() => {
      isClaimed = true;
    });
    for (let time = 1; time <= 5; time++) {
      expect((await viewTable(phone, code, server.url)).seats[0]?.claimed).toBe(false);
      expect((await phone.get(`${server.url}/api/health`)).status()).toBe(200);
    }
    expect(isClaimed).toBe(false);
    await unlock();
    expect((await claimed).seats[0]?.claimed).toBe(true);
  });

  await test.step('while the database does not respond, every page of a table says so, with status 503', async () => {
    const { code } = await createGame(phone, { mode: 'normal', players: 3 }, server.url);
    await claim(phone, gameAt(code, server.url), 1);
    const ask = (at: string) => phone.get(`${server.url}/games/${code}${at}`);
    renameTable(path, 'games', 'away');
    await expectRefusal(await phone.get(gameAt(code, server.url)), 503, 'unavailable');
    for (const at of PAGES) {
      const page = await ask(at);
      expect(page.status(), at).toBe(503);
      expect(page.headers()['retry-after'], at).toMatch(/^\d+$/);
      expect(await page.text(), at).toContain(en.errors.unavailable);
    }
    renameTable(path, 'away', 'games');
    for (const at of PAGES) expect((await ask(at)).status(), at).toBe(200);
  });

  await test.step('a server whose file is gone reports it', async () => {
    await rename(path, `${path}-away`);
    const lost = await phone.get(`${server.url}/api/health`);
    expect(lost.status()).toBe(503);
    expect(await lost.json()).toEqual({ status: 'degraded', broken: ['file'] });
    await rename(`${path}-away`, path);
    expect((await phone.get(`${server.url}/api/health`)).status()).toBe(200);
  });

  const unreadable: string[] = [];
  for (const [index, { what, document, code: why, status }] of CASES.entries()) {
    await test.step(`a game that is ${what} is reported as such, by the API and on every page`, async () => {
      const { code } = await createGame(phone, { mode: 'normal', players: 3 }, server.url);
      const game = gameAt(code, server.url);
      await claim(phone, game, 1);
      writeDocument(databaseUrl, code, document);

      for (const at of ['', '/hint', '/live']) {
        await expectRefusal(await phone.get(`${game}${at}`), status, why);
      }
      for (const at of ['/votes', '/hint', '/again', '/seats/1/look']) {
        await expectRefusal(
          await phone.post(`${game}${at}`, { data: { seat: 1, motion: HINT } }),
          status,
          why,
        );
      }
      for (const at of ['', '/lay', '/pass', '/seats/1', '/seats/1/take']) {
        const page = await phone.get(`${server.url}/games/${code}${at}`);
        expect(page.status(), `${what} ${at}`).toBe(200);
        expect(await page.text()).toContain(en.errors[why]);
      }
      expect(readRow(databaseUrl, code)).toMatchObject({ document });
      expect(server.logs().match(/a game could not be read/g)).toHaveLength(index + 1);
      unreadable.push(code);
    });
  }

  await test.step('a stored change is acknowledged, even if presence cannot be read', async () => {
    const { code } = await createGame(phone, { mode: 'normal', players: 3 }, server.url);
    const game = gameAt(code, server.url);
    await claim(phone, game, 1);
    const file = new Sqlite(path);
    file.exec('drop table presence');
    file.close();

    expect(votesOn(await voteForEnd(phone, game, 1), 'end')).toEqual([1]);
  });

  await test.step('no log contains the code of a game that could not be read', async () => {
    const last = await phone.get(`${server.url}/api/health`);
    await expect.poll(server.logs).toContain(last.headers()['x-request-id']);
    expect(unreadable).toHaveLength(CASES.length);
    for (const code of unreadable) expect(server.logs()).not.toContain(code);
  });
});

function writeDocument(url: string, code: string, document: string): void {
  const file = new Sqlite(url.replace('file:', ''));
  file.prepare('update games set document = ? where code = ?').run(document, code);
  file.close();
}

/** With a renamed table, every query fails as if the database were gone. */
function renameTable(path: string, name: string, next: string): void {
  const file = new Sqlite(path);
  file.exec(`alter table ${name} rename to ${next}`);
  file.close();
}

function readRow(url: string, code: string): unknown {
  const file = new Sqlite(url.replace('file:', ''));
  const row = file.prepare('select document from games where code = ?').get(code);
  file.close();
  return row;
}
