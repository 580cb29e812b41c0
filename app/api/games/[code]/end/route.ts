import { z } from 'zod';
import type { FieldError } from '@/app/_server/errors';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { placeField } from '@/app/_server/place';
import { readBody, seatField } from '@/app/_server/read';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { readVoter, VoteBody, voteRoutes } from '@/app/_server/voteRoutes';
import { hexOf, readCall } from '@/lib/game/views';
import type { Vote } from '@/lib/game/votes';
import { getOutside } from '@/lib/server/outside';
import { vote } from '@/lib/table/votes';

type Path = { code: string };

const find = {
  found: z.boolean({ error: 'bad-wish' satisfies FieldError }),
  space: placeField('bad-space').nullish(),
};

/** Without `found` it answers the call that it names by `to`; with it, it is the call. */
const Body = VoteBody.extend({
  found: find.found.optional(),
  space: find.space,
  to: z.object({ by: seatField, ...find }, { error: 'bad-wish' satisfies FieldError }).optional(),
});

export const POST = gameHandler<Path>(async (request, { path }) => {
  const body = await readBody(request, Body);
  if (!body.ok) return replyError(body.error);
  const voter = await readVoter(path, body.value.seat);
  return replyTable(await vote(await getOutside(), voter, voteOf(body.value)));
});

function voteOf({ agree, found, space, to }: z.infer<typeof Body>): Vote {
  if (found === undefined || !agree) {
    const read = to && readCall({ ...to, space: to.space ?? null });
    return { kind: 'vote', for: 'end', agrees: agree, to: read };
  }
  if (!found) return { kind: 'call', found: null };
  return { kind: 'call', found: { space: (space && hexOf(space)) ?? null } };
}

export const { DELETE } = voteRoutes<Path>(async (voter, cast) =>
  replyTable(await vote(await getOutside(), voter, { ...cast, for: 'end' })),
);

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
