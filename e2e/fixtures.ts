import { type APIRequestContext, test as base, expect } from 'playwright/test';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import { documented } from './documented';
import { type Player, type RecordedPlayer, seatPlayer } from './player';
import { startRecorder } from './recorder';
import { seedsOf } from './seeds';
import { type Server, type Settings, type Start, startServer, temporaryDatabase } from './server';
import { type SharedName, type SharedServer, shareServer } from './sharedServers';
import { createGame, type GameOptions } from './table';

/** An API client with its own cookies; its responses are `documented`. */
export type Device = APIRequestContext;

type Fixtures = {
  /** The server shared by all tests. */
  origin: string;
  /** Creates games through the API. */
  table: { createGame(options: GameOptions): Promise<TableAnswer> };
  /** A device; where a server trusts a proxy, `from` is its network address. */
  device: (from?: string) => Promise<Device>;
  /** A player with their own browser, at `origin` or elsewhere. Browser errors fail the test. */
  player: (address?: string) => Promise<Player>;
  /** A player whose received bytes are all recorded, to be read with `seen`. */
  recordedPlayer: () => Promise<RecordedPlayer>;
  /** The address of a database that only this test uses. */
  databaseUrl: string;
  /** A server that other tests use at the same time. */
  shared: (name: SharedName) => Promise<SharedServer>;
  /** A server that only this test uses, on `databaseUrl` unless set otherwise. */
  serve: (settings?: Partial<Settings>, how?: Start) => Promise<Server>;
  /** Adds the seeds of the test's games to its failure message. */
  reportSeeds: undefined;
};

/** Playwright's `test` with players, devices and servers; each fixture closes what it creates. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  origin: async ({}, use) => {
    const url = process.env.FIELDBOOK_URL;
    if (url === undefined) throw new Error('globalSetup.ts has started no server');
    await use(url);
  },

  baseURL: async ({ origin }, use) => use(origin),

  request: async ({ request }, use) => use(documented(request)),

  device: async ({ playwright, origin }, use) => {
    const devices: Device[] = [];
    await use(async from => {
      const extraHTTPHeaders = from === undefined ? {} : { 'X-Forwarded-For': from };
      const device = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders });
      devices.push(device);
      return documented(device);
    });
    await Promise.all(devices.map(device => device.dispose()));
  },

  table: async ({ request }, use) => {
    await use({ createGame: options => createGame(request, options) });
  },

  player: async ({ browser, origin }, use) => {
    const leaving: (() => Promise<void>)[] = [];
    await use(async (address = origin) => {
      const { player, leave } = await seatPlayer(browser, address);
      leaving.push(leave);
      return player;
    });
    await allOf(leaving);
  },

  recordedPlayer: async ({ browser, origin }, use) => {
    const leaving: (() => Promise<void>)[] = [];
    await use(async () => {
      const recorder = await startRecorder(origin);
      const { player, leave, currentState } = await seatPlayer(browser, recorder.url);
      leaving.push(async () => leave().finally(recorder.close));
      return Object.assign(player, {
        seen: async () => [...recorder.received(), ...(await currentState())],
      });
    });
    await allOf(leaving);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  databaseUrl: async ({}, use) => {
    const database = await temporaryDatabase();
    await use(database.url);
    await database.remove();
  },

  serve: async ({ databaseUrl }, use) => {
    const servers: Server[] = [];
    await use(async (settings, how) => {
      const server = await startServer({ DATABASE_URL: databaseUrl, ...settings }, how);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map(server => server.stop()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  shared: async ({}, use) => use(shareServer),

  reportSeeds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, info) => {
      await use(undefined);
      const seeds = seedsOf(info);
      if (info.status === info.expectedStatus || seeds.length === 0) return;
      await info.attach('seeds of its games', {
        body: seeds.join('\n'),
        contentType: 'text/plain',
      });
    },
    { auto: true },
  ],
});

/** Lets all players leave, then throws the first error. */
async function allOf(leaving: readonly (() => Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(leaving.map(leave => leave()));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

export { expect };
