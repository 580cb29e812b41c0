import { readDevice } from '@/app/api/device';
import { refuseOthers } from '@/app/api/methods';
import { readCode, readSeat } from '@/app/api/read';
import { reply, replyError } from '@/app/api/reply';
import { seatView } from '@/lib/game/views';
import { getStore } from '@/lib/server';

type Context = { params: Promise<{ code: string; seat: string }> };

/** No game, no such seat, somebody else's seat: one answer, so that nothing can be told from it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const game = await (await getStore()).load(readCode(await params));
  const view = game && seatView(game, readSeat(await params), await readDevice());
  return view === undefined ? replyError('not-found') : reply(view);
}

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
