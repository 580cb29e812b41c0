import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readSeat } from '@/app/_server/read';
import { reply, replyError } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';
import { castVote } from '@/app/_server/vote';
import type { Vote } from '@/lib/game/votes';

type Params = { code: string; seat: string };

/** A seat's vote, named in the body, to free the one in the path; and its taking back. */
const voteRoute = (kind: Vote['kind']) =>
  gameHandler<Params>(async (request, { params }) => {
    const path = await params;
    const voted = await castVote(request, path, { kind, for: { free: readSeat(path) } });
    return voted.ok ? reply(await showTable(voted.value)) : replyError(voted.error);
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
