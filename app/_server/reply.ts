import { getWords } from '@/app/_words/request';
import { type ErrorCode, RETRY_AFTER, STATUSES } from './errors';

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
