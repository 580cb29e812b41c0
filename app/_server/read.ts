import type { z } from 'zod';
import { NO_SEAT, type SeatNumber, seatNumber } from '@/lib/board/players';
import { parseGameCode } from '@/lib/game/gameCode';
import { ok, type Result, refused } from '@/lib/result';
import { FIELD_ERRORS, type RequestError } from '../_api/errors';

/** The limit for bodies without long text. */
const MAX_BODY_BYTES = 16 * 1024;
/** The longest JSON encoding of a UTF-16 code unit: a \u escape. */
const MAX_UNIT_BYTES = '\\u0000'.length;

/** The body limit for a text of up to `letters` UTF-16 code units and its surrounding JSON. */
export const bytesFor = (letters: number): number => MAX_UNIT_BYTES * letters + MAX_BODY_BYTES;

/**
 * Parses the body by the schema, whose issue messages are `RequestError`s; returns the first one. An empty body counts
 * as `{}`.
 */
export async function readBody<T>(
  request: Request,
  schema: z.ZodType<T>,
  maxBytes = MAX_BODY_BYTES,
): Promise<Result<T, RequestError>> {
  const text = await readText(request, maxBytes);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return json;
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return refused('body-not-object');
  }
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return ok(parsed.data);
  return refused(requestError(parsed.error.issues[0]?.message));
}

/** The game code in a path, normalized; '' if it is not a code. */
export const readCode = ({ code }: { code: string }): string => parseGameCode(code) ?? '';

/** The seat number in a path; `NO_SEAT` if it is not one. */
export const readSeat = ({ seat = '' }: { readonly seat?: string }): SeatNumber =>
  /^[1-9]\d?$/.test(seat) ? seatNumber(Number(seat)) : NO_SEAT;

/** The raw body; `body-too-large` above `maxBytes`. */
export async function readText(
  request: Request,
  maxBytes: number,
): Promise<Result<string, RequestError>> {
  if (request.body === null) return ok('');
  if (Number(request.headers.get('Content-Length')) > maxBytes) return refused('body-too-large');
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of chunks(request.body)) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return refused('body-too-large');
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    // The client disconnected: not a server error.
    return refused('broken-json');
  }
  return ok(text + decoder.decode());
}

async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel();
  }
}

function parseJson(text: string): Result<unknown, RequestError> {
  if (text.trim() === '') return ok({});
  try {
    return ok(JSON.parse(text));
  } catch {
    return refused('broken-json');
  }
}

const requestError = (message: string | undefined): RequestError =>
  FIELD_ERRORS.find(code => code === message) ?? 'body-not-object';
