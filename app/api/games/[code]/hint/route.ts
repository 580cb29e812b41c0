import { refuseOthers } from '@/app/api/methods';
import { readCode } from '@/app/api/read';
import { reply, replyError, replyResult } from '@/app/api/reply';
import { castVote } from '@/app/api/vote';
import { hintView } from '@/lib/game/views';
import { getStore } from '@/lib/server';

type Context = { params: Promise<{ code: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const game = await (await getStore()).load(readCode(await params));
  return game === undefined ? replyError('not-found') : reply(hintView(game));
}

export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  replyResult(await castVote('vote-hint', request, params), hintView);

export const DELETE = async (request: Request, { params }: Context): Promise<Response> =>
  replyResult(await castVote('unvote-hint', request, params), hintView);

export const { PUT, PATCH } = refuseOthers('GET', 'POST', 'DELETE');
