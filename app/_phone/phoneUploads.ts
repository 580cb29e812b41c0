import { ok, type Result, refused } from '@/lib/result';
import type { LoadRefusal } from '@/lib/table/dependencies';
import { withPhone } from './database';
import { changeGames, readRow, removeGame } from './gameRows';
import { publishNews } from './phoneNews';

/** The worker's calls for games that move to a server; the phone then stores only their new codes. */
export function phoneUploads() {
  return {
    /** The game's stored text, which includes every clue. */
    async document(code: string): Promise<Result<string, LoadRefusal>> {
      const row = await withPhone(database => database.get('games', code));
      if (row === undefined) return refused('not-found');
      const game = readRow(code, row);
      return game.ok ? ok(row.document) : game;
    },

    /**
     * Deletes a game that was uploaded, since from then on only the server may show its clues. Stores its new code, and
     * its notebooks under it. Returns false and deletes nothing if the game has changed since it was uploaded.
     */
    async deleteUploaded({
      code,
      document,
      uploadedAs,
    }: FinishedUpload): Promise<Result<boolean, never>> {
      const isDeleted = await changeGames(async rows => {
        const row = await rows.games.get(code);
        if (row?.document !== document) return false;
        const notebooks = await rows.notebooks.index('code').getAll(code);
        // Delete first: storage may be too full for both.
        await removeGame(rows, code);
        await Promise.all([
          rows.uploads.put({ code, uploadedAs, marks: row.marks }),
          ...notebooks.map(notebook => rows.notebooks.put({ ...notebook, code: uploadedAs })),
        ]);
        return true;
      });
      if (isDeleted) publishNews({ code, version: Number.POSITIVE_INFINITY });
      return ok(isDeleted);
    },

    /** The game's code on the server; `undefined` if it was never uploaded. */
    async uploadedAs(code: string): Promise<Result<string | undefined, never>> {
      const row = await withPhone(database => database.get('uploads', code));
      return ok(row?.uploadedAs);
    },
  };
}

interface FinishedUpload {
  readonly code: string;
  readonly document: string;
  readonly uploadedAs: string;
}

export type PhoneUploads = ReturnType<typeof phoneUploads>;
