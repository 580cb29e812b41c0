import { type APIRequestContext, test as base, expect } from 'playwright/test';
import type { SaidTable } from '@/app/_words/said';
import { type Player, seatPlayer } from './player';
import { type Server, type Settings, startServer, temporaryDatabase } from './server';
import { createGame, type GameOptions } from './table';

/** Something that speaks to the server without a screen, and keeps its cookies to itself. */
export type Device = APIRequestContext;

type Fixtures = {
  /** The server that all tests use. */
  origin: string;
  /** A table whose games are dealt behind the scenes. */
  table: { createGame(options: GameOptions): Promise<SaidTable> };
  device: () => Promise<Device>;
  /** A player with a browser of their own, at `origin` or elsewhere. Errors in it fail the test. */
  player: (address?: string) => Promise<Player>;
  /** The address of a database that only this test uses. */
  databaseUrl: string;
  /** A server that only this test uses, on `databaseUrl` where it is not set otherwise; of another build's folder. */
  serve: (settings?: Partial<Settings>, folder?: string) => Promise<Server>;
};

/** Playwright's `test` with people, devices and servers; what a fixture creates it closes. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  origin: async ({}, use) => {
    const url = process.env.FIELDBOOK_URL;
    if (url === undefined) throw new Error('globalSetup.ts has started no server');
    await use(url);
  },

  baseURL: async ({ origin }, use) => use(origin),

  device: async ({ playwright, origin }, use) => {
    const devices: Device[] = [];
    await use(async () => {
      const device = await playwright.request.newContext({ baseURL: origin });
      devices.push(device);
      return device;
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
    const left = await Promise.allSettled(leaving.map(leave => leave()));
    for (const one of left) if (one.status === 'rejected') throw one.reason;
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  databaseUrl: async ({}, use) => {
    const database = await temporaryDatabase();
    await use(database.url);
    await database.remove();
  },

  serve: async ({ databaseUrl }, use) => {
    const servers: Server[] = [];
    await use(async (settings, folder) => {
      const server = await startServer({ DATABASE_URL: databaseUrl, ...settings }, folder);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map(server => server.stop()));
  },
});

export { expect };
