import { readDevice } from '@/app/api/device';
import { refuseOthers } from '@/app/api/methods';
import { reply, replyError } from '@/app/api/reply';
import { castVote } from '@/app/api/vote';
import { tableView } from '@/lib/game/views';

type Context = { params: Promise<{ code: string }> };

async function vote(kind: 'vote-end' | 'unvote-end', request: Request, { params }: Context) {
  const game = await castVote(kind, request, params);
  return game.ok ? reply(tableView(game.value, await readDevice())) : replyError(game.error);
}

export const POST = (request: Request, context: Context): Promise<Response> =>
  vote('vote-end', request, context);

export const DELETE = (request: Request, context: Context): Promise<Response> =>
  vote('unvote-end', request, context);

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
