import { handler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { readCode } from '@/app/api/read';
import { reply, replyError } from '@/app/api/reply';
import { showTable } from '@/app/api/showTable';
import { getServer } from '@/lib/server';

export const GET = handler<{ code: string }>(async (_request, { params }) => {
  const { store } = await getServer();
  const game = await store.load(readCode(await params));
  return game.ok ? reply(await showTable(game.value)) : replyError(game.error);
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
