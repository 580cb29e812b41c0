import { callApi } from '@/app/_state/callApi';
import type { Trouble } from '@/app/_state/trouble';
import { withDeviceCookie } from '@/app/_state/withDeviceCookie';
import type { TableView } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';
import { callPhoneWorker } from './callPhoneWorker';

/** Uploads a phone game to the server. Returns the code with which others can join it. */
export async function uploadGame(code: string): Promise<Result<string, Trouble>> {
  for (;;) {
    const document = await callPhoneWorker('document', code);
    if (!document.ok) return uploadedBefore(code, { code: document.error });
    const body = JSON.parse(document.value);
    const uploaded = await withDeviceCookie(() =>
      callApi<TableView>({ method: 'POST', path: '/api/games/upload', body }),
    );
    if (!uploaded.ok) return uploaded;
    const { code: uploadedAs, you } = uploaded.value;
    // Another phone has uploaded a copy of the game. This copy may have other moves, so it stays.
    if (you.length === 0) return ok(uploadedAs);
    const deleted = await callPhoneWorker('deleteUploaded', {
      code,
      document: document.value,
      uploadedAs,
    });
    if (!deleted.ok) return refused({ code: deleted.error });
    // Another tab has changed the game since the upload: upload it again.
    if (deleted.value) return ok(uploadedAs);
  }
}

/** Another tab may already have uploaded the game. */
async function uploadedBefore(code: string, why: Trouble): Promise<Result<string, Trouble>> {
  const uploadedAs = await callPhoneWorker('uploadedAs', code);
  return uploadedAs.ok && uploadedAs.value !== undefined ? ok(uploadedAs.value) : refused(why);
}
