import { chmod, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expectRefusal } from '../ask';
import { expect, test } from '../fixtures';
import { createGame, viewTable } from '../table';

test('a server started on a read-only database accepts changes once the file becomes writable', async ({
  serve,
  device,
  databaseUrl,
}) => {
  const before = await serve();
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, before.url);
  await before.kill();

  await allow(databaseUrl, 0o444);
  const { url } = await serve({}, { isUnprivileged: true, isUnhealthy: true });
  const health = await phone.get(`${url}/api/health`);
  expect(health.status()).toBe(503);
  expect(await health.json()).toEqual({ status: 'degraded', broken: ['database'] });
  const deal = () => phone.post(`${url}/api/games`, { data: { mode: 'normal', players: 3 } });
  await expectRefusal(await deal(), 503, 'unavailable');

  await allow(databaseUrl, 0o644);
  await expect.poll(async () => (await phone.get(`${url}/api/health`)).status()).toBe(200);
  expect((await deal()).status()).toBe(201);
  expect((await viewTable(phone, code, url)).code).toBe(code);
});

/** Sets the mode of SQLite's files. */
async function allow(url: string, mode: number): Promise<void> {
  const folder = dirname(url.replace('file:', ''));
  for (const file of await readdir(folder)) await chmod(join(folder, file), mode);
}
