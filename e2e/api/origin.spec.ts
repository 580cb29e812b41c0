import { claim, expectRefusal } from '../ask';
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
      { method: 'POST', path: `${gameAt(code)}/end` },
      { method: 'DELETE', path: `${gameAt(code)}/end` },
      { method: 'POST', path: `${gameAt(code)}/hint` },
      { method: 'PATCH', path: `${gameAt(code)}/seats/1` },
      { method: 'DELETE', path: `${gameAt(code)}/seats/1` },
      { method: 'POST', path: `${gameAt(code)}/seats/2/claim` },
      { method: 'POST', path: `${gameAt(code)}/seats/2/free` },
      { method: 'POST', path: `${gameAt(code)}/seats/1/look` },
      { method: 'POST', path: `${gameAt(code)}/seats/1/hand-over` },
      { method: 'POST', path: `${gameAt(code)}/seats/1/take` },
    ]) {
      const data = { seat: 1, name: 'Eve', digits: '123456', mode: 'normal', players: 3 };
      const answer = await phone.fetch(path, { method, headers, data });
      await expectRefusal(answer, 403, 'foreign-origin');
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
    const answer = await phone.post(`${gameAt(code)}/end`, { headers, data: { seat: 1 } });
    expect(answer.status(), JSON.stringify(headers)).toBe(200);
  }
});

for (const { scheme, isSecure } of [
  { scheme: 'https', isSecure: true },
  { scheme: 'https, http', isSecure: true },
  { scheme: 'http', isSecure: false },
]) {
  test(`the cookie is ${isSecure ? '' : 'not '}for https alone under ${scheme}`, async ({
    table,
    device,
  }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    const answer = await (await device()).post(`${gameAt(code)}/seats/1/claim`, {
      headers: { 'X-Forwarded-Proto': scheme },
    });
    const cookie = answer.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/^fieldbook-device=[\w-]{22};.*HttpOnly/);
    expect(/;\s*Secure/i.test(cookie)).toBe(isSecure);
  });
}
