import { readSeat } from '@/app/_server/read';
import { refuseOthers, replyTable } from '@/app/_server/reply';
import { voteRoutes } from '@/app/_server/voteRoutes';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { moveAndShow } from '@/lib/table/moveCommands';

type Path = { code: string; seat: string };

/** A seat's vote, named in the body, to free the one in the path; and its taking back. */
export const { POST, DELETE } = voteRoutes<Path>(async (voter, cast, path) =>
  replyTable(
    await moveAndShow(await getTableDependencies(), voter, {
      ...cast,
      for: { free: readSeat(path) },
    }),
  ),
);

export const { GET, PUT, PATCH } = refuseOthers('POST', 'DELETE');
