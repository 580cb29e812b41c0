import { getWords } from '@/app/_words/request';
import { type DealRefusal, dealRefusalView } from '@/lib/game/deal/dealRequest';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { type ErrorCode, RETRY_AFTER, STATUSES } from '../_api/errors';
import { addTableTexts } from './addTexts';

/** Answers depend on the device and the time, so no cache may store them. */
const HEADERS = { 'Cache-Control': 'no-store' };

export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: HEADERS });

/** The message is in the request's language. `details` are extra fields for programs. */
export async function replyError(
  code: ErrorCode,
  headers: HeadersInit = {},
  details: object = {},
): Promise<Response> {
  const words = await getWords('errors');
  const seconds = RETRY_AFTER[code];
  const wait = seconds === undefined ? {} : { 'Retry-After': String(seconds) };
  return Response.json(
    { error: { code, message: words(code), ...details } },
    { status: STATUSES[code], headers: { ...HEADERS, ...wait, ...headers } },
  );
}

/** Replies with a table in the request's language, or with the error. */
export const replyTable = async (
  table: Result<TableView, ErrorCode>,
  status?: number,
): Promise<Response> =>
  table.ok ? reply(await addTableTexts(table.value), status) : replyError(table.error);

/** Replies with the error; for a map without a fair deal, with a suggested change, too. */
export function replyDealRefusal(refusal: DealRefusal): Promise<Response> {
  const { code, ...details } = dealRefusalView(refusal);
  return replyError(code, {}, details);
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Refuses a method that a path does not support. */
export const refuseMethod = (allowed: readonly string[]): Promise<Response> =>
  replyError('method-not-allowed', { Allow: allowed.join(', ') });

/** Handlers for the methods that a route does not support: each returns 405 and lists the allowed ones. */
export function refuseOthers<M extends Method>(...allowed: M[]) {
  const refuse = () => refuseMethod(allowed);
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}
