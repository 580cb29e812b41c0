import { createTranslator } from 'use-intl';
import { afterEach, vi } from 'vitest';
import type { ErrorCode } from '@/app/_api/errors';
import { en } from '@/app/_words/words';
import type { SeatNumber } from '@/lib/board/players';
import { type DealRefusal, dealRefusalView } from '@/lib/game/deal/dealRequest';
import type { Game } from '@/lib/game/game';
import type { DeviceId } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { createRepeats } from '@/lib/server/repeats';
import { dealTable, type NewTable } from '@/lib/table/dealTable';
import { claimSeat } from '@/lib/table/seatCommands';
import { showTable } from '@/lib/table/showTable';
import { memoryDependencies } from '@/lib/testing/memory';
import { must } from './memoryTable';
import { ourAnswer } from './ourAnswer';

/** The device id of the phone in the test. */
const DEVICE: DeviceId = 'this phone';

export interface MemoryServer {
  /** Whether requests reach the server; set it to false to simulate being offline. */
  isReachable: boolean;
  /** Whether answers to deals are lost on their way back. */
  losesAnswers: boolean;
  /** All tables that the page has dealt, newest last. */
  readonly dealt: readonly TableView[];
  /** Deals a table without a request from the page. */
  deal(options: NewTable): Promise<TableView>;
  /** Seats a player, on this phone by default. */
  sit(code: string, seat: SeatNumber, name: string, device?: DeviceId): Promise<void>;
  game(code: string): Promise<Game>;
}

afterEach(() => vi.unstubAllGlobals());

/**
 * An in-memory server for pages that fetch by themselves: creates and shows tables by the real rules, and answers
 * health checks. HTTP tests cover the routes' own validation.
 */
export function memoryServer(): MemoryServer {
  const dependencies = memoryDependencies('a server');
  const dealt: TableView[] = [];
  const dealOnce = createRepeats<TableView, DealRefusal>(dependencies.now);
  const server: MemoryServer = {
    isReachable: true,
    losesAnswers: false,
    dealt,
    deal: async options => must(await dealTable(dependencies, options, undefined)),
    async sit(code, seat, name, device = DEVICE) {
      must(await claimSeat(dependencies, { code, seat, device }, { name }));
    },
    game: async code => must(await dependencies.repository.load(code)),
  };

  async function create(body: string, headers: Headers) {
    const content = JSON.parse(body);
    const key = headers.get('idempotency-key') ?? undefined;
    const table = await dealOnce({ key, content }, async () => {
      const made = await dealTable(dependencies, content, DEVICE);
      if (made.ok) dealt.push(made.value);
      return made;
    });
    if (table.ok) return ourAnswer(table.value, 201);
    if (table.error === 'change-id-used') return refusal(422, table.error);
    const { code, ...details } = dealRefusalView(table.error);
    return refusal(422, code, details);
  }

  async function show(code: string) {
    const game = await dependencies.repository.load(code);
    if (!game.ok) return refusal(404, game.error);
    return ourAnswer(await showTable(dependencies, game.value, DEVICE));
  }

  async function answer(path: string, { method = 'GET', body, headers }: RequestInit) {
    const [, resource, code] = /^\/api\/(health|device|games)(?:\/(\w+))?$/.exec(path) ?? [];
    if (resource === 'health') return ourAnswer({});
    if (resource === 'device') return ourAnswer({ known: true });
    if (resource === 'games' && method === 'POST' && code === undefined)
      return create(String(body), new Headers(headers));
    if (resource === 'games' && method === 'GET' && code !== undefined) return show(code);
    throw new Error(`the memory server has no ${method} ${path}`);
  }

  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    const response = await answer(path, request);
    if (server.losesAnswers && path === '/api/games') throw new TypeError('Failed to fetch');
    return response;
  });
  return server;
}

function refusal(status: number, code: ErrorCode, details: object = {}) {
  const words = createTranslator({
    locale: 'en',
    messages: en,
    namespace: 'errors',
  });
  return ourAnswer({ error: { code, message: words(code), ...details } }, status);
}
