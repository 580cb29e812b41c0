import { once } from 'node:events';
import { request } from 'node:http';
import type { APIResponse } from 'playwright/test';
import { fullWidth } from '@/lib/testing/scripts';
import { expectRefusal, GIVE_UP, HINT, send } from '../ask';
import { expect, test } from '../fixtures';
import { logOnceComplete } from '../logs';
import { gameAt, viewTable } from '../table';

const MAP_CODE = '79B48C6A152A76418B';
const LARGEST_BODY = 16 * 1024;

const dealOf = (change: object) => ({ mode: 'normal', players: 3, ...change });

for (const { title, body, status = 400, code } of [
  { title: 'broken JSON', body: '{"mode":"normal",', code: 'broken-json' },
  { title: 'JSON that is no object', body: '["normal", 3]', code: 'body-not-object' },
  { title: 'nothing', body: '', code: 'bad-mode' },
  { title: 'an unknown mode', body: dealOf({ mode: 'easy' }), code: 'bad-mode' },
  { title: 'one player', body: dealOf({ players: 1 }), code: 'bad-players' },
  { title: 'six players', body: dealOf({ players: 6 }), code: 'bad-players' },
  { title: 'players as text', body: dealOf({ players: '3' }), code: 'bad-players' },
  { title: 'a seed that is a number', body: dealOf({ seed: 7 }), code: 'bad-seed' },
  { title: 'an empty seed', body: dealOf({ seed: '' }), code: 'bad-seed' },
  { title: 'a long seed', body: dealOf({ seed: 'x'.repeat(201) }), code: 'bad-seed' },
  { title: 'a map code that is a list', body: dealOf({ mapCode: [] }), code: 'bad-map-code' },
  { title: 'a short map code', body: mapOf('79B48C'), code: 'map-code-length' },
  { title: 'a letter beyond C', body: mapOf('79B48C6A152A76418X'), code: 'map-code-letter' },
  { title: 'a tile 0', body: mapOf('09B48C6A152A76418B'), code: 'tile-unknown' },
  { title: 'a tile twice', body: mapOf('71B48C6A152A76418B'), code: 'tile-twice' },
  { title: 'a tenth row', body: mapOf('79B48C9A152A76418B'), code: 'structure-off-map' },
  { title: 'a thirteenth column', body: mapOf('79B48C6C152A76418B'), code: 'structure-off-map' },
  {
    title: 'two structures on one hex',
    body: mapOf('79B48C6A6A2A76418B'),
    code: 'structures-share-hex',
  },
  { title: 'an unknown length', body: dealOf({ length: 'endless' }), code: 'bad-length' },
  { title: 'a wish that is a word', body: dealOf({ even: 'rather' }), code: 'bad-wish' },
  {
    title: 'wishes for two players',
    body: dealOf({ players: 2, even: true }),
    code: 'wishes-for-two',
  },
  {
    title: 'a wish that its map cannot grant',
    body: dealOf({ mapCode: '61B4322051587B4711', length: 'short' }),
    status: 422,
    code: 'map-without-wish',
  },
  {
    title: 'a map of the other mode',
    body: dealOf({ mode: 'advanced', mapCode: MAP_CODE }),
    code: 'map-code-mode',
  },
  {
    title: 'more than 16 KB',
    body: dealOf({ seed: 'x'.repeat(LARGEST_BODY) }),
    status: 413,
    code: 'body-too-large',
  },
]) {
  test(`a game is not dealt for ${title}`, async ({ request }) => {
    await expectRefusal(await send(request, '/api/games', body), status, code);
  });
}

test('a body of exactly 16 KB is accepted', async ({ request }) => {
  const body = JSON.stringify(dealOf({})).padEnd(LARGEST_BODY);
  expect((await send(request, '/api/games', body)).status()).toBe(201);
});

