import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import { test } from 'playwright/test';
import { describeMachine } from '@/lib/testing/machine.mjs';
import { startPostgres } from '@/lib/testing/startPostgres';
import { startServer, temporaryDatabase } from '../server';
import { measureAbuse } from './abuse';
import { measureDearest } from './dearest';
import { NEW_GAME, type Player, seatPlayers } from './players';
import { measureStrangers } from './strangers';

/**
 * `npm run load`: how fast the built server responds over loopback, on SQLite and on PostgreSQL. Both databases write
 * to disk before they respond, as in production. Needs Linux and PostgreSQL's programs.
 */
test('load', async () => {
  console.log(describeMachine());
  const sqlite = await temporaryDatabase();
  await measure('SQLite', sqlite.url).finally(sqlite.remove);
  const postgres = await startPostgres({ isDurable: true });
  await measure('PostgreSQL', await postgres.createDatabase()).finally(postgres.stop);
});

const GAMES = 100;
const STREAMS = 1000;
const UNLIMITED = {
  COSTLY_PER_MINUTE: '0',
  REFUSED_PER_MINUTE: '0',
  STREAMS_PER_NETWORK: '0',
  STREAMS_PER_GAME: '0',
  TRUSTED_PROXIES: '1',
};

async function measure(database: string, databaseUrl: string): Promise<void> {
  const limited = await startServer({ DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' });
  await measureAbuse(database, limited.url)
    .then(() => measureStrangers(database, limited.url))
    .finally(limited.stop);
  const server = await startServer({ DATABASE_URL: databaseUrl, ...UNLIMITED });
  const { url } = server;

  /** Sends the requests in turn for five seconds, after three to warm up. */
  async function press(what: string, requests: Request[], connections = 16): Promise<void> {
    await autocannon({ url, requests, connections, duration: 3 });
    const pressed = await autocannon({ url, requests, connections, duration: 5 });
    const { requests: pace, latency, non2xx, errors } = pressed;
    const times = `p50 ${latency.p50} ms, p99 ${latency.p99} ms`;
    console.log(
      `${database}, ${what}: ${pace.mean}/s, ${times}; ${non2xx} not 2xx, ${errors} errors`,
    );
  }

  try {
    await measureDearest(database, server);
    const players: Player[] = [];
    for (let game = 0; game < GAMES; game++) players.push(...(await seatPlayers(url)));
    const views = players.map(({ path, headers }): Request => ({ path, headers }));
    const deal: Request = { method: 'POST', path: '/api/games', body: JSON.stringify(NEW_GAME) };
    await press('views', views);
    await press('an unknown address: what Next alone costs', [{ path: '/api/nothing' }]);
    // Three of five do not carry the hint, so they can vote again and again.
    await press('votes', players.filter(({ seat }) => seat <= 3).flatMap(votesOf));
    await press('new games', [deal]);
    await Promise.all([press('views beside new games', views, 4), press('those', [deal], 8)]);
    for (const player of players.slice(0, 1)) {
      const news = await timeNews(url, player);
      const p = (share: number) =>
        Math.round(news[Math.ceil(news.length * share) - 1] ?? Number.NaN);
      const missed = VOTES * STREAMS - news.length;
      console.log(
        `${database}, ${STREAMS} streams: p50 ${p(0.5)} ms, p99 ${p(0.99)} ms, ${missed} missed`,
      );
    }
  } finally {
    await server.stop();
  }
}

/** Agrees to a hint and withdraws that, so that each request changes something. */
const votesOf = ({ path, seat, headers }: Player) =>
  [true, null].map(agree => ({
    method: 'POST' as const,
    path: `${path}/votes`,
    headers,
    body: JSON.stringify({ seat, motion: { about: 'hint' }, agree }),
  }));

const VOTES = 10;

/** Opens streams of one game and votes, one vote a second; the ms from each vote to each stream's news, ascending. */
async function timeNews(url: string, player: Player): Promise<readonly number[]> {
  const times: number[] = [];
  let votedAt: number | undefined;
  for (let opened = 0; opened < STREAMS; opened++)
    await new Promise<void>(resolve => {
      get(`${url}${player.path}/live`, { agent: false }, response =>
        response.on('data', () => {
          resolve();
          if (votedAt !== undefined) times.push(performance.now() - votedAt);
        }),
      );
    });
  for (let vote = 0; vote < VOTES; vote++) {
    const [agree, takeBack] = votesOf(player);
    votedAt = performance.now();
    await fetch(`${url}${player.path}/votes`, vote % 2 === 0 ? agree : takeBack);
    await pause(1000);
  }
  return times.toSorted((a, b) => a - b);
}
