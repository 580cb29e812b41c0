import { z } from 'zod';
import { SEAT_COLORS } from '@/lib/data/terms';
import { type NameRefusal, parseName } from '@/lib/game/playerName';
import type { Badge } from '@/lib/game/seatMoves';
import { ok, type Result } from '@/lib/result';
import type { RequestError } from './errors';
import { readBody } from './read';

const color = z.enum(SEAT_COLORS, { error: 'bad-color' satisfies RequestError }).optional();

/** All may be left out, and a name that is null or empty is none. */
const Body = z.object({
  name: z.string({ error: 'bad-name' satisfies RequestError }).nullish(),
  color,
  secondColor: color,
});

/** A seat’s name and colours, from a body. */
export async function readBadge(
  request: Request,
): Promise<Result<Badge, RequestError | NameRefusal>> {
  const body = await readBody(request, Body);
  if (!body.ok) return body;
  const { name, ...colors } = body.value;
  if (name === undefined) return ok(colors);
  if (name === null || name === '') return ok({ name: null, ...colors });
  const checked = parseName(name);
  return checked.ok ? ok({ name: checked.value, ...colors }) : checked;
}
