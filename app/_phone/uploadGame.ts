import { callApi } from '@/app/_state/callApi';
import type { Trouble } from '@/app/_state/tableClient';
import { withDeviceCookie } from '@/app/_state/withDeviceCookie';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';
import { callPhoneWorker } from './callPhoneWorker';

/** Uploads a phone's own game to the server. Returns the code with which others join it. */
export async function uploadGame(code: string): Promise<Result<string, Trouble>> {
  for (;;) {
    const document = await callPhoneWorker('document', code);
    if (!document.ok) return uploadedBefore(code, { code: document.error });
    const body = JSON.parse(document.value);
    const opened = await withDeviceCookie(() =>
      callApi<TableView>({ method: 'POST', path: '/api/games/upload', body }),
    );
    if (!opened.ok) return opened;
    const uploadedAs = opened.value.code;
    const released = await callPhoneWorker('deleteUploaded', {
      code,
      document: document.value,
      uploadedAs,
    });
    if (!released.ok) return refused({ code: released.error });
    // Another tab has changed the game since the upload: upload it again.
    if (released.value) return ok(uploadedAs);
  }
}

/** Another tab may already have opened the game. */
async function uploadedBefore(code: string, why: Trouble): Promise<Result<string, Trouble>> {
  const uploadedAs = await callPhoneWorker('uploadedAs', code);
  return uploadedAs.ok && uploadedAs.value !== undefined ? ok(uploadedAs.value) : refused(why);
}
