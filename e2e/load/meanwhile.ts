import type { Server } from '../server';
import { openClient } from './client';
import { askForMap, createGame, type Player, view, wishGame } from './players';
import { inTurn, type Pace, press } from './press';

/** How fast views come while others do at once what costs a server most. */
export interface Meanwhile {
  readonly views: Pace;
  /** What the others do: games, wished deals and maps in turns. */
  readonly costly: Pace;
}

const VIEWERS = 4;
const SECONDS = 5;

/** `others`: how many do so, each its next when it has its answer. */
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
