import { expect, it, vi } from 'vitest';
import { deal } from '../game/deal/deal';
import { newGame } from '../testing/newGame';

vi.hoisted(() => {
  process.env.DATABASE_URL = ':memory:';
  process.env.STREAMS_PER_NETWORK = '130';
  process.env.STREAMS_PER_GAME = '60';
});
const { getServer, publishNews } = await import('./getServer');
const { openStream } = await import('./streams');

const HOME = '203.0.113.7';

/** The devices that hold seats, and the requesting network. */
interface Listening {
  readonly seated?: readonly string[];
  readonly network?: string;
}

async function open(
  code: string,
  device: string | undefined,
  { seated = ['ada'], network = HOME }: Listening = {},
) {
  const gone = new AbortController();
  const { signal } = gone;
  const stream = await openStream({ code, version: 1, seated, device, network, signal });
  return { stream, leave: () => gone.abort() };
}

/** Reads a stream: `received` returns its number of messages, `leave` disconnects. */
async function listen(code: string, device: string | undefined, listening?: Listening) {
  const { stream, leave } = await open(code, device, listening);
  if (!stream.ok) throw new Error(stream.error);
  let text = '';
  void stream.value.pipeTo(
    new WritableStream({
      write(chunk: Uint8Array) {
        text += new TextDecoder().decode(chunk);
      },
    }),
  );
  return { received: () => text.match(/^data: /gm)?.length ?? 0, leave };
}

it('notifies a table once when a device connects and once when it leaves, however many streams it opens', async () => {
  const { store } = await getServer();
  await store.create(newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'streams')));
  const table = await listen('KRWNQT', undefined);
  await expect.poll(table.received).toBe(1);

  const pages = [await listen('KRWNQT', 'ada')];
  await expect.poll(table.received).toBe(2);
  for (let more = 0; more < 50; more++) pages.push(await listen('KRWNQT', 'ada'));
  await expect.poll(() => pages.at(-1)?.received()).toBeGreaterThan(0);
  await vi.waitFor(() => expect(table.received()).toBe(2));

  for (const page of pages) page.leave();
  await expect.poll(table.received).toBe(3);
  table.leave();
});

it('buffers nothing for a client that does not read, and sends it the latest version once it does', async () => {
  const { store } = await getServer();
  await store.create(newGame('BDGHJK', deal({ mode: 'normal', players: 3 }, 'unread')));
  const { stream, leave } = await open('BDGHJK', undefined);
  if (!stream.ok) throw new Error(stream.error);
  const reader = stream.value.getReader();
  for (let version = 2; version <= 2000; version++) await publishNews('BDGHJK', version);

  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toBe('retry: 1000\ndata: 1\n\n');
  expect(await read()).toBe('data: 2000\n\n');
  const next = read();
  await publishNews('BDGHJK', 2001);
  expect(await next).toBe('data: 2001\n\n');
  leave();
});

it('deletes the presence of devices without a seat when a seat holder connects', async () => {
  const { store } = await getServer();
  const present = async () => [...(await store.presence('CDFGHJ')).keys()].toSorted();
  // Each device takes the seat, opens a stream, and leaves again.
  for (let round = 0; round < 20; round++) {
    const device = `device ${round}`;
    const page = await listen('CDFGHJ', device, { seated: ['ada', device] });
    await expect.poll(present).toContain(device);
    page.leave();
  }
  const own = await listen('CDFGHJ', 'ada', { seated: ['ada'] });
  await expect.poll(present).toEqual(['ada']);
  own.leave();
});

it('limits the streams per network and, separately for seat holders and onlookers, per game', async () => {
  const seated = ['ada', 'ben', 'cleo', 'dora', 'ed'];
  const opened: (() => void)[] = [];
  async function openMany(
    count: number,
    code: string,
    device: string | undefined,
    network: string,
  ): Promise<number> {
    let refusals = 0;
    for (let each = 0; each < count; each++) {
      const { stream, leave } = await open(code, device, { seated, network });
      if (stream.ok) opened.push(leave);
      else refusals++;
    }
    return refusals;
  }
  // A household behind one address, each member with three pages open.
  for (const device of seated) expect(await openMany(3, 'DFGHJK', device, HOME)).toBe(0);
  expect(await openMany(61, 'DFGHJK', undefined, '198.51.100.1')).toBe(1);
  expect(await openMany(46, 'DFGHJK', 'ada', '198.51.100.2')).toBe(1);
  expect(await openMany(60, 'FGHJKL', undefined, HOME)).toBe(0);
  expect(await openMany(56, 'GHJKLM', undefined, HOME)).toBe(1);
  expect(await openMany(1, 'GHJKLM', undefined, '198.51.100.3')).toBe(0);

  for (const leave of opened) leave();
  expect(await openMany(60, 'DFGHJK', undefined, HOME)).toBe(0);
  for (const leave of opened) leave();
});
