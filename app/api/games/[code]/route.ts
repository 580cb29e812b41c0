import { gameHandler } from '@/app/_server/handler';
import { refuseOthers } from '@/app/_server/methods';
import { reply } from '@/app/_server/reply';
import { showTable } from '@/app/_server/showTable';

export const GET = gameHandler<{ code: string }>(async (_request, { game }) =>
  reply(await showTable(game)),
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
