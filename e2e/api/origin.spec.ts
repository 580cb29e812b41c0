import { claim, expectRefusal, HINT } from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

for (const headers of [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'http://127.0.0.1:1' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1:1' },
]) {
  test(`nothing changes for ${JSON.stringify(headers)}`, async ({ table, device }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const phone = await device();
    const { version } = await claim(phone, gameAt(code), 1);
    for (const { method, path } of [
      { method: 'POST', path: '/api/games' },
      { method: 'POST', path: `${gameAt(code)}/votes` },
      { method: 'POST', path: `${gameAt(code)}/hint` },
      { method: 'PATCH', path: `${gameAt(code)}/seats/1` },
      { method: 'DELETE', path: `${gameAt(code)}/seats/1` },
      { method: 'POST', path: `${gameAt(code)}/seats/2/claim` },
      { method: 'POST', path: `${gameAt(code)}/seats/1/look` },
      { method: 'POST', path: `${gameAt(code)}/seats/1/hand-over` },
      { method: 'POST', path: `${gameAt(code)}/seats/1/take` },
    ]) {
      const data = { seat: 1, name: 'Eve', digits: '123456', mode: 'normal', players: 3 };
      const answer = await phone.fetch(path, { method, headers, data });
      await expectRefusal(answer, 403, 'cross-origin');
    }
    expect((await viewTable(phone, code)).version).toBe(version);
  });
}

test('our own pages may change what they show', async ({ table, device, origin }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  await claim(phone, gameAt(code), 1);
  for (const headers of [
    { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: origin },
    { 'Sec-Fetch-Site': 'none' },
  ]) {
    const answer = await phone.post(`${gameAt(code)}/votes`, {
      headers,
      data: { seat: 1, motion: HINT },
    });
    expect(answer.status(), JSON.stringify(headers)).toBe(200);
  }
});

for (const { scheme, isSecure } of [
  { scheme: 'https', isSecure: true },
  { scheme: 'https, http', isSecure: true },
  { scheme: 'http', isSecure: false },
]) {
  test(`under ${scheme} the cookie is ${isSecure ? '' : 'not '}restricted to https`, async ({
    table,
    device,
  }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const answer = await (await device()).post(`${gameAt(code)}/seats/1/claim`, {
      headers: { 'X-Forwarded-Proto': scheme },
    });
    const cookie = answer.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(
      isSecure ? /^__Host-fieldbook-device=[\w-]{22};/ : /^fieldbook-device=[\w-]{22};/,
    );
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly/);
    expect(cookie).not.toMatch(/Domain/i);
    expect(/;\s*Secure/i.test(cookie)).toBe(isSecure);
  });
}

for (const path of ['/', '/api/health', '/api/games/ZZZZZZ']) {
  test(`${path}, sent over https, requires https from then on`, async ({ request }) => {
    const transport = async (scheme: string) => {
      const answer = await request.get(path, { headers: { 'X-Forwarded-Proto': scheme } });
      return answer.headers()['strict-transport-security'];
    };
    expect(await transport('https')).toBe('max-age=31536000');
    expect(await transport('http')).toBeUndefined();
  });
}

test('under https a cookie that another host could have set is ignored', async ({
  table,
  request,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [own, planted] = ['o'.repeat(22), 'p'.repeat(22)];
  const https = (cookie: string) => ({
    headers: { 'X-Forwarded-Proto': 'https', Cookie: cookie },
  });
  const claimed = async (seat: number, cookie: string) => {
    const answer = await request.post(`${gameAt(code)}/seats/${seat}/claim`, https(cookie));
    expect(answer.status()).toBe(200);
    return answer.headers()['set-cookie'] ?? '';
  };
  const youAre = async (cookie: string) =>
    (await (await request.get(gameAt(code), https(cookie))).json()).you;

  expect(await claimed(1, `__Host-fieldbook-device=${own}`)).toBe('');
  expect(await youAre(`fieldbook-device=${planted}; __Host-fieldbook-device=${own}`)).toEqual([1]);
  expect(await youAre(`__Host-fieldbook-device=${own}; fieldbook-device=${planted}`)).toEqual([1]);

  // A device that has only the planted cookie gets a new secret one.
  const given = await claimed(2, `fieldbook-device=${planted}`);
  expect(given).toMatch(/^__Host-fieldbook-device=/);
  expect(given).not.toContain(planted);
  expect(await youAre(`fieldbook-device=${planted}`)).toEqual([]);
});
