import type { AsyncResult, TableClient, Trouble } from '@/app/_state/tableClient';
import { type Localizer, localizeSeat, localizeTable } from '@/app/_words/localize';
import type { DeviceId } from '@/lib/game/seats/seat';
import { ok, type Result, refused } from '@/lib/result';
import { checkBoard } from '@/lib/table/boardCheck';
import { playAgain } from '@/lib/table/dealTable';
import type { TableDependencies } from '@/lib/table/dependencies';
import { markMapLaid, moveAndShow } from '@/lib/table/moveCommands';
import { keepNotebook, readNotebook } from '@/lib/table/notebookCommands';
import {
  claimSeat,
  editSeat,
  leaveSeat,
  lookAtSeat,
  offerSeat,
  takeSeat,
} from '@/lib/table/seatCommands';
import { showEvening } from '@/lib/table/showEvening';
import { showTable, type UnlocalizedTable } from '@/lib/table/showTable';
import { moveOfChange } from '../phoneCalls';

/** A table as a server's routes let one device have it, without the network between. */
export function serverTable(
  dependencies: TableDependencies,
  code: string,
  device: DeviceId,
  localizer: Localizer,
): TableClient {
  const at = (seat: number) => ({ code, seat, device });
  async function told<T, S>(
    asked: Promise<Result<T, string>>,
    say: (value: T) => Promise<S> | S,
  ): AsyncResult<S> {
    const answer = await asked;
    return answer.ok ? ok(await say(answer.value)) : refused<Trouble>({ code: answer.error });
  }
  const table = (asked: Promise<Result<UnlocalizedTable, string>>) =>
    told(asked, view => localizeTable(view, localizer));
  const load = () => dependencies.repository.load(code);

  return {
    loadTable: () =>
      told(load(), async game =>
        localizeTable(await showTable(dependencies, game, device), localizer),
      ),
    lookAtSeat: ({ seat, id }) =>
      told(lookAtSeat(dependencies, { ...at(seat), id }), view => localizeSeat(view, localizer)),
    claimSeat: (seat, badge) => table(claimSeat(dependencies, at(seat), badge)),
    editSeat: (seat, badge) => table(editSeat(dependencies, at(seat), badge)),
    leaveSeat: seat => table(leaveSeat(dependencies, at(seat))),
    offerSeat: seat => told(offerSeat(dependencies, at(seat)), offer => offer),
    takeSeat: (seat, digits) => table(takeSeat(dependencies, at(seat), digits)),
    markLaid: () => table(markMapLaid(dependencies, code, device)),
    send: change =>
      table(moveAndShow(dependencies, { ...at(change.seat), id: change.id }, moveOfChange(change))),
    checkBoard: () => told(checkBoard(dependencies, code, device), check => check),
    async loadNotebook(seat) {
      const game = await load();
      return told(
        Promise.resolve(game.ok ? readNotebook(game.value, seat, device) : game),
        notebook => notebook,
      );
    },
    async keepNotebook(seat, text, baseTag) {
      const kept = await keepNotebook(dependencies, at(seat), { text, baseTag });
      if (kept.ok) return kept;
      const { error } = kept;
      return refused(typeof error === 'string' ? { code: error } : error);
    },
    async playAgain(map) {
      const game = await load();
      return game.ok
        ? table(playAgain(dependencies, game.value, device, map))
        : refused({ code: game.error });
    },
    async loadEvening() {
      const game = await load();
      return game.ok
        ? told(showEvening(dependencies, game.value, device), evening => evening)
        : refused({ code: game.error });
    },
    watch: () => () => {},
  };
}