test('a body of unknown length is cut off at 16 KB', async ({ origin }) => {
  const endless = new ReadableStream({
    pull: controller => controller.enqueue(new Uint8Array(1024).fill(0x20)),
  });
  const answer = await fetch(`${origin}/api/games`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
});

for (const { title, seat, name, status = 400, code } of [
  { title: 'seat 0', seat: '0', status: 404, code: 'seat-not-found' },
  { title: 'a seat too many', seat: '4', status: 404, code: 'seat-not-found' },
  { title: 'a seat that is a word', seat: 'first', status: 404, code: 'seat-not-found' },
  { title: 'half a seat', seat: '1.5', status: 404, code: 'seat-not-found' },
  { title: 'a name that is a number', seat: '1', name: 7, code: 'bad-name' },
  { title: 'a blank name', seat: '1', name: '  ', code: 'name-empty' },
  { title: 'an endless name', seat: '1', name: 'x'.repeat(21), code: 'name-too-long' },
  { title: 'a name that reverses its text', seat: '1', name: '\u202Eada', code: 'name-confusing' },
]) {
  test(`a seat is not given for ${title}`, async ({ table, request }) => {
    const game = await table.createGame({ mode: 'normal', players: 3 });
    const claim = `${gameAt(game.code)}/seats/${seat}/claim`;
    await expectRefusal(await send(request, claim, { name }), status, code);
    expect((await viewTable(request, game.code)).version).toBe(game.version);
  });
}

for (const { title, body, status, code } of [
  { title: 'a seat that is a word', body: { seat: 'first' }, status: 400, code: 'bad-seat' },
  { title: 'no seat', body: {}, status: 400, code: 'bad-seat' },
  { title: 'a seat too many', body: { seat: 4 }, status: 404, code: 'seat-not-found' },
  { title: "another player's seat", body: { seat: 2 }, status: 403, code: 'not-your-seat' },
  { title: 'a free seat', body: { seat: 3 }, status: 403, code: 'not-your-seat' },
]) {
  test(`a vote does not count for ${title}`, async ({ table, device }) => {
    const { code: game } = await table.createGame({ mode: 'normal', players: 3 });
    const [mine, theirs] = [await device(), await device()];
    await send(mine, `${gameAt(game)}/seats/1/claim`, {});
    await send(theirs, `${gameAt(game)}/seats/2/claim`, {});
    const before = await viewTable(mine, game);

    for (const motion of [HINT, GIVE_UP]) {
      for (const agree of [true, null]) {
        const vote = { ...body, motion, agree };
        const answer = await send(mine, `${gameAt(game)}/votes`, vote);
        await expectRefusal(answer, status, code);
      }
    }
    await expectRefusal(await send(mine, `${gameAt(game)}/hint`, body), status, code);
    expect((await viewTable(mine, game)).version).toBe(before.version);
  });
}

test('a taken seat is not given to a second device', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [first, second] = [await device(), await device()];
  const claim = `${gameAt(code)}/seats/1/claim`;
  expect((await send(first, claim, { name: 'Ada' })).status()).toBe(200);
  await expectRefusal(await send(second, claim, { name: 'Eve' }), 409, 'seat-taken');
  expect((await send(first, claim, {})).status()).toBe(200);
  expect((await viewTable(first, code)).seats[0]?.name).toBe('Ada');
});

test('a hint that is shown cannot be taken back', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  for (const seat of [1, 2, 3]) {
    await send(phone, `${gameAt(code)}/seats/${seat}/claim`, {});
    await send(phone, `${gameAt(code)}/hint`, { seat });
  }
  const body = { seat: 1, motion: HINT, agree: null };
  const answer = await send(phone, `${gameAt(code)}/votes`, body);
  await expectRefusal(answer, 409, 'hint-already-shown');
});

test('an ended game cannot change', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  for (const seat of [1, 2, 3]) {
    await send(phone, `${gameAt(code)}/seats/${seat}/claim`, {});
    await send(phone, `${gameAt(code)}/votes`, { seat, motion: GIVE_UP });
  }
  const hint = await send(phone, `${gameAt(code)}/hint`, { seat: 1 });
  await expectRefusal(hint, 409, 'game-ended');
  const body = { seat: 1, motion: GIVE_UP, agree: null };
  const back = await send(phone, `${gameAt(code)}/votes`, body);
  await expectRefusal(back, 409, 'game-ended');
});

