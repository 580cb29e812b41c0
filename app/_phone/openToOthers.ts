import { movePhoneNotebook } from '@/app/_notebook/phoneNotebook';
import { callApi } from '@/app/_state/callApi';
import type { Trouble } from '@/app/_state/tableClient';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';
import { callPhoneWorker } from './callPhoneWorker';

/** Hands a game that this phone keeps over to the server; the code that others join it by. */
export async function openToOthers(code: string): Promise<Result<string, Trouble>> {
  for (;;) {
    const document = await callPhoneWorker('document', code);
    if (!document.ok) return openedBefore(code, { code: document.error });
    const opened = await callApi<TableView>({
      method: 'POST',
      path: '/api/games/open',
      body: JSON.parse(document.value),
    });
    if (!opened.ok) return opened;
    const openedAs = opened.value.code;
    const gone = await callPhoneWorker('letGo', { code, document: document.value, openedAs });
    if (!gone.ok) return refused({ code: gone.error });
    // In another tab somebody has moved meanwhile: that is handed over as well.
    if (gone.value) {
      movePhoneNotebook(code, openedAs);
      return ok(openedAs);
    }
  }
}

/** Another tab may have been faster. */
async function openedBefore(code: string, why: Trouble): Promise<Result<string, Trouble>> {
  const openedAs = await callPhoneWorker('openedAs', code);
  return openedAs.ok && openedAs.value !== undefined ? ok(openedAs.value) : refused(why);
}
