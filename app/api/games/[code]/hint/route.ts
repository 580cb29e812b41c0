import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { reply, replyError } from '@/app/_server/reply';
import { sayHint } from '@/app/_server/say';
import { castVote } from '@/app/_server/vote';
import { hintView } from '@/lib/game/views';
import type { Vote } from '@/lib/game/votes';

type Params = { code: string };

export const GET = gameHandler<Params>(async (_request, { game }) =>
  reply(await sayHint(hintView(game))),
);

const voteRoute = (kind: Vote['kind']) =>
  gameHandler<Params>(async (request, { params }) => {
    const voted = await castVote(request, await params, { kind, for: 'hint' });
    return voted.ok ? reply(await sayHint(hintView(voted.value))) : replyError(voted.error);
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { PUT, PATCH } = refuseOthers('GET', 'POST', 'DELETE');
