import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import type { Mover } from '@/lib/table/moves';
import { nameDevice } from './device';
import type { RequestError } from './errors';
import { readBody, readCode, seatField } from './read';

const Body = z.object({ seat: seatField });

/** The seat that votes, which the body names, and the device that asks. */
export async function readVoter(
  request: Request,
  path: { code: string },
): Promise<Result<Mover, RequestError>> {
  const body = await readBody(request, Body);
  if (!body.ok) return body;
  return ok({ code: readCode(path), seat: body.value.seat, device: await nameDevice() });
}
