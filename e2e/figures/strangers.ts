import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import { type Player, seatPlayers } from './players';

/** How a stranger in the players' own network, who holds no seat and abuses one table, slows them down. */

const SECONDS = 6;

interface Abuse {
  readonly connections: number;
  /** The stranger's request about a table whose seats are all taken. */
  readonly request: (path: string) => Request;
}

const ABUSES: Readonly<Record<string, Abuse>> = {
  'refused claims': {
    connections: 8,
    request: path => ({ method: 'POST', path: `${path}/seats/1/claim`, body: '{}' }),
  },
  // More connections than the server queues.
  'pages of a table': {
    connections: 60,
    request: path => ({ path: path.replace('/api', '') }),
  },
};

/** Prints two lines per kind of abuse: of a player at that table, and at another. The server must trust one proxy. */
export async function measureStrangers(database: string, url: string): Promise<void> {
  for (const [index, [what, { connections, request }]] of Object.entries(ABUSES).entries()) {
    const network = { 'x-forwarded-for': `203.0.113.${index + 3}` };
    const players = { there: await seatPlayers(url), elsewhere: await seatPlayers(url) };
    const [attacked] = players.there;
    if (attacked === undefined) throw new Error('a table has no players');
    const press = (duration: number) =>
      autocannon({
        url,
        requests: [{ ...request(attacked.path), headers: network }],
        connections,
        duration,
      });
    // The stranger reaches its limit first.
    await press(3);
    const pressed = press(SECONDS);
    const lines = Object.entries(players).map(async ([where, [player]]) => {
      if (player === undefined) throw new Error('a table has no players');
      const { times, refused } = await play(url, player, network);
      const p = (share: number) => times[Math.ceil(times.length * share) - 1]?.toFixed(0);
      const share = ((100 * refused) / times.length).toFixed(0);
      return `${database}, a player ${where} beside a stranger's ${what}: ${share} % of ${times.length} refused, p50 ${p(0.5)} ms, p99 ${p(0.99)} ms`;
    });
    console.log((await Promise.all(lines)).join('\n'));
    await pressed;
  }
}

/** Looks and opens the table's page in turn; the ms of each request, ascending, and how many were refused. */
async function play(url: string, { path, seat, headers }: Player, network: object) {
  const asked = [
    { method: 'POST', path: `${path}/seats/${seat}/look` },
    { method: 'GET', path: path.replace('/api', '') },
  ];
  const until = performance.now() + (SECONDS - 1) * 1000;
  const times: number[] = [];
  let refused = 0;
  while (performance.now() < until)
    for (const { method, path: to } of asked) {
      const start = performance.now();
      const answer = await fetch(`${url}${to}`, { method, headers: { ...headers, ...network } });
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      if (!answer.ok) refused++;
      await pause(30);
    }
  return { times: times.toSorted((a, b) => a - b), refused };
}
