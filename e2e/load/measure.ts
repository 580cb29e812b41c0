import { type Server, startServer } from '../server';
import { startBareServer } from './bareServer';
import { type Client, openClient } from './client';
import { type Delivery, measureDelivery } from './delivery';
import { type Meanwhile, measureMeanwhile } from './meanwhile';
import {
  askUnknown,
  createGame,
  openSlowRecord,
  PLAYERS,
  type Player,
  sitDown,
  VOTERS,
  view,
  vote,
  wishGame,
} from './players';
import { inTurn, type Pace, type Pressing, press } from './press';
import { memoryOf } from './processes';

/** All measurements on one database. */
export interface Findings {
  /** Bytes of server memory: after the start, and after all requests. */
  readonly atRest: number;
  readonly afterwards: number;
  readonly creating: Pace;
  /** Deals with wishes, one at a time. */
  readonly wishing: Pace;
  readonly viewing: Pace;
  /** An unknown address: nearly all of the cost is Next's own. */
  readonly unknown: Pace;
  /** The same rows from the minimal server. */
  readonly viewingBare: Pace;
  readonly voting: Pace;
  /** Views while eight (or sixteen) clients request games, wished deals and maps. */
  readonly duringEight: Meanwhile;
  readonly duringSixteen: Meanwhile;
  /** Views while eight clients read a deliberately slow record. */
  readonly duringRecord: Meanwhile;
  readonly manyGames: Delivery;
  readonly oneGame: Delivery;
}

export const GAMES = 400;
export const STREAMS = GAMES * PLAYERS;
export const CONNECTIONS = 16;
const WISHES = 40;
const SECONDS = 5;
/** Not counted: gives the JIT compiler time to optimize. */
const WARM_UP_SECONDS = 3;

export async function measure(databaseUrl: string): Promise<Findings> {
  const { players, ...answers } = await withServer(databaseUrl, measureAnswers);
  const viewingBare = await measureBare(databaseUrl, players);

  // Each on a fresh server, so that streams cannot reuse memory from earlier.
  const manyGames = await withServer(databaseUrl, server =>
    measureDelivery(server, {
      listeners: players,
      voters: players.filter(({ seat }) => seat === 1),
      votesPerSecond: 50,
    }),
  );
  const [first] = players;
  const voters = players.filter(({ code, seat }) => code === first?.code && seat <= VOTERS);
  const oneGame = await withServer(databaseUrl, server =>
    measureDelivery(server, {
      listeners: players.map(() => ({ code: first?.code ?? '' })),
      voters,
      votesPerSecond: 4,
    }),
  );
  return { ...answers, viewingBare, manyGames, oneGame };
}

async function measureAnswers(server: Server) {
  const { url, pid } = server;
  const atRest = await memoryOf(pid);
  const client = openClient(url, CONNECTIONS);
  const pressing: Pressing = { pid, connections: CONNECTIONS };

  const codes: string[] = [];
  const creating = await press(
    async () => {
      const code = await createGame(client);
      if (code !== undefined) codes.push(code);
      return code !== undefined;
    },
    { ...pressing, calls: GAMES },
  );
  const wishing = await press(() => wishGame(client), { pid, connections: 1, calls: WISHES });
  const players = await seatPlayers(client, codes);

  const viewing = await pressWarm(n => view(client, inTurn(players, n)), pressing);
  const unknown = await pressWarm(() => askUnknown(client), pressing);
  const voters = players.filter(({ seat }) => seat <= VOTERS);
  const voting = await pressWarm(
    n => vote(client, inTurn(voters, n), Math.floor(n / voters.length)),
    pressing,
  );
  client.close();
  const duringEight = await measureMeanwhile(server, players, 8);
  const duringSixteen = await measureMeanwhile(server, players, 16);
  const crowd = openClient(url, 1);
  const reader = await openSlowRecord(crowd);
  const duringRecord = await measureMeanwhile(server, players, 8, [each => view(each, reader)]);
  crowd.close();
  const afterwards = await memoryOf(pid);
  const during = { duringEight, duringSixteen, duringRecord };
  return { players, atRest, creating, wishing, viewing, unknown, voting, ...during, afterwards };
}

async function measureBare(databaseUrl: string, players: readonly Player[]): Promise<Pace> {
  const server = await startBareServer(databaseUrl);
  const client = openClient(server.url, CONNECTIONS);
  try {
    return await pressWarm(n => view(client, inTurn(players, n)), {
      pid: server.pid,
      connections: CONNECTIONS,
    });
  } finally {
    client.close();
    await server.stop();
  }
}

/** Warms up before measuring; call numbers continue. */
async function pressWarm(ask: (n: number) => Promise<boolean>, pressing: Pressing): Promise<Pace> {
  let n = 0;
  const askNext = () => ask(n++);
  await press(askNext, { ...pressing, seconds: WARM_UP_SECONDS });
  return press(askNext, { ...pressing, seconds: SECONDS });
}

/** Takes all seats of all games, each from its own device. */
async function seatPlayers(client: Client, codes: readonly string[]): Promise<Player[]> {
  const players: Player[] = [];
  for (let seat = 1; seat <= PLAYERS; seat++) {
    players.push(...(await Promise.all(codes.map(code => sitDown(client, code, seat)))));
  }
  return players;
}

async function withServer<T>(databaseUrl: string, use: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    COSTLY_PER_MINUTE: '0',
    STREAMS_PER_NETWORK: '0',
    STREAMS_PER_GAME: '0',
  });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}
