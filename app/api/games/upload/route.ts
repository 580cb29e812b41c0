import { createDevice } from '@/app/_server/device';
import { costlyHandler } from '@/app/_server/handler';
import { readText } from '@/app/_server/read';
import { refuseOthers, replyError, replyTable } from '@/app/_server/reply';
import { getTableDependencies } from '@/lib/server/tableDependencies';
import { readDocument } from '@/lib/store/document';
import { receiveUpload } from '@/lib/table/receiveUpload';

/** Enough for a full record and a full notebook of every seat. */
const MAX_GAME_BYTES = 512 * 1024;

/** Receives a phone's game as its stored text, so that others can join it. */
export const POST = costlyHandler(async request => {
  const text = await readText(request, MAX_GAME_BYTES);
  if (!text.ok) return replyError(text.error);
  const game = readDocument(text.value);
  if (!game.ok) return replyError(game.error.kind === 'newer' ? 'game-newer' : 'bad-game');
  return replyTable(
    await receiveUpload(await getTableDependencies(), game.value, await createDevice()),
    201,
  );
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
