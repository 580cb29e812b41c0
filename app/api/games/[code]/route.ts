import { readDevice } from '@/app/api/device';
import { refuseOthers } from '@/app/api/methods';
import { readCode } from '@/app/api/read';
import { reply, replyError } from '@/app/api/reply';
import { tableView } from '@/lib/game/views';
import { getStore } from '@/lib/server';

type Context = { params: Promise<{ code: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const game = await (await getStore()).load(readCode(await params));
  return game === undefined ? replyError('not-found') : reply(tableView(game, await readDevice()));
}

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
