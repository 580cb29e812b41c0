import type { Server } from '../server';
import { openClient } from './client';
import { askForMap, createGame, type Player, view, wishGame } from './players';
import { inTurn, type Pace, press } from './press';

/** How fast views load during the most expensive requests of others. */
export interface Meanwhile {
  readonly views: Pace;
  /** Alternating requests: new games, wished deals and maps. */
  readonly costly: Pace;
}

const VIEWERS = 4;
const SECONDS = 5;

/** `others`: how many clients send costly requests, each one at a time. */
export async function measureMeanwhile(
  { url, pid }: Server,
  players: readonly Player[],
  others: number,
): Promise<Meanwhile> {
  const [viewing, crowd] = [openClient(url, VIEWERS), openClient(url, others)];
  const doings = [async () => (await createGame(crowd)) !== undefined, wishGame, askForMap];
  const [views, costly] = await Promise.all([
    press(n => view(viewing, inTurn(players, n)), { pid, connections: VIEWERS, seconds: SECONDS }),
    press(n => inTurn(doings, n)(crowd), { pid, connections: others, seconds: SECONDS }),
  ]);
  viewing.close();
  crowd.close();
  return { views, costly };
}
