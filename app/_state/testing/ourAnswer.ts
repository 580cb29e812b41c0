import { ANSWER_HEADER } from '@/app/addresses';

/** A response as our own server sends it. */
export const ourAnswer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { [ANSWER_HEADER]: '1' } });
