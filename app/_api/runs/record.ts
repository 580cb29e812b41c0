import { type RecordRequest, readRecordRequest } from '@/lib/game/record/recordView';
import { checkBoard } from '@/lib/table/boardCheck';
import { readNotebook, saveNotebook } from '@/lib/table/notebookCommands';
import { drawChangeId } from '../changeId';
import { type BySeat, move, moverOf, read, withDevice, withoutDevice } from './run';

/** Calls about the pieces on the board, and about a player's notes on them. */
export const RECORD = {
  // Every entry needs an id, since later corrections refer to it.
  record: move(({ seat: _, ...request }: BySeat & RecordRequest, { id }) =>
    readRecordRequest(request, id ?? drawChangeId()),
  ),
  checkBoard: withoutDevice((dependencies, request) => checkBoard(dependencies, request)),
  readNotebook: read((game, { seat, device }) => readNotebook(game, seat, device)),
  saveNotebook: withDevice((dependencies, request, { text }: { readonly text: string | null }) =>
    saveNotebook(dependencies, moverOf(request), { text, baseTags: request.baseTags }),
  ),
};
