import { TABLE_ENDPOINTS } from '@/app/_api/tableEndpoints';
import { clientOf } from '@/app/_state/clientOf';
import type { AskTable, TableClient, TableRequest, Trouble } from '@/app/_state/tableClient';
import { type Localizer, localizeAnswer } from '@/app/_words/localize';
import { ok, refused } from '@/lib/result';
import { callPhoneWorker } from './callPhoneWorker';
import type { RefusalCode } from './phoneFault';
import { subscribeToNews } from './phoneNews';
import { followOpened } from './redirect';

/** How this phone tells what it keeps: its views, and why there is none, in words. */
interface Localization {
  readonly localizer: Localizer;
  trouble(code: RefusalCode): Trouble;
}

/** A game that this phone keeps by itself. */
export function phoneTable(code: string, { localizer, trouble }: Localization): TableClient {
  const ask: AskTable = async ({ signal: _, timeoutMilliseconds: __, ...request }) => {
    const answer = await callPhoneWorker('ask', code, request as TableRequest);
    if (answer.ok) {
      const said = await localizeAnswer(
        TABLE_ENDPOINTS[request.name].answer,
        answer.value,
        localizer,
      );
      return ok(said as never);
    }
    const { error } = answer;
    if (typeof error !== 'string')
      return refused({ ...trouble(error.code), notebook: error.notebook });
    if (request.name === 'showTable' && error === 'not-found') await followOpened(code);
    return refused(trouble(error));
  };
  return clientOf(ask, page => {
    void page.refresh();
    return subscribeToNews(news => {
      if (news.code !== code || news.version === undefined) return;
      if (page.receiveVersion(news.version)) void page.refresh();
    });
  });
}
