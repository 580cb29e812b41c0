import { type APIRequestContext, type APIResponse, expect } from 'playwright/test';
import type { SeatAnswer, TableAnswer } from '@/app/_api/tableAnswers';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

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

/** Agrees for a seat to the question at that path, using the current table state. */
export async function vote(
  device: APIRequestContext,
  path: string,
  seat: number,
): Promise<TableAnswer> {
  const [, game] = /^(.*)\/end$/.exec(path) ?? [];
  const to = game && (await (await device.get(game)).json()).end.call;
  return tableAfter(await send(device, path, { seat, ...(to && { to }) }));
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
