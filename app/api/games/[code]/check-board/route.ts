import { readDevice } from '@/app/_server/device';
import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { reply, replyError } from '@/app/_server/reply';
import { checkBoard } from '@/lib/table/record';

/** Whether a recorded piece of the seats that this phone holds is wrong. POST: what a link can ask for tells nothing. */
export const POST = gameHandler<{ code: string }>(async (_request, { game }) => {
  const check = checkBoard(game, await readDevice());
  return check.ok ? reply(check.value) : replyError(check.error);
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
