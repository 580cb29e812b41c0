import type { Board, Piece } from '../board/pieces';
import { type Owner, ownersOf, type Player, playerOf, playersOf } from '../board/players';
import { PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { HEX_COUNT, type Hex } from '../map/hexSet';

/** The next step at a table (rulebook, "Game Play"). */
export type NextStep =
  /** The pieces that were on the board before the record started, then a `turn` action. */
  | { readonly kind: 'earlier'; readonly player: undefined }
  /** A first cube of each of `owners`, in any order; of any player while the starting one is unknown. */
  | {
      readonly kind: 'share';
      readonly player: Player | undefined;
      readonly owners: readonly Owner[];
      readonly round: 1 | 2;
    }
  /** A question or a search. */
  | { readonly kind: 'turn'; readonly player: Player }
  /**
   * The searcher's own discs: one of each of `owners` on the searched space `hex`; or, if all of theirs are there
   * already, one disc `elsewhere` by any of `owners`.
   */
  | {
      readonly kind: 'own-disc';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly hex: Hex;
      readonly elsewhere: boolean;
    }
  /** An owner's answer to a player's search. */
  | { readonly kind: 'answer'; readonly player: Player; readonly owner: Owner; readonly hex: Hex }
  /** A payment: one cube by any of `owners` (in the two-player game either colour), for the cube on `after`. */
  | {
      readonly kind: 'pay';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly after: Hex;
    }
  /** The search of `hex` ended without a cube: the player wins. */
  | { readonly kind: 'found'; readonly player: Player; readonly hex: Hex };

/** The progress of a game, in `rulesEngine.ts` or recorded at a table. */
export interface TurnState {
  readonly players: PlayerCount;
  /** The order that steps follow. */
  readonly ring: Ring;
  /** The order after an open search, if the players changed it meanwhile: all others answer a search in one order. */
  readonly nextRing?: Ring | undefined;
  /** The player who placed the first cube; `undefined` before it. */
  readonly starter: Player | undefined;
  /** By owner, the number of first cubes placed, 0 … 2. */
  readonly shared: readonly number[];
  /** 0 during the initial sharing, then counted from 1. */
  readonly turn: number;
  readonly nextStep: NextStep;
}

export const SHARING_ROUNDS = 2;

/** All players, each once, clockwise. Which of them is first does not matter. */
export type TurnOrder = readonly Player[];

/** A turn order in the forms that the rules look up. */
export interface Ring {
  /** By player, all players clockwise, from that one on. */
  readonly from: readonly TurnOrder[];
  /** By player, the others' owners, clockwise: the order in which they answer a search. */
  readonly others: readonly (readonly Owner[])[];
}

/** Throws a RangeError if the order does not name each player once. */
export function ringOf(order: TurnOrder, players: PlayerCount): Ring {
  if (!isTurnOrder(order, players)) throw new RangeError(`no turn order: ${order}`);
  const from = order
    .map((_, place) => [...order.slice(place), ...order.slice(0, place)])
    .toSorted(([one = 0], [other = 0]) => one - other);
  const others = from.map(([, ...rest]) => rest.flatMap(other => ownersOf(other, players)));
  return { from, others };
}

export const isTurnOrder = (order: TurnOrder, players: PlayerCount): boolean =>
  order.length === players && playersOf(players).every(player => order.includes(player));

/** Whether every player is followed by the same player in both. */
export const isSameRing = (one: TurnOrder, other: TurnOrder): boolean => {
  const start = other.indexOf(one[0] ?? 0);
  return (
    one.length === other.length &&
    one.every((player, place) => player === other[(start + place) % other.length])
  );
};

/** Cached: simulated games start too often to compute their ring each time. */
const SEAT_RINGS = new Map(
  PLAYER_COUNTS.map(players => [players, ringOf(playersOf(players), players)]),
);

const seatRing = (players: PlayerCount): Ring =>
  SEAT_RINGS.get(players) ?? ringOf(playersOf(players), players);

const playersFrom = ({ from }: Ring, first: Player): TurnOrder => from[first] ?? [];

/** The other players' owners, clockwise from a player: the order in which they answer a search. */
export const ownersAfter = ({ ring }: Pick<TurnState, 'ring'>, player: Player): readonly Owner[] =>
  ring.others[player] ?? [];

/** The owners of all players, in seat order. */
export const allOwners = (players: PlayerCount): readonly Owner[] =>
  playersOf(players).flatMap(player => ownersOf(player, players));

/** The state of an empty board. Without a starter, any player can place the first cube. */
export function initialTurnState(
  players: PlayerCount,
  { starter, ring = seatRing(players) }: { readonly starter?: Player; readonly ring?: Ring } = {},
): TurnState {
  const owners = allOwners(players);
  const shared = owners.map(() => 0);
  const nextStep: NextStep =
    starter === undefined
      ? { kind: 'share', player: undefined, owners, round: 1 }
      : nextShare(shared, starter, players, ring);
  return { players, ring, starter, shared, turn: 0, nextStep };
}

/**
 * Encodes the turn and its next step as a number, unique for each combination of the two. With a string, records took
 * half as long again.
 */
export function turnStateKey({ turn, nextStep }: TurnState): number {
  const who = nextStep.player ?? MAX_PLAYERS;
  const where = spaceInQuestion(nextStep) ?? 0;
  const what = (STEP_NUMBERS[nextStep.kind] * (MAX_PLAYERS + 1) + who) * HEX_COUNT + where;
  return (turn * MAX_NEXT_STEPS + what) * MAX_DETAILS + detailOf(nextStep);
}

const MAX_PLAYERS = 5;
const STEP_NUMBERS = { share: 0, turn: 1, 'own-disc': 2, answer: 3, pay: 4, found: 5, earlier: 6 };
const MAX_NEXT_STEPS = Object.keys(STEP_NUMBERS).length * (MAX_PLAYERS + 1) * HEX_COUNT;
const MAX_DETAILS = 2 << MAX_PLAYERS;

/** Distinguishes next steps with equal kind, player and space. */
function detailOf(nextStep: NextStep): number {
  switch (nextStep.kind) {
    case 'share':
      return bitsOf(nextStep.owners) * 2 + nextStep.round - 1;
    case 'own-disc':
      return bitsOf(nextStep.owners) * 2 + (nextStep.elsewhere ? 1 : 0);
    case 'answer':
      return nextStep.owner;
    case 'earlier':
    case 'turn':
    case 'pay':
    case 'found':
      return 0;
  }
}

const bitsOf = (owners: readonly Owner[]): number =>
  owners.reduce((bits, owner) => bits | (1 << owner), 0);

/** The space of the current question or search; `undefined` before either has started. */
export function spaceInQuestion(nextStep: NextStep): Hex | undefined {
  if (nextStep.kind === 'pay') return nextStep.after;
  return 'hex' in nextStep ? nextStep.hex : undefined;
}

/** Whose turn it is; `undefined` until the first cube. */
const activePlayer = ({ nextStep }: TurnState): Player | undefined => nextStep.player;

/** Lists the fields: object spread took a tenth of the time of simulated games. */
const withNextStep = (
  { players, ring, nextRing, starter, shared }: TurnState,
  turn: number,
  nextStep: NextStep,
): TurnState => ({
  players,
  ring,
  nextRing,
  starter,
  shared,
  turn,
  nextStep,
});

/** At the start of a mid-game record, before the pieces that are already on the board. */
export const startMidGame = (turnState: TurnState): TurnState =>
  withNextStep(turnState, 0, { kind: 'earlier', player: undefined });

export const startTurn = (turnState: TurnState, player: Player, turn: number): TurnState =>
  withNextStep(withLatestRing(turnState), turn, { kind: 'turn', player });

/** The state with the order that had to wait for the end of a search. */
const withLatestRing = (turnState: TurnState): TurnState =>
  turnState.nextRing ? { ...turnState, ring: turnState.nextRing, nextRing: undefined } : turnState;

/** The turn of the player to the left; unchanged before the first cube. */
export function nextTurn(turnState: TurnState): TurnState {
  const player = activePlayer(turnState);
  if (player === undefined) return turnState;
  const { ring } = withLatestRing(turnState);
  const [, next = player] = playersFrom(ring, player);
  return startTurn(turnState, next, turnState.turn + 1);
}

/**
 * Changes the order round the table. The next step stays, and an open search is answered in its old order, so that no
 * player is passed over; all later steps follow the new order.
 */
export const reseat = (turnState: TurnState, ring: Ring): TurnState =>
  SEARCH_STEPS.includes(turnState.nextStep.kind)
    ? { ...turnState, nextRing: ring }
    : { ...turnState, ring };

const SEARCH_STEPS: readonly NextStep['kind'][] = ['own-disc', 'answer', 'found'];

/** The next first cube, clockwise: the first round, then the second, then the starter's turn. */
function nextShare(
  shared: readonly number[],
  starter: Player,
  players: PlayerCount,
  ring: Ring,
): NextStep {
  for (const round of [1, 2] as const) {
    const lacks = (owner: Owner) => (shared[owner] ?? 0) < round;
    for (const player of playersFrom(ring, starter)) {
      const owners = ownersOf(player, players);
      if (owners.some(lacks)) return { kind: 'share', player, owners: owners.filter(lacks), round };
    }
  }
  return { kind: 'turn', player: starter };
}

/** After an owner's first cube, placed or skipped; the very first determines the starting player. */
export function afterShared(turnState: TurnState, owner: Owner): TurnState {
  const { players, ring } = turnState;
  const starter = turnState.starter ?? playerOf(owner, players);
  const shared = turnState.shared.slice();
  shared[owner] = (shared[owner] ?? 0) + 1;
  const nextStep = nextShare(shared, starter, players, ring);
  return { players, ring, starter, shared, turn: nextStep.kind === 'turn' ? 1 : 0, nextStep };
}

/** After the answer to a question: the player pays for a cube; a disc ends the turn. */
export const afterQuestion = (turnState: TurnState, player: Player, answer: Piece): TurnState =>
  answer.kind === 'cube' ? startPayment(turnState, player, answer.hex) : nextTurn(turnState);

export const startPayment = (turnState: TurnState, player: Player, after: Hex): TurnState => {
  const owners = ownersOf(player, turnState.players);
  return withNextStep(turnState, turnState.turn, { kind: 'pay', player, owners, after });
};

/** After a player announces a search; `board` is the board before any disc for it. */
export function startSearch(
  turnState: TurnState,
  player: Player,
  hex: Hex,
  board: Board,
): TurnState {
  const own = ownersOf(player, turnState.players);
  const without = own.filter(owner => !board.has(owner, hex));
  const elsewhere = without.length === 0;
  const owners = elsewhere ? own : without;
  return withNextStep(turnState, turnState.turn, {
    kind: 'own-disc',
    player,
    owners,
    hex,
    elsewhere,
  });
}

/** After one of the searcher's own discs, which `board` already includes. */
export function afterOwnDisc(
  turnState: TurnState,
  nextStep: Extract<NextStep, { kind: 'own-disc' }>,
  owner: Owner,
  board: Board,
): TurnState {
  const owners = nextStep.elsewhere ? [] : nextStep.owners.filter(other => other !== owner);
  return owners.length > 0
    ? withNextStep(turnState, turnState.turn, { ...nextStep, owners })
    : continueSearch(turnState, nextStep.player, nextStep.hex, board);
}

/**
 * The next step of a search once all own discs are placed. A cube on the space ends it, and the searcher pays;
 * otherwise the next owner answers, clockwise from the searcher or from `after`, the latest to answer. Owners with a disc there are skipped;
 * if none is left, the habitat is found.
 */
export function continueSearch(
  turnState: TurnState,
  player: Player,
  hex: Hex,
  board: Board,
  after?: Owner,
): TurnState {
  if (!board.isOpen(hex)) return startPayment(turnState, player, hex);
  const order = ownersAfter(turnState, player);
  const remaining = order.slice(after === undefined ? 0 : order.indexOf(after) + 1);
  const owner = remaining.find(other => !board.has(other, hex));
  return withNextStep(
    turnState,
    turnState.turn,
    owner === undefined ? { kind: 'found', player, hex } : { kind: 'answer', player, owner, hex },
  );
}

/** The next step of an open search, if any, after an unexpected piece or a fix has changed the board. */
export function recheckSearch(turnState: TurnState, board: Board): TurnState {
  const { nextStep } = turnState;
  switch (nextStep.kind) {
    case 'own-disc': {
      if (board.isOpen(nextStep.hex) && nextStep.elsewhere) return turnState;
      const owners = nextStep.owners.filter(owner => !board.has(owner, nextStep.hex));
      return board.isOpen(nextStep.hex) && owners.length > 0
        ? withNextStep(turnState, turnState.turn, { ...nextStep, owners })
        : continueSearch(turnState, nextStep.player, nextStep.hex, board);
    }
    case 'answer':
      return board.isOpen(nextStep.hex) && !board.has(nextStep.owner, nextStep.hex)
        ? turnState
        : continueSearch(turnState, nextStep.player, nextStep.hex, board, nextStep.owner);
    case 'found':
      return board.isOpen(nextStep.hex)
        ? turnState
        : startPayment(turnState, nextStep.player, nextStep.hex);
    case 'earlier':
    case 'share':
    case 'turn':
    case 'pay':
      return turnState;
  }
}

/** After the next step was skipped: first cubes, a turn, discs, an answer, a payment, or the find itself. */
export function afterSkip(turnState: TurnState, board: Board): TurnState {
  const { nextStep } = turnState;
  switch (nextStep.kind) {
    case 'earlier':
      return turnState;
    case 'share':
      return nextStep.player === undefined
        ? turnState
        : nextStep.owners.reduce(afterShared, turnState);
    case 'own-disc':
      return continueSearch(turnState, nextStep.player, nextStep.hex, board);
    case 'answer':
      return continueSearch(turnState, nextStep.player, nextStep.hex, board, nextStep.owner);
    case 'turn':
    case 'pay':
    case 'found':
      return nextTurn(turnState);
  }
}
