import { startStallingProxy } from '@/lib/testing/stallingProxy';
import { expect, test } from '../fixtures';

test('a healthy server says so', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('a server that PostgreSQL tells nothing says so, and still serves', async ({
  shared,
  serve,
  request,
}) => {
  const pooler = await startStallingProxy((await shared('first')).databaseUrl);
  pooler.isPooling = true;
  const server = await serve({ DATABASE_URL: pooler.url });
  const health = () => request.get(`${server.url}/api/health`);
  const broken = async () => (await (await health()).json()).broken;
  await expect.poll(broken).toEqual(['news']);
  expect((await health()).status()).toBe(200);
  expect(server.logs()).toContain('no news comes from PostgreSQL');
  await server.stop();
  await pooler.close();
});
