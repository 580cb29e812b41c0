import { newEntryId } from '@/app/_api/newEntryId';
import type { Answer, EndingCall, TableClient, Trouble } from '@/app/_state/tableClient';
import { type Speaker, saySeat, sayTable } from '@/app/_words/say';
import { readRecording } from '@/lib/game/recordView';
import type { DeviceId } from '@/lib/game/seat';
import { hexAt } from '@/lib/map/grid';
import { ok, type Result, refused } from '@/lib/result';
import { playAgain } from '@/lib/table/deal';
import { showEvening, tellTurns } from '@/lib/table/evening';
import { tellLaid } from '@/lib/table/laying';
import { keepNotebook, readNotebook } from '@/lib/table/notebook';
import type { Outside } from '@/lib/table/outside';
import { checkBoard, record } from '@/lib/table/record';
import { claimSeat, editSeat, leaveSeat, lookAtSeat, offerSeat, takeSeat } from '@/lib/table/seats';
import { showTable, type Table } from '@/lib/table/show';
import { vote } from '@/lib/table/votes';
import { votedBy } from '../phoneCalls';

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
    lookAtSeat: seat => told(lookAtSeat(outside, at(seat)), view => saySeat(view, speaker)),
    claimSeat: (seat, badge) => table(claimSeat(outside, at(seat), badge)),
    editSeat: (seat, badge) => table(editSeat(outside, at(seat), badge)),
    leaveSeat: seat => table(leaveSeat(outside, at(seat))),
    offerSeat: seat => told(offerSeat(outside, at(seat)), offer => offer),
    takeSeat: (seat, digits) => table(takeSeat(outside, at(seat), digits)),
    markLaid: () => table(tellLaid(outside, code, device)),
    answer: (voter, matter, answer, call) =>
      table(vote(outside, at(voter), votedBy(matter, answer, call))),
    callEnd: (voter, call) =>
      table(vote(outside, at(voter), { kind: 'call', found: foundBy(call) })),
    record: (by, recording) =>
      table(record(outside, at(by), readRecording(recording, newEntryId()))),
    checkBoard: () => told(checkBoard(outside, code, device), check => check),
    async loadNotebook(seat) {
      const game = await load();
      return told(
        Promise.resolve(game.ok ? readNotebook(game.value, seat, device) : game),
        notebook => notebook,
      );
    },
    keepNotebook: (seat, text) => told(keepNotebook(outside, at(seat), text), kept => kept),
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
    tellTurns: (voter, turns) => table(tellTurns(outside, at(voter), turns)),
    watch: () => () => {},
  };
}

const foundBy = (call: EndingCall) =>
  call.found
    ? { space: (call.space && hexAt(call.space.row - 1, call.space.col - 1)) ?? null }
    : null;
