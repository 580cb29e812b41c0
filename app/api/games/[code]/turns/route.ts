import { z } from 'zod';
import type { FieldError } from '@/app/_server/errors';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readBody, seatField } from '@/app/_server/read';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { readVoter } from '@/app/_server/voteRoutes';
import { MOST_TURNS } from '@/lib/game/turns';
import { getOutside } from '@/lib/server/outside';
import { tellTurns } from '@/lib/table/evening';

const bad = { error: 'bad-turns' satisfies FieldError };

const Body = z.object({
  seat: seatField,
  turns: z.int(bad).min(1, bad).max(MOST_TURNS, bad).nullable(),
});

/** How many turns the game took, told after its end. */
export const PUT = gameHandler<{ code: string }>(async (request, { path }) => {
  const body = await readBody(request, Body);
  if (!body.ok) return replyError(body.error);
  const teller = await readVoter(path, body.value.seat);
  return replyTable(await tellTurns(await getOutside(), teller, body.value.turns));
});

export const { GET, POST, PATCH, DELETE } = refuseOthers('PUT');
