import { refuseOthers } from '@/app/_server/methods';
import { replyTable } from '@/app/_server/replyViews';
import { voteRoutes } from '@/app/_server/voteRoutes';
import { getOutside } from '@/lib/server/outside';
import { vote } from '@/lib/table/votes';

export const { POST, DELETE } = voteRoutes(async (voter, kind) =>
  replyTable(await vote(await getOutside(), voter, { kind, for: 'end' })),
);

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
