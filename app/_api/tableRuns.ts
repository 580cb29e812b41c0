import type { z } from 'zod';
import type { Game } from '@/lib/game/game';
import type { MoveAction } from '@/lib/game/moves';
import { readRecordRequest } from '@/lib/game/record/recordView';
import { type NameRefusal, parseName } from '@/lib/game/seats/playerName';
import type { Badge, ChangeId, DeviceId, SeatNumber } from '@/lib/game/seats/seat';
import { readMotion } from '@/lib/game/views/motionView';
import { hintView } from '@/lib/game/views/questionView';
import type { VoteAnswer } from '@/lib/game/votes/motion';
import { ok, type Result } from '@/lib/result';
import { checkBoard } from '@/lib/table/boardCheck';
import { playAgain } from '@/lib/table/dealTable';
import type { LoadRefusal, TableDependencies } from '@/lib/table/dependencies';
import { type Mover, move as makeMove, markMapLaid, moveAndShow } from '@/lib/table/moveCommands';
import { type NotebookConflict, readNotebook, saveNotebook } from '@/lib/table/notebookCommands';
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

/** A call about one table: the requesting device, and `load`, which on the server returns the already loaded game. */
interface CallRequest<D = DeviceId | undefined> {
  readonly code: string;
  /** The seat in the path; 0, which no table has, if the path has none. */
  readonly seat: SeatNumber;
  readonly device: D;
  readonly id?: ChangeId | undefined;
  /** The deal for which the request is made. */
  readonly dealNumber?: number | undefined;
  /** The tag of the notebook version that the request replaces. */
  readonly baseTags?: readonly string[] | undefined;
  load(): Promise<Result<Game, LoadRefusal>>;
}

type Run<D, B, T, E> = (
  dependencies: TableDependencies,
  request: CallRequest<D>,
  body: B,
) => Promise<Result<T, E>>;

/** For calls that create a device id if the request has none. */
const withDevice = <B, T, E>(run: Run<DeviceId, B, T, E>) => ({ namesDevice: true, run }) as const;
/** For calls that never create a device id. */
const withoutDevice = <B, T, E>(run: Run<DeviceId | undefined, B, T, E>) =>
  ({ namesDevice: false, run }) as const;

type Body<N extends keyof typeof BODIES> = z.infer<(typeof BODIES)[N]>;

const moverOf = (
  { code, seat, device, id, dealNumber }: CallRequest<DeviceId>,
  bySeat = seat,
): Mover => ({ code, seat: bySeat, device, id, dealNumber });

/** A move by the seat in the body. */
const move = <B extends { readonly seat: SeatNumber }>(
  actionOf: (body: B, request: CallRequest<DeviceId>) => MoveAction,
) =>
  withDevice((dependencies, request, body: B) =>
    moveAndShow(dependencies, moverOf(request, body.seat), actionOf(body, request)),
  );

