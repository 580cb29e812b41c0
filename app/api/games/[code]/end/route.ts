import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { readVoter } from '@/app/_server/voter';
import type { Vote } from '@/lib/game/votes';
import { getOutside } from '@/lib/server/outside';
import { vote } from '@/lib/table/votes';

const voteRoute = (kind: Vote['kind']) =>
  gameHandler<{ code: string }>(async (request, { path }) => {
    const voter = await readVoter(request, path);
    if (!voter.ok) return replyError(voter.error);
    return replyTable(await vote(await getOutside(), voter.value, { kind, for: 'end' }));
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
