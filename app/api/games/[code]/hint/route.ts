import { gameHandler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { reply, replyError } from '@/app/api/reply';
import { sayHint } from '@/app/api/say';
import { castVote } from '@/app/api/vote';
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
