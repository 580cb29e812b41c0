import type { TableClient, Trouble } from '@/app/_state/tableClient';
import { type Localizer, localizeSeat, localizeTable } from '@/app/_words/localize';
import { ok, type Result, refused } from '@/lib/result';
import type { UnlocalizedTable } from '@/lib/table/showTable';
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
  async function localized<T, S>(
    asked: Promise<Result<T, RefusalCode>>,
    say: (value: T) => Promise<S> | S,
  ): Promise<Result<S, Trouble>> {
    const answer = await asked;
    return answer.ok ? ok(await say(answer.value)) : refused(trouble(answer.error));
  }
  const table = (asked: Promise<Result<UnlocalizedTable, RefusalCode>>) =>
    localized(asked, view => localizeTable(view, localizer));
  /** To another phone goes the whole game, not a seat. */
  const notHere = async () => refused(trouble('not-offered'));

  async function loadTable() {
    const asked = callPhoneWorker('load', code);
    const answer = await asked;
    if (!answer.ok && answer.error === 'not-found') await followOpened(code);
    return table(asked);
  }

  return {
    loadTable,
    lookAtSeat: look =>
      localized(callPhoneWorker('look', code, look), view => localizeSeat(view, localizer)),
    claimSeat: (seat, badge) => table(callPhoneWorker('claim', code, seat, badge)),
    editSeat: (seat, badge) => table(callPhoneWorker('edit', code, seat, badge)),
    leaveSeat: seat => table(callPhoneWorker('leave', code, seat)),
    offerSeat: notHere,
    takeSeat: notHere,
    markLaid: () => table(callPhoneWorker('markLaid', code)),
    send: change => table(callPhoneWorker('send', code, change)),
    checkBoard: () => localized(callPhoneWorker('checkBoard', code), check => check),
    loadNotebook: seat => localized(callPhoneWorker('notebook', code, seat), notebook => notebook),
    async keepNotebook(seat, text, baseTag) {
      const kept = await callPhoneWorker('keepNotebook', code, seat, text, baseTag);
      if (kept.ok) return kept;
      const { error } = kept;
      if (typeof error === 'string') return refused(trouble(error));
      return refused({ ...trouble(error.code), notebook: error.notebook });
    },
    playAgain: map => table(callPhoneWorker('playAgain', code, map)),
    loadEvening: () => localized(callPhoneWorker('evening', code), evening => evening),
    watch(page) {
      void page.refresh();
      return subscribeToNews(news => {
        if (news.code !== code || news.version === undefined) return;
        if (page.receiveVersion(news.version)) void page.refresh();
      });
    },
  };
}
