import { getWords } from '@/app/_words/request';
import { type DealRefusal, dealRefusalView } from '@/lib/game/deal/dealRequest';
import type { TableView } from '@/lib/game/views/views';
import type { Result } from '@/lib/result';
import { type ErrorCode, RETRY_AFTER, STATUSES } from '../_api/errors';
import { addTableTexts } from './addTexts';

/** Answers are for one device and one moment: nobody in between may keep them. */
const HEADERS = { 'Cache-Control': 'no-store' };

export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: HEADERS });

/** The sentence is in the asker's language. `details` are further fields, for programs. */
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

/** A table in the asker's language, or why there is none. */
export const replyTable = async (
  table: Result<TableView, ErrorCode>,
  status?: number,
): Promise<Response> =>
  table.ok ? reply(await addTableTexts(table.value), status) : replyError(table.error);

/** A map without a fair deal comes with what to change about it. */
export function replyDealRefusal(refusal: DealRefusal): Promise<Response> {
  const { code, ...details } = dealRefusalView(refusal);
  return replyError(code, {}, details);
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Handlers for the methods that a route does not take: each answers 405 and names those it does. */
export function refuseOthers<M extends Method>(...allowed: M[]) {
  const refuse = () => replyError('method-not-allowed', { Allow: allowed.join(', ') });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}
