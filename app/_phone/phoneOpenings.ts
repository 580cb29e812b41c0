import { ok, type Result, refused } from '@/lib/result';
import type { LoadRefusal } from '@/lib/table/dependencies';
import { openPhone } from './database';
import { changeGames, readRow, removeGame } from './gameRows';
import { publishNews } from './phoneNews';

/** What a phone does about games that it opens to others: a server keeps them then, and it only remembers where. */
export function phoneOpenings() {
  return {
    /**
     * The game as the text that is kept of it. Every clue stands in it.
     */
    async document(code: string): Promise<Result<string, LoadRefusal>> {
      const row = await (await openPhone()).get('games', code);
      if (row === undefined) return refused('not-found');
      const kept = readRow(code, row);
      return kept.ok ? ok(row.document) : kept;
    },

    /**
     * Lets go of a game that a server keeps now, under a code of its own: its clues are the server's to show from then
     * on. False, and nothing changed, where it is no longer as it was handed over.
     */
    async letGo({ code, document, openedAs }: LettingGo): Promise<Result<boolean, never>> {
      const isGone = await changeGames(async rows => {
        if ((await rows.games.get(code))?.document !== document) return false;
        await Promise.all([removeGame(rows, code), rows.opened.put({ code, openedAs })]);
        return true;
      });
      if (isGone) publishNews({ code, version: Number.POSITIVE_INFINITY });
      return ok(isGone);
    },

    /** Under which code a server keeps the game now; nothing where it was never opened. */
    async openedAs(code: string): Promise<Result<string | undefined, never>> {
      return ok((await (await openPhone()).get('opened', code))?.openedAs);
    },
  };
}

interface LettingGo {
  readonly code: string;
  readonly document: string;
  readonly openedAs: string;
}

export type PhoneOpenings = ReturnType<typeof phoneOpenings>;
