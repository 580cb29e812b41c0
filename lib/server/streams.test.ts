import { expect, it, vi } from 'vitest';
import { deal } from '../game/deal';
import { newGame } from '../game/game';

vi.hoisted(() => {
  process.env.DATABASE_URL = ':memory:';
});
const { getServer } = await import('./open');
const { openStream } = await import('./streams');

/** A stream's news so far, and its end. */
async function listen(code: string, device: string | undefined) {
  const gone = new AbortController();
  const { signal } = gone;
  const stream = await openStream({ code, version: 1, device, signal, response: undefined });
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
