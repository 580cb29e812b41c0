import { expect, it, vi } from 'vitest';
import { deal } from '../game/deal';
import { newGame } from '../game/game';

vi.hoisted(() => {
  process.env.DATABASE_URL = ':memory:';
});
const { getServer, tellNews } = await import('./open');
const { openStream } = await import('./streams');

/** A stream's news so far, and its end. */
async function listen(code: string, device: string | undefined) {
  const gone = new AbortController();
  const { signal } = gone;
  const stream = await openStream({ code, version: 1, device, signal });
  let text = '';
  void stream.pipeTo(
    new WritableStream({
      write(chunk: Uint8Array) {
        text += new TextDecoder().decode(chunk);
      },
    }),
  );
  return { heard: () => text.match(/^data: /gm)?.length ?? 0, leave: () => gone.abort() };
}

it('tells a table once that a device listens, and once that it has gone, however many streams it opens', async () => {
  const { store } = await getServer();
  await store.create(newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'streams')));
  const table = await listen('KRWNQT', undefined);
  await expect.poll(table.heard).toBe(1);

  const pages = [await listen('KRWNQT', 'ada')];
  await expect.poll(table.heard).toBe(2);
  for (let more = 0; more < 50; more++) pages.push(await listen('KRWNQT', 'ada'));
  await expect.poll(() => pages.at(-1)?.heard()).toBeGreaterThan(0);
  await vi.waitFor(() => expect(table.heard()).toBe(2));

  for (const page of pages) page.leave();
  await expect.poll(table.heard).toBe(3);
});

it('keeps nothing for whoever reads nothing, and tells them the latest when they do', async () => {
  const { store } = await getServer();
  await store.create(newGame('BDGHJK', deal({ mode: 'normal', players: 3 }, 'unread')));
  const { signal } = new AbortController();
  const opening = { code: 'BDGHJK', version: 1, device: undefined, signal };
  const reader = (await openStream(opening)).getReader();
  for (let version = 2; version <= 2000; version++) await tellNews('BDGHJK', version);

  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toBe('retry: 1000\ndata: 1\n\n');
  expect(await read()).toBe('data: 2000\n\n');
  const next = read();
  await tellNews('BDGHJK', 2001);
  expect(await next).toBe('data: 2001\n\n');
});
