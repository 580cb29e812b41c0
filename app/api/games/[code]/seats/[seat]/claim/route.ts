import { z } from 'zod';
import { nameDevice } from '@/app/api/device';
import type { RequestError } from '@/app/api/errors';
import { refuseOthers } from '@/app/api/methods';
import { makeMove } from '@/app/api/move';
import { readBody, readCode, readSeat } from '@/app/api/read';
import { replyError, replyResult } from '@/app/api/reply';
import { parseName } from '@/lib/game/playerName';
import { tableView } from '@/lib/game/views';

type Context = { params: Promise<{ code: string; seat: string }> };

const Claim = z.object({
  name: z.string({ error: 'bad-name' satisfies RequestError }).nullish(),
});

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const body = await readBody(request, Claim);
  if (!body.ok) return replyError(body.error);
  const name = typeof body.value.name === 'string' ? parseName(body.value.name) : undefined;
  if (name?.ok === false) return replyError(name.error);

  const device = await nameDevice();
  const seat = readSeat(await params);
  const claimed = await makeMove(readCode(await params), {
    kind: 'claim',
    seat,
    device,
    name: name?.value,
  });
  return replyResult(claimed, game => tableView(game, device));
}

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