/** Implements each call about one table, for the server and for phones alike. */
export const TABLE_RUNS = {
  showTable: withoutDevice(async (dependencies, { device, load }) => {
    const game = await load();
    return game.ok ? ok(await showTable(dependencies, game.value, device)) : game;
  }),
  markMapLaid: withoutDevice((dependencies, { code, device }) =>
    markMapLaid(dependencies, code, device),
  ),
  setSeatOrder: move(({ order, starter }: Body<'Order'>) => ({ kind: 'order', order, starter })),
  giveHardEnvelope: move(({ to }: Body<'HardEnvelope'>) => ({ kind: 'hard-envelope', to })),
  claimSeat: withDevice(async (dependencies, request, { leftOf, hard, ...body }: Body<'Claim'>) => {
    const badge = readBadge(body);
    if (!badge.ok) return badge;
    return claimSeat(dependencies, moverOf(request), { ...badge.value, leftOf, hard });
  }),
  editSeat: withDevice(async (dependencies, request, body: Body<'Badge'>) => {
    const badge = readBadge(body);
    return badge.ok ? editSeat(dependencies, moverOf(request), badge.value) : badge;
  }),
  leaveSeat: withDevice((dependencies, request) => leaveSeat(dependencies, moverOf(request))),
  look: withoutDevice(lookAtSeat),
  lookByProgram: withoutDevice(lookAtSeat),
  offerSeat: withDevice((dependencies, request) => offerSeat(dependencies, moverOf(request))),
  takeSeat: withDevice((dependencies, request, { digits }: Body<'Take'>) =>
    takeSeat(dependencies, moverOf(request), digits),
  ),
  vote: move(({ motion, agree, askedAt }: Body<'Vote'>) => ({
    kind: 'vote',
    motion: readMotion(motion),
    answer: answerOf(agree),
    askedAt: typeof askedAt === 'string' ? Date.parse(askedAt) : askedAt,
  })),
  showHint: withoutDevice(async (_, { load }) => {
    const game = await load();
    return game.ok ? ok(hintView(game.value)) : game;
  }),
  askForHint: withDevice(async (dependencies, request, { seat }: Body<'AskForHint'>) => {
    const vote = { kind: 'vote', motion: { about: 'hint' }, answer: 'agree' } as const;
    const asked = await makeMove(dependencies, moverOf(request, seat), vote);
    return asked.ok ? ok(hintView(asked.value)) : asked;
  }),
  playAgain: withDevice(async (dependencies, { device, load }, options: Body<'Again'>) => {
    const game = await load();
    return game.ok ? playAgain(dependencies, game.value, device, options) : game;
  }),
  showEvening: withoutDevice(async (dependencies, { device, load }) => {
    const game = await load();
    return game.ok ? showEvening(dependencies, game.value, device) : game;
  }),
  // Every entry needs an id, since later corrections refer to it.
  record: move(({ seat: _, ...recording }: Body<'Recording'>, { id }) =>
    readRecordRequest(recording, id ?? drawChangeId()),
  ),
  checkBoard: withoutDevice((dependencies, request) => checkBoard(dependencies, request)),
  readNotebook: withoutDevice(async (_, { seat, device, load }) => {
    const game = await load();
    return game.ok ? readNotebook(game.value, seat, device) : game;
  }),
  saveNotebook: withDevice((dependencies, request, { text }: Body<'Notes'>) =>
    saveNotebook(dependencies, moverOf(request), { text, baseTags: request.baseTags }),
  ),
} as const satisfies Readonly<Partial<Record<TableEndpointName, object>>>;

export type TableCallName = keyof typeof TABLE_RUNS;

/** The body that a call takes and the value that it returns. */
export type BodyOf<N extends TableCallName> = Parameters<(typeof TABLE_RUNS)[N]['run']>[2];
type ResultOf<N extends TableCallName> = Awaited<ReturnType<(typeof TABLE_RUNS)[N]['run']>>;
export type AnswerOf<N extends TableCallName> = Extract<ResultOf<N>, { ok: true }>['value'];

/** Why a call is refused; a notebook conflict carries the seat's current notebook. */
export type CallRefusal = ErrorCode | NotebookConflict;

/** Runs a call by its name. `body` must have passed the call's schema. */
export function runCall(
  name: TableCallName,
  dependencies: TableDependencies,
  request: CallRequest,
  body: unknown,
): Promise<Result<unknown, CallRefusal>> {
  const run = TABLE_RUNS[name].run as Run<DeviceId | undefined, unknown, unknown, CallRefusal>;
  return run(dependencies, request, body);
}

function answerOf(agree: boolean | null): VoteAnswer {
  if (agree === null) return 'take-back';
  return agree ? 'agree' : 'not-now';
}

/** A seat's name and colours; a null or empty name removes the name. */
function readBadge({ name, ...colors }: Body<'Badge'>): Result<Badge, NameRefusal> {
  if (name === undefined) return ok(colors);
  if (name === null || name === '') return ok({ name: null, ...colors });
  const checked = parseName(name);
  return checked.ok ? ok({ name: checked.value, ...colors }) : checked;
}
