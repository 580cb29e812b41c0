import type { z } from 'zod';
import { EndBody } from '@/app/_api/bodies';
import { gameHandler } from '@/app/_server/handler';
import { readVoter } from '@/app/_server/mover';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { voteRoutes } from '@/app/_server/voteRoutes';
import { hexOf, readCall } from '@/lib/game/views/views';
import type { Vote } from '@/lib/game/votes/votes';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { moveAndShow } from '@/lib/table/moveCommands';

type Path = { code: string };

export const POST = gameHandler<Path>(async (request, { path }) => {
  const body = await readBody(request, EndBody);
  if (!body.ok) return replyError(body.error);
  const voter = await readVoter(path, body.value.seat);
  return replyTable(await moveAndShow(await getTableDependencies(), voter, voteOf(body.value)));
});

function voteOf({ agree, found, space, to }: z.infer<typeof EndBody>): Vote {
  if (found === undefined || !agree) {
    const read = to && readCall({ ...to, space: to.space ?? null });
    return { kind: 'vote', for: 'end', agrees: agree, to: read };
  }
  if (!found) return { kind: 'call', found: null };
  return { kind: 'call', found: { space: (space && hexOf(space)) ?? null } };
}

export const { DELETE } = voteRoutes<Path>(async (voter, cast) =>
  replyTable(await moveAndShow(await getTableDependencies(), voter, { ...cast, for: 'end' })),
);

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
