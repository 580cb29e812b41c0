import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { replyError } from '@/app/_server/reply';
import { replyHint } from '@/app/_server/replyViews';
import { readVoter } from '@/app/_server/voter';
import { hintView } from '@/lib/game/tableView';
import type { Vote } from '@/lib/game/votes';
import { ok } from '@/lib/result';
import { getOutside } from '@/lib/server/outside';
import { voteForHint } from '@/lib/table/votes';

type Path = { code: string };

export const GET = gameHandler<Path>(async (_request, { game }) => replyHint(ok(hintView(game))));

const voteRoute = (kind: Vote['kind']) =>
  gameHandler<Path>(async (request, { path }) => {
    const voter = await readVoter(request, path);
    if (!voter.ok) return replyError(voter.error);
    return replyHint(await voteForHint(await getOutside(), voter.value, kind));
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { PUT, PATCH } = refuseOthers('GET', 'POST', 'DELETE');
