import { expect, test } from '../fixtures';
import { createGame, viewTable } from '../table';

const CREATED = 16;
const WISHED = { mode: 'advanced', players: 5, length: 'long', even: true } as const;

test('a table is shown ten times before sixteen deals that others wish for are found', async ({
  serve,
  device,
}) => {
  const { url } = await serve();
  const [table, others] = [await device(), await device()];
  const { code } = await createGame(table, { mode: 'normal', players: 3 }, url);
  const created: string[] = [];
  const creating = Array.from({ length: CREATED }, async () => {
    created.push((await createGame(others, WISHED, url)).code);
  });
  // From here on all sixteen are asked for.
  await Promise.race(creating);
  const before = created.length;
  for (let asked = 0; asked < 10; asked++) await viewTable(table, code, url);
  expect(created.length - before).toBeLessThan(CREATED - 1);
  await Promise.all(creating);
  expect(new Set(created).size).toBe(CREATED);
});

test('a server that deals is stopped at once, and keeps what it has dealt', async ({
  serve,
  device,
}) => {
  const server = await serve();
  const table = await device();
  const created: string[] = [];
  const creating = Array.from({ length: CREATED }, async () => {
    created.push((await createGame(table, WISHED, server.url)).code);
  });
  await Promise.race(creating);
  await server.stop(5_000);
  await Promise.allSettled(creating);
  expect(created.length).toBeGreaterThan(0);

  const next = await serve();
  for (const code of created) await viewTable(table, code, next.url);
});
