import { gameHandler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { reply, replyError } from '@/app/api/reply';
import { showTable } from '@/app/api/showTable';
import { castVote } from '@/app/api/vote';
import type { Vote } from '@/lib/game/votes';

const voteRoute = (kind: Vote['kind']) =>
  gameHandler<{ code: string }>(async (request, { params }) => {
    const voted = await castVote(request, await params, { kind, for: 'end' });
    return voted.ok ? reply(await showTable(voted.value)) : replyError(voted.error);
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
