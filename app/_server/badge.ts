import { z } from 'zod';
import { SEAT_COLORS, type SeatColor } from '@/lib/game/game';
import { type NameRefusal, parseName } from '@/lib/game/playerName';
import { ok, type Result } from '@/lib/result';
import type { RequestError } from './errors';

/** A seat’s name and colour: both may be left out, and a name that is null or empty is none. */
export const badgeFields = {
  name: z.string({ error: 'bad-name' satisfies RequestError }).nullish(),
  color: z.enum(SEAT_COLORS, { error: 'bad-color' satisfies RequestError }).optional(),
};

interface BadgeBody {
  readonly name?: string | null | undefined;
  readonly color?: SeatColor | undefined;
}

/** The badge with its name checked. */
export function readBadge({ name, color }: BadgeBody): Result<BadgeBody, NameRefusal> {
  if (name === undefined) return ok({ color });
  if (name === null || name === '') return ok({ name: null, color });
  const checked = parseName(name);
  return checked.ok ? ok({ name: checked.value, color }) : checked;
}
