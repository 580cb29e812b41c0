import type { Answer, TableClient, Trouble } from '@/app/_state/tableClient';
import { type Speaker, saySeat, sayTable } from '@/app/_words/say';
import type { DeviceId } from '@/lib/game/seat';
import { ok, type Result, refused } from '@/lib/result';
import { playAgain } from '@/lib/table/deal';
import { showEvening } from '@/lib/table/evening';
import { moveAndShow, tellLaid } from '@/lib/table/moves';
import { keepNotebook, readNotebook } from '@/lib/table/notebook';
import type { Outside } from '@/lib/table/outside';
import { checkBoard } from '@/lib/table/record';
import { claimSeat, editSeat, leaveSeat, lookAtSeat, offerSeat, takeSeat } from '@/lib/table/seats';
import { showTable, type Table } from '@/lib/table/show';
import { changeMade } from '../phoneCalls';

/** A table as a server's routes let one device have it, without the network between. */
export function serverTable(
  outside: Outside,
  code: string,
  device: DeviceId,
  speaker: Speaker,
): TableClient {
  const at = (seat: number) => ({ code, seat, device });
  async function told<T, S>(
    asked: Promise<Result<T, string>>,
    say: (value: T) => Promise<S> | S,
  ): Answer<S> {
    const answer = await asked;
    return answer.ok ? ok(await say(answer.value)) : refused<Trouble>({ code: answer.error });
  }
  const table = (asked: Promise<Result<Table, string>>) =>
    told(asked, view => sayTable(view, speaker));
  const load = () => outside.keeper.load(code);

  return {
    loadTable: () =>
      told(load(), async game => sayTable(await showTable(outside, game, device), speaker)),
    lookAtSeat: ({ seat, id }) =>
      told(lookAtSeat(outside, { ...at(seat), id }), view => saySeat(view, speaker)),
    claimSeat: (seat, badge) => table(claimSeat(outside, at(seat), badge)),
    editSeat: (seat, badge) => table(editSeat(outside, at(seat), badge)),
    leaveSeat: seat => table(leaveSeat(outside, at(seat))),
    offerSeat: seat => told(offerSeat(outside, at(seat)), offer => offer),
    takeSeat: (seat, digits) => table(takeSeat(outside, at(seat), digits)),
    markLaid: () => table(tellLaid(outside, code, device)),
    tell: change =>
      table(moveAndShow(outside, { ...at(change.seat), id: change.id }, changeMade(change))),
    checkBoard: () => told(checkBoard(outside, code, device), check => check),
    async loadNotebook(seat) {
      const game = await load();
      return told(
        Promise.resolve(game.ok ? readNotebook(game.value, seat, device) : game),
        notebook => notebook,
      );
    },
    async keepNotebook(seat, text, onto) {
      const kept = await keepNotebook(outside, at(seat), { text, onto });
      if (kept.ok) return kept;
      const { error } = kept;
      return refused(typeof error === 'string' ? { code: error } : error);
    },
    async playAgain(map) {
      const game = await load();
      return game.ok
        ? table(playAgain(outside, game.value, device, map))
        : refused({ code: game.error });
    },
    async loadEvening() {
      const game = await load();
      return game.ok
        ? told(showEvening(outside, game.value, device), evening => evening)
        : refused({ code: game.error });
    },
    watch: () => () => {},
  };
}
