import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import { placeView } from '@/lib/game/views/views';
import { HEXES } from '@/lib/map/hexSet';
import { type Player, seatPlayers } from './players';

/** How long the calls of a table take while another network abuses the server. */

/** Separate networks, as a proxy reports them. */
const ABUSER = { 'x-forwarded-for': '203.0.113.1' };
const OTHERS = { 'x-forwarded-for': '203.0.113.2' };
const CONNECTIONS = 8;
const SECONDS = 6;

/** Prints a line per kind of abuse. The server must count addresses by one trusted proxy. */
export async function measureAbuse(database: string, url: string): Promise<void> {
  const [victim] = await seatPlayers(url);
  const abusers = await seatPlayers(url);
  const [abuser] = abusers;
  if (victim === undefined || abuser === undefined) throw new Error('a table has no players');
  await fillTable(url, abusers);
  for (const [what, request] of Object.entries(await abusesOf(url, abuser))) {
    const { text } = await pressBeside(url, victim, request);
    console.log(`${database}, ${what}: ${text}`);
  }
}

/** Repeats a request while another table calls; returns the number of responses, and the figures as text. */
export async function pressBeside(
  url: string,
  victim: Player,
  request: Request,
  seconds = SECONDS,
): Promise<{ readonly answered: number; readonly text: string }> {
  const pressed = autocannon({
    url,
    requests: [{ ...request, headers: { ...request.headers, ...ABUSER } }],
    connections: CONNECTIONS,
    duration: seconds,
  });
  const times = await timeCalls(url, victim, seconds);
  const { requests, statusCodeStats } = await pressed;
  const p = (share: number) => times[Math.ceil(times.length * share) - 1]?.toFixed(0);
  const statuses = Object.entries(statusCodeStats ?? {}).map(
    ([status, { count }]) => `${count} × ${status}`,
  );
  return {
    answered: requests.total,
    text: `others beside it p50 ${p(0.5)} ms, p99 ${p(0.99)} ms; ${requests.mean}/s (${statuses.join(', ')})`,
  };
}

/** The ms that each of a table's calls took, one after the other, ascending. */
async function timeCalls(
  url: string,
  { path, headers }: Player,
  seconds: number,
): Promise<readonly number[]> {
  const until = performance.now() + (seconds - 1) * 1000;
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    await (await fetch(`${url}${path}`, { headers: { ...headers, ...OTHERS } })).arrayBuffer();
    times.push(performance.now() - start);
    await pause(10);
  }
  return times.toSorted((a, b) => a - b);
}

/** A notebook of 20 KB. */
const NOTES = { text: 'x'.repeat(20_000) };

/** Fills a table: a long record, and every notebook. Uses up each seat's rate limit. */
async function fillTable(url: string, players: readonly Player[]): Promise<void> {
  const send = (method: string, { headers }: Player, path: string, body: object) =>
    fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  for (const [owner, player] of players.entries()) {
    const { path, seat } = player;
    await send('POST', player, `${path}/record`, { seat, type: 'start' });
    await send('PUT', player, `${path}/seats/${seat}/notebook`, { seat, ...NOTES });
    for (const hex of HEXES.slice(0, 55)) {
      const piece = { owner, space: placeView((hex + owner * 2) % 108), kind: 'disc' };
      await send('POST', player, `${path}/record`, { seat, type: 'place', ...piece });
    }
  }
}

/** Requests by the holder of seat 1, whose rate limit is used up, and by strangers. */
async function abusesOf(
  url: string,
  { path, seat, headers }: Player,
): Promise<Readonly<Record<string, Request>>> {
  const change = (method: 'POST' | 'PUT', to: string, body: object): Request => ({
    method,
    path: to,
    headers,
    body: JSON.stringify(body),
  });
  const page = path.replace('/api', '');
  const cube = { owner: 0, space: placeView(0), kind: 'cube' };
  const upload = { format: 1, padding: 'x'.repeat(500_000) };
  const { status } = await fetch(`${url}${page}`, { headers });
  if (status !== 200) throw new Error(`the table's page answers ${status}`);
  return {
    nothing: { path: '/api/nothing', headers },
    'readings of a table': { path, headers },
    'refused pieces': change('POST', `${path}/record`, { seat, type: 'place', ...cube }),
    'checks of the board': change('POST', `${path}/check-board`, {}),
    'notebooks refused by pace': change('PUT', `${path}/seats/${seat}/notebook`, NOTES),
    'refused uploads of 500 KB': change('POST', '/api/games/upload', upload),
    "pages of a table's record": { path: `${page}/record`, headers },
    'pages of a table': { path: page, headers },
  };
}
