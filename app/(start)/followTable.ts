import { callApi } from '@/app/_state/callApi';
import { rememberGame, rememberNext, useKnownGames } from '@/app/_state/knownGames';
import type { TableView } from '@/lib/game/views/views';

/** A table that has ended longer ago plays on without this phone. */
const EVENING_MILLISECONDS = 12 * 60 * 60 * 1000;
/** How many views one look asks for at most. */
const MAX_VIEWS = 4;

/**
 * Looks whether the table of the newest game, which has ended, has dealt another one in which this phone has a seat:
 * whoever went home meanwhile finds that one, too.
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
