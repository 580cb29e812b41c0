import { claim } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { openStream, type Stream } from '../stream';
import { createGame, gameAt, viewTable } from '../table';

/** The longest that a server may take to stop, in milliseconds. */
const STOPS_WITHIN = 3000;

const STREAMS = 10;
const DEALS = 16;
const WISHED = { mode: 'advanced', players: 5, length: 'long', even: true } as const;

test('a server that deals shows tables meanwhile, stops at once, and keeps what it has dealt', async ({
  serve,
  device,
}) => {
  const server = await serve();
  const { url } = server;
  const [table, others] = [await device(), await device()];
  const { code } = await createGame(table, { mode: 'normal', players: 3 }, url);

  await test.step('a table is shown ten times before sixteen deals with wishes are found', async () => {
    const { created, creating } = await dealSixteen(others, url);
    const before = created.length;
    for (let views = 0; views < 10; views++) await viewTable(table, code, url);
    expect(created.length - before).toBeLessThan(DEALS - 1);
    await Promise.all(creating);
    expect(new Set(created).size).toBe(DEALS);
  });

  const { created, creating } = await dealSixteen(others, url);
  await test.step('a server that is dealing stops at once', async () => {
    await server.stop(5_000);
    await Promise.allSettled(creating);
    expect(created.length).toBeGreaterThan(0);
  });

  const next = await serve();
  await test.step('what it has dealt is stored', async () => {
    for (const each of created) await viewTable(table, each, next.url);
  });

  await test.step('a server with open streams ends them and stops when it is asked to', async () => {
    const streams = await Promise.all(
      Array.from({ length: STREAMS }, () => sitAndListen(table, next.url)),
    );
    await next.stop(STOPS_WITHIN);
    await Promise.all(streams.map(stream => stream.ended));
  });
});

/** Requests sixteen deals at once; returns the codes created so far once the first one succeeds. */
async function dealSixteen(device: Device, url: string) {
  const created: string[] = [];
  const creating = Array.from({ length: DEALS }, async () => {
    created.push((await createGame(device, WISHED, url)).code);
  });
  await Promise.race(creating);
  return { created, creating };
}

async function sitAndListen(phone: Device, origin: string): Promise<Stream> {
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, origin);
  await claim(phone, gameAt(code, origin), 1);
  return openStream(phone, code, origin);
}
