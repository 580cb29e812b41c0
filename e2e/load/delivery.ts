import { setTimeout as pause } from 'node:timers/promises';
import { type Client, openClient } from './client';
import { type Crowd, openCrowd } from './crowd';
import { quantile } from './figures';
import { type Player, vote } from './players';
import { computedBy, memoryOf } from './processes';
import type { Listener } from './streams';

/** Delivery times to open streams, and their cost. */
export interface Delivery {
  /** Milliseconds from sending a vote until a stream receives the news. */
  readonly p50: number;
  readonly p99: number;
  /** Failed votes, and news that a stream did not receive. */
  readonly errors: number;
  /** Bytes of server memory per stream. */
  readonly memory: number;
  /** Server CPU milliseconds per thousand news deliveries, including their votes. */
  readonly computed: number;
}

export interface Delivering {
  readonly listeners: readonly Listener[];
  /** Players who vote in turn, round after round. */
  readonly voters: readonly Player[];
  readonly votesPerSecond: number;
}

const SECONDS = 10;
const TIMEOUT_MILLISECONDS = 2000;
const CONNECTIONS = 16;

/** Opens all streams, then votes at a steady rate while they listen. */
export async function measureDelivery(
  { url, pid }: { readonly url: string; readonly pid: number },
  { listeners, voters, votesPerSecond }: Delivering,
): Promise<Delivery> {
  const client = openClient(url, CONNECTIONS);
  // Warm-up: the server has run this code before, and no vote remains.
  for (const voter of voters) await vote(client, voter, 1);

  const before = await memoryOf(pid);
  const crowd = await openCrowd(url, listeners);
  await pause(1000);
  const memory = ((await memoryOf(pid)) - before) / listeners.length;

  const computedBefore = await computedBy(pid);
  const news = new Map<string, Promise<News>>();
  const all: Promise<News>[] = [];
  for (let n = 0; n < SECONDS * votesPerSecond; n++) {
    const voter = voters[n % voters.length];
    if (voter === undefined) throw new Error('there are no voters');
    await news.get(voter.code);
    const next = voteAndAwait(client, crowd, voter, Math.floor(n / voters.length));
    news.set(voter.code, next);
    all.push(next);
    await pause(1000 / votesPerSecond);
  }
  const results = await Promise.all(all);
  const computed = (await computedBy(pid)) - computedBefore;
  crowd.close();
  client.close();

  const times = results.flatMap(({ times }) => times);
  const missed = results.reduce((sum, { missed }) => sum + missed, 0);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    errors: missed,
    memory,
    computed: (computed * 1000) / times.length,
  };
}

interface News {
  readonly times: readonly number[];
  readonly missed: number;
}

async function voteAndAwait(
  client: Client,
  crowd: Crowd,
  voter: Player,
  round: number,
): Promise<News> {
  const news = crowd.nextNews(voter.code, TIMEOUT_MILLISECONDS);
  const voted = await vote(client, voter, round).catch(() => false);
  const times = await news;
  return { times, missed: crowd.streamsOf(voter.code) - times.length + (voted ? 0 : 1) };
}
