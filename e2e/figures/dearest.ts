import { readFile } from 'node:fs/promises';
import type { Request } from 'autocannon';
import { seatAt } from '@/lib/board/players';
import { deal } from '@/lib/game/deal/deal';
import { MAX_ENTRIES } from '@/lib/game/limits';
import type { Entry } from '@/lib/game/record/entry';
import { placeView } from '@/lib/game/views/views';
import { HEX_COUNT } from '@/lib/map/hexSet';
import { formatDocument } from '@/lib/store/document';
import { newGame } from '@/lib/testing/newGame';
import type { Server } from '../server';
import { pressBeside } from './abuse';
import { NEW_GAME, seatPlayers } from './players';

/** The most expensive requests, without rate limits. */
export async function measureDearest(database: string, { url, pid }: Server): Promise<void> {
  const [victim] = await seatPlayers(url);
  if (victim === undefined) throw new Error('a table has no players');
  for (const [what, request] of Object.entries(await dearestRequests(url))) {
    // To warm up.
    await pressBeside(url, victim, request, 3);
    const start = await processorMs(pid);
    const pressed = await pressBeside(url, victim, request);
    const used = (await processorMs(pid)) - start;
    const each = (used / pressed.answered).toFixed(1);
    console.log(`${database}, ${what}: ${each} ms of processor each; ${pressed.text}`);
  }
}

/** Milliseconds of processor that a process and its threads have used. Linux counts in hundredths of a second. */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces. Fields 14 and 15 of `man proc`.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12);
  return (Number(user) + Number(system)) * 10;
}

/** A phone's game with every seat taken, full notebooks, and that many entries. */
function phoneGame(entries: number): string {
  const game = newGame(
    entries === MAX_ENTRIES ? 'phone-KRWNQT' : 'phone-KRWNQX',
    deal({ mode: 'advanced', players: 5 }, 'dearest'),
  );
  const record = Array.from({ length: entries }, (_, at): Entry => {
    const owner = at % 5;
    const hex = (Math.floor(at / 5) + owner * 2) % HEX_COUNT;
    const kind = at % 9 === 0 ? 'cube' : 'disc';
    return {
      type: 'place',
      owner,
      hex,
      kind,
      id: `entry-${at}`.padEnd(21, '-'),
      by: seatAt(owner),
      at,
    };
  });
  const seats = game.seats.map(seat => ({
    ...seat,
    holder: { device: 'phone', name: null },
    notebook: 'x'.repeat(20_000),
  }));
  return formatDocument({ ...game, seats, record });
}

async function dearestRequests(url: string): Promise<Readonly<Record<string, Request>>> {
  const post = (path: string, body: string, cookie = ''): Request => ({
    method: 'POST',
    path,
    headers: { cookie },
    body,
  });
  async function upload(entries: number) {
    const answer = await fetch(`${url}/api/games/upload`, {
      method: 'POST',
      body: phoneGame(entries),
    });
    if (!answer.ok) throw new Error(`an upload answers ${answer.status} ${await answer.text()}`);
    const { code } = await answer.json();
    return { code, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  }
  const [open, full] = [await upload(MAX_ENTRIES - 1), await upload(MAX_ENTRIES)];
  const misread = JSON.stringify({
    seat: 1,
    type: 'place',
    owner: 0,
    space: placeView(HEX_COUNT - 1),
    kind: 'cube',
    means: { step: 'share', round: 1 },
  });
  const find = JSON.stringify({
    seat: 1,
    motion: { about: 'end', found: { space: placeView(50) } },
  });
  return {
    nothing: { path: '/api/nothing' },
    'entries read otherwise': post(`/api/games/${open.code}/record`, misread, open.cookie),
    'entries in a full record': post(`/api/games/${full.code}/record`, misread, full.cookie),
    'calls of a find': post(`/api/games/${open.code}/votes`, find, open.cookie),
    'readings of the table': { path: `/api/games/${open.code}`, headers: { cookie: open.cookie } },
    "pages of the table's record": {
      path: `/games/${open.code}/record`,
      headers: { cookie: open.cookie },
    },
    uploads: post('/api/games/upload', phoneGame(MAX_ENTRIES - 1)),
    'deals with wishes': post(
      '/api/games',
      JSON.stringify({ ...NEW_GAME, length: 'long', even: true }),
    ),
    'how to play': { path: '/how-to-play', headers: { 'accept-encoding': 'gzip' } },
    'the OpenAPI document': {
      path: '/api/openapi.json',
      headers: { 'accept-encoding': 'gzip' },
    },
    'the reference of the API': { path: '/api', headers: { 'accept-encoding': 'gzip' } },
  };
}
