import { type Change, type LookChange, questionRefBody } from '@/app/_state/changes';
import type { Badge } from '@/app/_state/tableClient';
import type { AgainMap } from '@/lib/game/deal/dealAgain';
import {
  type DealRefusal,
  type DealRefusalView,
  type DealRequest,
  dealRefusalView,
} from '@/lib/game/deal/dealRequest';
import type { Game } from '@/lib/game/game';
import type { MoveAction } from '@/lib/game/moves';
import { readRecordRequest } from '@/lib/game/record/recordView';
import { hexOf, readCall, readQuestionRef } from '@/lib/game/views/views';
import { ok, type Result, refused } from '@/lib/result';
import { checkBoard } from '@/lib/table/boardCheck';
import { dealTable, mapToDeal, type NewTable, playAgain } from '@/lib/table/dealTable';
import type { LoadRefusal, TableDependencies } from '@/lib/table/dependencies';
import { type Mover, markMapLaid, moveAndShow } from '@/lib/table/moveCommands';
import { keepNotebook, readNotebook } from '@/lib/table/notebookCommands';
import { claimSeat, editSeat, leaveSeat, lookAtSeat } from '@/lib/table/seatCommands';
import { showEvening } from '@/lib/table/showEvening';
import { showTable, type UnlocalizedTable } from '@/lib/table/showTable';
import { moveCalls } from './moveGames';
import type { PhoneDeduction } from './phoneDeduction';
import { PHONE_DEVICE } from './phoneGame';
import type { PhoneGameList } from './phoneGameList';
import type { PhoneOpenings } from './phoneOpenings';

/** All that a page may ask of the games that this phone keeps. Each is what a server's route does: read, call, reply. */
export function phoneCalls(dependencies: TableDependencies) {
  const { repository } = dependencies;
  const mover = (code: string, seat: number): Mover => ({ code, seat, device: PHONE_DEVICE });

  async function withGame<T, E>(
    code: string,
    use: (game: Game) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | LoadRefusal>> {
    const game = await repository.load(code);
    return game.ok ? use(game.value) : game;
  }

  return {
    deal: async (wanted: NewTable) =>
      viewed(await dealTable(dependencies, { ...wanted, onePhone: true }, PHONE_DEVICE)),
    mapToDeal: async (request: DealRequest, seed: string) =>
      viewed(await mapToDeal(dependencies, request, seed)),
    load: (code: string) =>
      withGame<UnlocalizedTable, never>(code, async game =>
        ok(await showTable(dependencies, game, PHONE_DEVICE)),
      ),
    look: (code: string, { seat, id }: Pick<LookChange, 'seat' | 'id'>) =>
      lookAtSeat(dependencies, { ...mover(code, seat), id }),
    claim: (code: string, seat: number, badge: Badge) =>
      claimSeat(dependencies, mover(code, seat), badge),
    edit: (code: string, seat: number, badge: Badge) =>
      editSeat(dependencies, mover(code, seat), badge),
    leave: (code: string, seat: number) => leaveSeat(dependencies, mover(code, seat)),
    markLaid: (code: string) => markMapLaid(dependencies, code, PHONE_DEVICE),
    send: (code: string, change: Change) =>
      moveAndShow(
        dependencies,
        { ...mover(code, change.seat), id: change.id },
        moveOfChange(change),
      ),
    checkBoard: (code: string) => checkBoard(dependencies, code, PHONE_DEVICE),
    notebook: (code: string, seat: number) =>
      withGame(code, async game => readNotebook(game, seat, PHONE_DEVICE)),
    keepNotebook: (code: string, seat: number, text: string | null, baseTag: string) =>
      keepNotebook(dependencies, mover(code, seat), { text, baseTag }),
    playAgain: (code: string, map: AgainMap) =>
      withGame(code, game => playAgain(dependencies, game, PHONE_DEVICE, map)),
    evening: (code: string) =>
      withGame(code, game => showEvening(dependencies, game, PHONE_DEVICE)),
    ...moveCalls(dependencies),
  };
}

const viewed = <T>(dealt: Result<T, DealRefusal>): Result<T, DealRefusalView> =>
  dealt.ok ? dealt : refused(dealRefusalView(dealt.error));

export type PhoneCalls = ReturnType<typeof phoneCalls> &
  PhoneGameList &
  PhoneOpenings &
  PhoneDeduction;

/** A change as the core makes it. Throws a RangeError where a place of it lies on no map. */
export function moveOfChange(change: Change): MoveAction {
  switch (change.does) {
    case 'look':
      return { kind: 'look' };
    case 'record':
      return readRecordRequest(change.request, change.id);
    case 'turns':
      return { kind: 'turns', turns: change.turns };
    case 'vote':
      return moveOfVote(change);
  }
}

function moveOfVote({ cast, question }: Extract<Change, { does: 'vote' }>): MoveAction {
  if ('call' in cast) {
    const { call } = cast;
    if (!call.found) return { kind: 'call', found: null };
    return { kind: 'call', found: { space: (call.space && hexOf(call.space)) ?? null } };
  }
  const { motion, answer } = cast;
  if (answer === 'take-back') return { kind: 'unvote', for: motion };
  const of = questionRefBody(question, motion);
  return {
    kind: 'vote',
    for: motion,
    agrees: answer === 'agree',
    ...(motion === 'end' && question.call && { to: readCall(question.call) }),
    ...(of && { of: readQuestionRef(of) }),
  };
}
