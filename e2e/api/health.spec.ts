import { expect, test } from '../fixtures';

test('a healthy server says so', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
});

test('a server that is asked to stop ends by itself', async ({ serve }) => {
  const server = await serve();
  await expect(server.stop()).resolves.toBeUndefined();
});