for (const { method, path } of [
  { method: 'GET', path: '' },
  { method: 'GET', path: '/hint' },
  { method: 'POST', path: '/hint' },
  { method: 'POST', path: '/votes' },
  { method: 'POST', path: '/again' },
  { method: 'GET', path: '/live' },
  { method: 'PATCH', path: '/seats/1' },
  { method: 'DELETE', path: '/seats/1' },
  { method: 'POST', path: '/seats/1/claim' },
  { method: 'POST', path: '/seats/1/hand-over' },
  { method: 'POST', path: '/seats/1/take' },
] as const) {
  test(`${method} games/CODE${path} finds no game by an unknown code`, async ({ request }) => {
    for (const code of ['ZZZZZZ', 'BDGHJK', 'x', '%00', '../games', "'--"]) {
      const address = gameAt(encodeURIComponent(code)) + path;
      const body = method === 'GET' ? undefined : { seat: 1, digits: '123456' };
      await expectRefusal(await send(request, address, body, method), 404, 'not-found');
    }
  });
}

test('another player’s seat responds like one that does not exist', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [owner, stranger] = [await device(), await device()];
  await send(owner, `${gameAt(code)}/seats/1/claim`, {});
  await send(stranger, `${gameAt(code)}/seats/2/claim`, {});

  const answers = await Promise.all([
    stranger.get(`${gameAt('ZZZZZZ')}/seats/1`),
    stranger.get(`${gameAt(code)}/seats/1`),
    stranger.get(`${gameAt(code)}/seats/3`),
    stranger.get(`${gameAt(code)}/seats/4`),
    stranger.get(`${gameAt(code)}/seats/first`),
    stranger.post(`${gameAt('ZZZZZZ')}/seats/1/look`),
    stranger.post(`${gameAt(code)}/seats/1/look`),
    stranger.post(`${gameAt(code)}/seats/4/look`),
    (await device()).get(`${gameAt(code)}/seats/1`),
  ]);
  for (const answer of answers) await expectRefusal(answer, 404, 'not-found');
  const responses = await Promise.all(
    answers.map(async answer => ({ headers: headersOf(answer), text: await answer.text() })),
  );
  expect(new Set(responses.map(one => JSON.stringify(one))).size).toBe(1);
});

for (const { path, takes } of [
  { path: '/api/device', takes: ['POST'] },
  { path: '/api/health', takes: ['GET'] },
  { path: '/api/games', takes: ['POST'] },
  { path: '/api/check', takes: ['POST'] },
  { path: '/api/deduce', takes: ['POST'] },
  { path: '/api/maps/random', takes: ['GET'] },
  { path: '/api/maps/AB378C2B1770744B57', takes: ['GET'] },
  { path: gameAt('ZZZZZZ'), takes: ['GET'] },
  { path: `${gameAt('ZZZZZZ')}/live`, takes: ['GET'] },
  { path: `${gameAt('ZZZZZZ')}/seats/1`, takes: ['GET', 'PATCH', 'DELETE'] },
  { path: `${gameAt('ZZZZZZ')}/seats/1/claim`, takes: ['POST'] },
  { path: `${gameAt('ZZZZZZ')}/seats/1/look`, takes: ['POST'] },
  { path: `${gameAt('ZZZZZZ')}/seats/1/hand-over`, takes: ['POST'] },
  { path: `${gameAt('ZZZZZZ')}/seats/1/take`, takes: ['POST'] },
  { path: `${gameAt('ZZZZZZ')}/hint`, takes: ['GET', 'POST'] },
  { path: `${gameAt('ZZZZZZ')}/votes`, takes: ['POST'] },
  { path: `${gameAt('ZZZZZZ')}/again`, takes: ['POST'] },
]) {
  test(`${path} takes ${takes.join(', ')} and nothing else`, async ({ request }) => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(one => !takes.includes(one));
    for (const method of others) {
      const answer = await request.fetch(path, { method });
      await expectRefusal(answer, 405, 'method-not-allowed');
      expect(answer.headers().allow?.split(', ').sort()).toEqual([...takes].sort());
    }
  });
}

test('an unknown address is refused as JSON, too', async ({ request }) => {
  await expectRefusal(await request.get('/api/nothing/here'), 404, 'route-not-found');
});

test('an address with the brackets of a route, and its parameters in the query, is a wrong code', async ({
  request,
}) => {
  for (const path of ['', '/hint', '/live']) {
    const answer = await request.get(`/api/games/[code]${path}?code=a&code=b`);
    await expectRefusal(answer, 404, 'not-found');
  }
});

