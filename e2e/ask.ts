import { type APIRequestContext, type APIResponse, expect } from 'playwright/test';
import type { SeatAnswer, TableAnswer } from '@/app/_api/tableAnswers';
import type { MotionView, PlaceView } from '@/lib/game/views/views';
import type { SeatNumber } from '../lib/board/players';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends strings unchanged, so that they may be malformed; anything else as JSON. */
export function send(
  device: APIRequestContext,
  address: string,
  body: object | string | undefined,
  method: Method = 'POST',
): Promise<APIResponse> {
  if (typeof body !== 'string') return device.fetch(address, { method, data: body });
  const headers = { 'content-type': 'application/json' };
  return device.fetch(address, { method, headers, data: Buffer.from(body) });
}

export async function expectRefusal(
  answer: APIResponse,
  status: number,
  code: string,
): Promise<void> {
  expect({ status: answer.status(), body: await answer.json() }).toEqual({
    status,
    body: { error: { code, message: expect.stringMatching(/\w/) } },
  });
}

export async function claim(
  device: APIRequestContext,
  game: string,
  seat: number,
  badge: { name?: string; color?: string; secondColor?: string } = {},
): Promise<TableAnswer> {
  return tableAfter(await send(device, `${game}/seats/${seat}/claim`, badge));
}

export const HINT = { about: 'hint' } as const satisfies MotionView;
export const GIVE_UP = { about: 'end', found: null } as const satisfies MotionView;
export const foundOn = (space: PlaceView | null = null) =>
  ({ about: 'end', found: { space } }) as const satisfies MotionView;
export const freeing = (seat: SeatNumber) =>
  ({ about: 'free', seat }) as const satisfies MotionView;

/** Agrees for a seat to a motion. */
export const vote = async (
  device: APIRequestContext,
  game: string,
  motion: MotionView,
  seat: number,
): Promise<TableAnswer> => tableAfter(await send(device, `${game}/votes`, { seat, motion }));

/** Withdraws a seat's answer. */
export const takeBack = async (
  device: APIRequestContext,
  game: string,
  motion: MotionView,
  seat: number,
): Promise<TableAnswer> =>
  tableAfter(await send(device, `${game}/votes`, { seat, motion, agree: null }));

/** The seats that agree to the question of that kind; none if it is not asked. */
export const votesOn = (
  { questions }: Pick<TableAnswer, 'questions'>,
  about: MotionView['about'],
): readonly number[] => questions.find(({ motion }) => motion.about === about)?.votes ?? [];

/** Agrees for a seat to the call that is open, or gives up. */
export async function voteForEnd(
  device: APIRequestContext,
  game: string,
  seat: number,
): Promise<TableAnswer> {
  const { questions } = await tableAfter(await device.get(game));
  const call = questions.find(({ motion }) => motion.about === 'end');
  return vote(device, game, call?.motion ?? GIVE_UP, seat);
}

/** Returns the table from a response that must be successful. */
export async function tableAfter(answer: APIResponse): Promise<TableAnswer> {
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Reveals the clue of a seat that the device holds. */
export async function uncover(
  device: APIRequestContext,
  game: string,
  seat: number,
): Promise<SeatAnswer> {
  const answer = await device.post(`${game}/seats/${seat}/look`);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
