import { type Change, type Look, questionView } from '@/app/_state/changes';
import type { Badge } from '@/app/_state/tableClient';
import type { AgainMap } from '@/lib/game/again';
import {
  type DealRefusal,
  type DealRefusalView,
  type DealRequest,
  dealRefusalView,
} from '@/lib/game/dealRequested';
import type { Game } from '@/lib/game/game';
import type { Made } from '@/lib/game/moves';
import { readRecording } from '@/lib/game/recordView';
import { hexOf, readCall, readQuestion } from '@/lib/game/views';
import { ok, type Result, refused } from '@/lib/result';
import { dealTable, mapToDeal, type NewTable, playAgain } from '@/lib/table/deal';
import { showEvening } from '@/lib/table/evening';
import type { Missing } from '@/lib/table/keeper';
import { type Mover, moveAndShow, tellLaid } from '@/lib/table/moves';
import { keepNotebook, readNotebook } from '@/lib/table/notebook';
import type { Outside } from '@/lib/table/outside';
import { checkBoard } from '@/lib/table/record';
import { claimSeat, editSeat, leaveSeat, lookAtSeat } from '@/lib/table/seats';
import { showTable, type Table } from '@/lib/table/show';
import { moveCalls } from './moveGames';
import { DEVICE } from './phoneGame';
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
    look: (code: string, { seat, id }: Pick<Look, 'seat' | 'id'>) =>
      lookAtSeat(outside, { ...mover(code, seat), id }),
    claim: (code: string, seat: number, badge: Badge) =>
      claimSeat(outside, mover(code, seat), badge),
    edit: (code: string, seat: number, badge: Badge) => editSeat(outside, mover(code, seat), badge),
    leave: (code: string, seat: number) => leaveSeat(outside, mover(code, seat)),
    markLaid: (code: string) => tellLaid(outside, code, DEVICE),
    tell: (code: string, change: Change) =>
      moveAndShow(outside, { ...mover(code, change.seat), id: change.id }, changeMade(change)),
    checkBoard: (code: string) => checkBoard(outside, code, DEVICE),
    notebook: (code: string, seat: number) =>
      withGame(code, async game => readNotebook(game, seat, DEVICE)),
    keepNotebook: (code: string, seat: number, text: string | null, onto: string) =>
      keepNotebook(outside, mover(code, seat), { text, onto }),
    playAgain: (code: string, map: AgainMap) =>
      withGame(code, game => playAgain(outside, game, DEVICE, map)),
    evening: (code: string) => withGame(code, game => showEvening(outside, game, DEVICE)),
    ...moveCalls(outside),
  };
}

const viewed = <T>(dealt: Result<T, DealRefusal>): Result<T, DealRefusalView> =>
  dealt.ok ? dealt : refused(dealRefusalView(dealt.error));

export type PhoneCalls = ReturnType<typeof phoneCalls> &
  PhoneShelf &
  PhoneOpenings &
  PhoneReckoning;

/** A change as the core makes it. Throws a RangeError where a place of it lies on no map. */
export function changeMade(change: Change): Made {
  switch (change.does) {
    case 'look':
      return { kind: 'look' };
    case 'record':
      return readRecording(change.recording, change.id);
    case 'turns':
      return { kind: 'turns', turns: change.turns };
    case 'vote':
      return voteMade(change);
  }
}

function voteMade({ cast, question }: Extract<Change, { does: 'vote' }>): Made {
  if ('call' in cast) {
    const { call } = cast;
    if (!call.found) return { kind: 'call', found: null };
    return { kind: 'call', found: { space: (call.space && hexOf(call.space)) ?? null } };
  }
  const { matter, answer } = cast;
  if (answer === 'take-back') return { kind: 'unvote', for: matter };
  const of = questionView(question, matter);
  return {
    kind: 'vote',
    for: matter,
    agrees: answer === 'agree',
    ...(matter === 'end' && question.call && { to: readCall(question.call) }),
    ...(of && { of: readQuestion(of) }),
  };
}
