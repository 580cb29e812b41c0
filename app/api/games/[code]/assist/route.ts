import { AssistBody } from '@/app/_api/bodies';
import { gameHandler } from '@/app/_server/handler';
import { readVoter } from '@/app/_server/mover';
import { readBody } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { type BareVote, moveAndShow } from '@/lib/table/moveCommands';

/** A seat's vote for another level of help, and its taking back; whoever is first asks for it. */
const route = (cast: (agrees: boolean) => BareVote) =>
  gameHandler<{ code: string }>(async (request, { path }) => {
    const body = await readBody(request, AssistBody);
    if (!body.ok) return replyError(body.error);
    const { seat, agree, level } = body.value;
    const voter = await readVoter(path, seat);
    return replyTable(
      await moveAndShow(await getTableDependencies(), voter, {
        ...cast(agree),
        for: { assist: level },
      }),
    );
  });

export const POST = route(agrees => ({ kind: 'vote', agrees }));
export const DELETE = route(() => ({ kind: 'unvote' }));

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
