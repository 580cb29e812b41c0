import type { z } from 'zod';
import type { Game } from '@/lib/game/game';
import type { MoveAction } from '@/lib/game/moves';
import { readRecordRequest } from '@/lib/game/record/recordView';
import { type NameRefusal, parseName } from '@/lib/game/seats/playerName';
import type { Badge, ChangeId, DeviceId, SeatNumber } from '@/lib/game/seats/seat';
import { hintView } from '@/lib/game/views/tableView';
import { hexOf, readCall, readQuestionRef } from '@/lib/game/views/views';
import type { Motion, Vote } from '@/lib/game/votes/votes';
import { ok, type Result } from '@/lib/result';
import { checkBoard } from '@/lib/table/boardCheck';
import { playAgain } from '@/lib/table/dealTable';
import type { LoadRefusal, TableDependencies } from '@/lib/table/dependencies';
import { type Mover, markMapLaid, moveAndShow, voteForHint } from '@/lib/table/moveCommands';
import { keepNotebook, type NotebookConflict, readNotebook } from '@/lib/table/notebookCommands';
import {
  claimSeat,
  editSeat,
  leaveSeat,
  lookAtSeat,
  offerSeat,
  takeSeat,
} from '@/lib/table/seatCommands';
import { showEvening } from '@/lib/table/showEvening';
import { showTable } from '@/lib/table/showTable';
import type { BODIES } from './bodies';
import { drawChangeId } from './changeId';
import type { ErrorCode } from './errors';
import type { TableEndpointName } from './tableEndpoints';

/** Who asks for something of one table, and how it stands: loaded already where a server knows it. */
interface CallRequest<D = DeviceId | undefined> {
  readonly code: string;
  /** The one in the path; 0, which no table has, where it names none. */
  readonly seat: SeatNumber;
  readonly device: D;
  readonly id?: ChangeId | undefined;
  /** The tag of the notebook that is replaced. */
  readonly baseTag?: string | undefined;
  load(): Promise<Result<Game, LoadRefusal>>;
}

type Run<D, B, T, E> = (
  dependencies: TableDependencies,
  request: CallRequest<D>,
  body: B,
) => Promise<Result<T, E>>;

/** For a device that may have had no name yet and gets one by it. */
const named = <B, T, E>(run: Run<DeviceId, B, T, E>) => ({ namesDevice: true, run }) as const;
/** For whoever asks: a name would tell that the game is there. */
const anybody = <B, T, E>(run: Run<DeviceId | undefined, B, T, E>) =>
  ({ namesDevice: false, run }) as const;

type Body<N extends keyof typeof BODIES> = z.infer<(typeof BODIES)[N]>;

const moverOf = ({ code, seat, device, id }: CallRequest<DeviceId>, bySeat = seat): Mover => ({
  code,
  seat: bySeat,
  device,
  id,
});

/** A move of the seat that the body names. */
const move = <B extends { readonly seat: SeatNumber }>(
  actionOf: (body: B, request: CallRequest<DeviceId>) => MoveAction,
) =>
  named((dependencies, request, body: B) =>
    moveAndShow(dependencies, moverOf(request, body.seat), actionOf(body, request)),
  );

const answerTo = <B extends Body<'Vote'> | Body<'AssistVote'>>(
  motionOf: (body: B, request: CallRequest<DeviceId>) => Motion,
) =>
  move((body: B, request) => ({
    kind: 'vote',
    for: motionOf(body, request),
    agrees: body.agree,
    of: 'of' in body && body.of ? readQuestionRef(body.of) : undefined,
  }));

const takeBack = <B extends { readonly seat: SeatNumber }>(
  motionOf: (body: B, request: CallRequest<DeviceId>) => Motion,
) => move((body: B, request) => ({ kind: 'unvote', for: motionOf(body, request) }));

const free = (_: unknown, { seat }: CallRequest<DeviceId>): Motion => ({ free: seat });
const assist = ({ level }: Body<'AssistVote'>): Motion => ({ assist: level });

