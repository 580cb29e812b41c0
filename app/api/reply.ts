import { ERRORS, type ErrorCode } from '@/app/api/errors';

/** Answers are for one device and one moment: nobody in between may keep them. */
const HEADERS = { 'Cache-Control': 'no-store' };

export const reply = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: HEADERS });

/** `details` are further fields of the error, for programs. */
export function replyError(
  code: ErrorCode,
  headers: HeadersInit = {},
  details: object = {},
): Response {
  const [status, message] = ERRORS[code];
  return Response.json(
    { error: { code, message, ...details } },
    { status, headers: { ...HEADERS, ...headers } },
  );
}
