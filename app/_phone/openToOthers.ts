import { renameOnPhone } from '@/app/_notebook/notebookOnPhone';
import { callApi } from '@/app/_state/callApi';
import type { Trouble } from '@/app/_state/tableClient';
import type { SaidTable } from '@/app/_words/said';
import { ok, type Result, refused } from '@/lib/result';
import { askPhone } from './askPhone';
import type { Refused } from './phoneFault';

/** Hands a game that this phone keeps over to the server; the code that others join it by. */
export async function openToOthers(
  code: string,
  trouble: (why: Refused) => Trouble,
): Promise<Result<string, Trouble>> {
  for (;;) {
    const document = await askPhone('document', code);
    if (!document.ok) return openedBefore(code, trouble(document.error));
    const opened = await callApi<SaidTable>({
      method: 'POST',
      path: '/api/games/open',
      body: JSON.parse(document.value),
    });
    if (!opened.ok) return opened;
    const openedAs = opened.value.code;
    const gone = await askPhone('letGo', { code, document: document.value, openedAs });
    if (!gone.ok) return refused(trouble(gone.error));
    // In another tab somebody has moved meanwhile: that is handed over as well.
    if (gone.value) {
      renameOnPhone(code, openedAs);
      return ok(openedAs);
    }
  }
}

/** Another tab may have been faster. */
async function openedBefore(code: string, why: Trouble): Promise<Result<string, Trouble>> {
  const openedAs = await askPhone('openedAs', code);
  return openedAs.ok && openedAs.value !== undefined ? ok(openedAs.value) : refused(why);
}
