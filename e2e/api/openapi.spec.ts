import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeApi } from '@/app/_api/document';
import { complainOf } from '../documented';
import { expect, test } from '../fixtures';
import { ROOT } from '../server';
import { createGame } from '../table';

test('programs are told of every call, and may keep what they are told', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
  expect(await answer.json()).toEqual(describeApi());
});

test('people read of every call on a page with a style and no script', async ({ request }) => {
  const answer = await request.get('/api');
  expect(answer.headers()['content-type']).toMatch('text/html');
  expect(answer.headers()['content-security-policy']).toMatch(/default-src 'none'; style-src/);
  expect(await answer.text()).toContain('POST /api/games/{code}/seats/{seat}/look');
});

test('the client in the README deals a game, sits down and reads a clue', async ({
  origin,
  request,
}, info) => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, client = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];
  const file = info.outputPath('client.mjs');
  await writeFile(file, client);
  const { stdout } = await promisify(execFile)(process.execPath, [file, origin]);
  const [, code] = /^([A-Z]{6}) The habitat is .+\.\n$/.exec(stdout) ?? [];
  const table = await (await request.get(`/api/games/${code}`)).json();
  expect(table.seats[0]).toMatchObject({ name: 'Ada', looks: { phones: 1 } });
});

test('what the document does not tell fails whoever asks for it', async ({ request }) => {
  const { code } = await createGame(request, { mode: 'normal', players: 3 });
  const url = `http://localhost/api/games/${code}`;
  const table = await (await request.get(`/api/games/${code}`)).json();
  const type = 'application/json';
  const refusal = (error: string) => JSON.stringify({ error: { code: error, message: 'No.' } });
  const told = { method: 'GET', url, status: 200, type, text: JSON.stringify(table) };
  expect(complainOf(told)).toBeUndefined();
  expect(complainOf({ ...told, text: JSON.stringify({ ...table, secret: 1 }) })).toMatch(
    'showTable',
  );
  expect(complainOf({ ...told, status: 201 })).toMatch('no such status');
  expect(complainOf({ ...told, status: 404, text: refusal('not-found') })).toBeUndefined();
  expect(complainOf({ ...told, status: 404, text: refusal('seat-not-found') })).toMatch('code');
  expect(complainOf({ ...told, method: 'PUT', status: 405, text: refusal('bad-seat') })).toMatch(
    'code',
  );
});
