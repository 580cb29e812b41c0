import { drawOrigin } from '@/lib/game/copies';
import { ok, type Result } from '@/lib/result';
import { formatDocument } from '@/lib/store/document';
import type { TableDependencies } from '@/lib/table/dependencies';
import type { LoadRefusal } from '@/lib/table/gameRepository';
import { openPhone } from './database';
import { changeGames, readRow, removeGame, writeGame } from './gameRows';
import { publishNews } from './phoneNews';

/** What a phone does about games that it opens to others: a server keeps them then, and it only remembers where. */
export function phoneOpenings({ now, random }: Pick<TableDependencies, 'now' | 'random'>) {
  return {
    /**
     * The game as the text that is kept of it, with the origin by which it is known when it is handed over again: one of
     * an older format gets it now. Every clue stands in it.
     */
    document: (code: string): Promise<Result<string, LoadRefusal>> =>
      changeGames(async rows => {
        const row = await rows.games.get(code);
        const kept = readRow(code, row);
        if (!kept.ok) return kept;
        if (row !== undefined && kept.value.origin !== null) return ok(row.document);
        const game = { ...kept.value, origin: drawOrigin(random) };
        await writeGame(rows, game, now());
        return ok(formatDocument(game));
      }),

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
