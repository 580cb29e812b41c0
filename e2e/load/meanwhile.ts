import type { Server } from '../server';
import { type Client, openClient } from './client';
import { askForMap, createGame, type Player, view, wishGame } from './players';
import { inTurn, type Pace, press } from './press';

/** How fast views load during expensive requests of others. */
export interface Meanwhile {
  readonly views: Pace;
  readonly costly: Pace;
}

type CrowdRequest = (crowd: Client) => Promise<boolean>;

/** The most expensive requests. */
export const COSTLY: readonly CrowdRequest[] = [
  async crowd => (await createGame(crowd)) !== undefined,
  wishGame,
  askForMap,
];

const VIEWERS = 4;
const SECONDS = 5;

/** `others`: how many clients send `requests` in turn, each one at a time. */
export async function measureMeanwhile(
  { url, pid }: Server,
  players: readonly Player[],
  others: number,
  requests = COSTLY,
): Promise<Meanwhile> {
  const [viewing, crowd] = [openClient(url, VIEWERS), openClient(url, others)];
  const [views, costly] = await Promise.all([
    press(n => view(viewing, inTurn(players, n)), { pid, connections: VIEWERS, seconds: SECONDS }),
    press(n => inTurn(requests, n)(crowd), { pid, connections: others, seconds: SECONDS }),
  ]);
  viewing.close();
  crowd.close();
  return { views, costly };
}