/** What each call about one table does, on a server as on a phone. */
export const TABLE_RUNS = {
  showTable: anybody(async (dependencies, { device, load }) => {
    const game = await load();
    return game.ok ? ok(await showTable(dependencies, game.value, device)) : game;
  }),
  tellLaid: anybody((dependencies, { code, device }) => markMapLaid(dependencies, code, device)),
  claimSeat: named(async (dependencies, request, body: Body<'Badge'>) => {
    const badge = readBadge(body);
    return badge.ok ? claimSeat(dependencies, moverOf(request), badge.value) : badge;
  }),
  editSeat: named(async (dependencies, request, body: Body<'Badge'>) => {
    const badge = readBadge(body);
    return badge.ok ? editSeat(dependencies, moverOf(request), badge.value) : badge;
  }),
  leaveSeat: named((dependencies, request) => leaveSeat(dependencies, moverOf(request))),
  look: anybody(lookAtSeat),
  lookByProgram: anybody(lookAtSeat),
  offerSeat: named((dependencies, request) => offerSeat(dependencies, moverOf(request))),
  takeSeat: named((dependencies, request, { digits }: Body<'Take'>) =>
    takeSeat(dependencies, moverOf(request), digits),
  ),
  agreeToFree: answerTo<Body<'Vote'>>(free),
  takeBackFree: takeBack<Body<'Vote'>>(free),
  showHint: anybody(async (_, { load }) => {
    const game = await load();
    return game.ok ? ok(hintView(game.value)) : game;
  }),
  agreeToHint: named((dependencies, request, { seat, agree, of }: Body<'Vote'>) =>
    voteForHint(dependencies, moverOf(request, seat), {
      kind: 'vote',
      agrees: agree,
      of: of && readQuestionRef(of),
    }),
  ),
  takeBackHint: named((dependencies, request, { seat }: Body<'Vote'>) =>
    voteForHint(dependencies, moverOf(request, seat), { kind: 'unvote' }),
  ),
  agreeToEnd: move(endVoteOf),
  takeBackEnd: takeBack<Body<'Vote'>>(() => 'end'),
  playAgain: named(async (dependencies, { device, load }, { map }: Body<'Again'>) => {
    const game = await load();
    return game.ok ? playAgain(dependencies, game.value, device, map) : game;
  }),
  showEvening: anybody(async (dependencies, { device, load }) => {
    const game = await load();
    return game.ok ? showEvening(dependencies, game.value, device) : game;
  }),
  agreeToAssist: answerTo<Body<'AssistVote'>>(assist),
  takeBackAssist: takeBack<Body<'AssistVote'>>(assist),
  // An entry has a name in any case: what is said of it later names it.
  record: move(({ seat: _, ...made }: Body<'Recording'>, { id }) =>
    readRecordRequest(made, id ?? drawChangeId()),
  ),
  checkBoard: anybody((dependencies, { code, device }) => checkBoard(dependencies, code, device)),
  readNotebook: anybody(async (_, { seat, device, load }) => {
    const game = await load();
    return game.ok ? readNotebook(game.value, seat, device) : game;
  }),
  keepNotebook: named((dependencies, request, { text }: Body<'Notes'>) =>
    keepNotebook(dependencies, moverOf(request), { text, baseTag: request.baseTag }),
  ),
  tellTurns: move(({ turns }: Body<'Turns'>) => ({ kind: 'turns', turns })),
} as const satisfies Readonly<Partial<Record<TableEndpointName, object>>>;

export type TableCallName = keyof typeof TABLE_RUNS;

/** What a call takes besides the seat in its path, and what it answers. */
export type BodyOf<N extends TableCallName> = Parameters<(typeof TABLE_RUNS)[N]['run']>[2];
type ResultOf<N extends TableCallName> = Awaited<ReturnType<(typeof TABLE_RUNS)[N]['run']>>;
export type AnswerOf<N extends TableCallName> = Extract<ResultOf<N>, { ok: true }>['value'];

/** Why a call is refused; a notebook comes with the one that the seat has. */
export type CallRefusal = ErrorCode | NotebookConflict;

/** Runs a call by its name: the body is one that its schema takes. */
export function runCall(
  name: TableCallName,
  dependencies: TableDependencies,
  request: CallRequest,
  body: unknown,
): Promise<Result<unknown, CallRefusal>> {
  const run = TABLE_RUNS[name].run as Run<DeviceId | undefined, unknown, unknown, CallRefusal>;
  return run(dependencies, request, body);
}

/** Answers whoever has called the end, or with `found` calls it. */
function endVoteOf({ agree, found, space, to }: Body<'EndVote'>): Vote {
  if (found === undefined || !agree) {
    const read = to && readCall({ ...to, space: to.space ?? null });
    return { kind: 'vote', for: 'end', agrees: agree, to: read };
  }
  if (!found) return { kind: 'call', found: null };
  return { kind: 'call', found: { space: (space && hexOf(space)) ?? null } };
}

/** A seat’s name and colours: a name that is null or empty is none. */
function readBadge({ name, ...colors }: Body<'Badge'>): Result<Badge, NameRefusal> {
  if (name === undefined) return ok(colors);
  if (name === null || name === '') return ok({ name: null, ...colors });
  const checked = parseName(name);
  return checked.ok ? ok({ name: checked.value, ...colors }) : checked;
}
