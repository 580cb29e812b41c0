import { type APIRequestContext, expect } from 'playwright/test';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import type { Assist } from '@/lib/game/votes/assist';
import { nextSeed } from './seeds';

export type GameOptions = {
  readonly mode: 'normal' | 'advanced';
  readonly players: 2 | 3 | 4 | 5;
  /**
   * By default derived from the test's title, so that each run deals the same game; with `null` the server
   * draws one.
   */
  readonly seed?: string | null;
  readonly mapCode?: string;
  /** Whether the map is already laid; default true. */
  readonly laid?: boolean;
  readonly onePhone?: boolean;
  readonly signals?: boolean;
  readonly assist?: Assist;
  readonly handicap?: boolean | undefined;
};

/** The API address of a game; `origin` only for a server other than the default one. */
export const gameAt = (code: string, origin = '') => `${origin}/api/games/${code}`;

export async function createGame(
  device: APIRequestContext,
  options: GameOptions,
  origin = '',
): Promise<TableAnswer> {
  const seed = options.seed === undefined ? nextSeed() : (options.seed ?? undefined);
  const data = { laid: true, ...options, seed };
  const response = await device.post(`${origin}/api/games`, { data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

export async function viewTable(
  device: APIRequestContext,
  code: string,
  origin = '',
): Promise<TableAnswer> {
  const response = await device.get(gameAt(code, origin));
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}
