import { gameHandler } from '@/app/api/handler';
import { refuseOthers } from '@/app/api/methods';
import { reply } from '@/app/api/reply';
import { showTable } from '@/app/api/showTable';

export const GET = gameHandler<{ code: string }>(async (_request, { game }) =>
  reply(await showTable(game)),
);

export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
