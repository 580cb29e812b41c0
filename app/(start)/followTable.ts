import { callApi } from '@/app/_state/callApi';
import { rememberGame, rememberNext, useKnownGames } from '@/app/_state/knownGames';
import type { TableView } from '@/lib/game/views/views';

/** A table that was last opened longer ago is not followed. */
const EVENING_MILLISECONDS = 12 * 60 * 60 * 1000;
/** The maximum number of requests per call. */
const MAX_VIEWS = 4;

/**
 * If the newest game has ended, adds the table's next games to the list, as long as this phone has a seat in them. So a
 * player who left after the end finds them, too.
 */
export async function followTable(): Promise<void> {
  for (let views = 0; views < MAX_VIEWS; views++) {
    const { games } = useKnownGames.getState();
    const [newest] = games;
    if (newest === undefined || !newest.ended) return;
    const { code, next, openedAt } = newest;
    if (Date.now() - openedAt > EVENING_MILLISECONDS) return;
    if (games.some(game => game.code === next)) return;
    const asked = await callApi<TableView>({ path: `/api/games/${next ?? code}` });
    if (!asked.ok) return;
    const view = asked.value;
    if (view.code === code && view.next !== null) rememberNext(code, view.next);
    else if (view.code !== code && view.you.length > 0) rememberGame(view);
    else return;
  }
}
