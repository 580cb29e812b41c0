import { BadgeBody } from '@/app/_api/bodies';
import { type NameRefusal, parseName } from '@/lib/game/playerName';
import type { Badge } from '@/lib/game/seatMoves';
import { ok, type Result } from '@/lib/result';
import type { RequestError } from './errors';
import { readBody } from './read';

/** A seat’s name and colours, from a body. */
export async function readBadge(
  request: Request,
): Promise<Result<Badge, RequestError | NameRefusal>> {
  const body = await readBody(request, BadgeBody);
  if (!body.ok) return body;
  const { name, ...colors } = body.value;
  if (name === undefined) return ok(colors);
  if (name === null || name === '') return ok({ name: null, ...colors });
  const checked = parseName(name);
  return checked.ok ? ok({ name: checked.value, ...colors }) : checked;
}
