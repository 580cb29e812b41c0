import { z } from 'zod';
import { SEAT_COLORS } from '@/lib/data/terms';
import { type NameRefusal, parseName } from '@/lib/game/playerName';
import type { Badge } from '@/lib/game/seatMoves';
import { ok, type Result } from '@/lib/result';
import type { RequestError } from './errors';
import { readBody } from './read';

/** Both may be left out, and a name that is null or empty is none. */
const Body = z.object({
  name: z.string({ error: 'bad-name' satisfies RequestError }).nullish(),
  color: z.enum(SEAT_COLORS, { error: 'bad-color' satisfies RequestError }).optional(),
});

/** A seat’s name and colour, from a body. */
export async function readBadge(
  request: Request,
): Promise<Result<Badge, RequestError | NameRefusal>> {
  const body = await readBody(request, Body);
  if (!body.ok) return body;
  const { name, color } = body.value;
  if (name === undefined) return ok({ color });
  if (name === null || name === '') return ok({ name: null, color });
  const checked = parseName(name);
  return checked.ok ? ok({ name: checked.value, color }) : checked;
}
