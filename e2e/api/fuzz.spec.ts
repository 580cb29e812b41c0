import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import fc from 'fast-check';
import { claim, uncover, voteForEnd } from '../ask';
import { type Exchange, violationOf } from '../documented';
import { type Device, expect, test } from '../fixtures';
import { FUZZ_SEED, printSeed } from '../fuzzSeed';
import { atRelease } from '../release';
import type { Server } from '../server';
import { createGame, gameAt } from '../table';
import { LARGEST_BODY_BYTES, type OddRequest, oddRequest } from './oddRequests';

const REQUESTS = atRelease(5200, 2600);
const REQUESTS_AT_DEFAULT_LIMITS = 400;
/** The server's default limit. */
const GUESSES_PER_MINUTE = 120;
const AT_ONCE = 16;
/** Far longer than any response takes; anything slower counts as a hang. */
const HANGS_AFTER = 20_000;
const STRETCHES = 4;
/**
 * Memory growth allowed per stretch after the first, in MiB: a leak of 40 KiB per request. Memory waiting for
 * garbage collection grows in one stretch or another, a leak in all of them.
 */
const MAX_GROWTH = 50;

/** The most complaints shown in a failure. */
const MAX_SHOWN = 10;

test('odd requests are refused, each with its code, and leave nothing behind', async ({
  serve,
  device,
}) => {
  test.setTimeout(240_000);
  printSeed();
  const server = await serve({ GUESSES_PER_MINUTE: '999999' });
  const { code } = await createGame(await device(), { mode: 'normal', players: 3 }, server.url);
  const odd = fc.sample(oddRequest(code), { numRuns: REQUESTS, seed: FUZZ_SEED });
  const startedAt = performance.now();

  const complaints: string[] = [];
  const memory: number[] = [];
  const length = REQUESTS / STRETCHES;
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const some = odd.slice(stretch * length, (stretch + 1) * length);
    complaints.push(...(await complainAbout(server, some)));
    memory.push(megabytes(server));
  }
  const growths = memory.slice(1).map((after, stretch) => after - (memory[stretch] ?? 0));

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const figures = `${REQUESTS} requests in ${seconds} s, ${memory.join(', ')} MiB`;
  test.info().annotations.push({ type: 'fuzz', description: `${figures}, seed ${FUZZ_SEED}` });
  expect(complaints.slice(0, MAX_SHOWN), `seed ${FUZZ_SEED}`).toEqual([]);
  expect(Math.min(...growths), figures).toBeLessThan(MAX_GROWTH);
  await playOn(server, device);
});

test('odd requests are refused with the default limits, too', async ({ serve, device }) => {
  printSeed();
  const server = await serve();
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'advanced', players: 5 }, server.url);
  const guess = () => phone.get(gameAt('BDGHJK', server.url));
  await Promise.all(Array.from({ length: GUESSES_PER_MINUTE }, guess));
  expect((await guess()).status(), 'the limit is reached').toBe(429);
  const odd = fc.sample(oddRequest(code), { numRuns: REQUESTS_AT_DEFAULT_LIMITS, seed: FUZZ_SEED });
  const complaints = await complainAbout(server, odd);
  expect(complaints.slice(0, MAX_SHOWN), `seed ${FUZZ_SEED}`).toEqual([]);
});

/** Sends all requests, several at a time; returns the faults in their responses. */
async function complainAbout(
  { url }: Server,
  odd: readonly OddRequest[],
): Promise<readonly string[]> {
  const complaints: string[] = [];
  const left = odd.values();
  const sendNext = async () => {
    for (const one of left) {
      const complaint = await complain(one, url);
      if (complaint !== undefined) complaints.push(`${describe(one)} ${complaint}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return complaints;
}

const describe = ({ body, ...rest }: OddRequest): string =>
  `${JSON.stringify(rest)} ${body?.toString().slice(0, 100) ?? 'without a body'}`;

async function complain(odd: OddRequest, url: string): Promise<string | undefined> {
  const answer = await send(odd, url);
  if (answer instanceof Error)
    return mayBeCutOff(odd) ? undefined : `failed with ${answer.message}`;
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (!URL.canParse(odd.path, url)) return undefined;
  // The server handles a TRACE as a PUT (`server/requests`).
  const method = odd.method === 'TRACE' ? 'PUT' : odd.method;
  return violationOf({ method, url: new URL(odd.path, url).href, ...answer });
}

/** Whether the server may close the connection before it has received the whole body. */
const mayBeCutOff = ({ body }: OddRequest): boolean => (body?.length ?? 0) > LARGEST_BODY_BYTES;

type Answer = Pick<Exchange, 'status' | 'headers' | 'text'>;

/**
 * The response, or an error if there is none. Uses Node's own client, which does not validate requests, and one
 * connection per request, so that requests cannot affect each other.
 */
function send(odd: OddRequest, url: string): Promise<Answer | Error> {
  const { method, path, headers, body, chunked } = odd;
  const { hostname, port } = new URL(url);
  const signal = AbortSignal.timeout(HANGS_AFTER);
  return new Promise(resolve => {
    const framed = { ...headers, ...framing(odd) };
    const outgoing = request({
      hostname,
      port,
      agent: false,
      method,
      path,
      headers: framed,
      signal,
    });
    outgoing.on('response', answer => resolve(read(answer)));
    outgoing.on('error', resolve);
    if (chunked && body !== undefined) outgoing.write(body.subarray(0, body.length / 2));
    outgoing.end(chunked ? body?.subarray(body.length / 2) : body);
  });
}

/** Set explicitly: for methods that rarely have a body, Node sends no length. */
function framing({ body, chunked }: OddRequest): Record<string, string> {
  if (body === undefined) return {};
  return chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) };
}

async function read(answer: IncomingMessage): Promise<Answer | Error> {
  const { statusCode: status = 0, headers } = answer;
  // A stream has no end: it is enough that it has started.
  if (headers['content-type'] === 'text/event-stream') {
    answer.destroy();
    return { status, headers, text: '' };
  }
  const parts: Buffer[] = [];
  try {
    for await (const part of answer) parts.push(part);
    return { status, headers, text: Buffer.concat(parts).toString() };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The server's resident memory; 0 on systems that do not report it. */
function megabytes({ pid }: Server): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function playOn({ url }: Server, device: () => Promise<Device>): Promise<void> {
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, url);
  const game = gameAt(code, url);
  for (const seat of [1, 2, 3]) {
    await claim(phone, game, seat);
    expect((await uncover(phone, game, seat)).clue.text).toMatch(/^The habitat is /);
  }
  for (const seat of [1, 2]) await voteForEnd(phone, game, seat);
  expect(await voteForEnd(phone, game, 3)).toMatchObject({ phase: 'ended' });
}
