import { clientOf } from '@/app/_state/clientOf';
import type { AskTable, TableClient, TableRequest } from '@/app/_state/tableClient';
import { ok, refused } from '@/lib/result';
import { callPhoneWorker } from './callPhoneWorker';
import { subscribeToNews } from './phoneNews';
import { redirectToUpload } from './redirect';

/** The client of a game stored on this phone. */
export function phoneTable(code: string): TableClient {
  const ask: AskTable = async ({ signal: _, timeoutMilliseconds: __, ...request }) => {
    const answer = await callPhoneWorker('ask', code, request as TableRequest);
    if (answer.ok) return ok(answer.value as never);
    const { error } = answer;
    if (request.name === 'showTable' && error === 'not-found') await redirectToUpload(code);
    return refused(typeof error === 'string' ? { code: error } : error);
  };
  return clientOf(ask, page => {
    void page.refresh();
    return subscribeToNews(news => {
      if (news.code !== code || news.version === undefined) return;
      if (page.receiveVersion(news.version)) void page.refresh();
    });
  });
}
