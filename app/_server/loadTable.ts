import { cache } from 'react';
import type { SaidTable } from '@/app/_words/said';
import { sayTable } from '@/app/_words/say';
import { parseGameCode } from '@/lib/game/gameCode';
import { ok, type Result, refused } from '@/lib/result';
import { getServer } from '@/lib/server/open';
import { getOutside } from '@/lib/server/outside';
import type { Missing } from '@/lib/table/keeper';
import { showTable } from '@/lib/table/show';
import { readDevice } from './device';
import { countGuess, secondsToWait } from './guessing';
import { orUnavailable } from './orUnavailable';
import { SERVER_SPEAKER } from './say';

/** Why a page has no table to show: there is none, who asks has guessed too often, or the database is away. */
export type NoTableReason = Missing | 'unavailable' | { readonly seconds: number };

/** The table as the asking device may see it. */
export const loadTable = cache((text: string) => orUnavailable(() => readTable(text)));

async function readTable(text: string): Promise<Result<SaidTable, NoTableReason>> {
  const code = parseGameCode(text);
  if (code === undefined) return refused('not-found');
  const { store } = await getServer();
  const game = await store.load(code);
  const seconds = await secondsToWait(game.ok ? game.value : undefined);
  if (seconds > 0) return refused({ seconds });
  if (game.ok)
    return ok(
      await sayTable(
        await showTable(await getOutside(), game.value, await readDevice()),
        SERVER_SPEAKER,
      ),
    );
  if (game.error === 'not-found') await countGuess();
  return game;
}
