import { once } from 'node:events';
import { connect } from 'node:net';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import { GIVE_UP, HINT } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { atRelease } from '../release';
import type { Server } from '../server';
import { createGame, gameAt, viewTable } from '../table';

const ROUNDS = atRelease(4, 2);
const GAMES = 10;
const SEATS = [1, 2, 3, 4];
const WRITES = GAMES * SEATS.length * 2;

test('a server killed while writing keeps everything that it has acknowledged, and stops when asked to', async ({
  serve,
  device,
}) => {
  // Starts several servers, one after another.
  test.slow();
  const table = await device();
  const codes: string[] = [];
  const acknowledged: string[] = [];

  for (let round = 1; round <= ROUNDS; round++) {
    const server = await serve();
    const seats = await dealSeats(table, server);
    codes.push(...new Set(seats.map(({ code }) => code)));
    const enough = Math.floor((round * WRITES) / (ROUNDS + 2));
    const confirmed = await killWhileWriting(server, seats, device, enough);
    expect(confirmed.length, 'the server was killed while it wrote').toBeLessThan(WRITES);
    acknowledged.push(...confirmed);
  }

  const server = await serve();
  const views = await Promise.all(codes.map(code => viewTable(table, code, server.url)));
  const stored = new Set(views.flatMap(factsOf));
  expect(acknowledged.filter(fact => !stored.has(fact))).toEqual([]);

  await test.step('a server that is asked to stop ends by itself, despite connections with no request, half a request, or another protocol', async () => {
    await holdUp(server.url);
    await expect(server.stop()).resolves.toBeUndefined();
  });
});

type SeatAt = { readonly code: string; readonly seat: number };

async function dealSeats(table: Device, { url }: Server): Promise<readonly SeatAt[]> {
  const games = await Promise.all(
    Array.from({ length: GAMES }, () => createGame(table, { mode: 'normal', players: 4 }, url)),
  );
  return games.flatMap(({ code }) => SEATS.map(seat => ({ code, seat })));
}

/**
 * Devices claim all seats and then vote concurrently; kills the server once it has acknowledged `enough`
 * changes. Returns all acknowledged changes.
 */
async function killWhileWriting(
  server: Server,
  seats: readonly SeatAt[],
  device: () => Promise<Device>,
  enough: number,
): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;

  const write = async (player: Device, path: string, data: object, fact: string) => {
    const answer = await player.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    acknowledged.push(fact);
    if (acknowledged.length >= enough) killed ??= server.kill();
  };
  const sitAndVote = async (player: Device, at: SeatAt) => {
    const game = gameAt(at.code, server.url);
    await write(player, `${game}/seats/${at.seat}/claim`, {}, claimed(at));
    await write(player, `${game}/votes`, { seat: at.seat, motion: voteOf(at.seat) }, voted(at));
  };

  const players = await Promise.all(seats.map(async at => ({ player: await device(), at })));
  await Promise.allSettled(players.map(({ player, at }) => sitAndVote(player, at)));
  expect(killed, `${acknowledged.length} of ${enough} writes were acknowledged`).toBeDefined();
  await killed;
  return acknowledged;
}

/** Half of the seats vote for a hint and half to end, so that neither vote passes. */
const voteOf = (seat: number) => (seat % 2 === 0 ? HINT : GIVE_UP);

const claimed = ({ code, seat }: SeatAt) => `${code}: seat ${seat} claimed`;
const voted = ({ code, seat }: SeatAt) => `${code}: seat ${seat} voted, ${voteOf(seat).about}`;

const factsOf = ({ code, seats, questions }: TableAnswer): string[] => [
  ...seats.filter(seat => seat.claimed).map(({ seat }) => claimed({ code, seat })),
  ...questions.flatMap(({ votes }) => votes.map(seat => voted({ code, seat }))),
];

/** Opens connections with no request, half a request, and another protocol. */
async function holdUp(url: string): Promise<void> {
  const { port, hostname } = new URL(url);
  const sent = [
    '',
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ];
  const sockets = sent.map(part => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(part);
    return socket;
  });
  await Promise.all(sockets.map(socket => once(socket, 'connect')));
}
