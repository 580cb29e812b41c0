import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeApi } from '@/app/_api/document';
import { ANSWER_HEADER } from '@/app/addresses';
import { violationOf } from '../documented';
import { expect, test } from '../fixtures';
import { ROOT } from '../server';
import { createGame } from '../table';

test('the document describes every call to programs, and may be cached', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
  expect(await answer.json()).toEqual(describeApi());
});

test('a page with a style and no script describes every call to people', async ({ request }) => {
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

test('a response that violates the document is detected', async ({ request }) => {
  const { code } = await createGame(request, { mode: 'normal', players: 3 });
  const url = `http://localhost/api/games/${code}`;
  const table = await (await request.get(`/api/games/${code}`)).json();
  const headers = { 'content-type': 'application/json', [ANSWER_HEADER.toLowerCase()]: '1' };
  const refusal = (error: string) => JSON.stringify({ error: { code: error, message: 'No.' } });
  const exchange = { method: 'GET', url, status: 200, headers, text: JSON.stringify(table) };
  expect(violationOf(exchange)).toBeUndefined();
  expect(violationOf({ ...exchange, text: JSON.stringify({ ...table, secret: 1 }) })).toMatch(
    'showTable',
  );
  const fromGateway = { 'content-type': 'application/json' };
  expect(violationOf({ ...exchange, headers: fromGateway })).toMatch('header');
  expect(violationOf({ ...exchange, status: 201 })).toMatch('does not list this status');
  expect(violationOf({ ...exchange, status: 404, text: refusal('not-found') })).toBeUndefined();
  expect(violationOf({ ...exchange, status: 404, text: refusal('seat-not-found') })).toMatch(
    'code',
  );
  expect(
    violationOf({ ...exchange, method: 'PUT', status: 405, text: refusal('bad-seat') }),
  ).toMatch('code');
});
