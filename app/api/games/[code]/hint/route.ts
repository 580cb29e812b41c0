import { handler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { readCode } from '@/app/api/read';
import { reply, replyError } from '@/app/api/reply';
import { sayHint } from '@/app/api/say';
import { castVote } from '@/app/api/vote';
import { hintView } from '@/lib/game/views';
import type { Vote } from '@/lib/game/votes';
import { getServer } from '@/lib/server';

type Params = { code: string };

export const GET = handler<Params>(async (_request, { params }) => {
  const { store } = await getServer();
  const game = await store.load(readCode(await params));
  return game.ok ? reply(await sayHint(hintView(game.value))) : replyError(game.error);
});

const voteRoute = (kind: Vote['kind']) =>
  handler<Params>(async (request, { params }) => {
    const voted = await castVote(request, await params, { kind, for: 'hint' });
    return voted.ok ? reply(await sayHint(hintView(voted.value))) : replyError(voted.error);
  });

export const POST = voteRoute('vote');
export const DELETE = voteRoute('unvote');

export const { PUT, PATCH } = refuseOthers('GET', 'POST', 'DELETE');