test('a malformed address is refused like an unknown one', async ({ request }) => {
  for (const path of ['/api/games/%', '/api/games/BDGHJK/seats/%A', '/api/%']) {
    await expectRefusal(await request.get(path), 404, 'route-not-found');
  }
  await expectRefusal(await send(request, '/api/games/%ff/hint', {}), 404, 'route-not-found');
  await expectRefusal(await request.get('/api/games/%25'), 404, 'not-found');
  for (const path of ['/games/%', '/games/BDGHJK/seats/%A', '/%ff']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
  }
});

test('codes in an address may be in full width, and digits in any script', async ({
  request,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = await request.get(gameAt(encodeURIComponent(fullWidth(code))));
  expect(await game.json()).toMatchObject({ code });
  const map = await request.get(`/api/maps/${encodeURIComponent(fullWidth(MAP_CODE))}`);
  expect(await map.json()).toMatchObject({ mapCode: MAP_CODE });
});

test('pages can only be read, and the content of other requests is not logged', async ({
  shared,
}) => {
  const { url } = await shared('faultless');
  const ids = [];
  const text = 'somebodys-own-text';
  for (const path of ['/', '/new', '/games/BDGHJK', '/nothing/here', '/_next/nothing', '/icon']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const headers = {
        'next-action': text,
        'content-type': `multipart/form-data; boundary=${text}`,
      };
      const answer = await fetch(`${url}${path}`, { method, headers });
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      ids.push(answer.headers.get('x-request-id') ?? missing('a request without an id'));
    }
  }
  expect(await logOnceComplete('faultless', ids)).not.toContain(text);
});

test('requests that Next cannot route are no server errors', async ({ shared }) => {
  const { url } = await shared('faultless');
  const ids: string[] = [];
  for (const [method, path, status] of [
    ['TRACE', '/', 405],
    ['TRACE', '/api/health', 405],
    ['PROPFIND', '/api/health', 400],
    ['OPTIONS', '*', 405],
    ['GET', '*', 404],
    ['GET', '/_global-error', 404],
  ] as const) {
    const { hostname, port } = new URL(url);
    const outgoing = request({ hostname, port, method, path, agent: false }).end();
    const [answer] = await once(outgoing, 'response');
    answer.resume();
    expect(answer.statusCode, `${method} ${path}`).toBe(status);
    ids.push(answer.headers['x-request-id'] ?? missing('a request without an id'));
  }
  const log = await logOnceComplete('faultless', ids);
  expect(log).toContain('"method":"TRACE","route":"/api/health","status":405');
  expect(log).not.toContain('Error');
});

test('a file is sent whole, whatever part of it or state is asked for, and takes no other method', async ({
  shared,
  device,
}) => {
  const { url } = await shared('faultless');
  const page = await (await fetch(`${url}/`)).text();
  const script =
    page.match(/\/_next\/static\/[^"]+\.js/)?.[0] ?? missing('a page without a script');
  for (const path of [script, '/pictures/table.jpg']) {
    const whole = await (await fetch(url + path)).arrayBuffer();
    for (const headers of [
      { 'If-Match': '"another"' },
      { 'If-Unmodified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
      { Range: `bytes=${whole.byteLength}-` },
      { Range: 'bytes=0-9' },
    ]) {
      const answer = await fetch(url + path, { headers });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(200);
      expect(await answer.arrayBuffer()).toEqual(whole);
    }
    for (const method of ['POST', 'PUT', 'OPTIONS']) {
      const answer = await fetch(url + path, { method });
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
    const phone = await device();
    const { etag = missing('a file without an ETag') } = (await phone.get(url + path)).headers();
    const again = await phone.get(url + path, { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  }
});

function mapOf(mapCode: string) {
  return dealOf({ mapCode });
}

/** Headers that could distinguish two responses, without those that vary per request. */
const headersOf = (answer: APIResponse) =>
  answer.headersArray().filter(({ name }) => !VARYING_HEADERS.includes(name.toLowerCase()));

function missing(what: string): never {
  throw new Error(what);
}

/** The time and the request's id. */
const VARYING_HEADERS = ['date', 'x-request-id'];
