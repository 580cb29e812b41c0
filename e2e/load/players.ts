import type { TableAnswer } from '@/app/_api/tableAnswers';
import { formatDocument } from '@/lib/store/document';
import { SLOW_RECORD } from '@/lib/testing/entered';
import { dealtOnPhone } from '../phoneDocument';
import type { Answer, Client } from './client';

/** A seated player. */
export interface Player {
  readonly code: string;
  readonly seat: number;
  readonly cookie: string;
}

export const PLAYERS = 5;
/** Seats that vote for a hint: too few to pass, so that they can keep changing their votes. */
export const VOTERS = 3;

/** Creates a game; returns its code, or `undefined` on failure. */
export async function createGame({ ask }: Client): Promise<string | undefined> {
  const body = { mode: 'advanced', players: PLAYERS };
  const answer = await ask({ method: 'POST', path: '/api/games', body });
  return answer.status === 201 ? readTable(answer).code : undefined;
}

export async function sitDown({ ask }: Client, code: string, seat: number): Promise<Player> {
  const path = `/api/games/${code}/seats/${seat}/claim`;
  const { status, text, cookie } = await ask({ method: 'POST', path, body: {} });
  if (status !== 200) throw new Error(`the seat was not claimed: ${status} ${text}`);
  return { code, seat, cookie };
}

export async function view({ ask }: Client, { code, cookie }: Player): Promise<boolean> {
  const { status } = await ask({ path: `/api/games/${code}`, cookie });
  return status === 200;
}

/** Uploads a phone's game with a record that takes long to read, and leaves all seats but the first. */
export async function openSlowRecord({ ask }: Client): Promise<Player> {
  const game = await dealtOnPhone({ mode: 'advanced', players: PLAYERS }, 'a slow record');
  const record = SLOW_RECORD.map(action => ({ ...action, by: 1, at: 0 }));
  const body = JSON.parse(formatDocument({ ...game, record }));
  const uploaded = await ask({ method: 'POST', path: '/api/games/upload', body });
  if (uploaded.status !== 201)
    throw new Error(`it was not uploaded: ${uploaded.status} ${uploaded.text}`);
  const { code, you } = readTable(uploaded);
  const { cookie } = uploaded;
  for (const seat of you.slice(1))
    await ask({ method: 'DELETE', path: `/api/games/${code}/seats/${seat}`, cookie });
  return { code, seat: 1, cookie };
}

/** A deal with wishes: usual length, even seats. */
export async function wishGame({ ask }: Client): Promise<boolean> {
  const body = { mode: 'advanced', players: 4, length: 'usual', even: true };
  const { status } = await ask({ method: 'POST', path: '/api/games', body });
  // Some maps have no such deal; the server reports that with 422.
  return status === 201 || status === 422;
}

/** A map with deals for every number of players. */
export async function askForMap({ ask }: Client): Promise<boolean> {
  // The official server calls the advanced game "normal".
  const { status } = await ask({ path: '/api/maps/random?mode=normal' });
  return status === 200;
}

/** Requests an unknown address. */
export async function askUnknown({ ask }: Client): Promise<boolean> {
  const { status } = await ask({ path: '/api/nothing/here' });
  return status === 404;
}

/** Votes for the hint in even rounds and withdraws the vote in odd ones, so that each call changes something. */
export async function vote(
  { ask }: Client,
  { code, seat, cookie }: Player,
  round: number,
): Promise<boolean> {
  const method = round % 2 === 0 ? 'POST' : 'DELETE';
  const { status } = await ask({
    method,
    path: `/api/games/${code}/hint`,
    cookie,
    body: { seat },
  });
  return status === 200;
}

const readTable = ({ text }: Answer): TableAnswer => JSON.parse(text);
