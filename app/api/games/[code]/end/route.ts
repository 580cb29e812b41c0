import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { reply, replyError } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';
import { castVote } from '@/app/_server/vote';
import type { Vote } from '@/lib/game/votes';

const voteRoute = (kind: Vote['kind']) =>
  gameHandler<{ code: string }>(async (request, { params }) => {
    const voted = await castVote(request, await params, { kind, for: 'end' });
    return voted.ok ? reply(await showTable(voted.value)) : replyError(voted.error);
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
