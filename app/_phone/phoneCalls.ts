import { newEntryId } from '@/app/_api/newEntryId';
import type { Badge, EndingCall, VoteAnswer } from '@/app/_state/tableClient';
import type { AgainMap } from '@/lib/game/again';
import { type DealRefusalView, dealRefusalView } from '@/lib/game/dealRefusalView';
import type { DealRefusal, DealRequest } from '@/lib/game/dealRequested';
import type { EndCall, Game } from '@/lib/game/game';
import { type Recording, readRecording } from '@/lib/game/recordView';
import { type CallView, hexOf, readCall } from '@/lib/game/views';
import type { Matter, Vote } from '@/lib/game/votes';
import { ok, type Result, refused } from '@/lib/result';
import { dealTable, mapToDeal, type NewTable, playAgain } from '@/lib/table/deal';
import { showEvening, tellTurns } from '@/lib/table/evening';
import type { Missing } from '@/lib/table/keeper';
import { tellLaid } from '@/lib/table/laying';
import type { Mover } from '@/lib/table/moves';
import { keepNotebook, readNotebook } from '@/lib/table/notebook';
import type { Outside } from '@/lib/table/outside';
import { checkBoard, record } from '@/lib/table/record';
import { claimSeat, editSeat, leaveSeat, lookAtSeat } from '@/lib/table/seats';
import { showTable, type Table } from '@/lib/table/show';
import { vote } from '@/lib/table/votes';
import { DEVICE } from './device';
import { moveCalls } from './moveGames';
import type { PhoneOpenings } from './phoneOpenings';
import type { PhoneReckoning } from './phoneReckoning';
import type { PhoneShelf } from './phoneShelf';

/** All that a page may ask of the games that this phone keeps. Each is what a server's route does: read, call, reply. */
export function phoneCalls(outside: Outside) {
  const { keeper } = outside;
  const mover = (code: string, seat: number): Mover => ({ code, seat, device: DEVICE });

  async function withGame<T, E>(
    code: string,
    use: (game: Game) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Missing>> {
    const game = await keeper.load(code);
    return game.ok ? use(game.value) : game;
  }

  return {
    deal: async (wanted: NewTable) =>
      viewed(await dealTable(outside, { ...wanted, onePhone: true }, DEVICE)),
    mapToDeal: async (request: DealRequest, seed: string) =>
      viewed(await mapToDeal(outside, request, seed)),
    load: (code: string) =>
      withGame<Table, never>(code, async game => ok(await showTable(outside, game, DEVICE))),
    look: (code: string, seat: number) => lookAtSeat(outside, mover(code, seat)),
    claim: (code: string, seat: number, badge: Badge) =>
      claimSeat(outside, mover(code, seat), badge),
    edit: (code: string, seat: number, badge: Badge) => editSeat(outside, mover(code, seat), badge),
    leave: (code: string, seat: number) => leaveSeat(outside, mover(code, seat)),
    markLaid: (code: string) => tellLaid(outside, code, DEVICE),
    answer: (
      code: string,
      voter: number,
      matter: Matter,
      answer: VoteAnswer,
      call?: CallView | null,
    ) => vote(outside, mover(code, voter), votedBy(matter, answer, call)),
    callEnd: (code: string, voter: number, call: EndingCall) =>
      vote(outside, mover(code, voter), { kind: 'call', found: foundBy(call) }),
    record: (code: string, by: number, recording: Recording) =>
      record(outside, mover(code, by), readRecording(recording, newEntryId())),
    checkBoard: (code: string) => checkBoard(outside, code, DEVICE),
    notebook: (code: string, seat: number) =>
      withGame(code, async game => readNotebook(game, seat, DEVICE)),
    keepNotebook: (code: string, seat: number, text: string | null) =>
      keepNotebook(outside, mover(code, seat), text),
    playAgain: (code: string, map: AgainMap) =>
      withGame(code, game => playAgain(outside, game, DEVICE, map)),
    evening: (code: string) => withGame(code, game => showEvening(outside, game, DEVICE)),
    tellTurns: (code: string, voter: number, turns: number | null) =>
      tellTurns(outside, mover(code, voter), turns),
    ...moveCalls(outside),
  };
}

const viewed = <T>(dealt: Result<T, DealRefusal>): Result<T, DealRefusalView> =>
  dealt.ok ? dealt : refused(dealRefusalView(dealt.error));

export type PhoneCalls = ReturnType<typeof phoneCalls> &
  PhoneShelf &
  PhoneOpenings &
  PhoneReckoning;

/** What a seat answers, as the core takes it. */
export const votedBy = (matter: Matter, answer: VoteAnswer, call?: CallView | null): Vote =>
  answer === 'take-back'
    ? { kind: 'unvote', for: matter }
    : {
        kind: 'vote',
        for: matter,
        agrees: answer === 'agree',
        to: call ? readCall(call) : undefined,
      };

function foundBy(call: EndingCall): EndCall['found'] {
  if (!call.found) return null;
  const { space } = call;
  return { space: (space && hexOf(space)) ?? null };
}
