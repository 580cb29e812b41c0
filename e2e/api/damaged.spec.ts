import Sqlite from 'libsql';
import { en } from '@/app/_words/en';
import { claim, expectRefusal, vote } from '../ask';
import { expect, test } from '../fixtures';
import { createGame, gameAt } from '../table';

/** What stands in a game's row is replaced, as a fault or another version would. */
const CASES = [
  { what: 'damaged', document: '{"format":2,"code":', code: 'game-damaged', status: 410 },
  { what: 'newer', document: '{"format":1000000}', code: 'game-newer', status: 409 },
] as const;

test('a table whose game cannot be read is told so, by the API and on every page', async ({
  serve,
  device,
  databaseUrl,
}) => {
  const server = await serve();
  const phone = await device();
  for (const [index, { what, document, code: why, status }] of CASES.entries()) {
    const { code } = await createGame(phone, { mode: 'normal', players: 3 }, server.url);
    const game = gameAt(code, server.url);
    await claim(phone, game, 1);
    writeDocument(databaseUrl, code, document);

    for (const path of ['', '/hint', '/live']) {
      await expectRefusal(await phone.get(`${game}${path}`), status, why);
    }
    for (const path of ['/end', '/hint', '/seats/1/free', '/again', '/seats/1/look']) {
      await expectRefusal(await phone.post(`${game}${path}`, { data: { seat: 1 } }), status, why);
    }
    for (const path of ['', '/lay', '/pass', '/seats/1', '/seats/1/take']) {
      const page = await phone.get(`${server.url}/games/${code}${path}`);
      expect(page.status(), `${what} ${path}`).toBe(200);
      expect(await page.text()).toContain(en.errors[why]);
    }
    expect(readRow(databaseUrl, code)).toMatchObject({ document });
    expect(server.logs().match(/a game could not be read/g)).toHaveLength(index + 1);
    expect(server.logs()).not.toContain(code);
  }
});

test('a change that is kept is acknowledged, though nobody can tell who is here', async ({
  serve,
  device,
  databaseUrl,
}) => {
  const server = await serve();
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, server.url);
  const game = gameAt(code, server.url);
  await claim(phone, game, 1);
  const file = new Sqlite(databaseUrl.replace('file:', ''));
  file.exec('drop table presence');
  file.close();

  expect((await vote(phone, `${game}/end`, 1)).end.voters).toEqual([1]);
});

function writeDocument(url: string, code: string, document: string): void {
  const file = new Sqlite(url.replace('file:', ''));
  file.prepare('update games set document = ? where code = ?').run(document, code);
  file.close();
}

function readRow(url: string, code: string): unknown {
  const file = new Sqlite(url.replace('file:', ''));
  const row = file.prepare('select document from games where code = ?').get(code);
  file.close();
  return row;
}
