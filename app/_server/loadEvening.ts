import type { EveningView } from '@/lib/game/eveningView';
import { parseGameCode } from '@/lib/game/gameCode';
import { type Result, refused } from '@/lib/result';
import { getServer } from '@/lib/server/open';
import { getOutside } from '@/lib/server/outside';
import { showEvening } from '@/lib/table/evening';
import type { Missing } from '@/lib/table/keeper';
import { readDevice } from './device';
import { orUnavailable } from './orUnavailable';

/** The evening of a table, where the asking device sits at it; guesses are counted as the table itself is loaded. */
export const loadEvening = (text: string): Promise<Result<EveningView, Missing | 'unavailable'>> =>
  orUnavailable(async () => {
    const code = parseGameCode(text);
    if (code === undefined) return refused('not-found');
    const { store } = await getServer();
    const game = await store.load(code);
    return game.ok ? showEvening(await getOutside(), game.value, await readDevice()) : game;
  });
