import { ERRORS, type ErrorCode } from '@/app/api/errors';
import type { Result } from '@/lib/result';

/** Answers are for one device and one moment: nobody in between may keep them. */
const HEADERS = { 'Cache-Control': 'no-store' };

export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: HEADERS });

export function replyError(code: ErrorCode, headers: HeadersInit = {}): Response {
  const [status, message] = ERRORS[code];
  return Response.json(
    { error: { code, message } },
    { status, headers: { ...HEADERS, ...headers } },
  );
}

/** What `show` makes of the value, or the error. */
export const replyResult = <T>(
  result: Result<T, ErrorCode>,
  show: (value: T) => unknown,
  status = 200,
): Response => (result.ok ? reply(show(result.value), status) : replyError(result.error));
