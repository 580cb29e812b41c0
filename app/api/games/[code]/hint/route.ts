import { gameHandler } from '@/app/_server/handler';
import { refuseOthers, replyHint } from '@/app/_server/reply';
import { voteRoutes } from '@/app/_server/voteRoutes';
import { hintView } from '@/lib/game/views/tableView';
import { ok } from '@/lib/result';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { voteForHint } from '@/lib/table/moveCommands';

/** What this address names is the hint: a vote for it answers as GET does, with the hint and not the table. */
export const GET = gameHandler<{ code: string }>(async (_request, { game }) =>
  replyHint(ok(hintView(game))),
);

export const { POST, DELETE } = voteRoutes(async (voter, cast) =>
  replyHint(await voteForHint(await getTableDependencies(), voter, cast)),
);

export const { PUT, PATCH } = refuseOthers('GET', 'POST', 'DELETE');
