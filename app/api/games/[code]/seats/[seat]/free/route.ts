import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { readSeat } from '@/app/_server/read';
import { replyError } from '@/app/_server/reply';
import { replyTable } from '@/app/_server/replyViews';
import { readVoter } from '@/app/_server/voter';
import type { Vote } from '@/lib/game/votes';
import { getOutside } from '@/lib/server/outside';
import { vote } from '@/lib/table/votes';

/** A seat's vote, named in the body, to free the one in the path; and its taking back. */
const voteRoute = (kind: Vote['kind']) =>
  gameHandler<{ code: string; seat: string }>(async (request, { path }) => {
    const voter = await readVoter(request, path);
    if (!voter.ok) return replyError(voter.error);
    const cast = { kind, for: { free: readSeat(path) } };
    return replyTable(await vote(await getOutside(), voter.value, cast));
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
