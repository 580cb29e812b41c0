import type { TableClient, Trouble } from '@/app/_state/tableClient';
import { type Speaker, saySeat, sayTable } from '@/app/_words/say';
import { ok, type Result, refused } from '@/lib/result';
import type { Table } from '@/lib/table/show';
import { askPhone } from './askPhone';
import { goAfter } from './leaveFor';
import type { Refused } from './phoneFault';
import { hearNews } from './phoneNews';

/** How this phone tells what it keeps: its views, and why there is none, in words. */
export interface Teller {
  readonly speaker: Speaker;
  trouble(code: Refused): Trouble;
}

/** A game that this phone keeps by itself. */
export function localTable(code: string, { speaker, trouble }: Teller): TableClient {
  async function told<T, S>(
    asked: Promise<Result<T, Refused>>,
    say: (value: T) => Promise<S> | S,
  ): Promise<Result<S, Trouble>> {
    const answer = await asked;
    return answer.ok ? ok(await say(answer.value)) : refused(trouble(answer.error));
  }
  const table = (asked: Promise<Result<Table, Refused>>) =>
    told(asked, view => sayTable(view, speaker));
  /** To another phone goes the whole game, not a seat. */
  const notHere = async () => refused(trouble('not-offered'));

  async function loadTable() {
    const asked = askPhone('load', code);
    const answer = await asked;
    if (!answer.ok && answer.error === 'not-found') await goAfter(code);
    return table(asked);
  }

  return {
    loadTable,
    lookAtSeat: look => told(askPhone('look', code, look), view => saySeat(view, speaker)),
    claimSeat: (seat, badge) => table(askPhone('claim', code, seat, badge)),
    editSeat: (seat, badge) => table(askPhone('edit', code, seat, badge)),
    leaveSeat: seat => table(askPhone('leave', code, seat)),
    offerSeat: notHere,
    takeSeat: notHere,
    markLaid: () => table(askPhone('markLaid', code)),
    tell: change => table(askPhone('tell', code, change)),
    checkBoard: () => told(askPhone('checkBoard', code), check => check),
    loadNotebook: seat => told(askPhone('notebook', code, seat), notebook => notebook),
    async keepNotebook(seat, text, onto) {
      const kept = await askPhone('keepNotebook', code, seat, text, onto);
      if (kept.ok) return kept;
      const { error } = kept;
      if (typeof error === 'string') return refused(trouble(error));
      return refused({ ...trouble(error.code), notebook: error.notebook });
    },
    playAgain: map => table(askPhone('playAgain', code, map)),
    loadEvening: () => told(askPhone('evening', code), evening => evening),
    watch(page) {
      void page.refresh();
      return hearNews(news => {
        if (news.code !== code || news.version === undefined) return;
        if (page.hearVersion(news.version)) void page.refresh();
      });
    },
  };
}
